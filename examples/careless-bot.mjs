// A bot in JavaScript: plays any legal move, but passes or ends its turn only if it must.
//
//     tavola simulate condottiere --players 2 --bots "program:node examples/careless-bot.mjs,greedy"
import { createInterface } from 'node:readline';

const UNWILLING = new Set(['pass', 'done', 'end']);

function choose({ legal }) {
  const willing = legal.filter((move) => !UNWILLING.has(move));
  const from = willing.length ? willing : legal;
  return from[Math.floor(Math.random() * from.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer = question.ask === 'hello' ? { name: 'careless' } : { move: choose(question) };
  console.log(JSON.stringify({ id: question.id, ...answer }));
}
