// A boardgame.io server on loopback with the simplest game for four: one after the other adds one.
// node server.js PORT memory|FOLDER   (where matches are kept: in memory alone, or in files)
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const [port, store] = process.argv.slice(2);

const counting = {
  name: 'counting',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({
  games: [counting],
  origins: [Origins.LOCALHOST],
  ...(store === 'memory' ? {} : { db: new FlatFile({ dir: store }) }),
});
// It would listen on all addresses of the machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, then) => listen(at, '127.0.0.1', then);
server.run(Number(port), () => console.log('ready'));
