// A lint rule: no board reckons by the rules of its game. The engine tells what a move would do and
// what things come to; whoever adds up prices, goods or strengths here writes a rule a second time
// (docs/architecture.md).
//
// What it finds: + - * / %, Math.min and Math.max between two numbers of the game's view, or between
// one of them and a number of things (`.length`) or a figure other than 0 and 1; and any of them
// that is added up (`+=`, `reduce`). A number of the view is a field that src/generated/GAME.ts
// declares as a number, or as a list or table of numbers, also if it was taken out or given another
// name. What is sorted by is free. What only shows something says so in a comment, with the word
// "presentation" (`eslint-disable-next-line tavola/reckoning -- presentation: …`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = join(import.meta.dirname, '..', 'src', 'generated');
const FIELD = /^ {2}(\w+)\??: (?:Record<string, )?\(?number\b[^;]*;$/gm;
/** Whose place it is, and a deck's letter: no amounts. */
const NO_AMOUNT = /seat$|^[a-d]$/;
const OPERATORS = /^[-+*/%]=?$/;

const known = new Map();

/** The fields of a game's view that are numbers. */
export function numbersOf(game) {
  if (!known.has(game)) {
    const file = join(GENERATED, `${game}.ts`);
    const text = existsSync(file) ? readFileSync(file, 'utf-8') : '';
    const names = [...text.matchAll(FIELD)].map((found) => found[1]);
    known.set(game, new Set(names.filter((name) => !NO_AMOUNT.test(name))));
  }
  return known.get(game);
}

/** Without what does not change a number: `(player.goods[kind] ?? 0)!` is `player.goods`. */
function bare(node) {
  switch (node?.type) {
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return bare(node.expression);
    case 'LogicalExpression':
      return bare(node.left);
    case 'MemberExpression':
      return node.computed ? bare(node.object) : node;
    case 'CallExpression': // $derived(…)
      return node.callee.name === '$derived' ? bare(node.arguments[0]) : node;
    default:
      return node;
  }
}

const isFigure = (node) => typeof node?.value === 'number' && node.value > 1;
const isCount = (node) => bare(node)?.property?.name === 'length';

/** The name of the method to which this is handed in a function: `reduce` of `x.reduce(… => this)`. */
function handedTo(node) {
  for (let at = node.parent; at; at = at.parent)
    if (/Function/.test(at.type) && at.parent?.type === 'CallExpression')
      return bare(at.parent.callee)?.property?.name;
  return undefined;
}

export const reckoning = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reckoned: '{{what}}: the engine should say that (web/build/reckoning.js)' },
  },
  create(context) {
    const game = /games[/\\](\w+)[/\\]/.exec(context.filename)?.[1];
    const numbers = numbersOf(game);

    function variable(node) {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
        if (scope.set.has(node.name)) return scope.set.get(node.name);
      return undefined;
    }
    /** Whether a name stands for a number of the view. */
    function isTakenOut(node) {
      const defined = variable(node)?.defs[0];
      if (!defined) return false;
      const { node: made, name } = defined;
      if (made.type === 'VariableDeclarator' && made.id === name)
        return made.init !== node && isOfTheView(made.init);
      const property = name.parent?.type === 'AssignmentPattern' ? name.parent.parent : name.parent;
      const given = made.init?.callee?.name === '$props';
      return property?.type === 'Property' && !given && numbers.has(property.key.name);
    }
    function isOfTheView(operand) {
      const node = bare(operand);
      if (node?.type === 'MemberExpression') return numbers.has(node.property.name);
      return node?.type === 'Identifier' && isTakenOut(node);
    }
    function check(node, operands) {
      const amounts = operands.filter((one) => isOfTheView(one) || isFigure(one) || isCount(one));
      if (!operands.some(isOfTheView) || handedTo(node) === 'sort') return;
      const added = node.type === 'AssignmentExpression' || handedTo(node) === 'reduce';
      const what = context.sourceCode.getText(node).slice(0, 60);
      if (amounts.length > 1 || added)
        context.report({ node, messageId: 'reckoned', data: { what } });
    }
    return {
      BinaryExpression(node) {
        if (OPERATORS.test(node.operator)) check(node, [node.left, node.right]);
      },
      AssignmentExpression(node) {
        if (OPERATORS.test(node.operator)) check(node, [node.right]);
      },
      'CallExpression[callee.object.name="Math"][callee.property.name=/^(min|max)$/]'(node) {
        check(node, node.arguments);
      },
    };
  },
};
