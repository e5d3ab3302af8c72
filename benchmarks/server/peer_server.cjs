// boardgame.io 0.50 in memory: two players in turn, a state padded so that its update message is as long as ours.
// node peer_server.cjs PORT PADDING
const { Server, Origins } = require("boardgame.io/server");

const [port, padding] = process.argv.slice(2).map(Number);

// Shaped like a Tsukiji view: lists of short card names in a few places, so that JSON costs what it costs us.
function cards(bytes) {
  const piles = [];
  for (let size = 0; size < bytes; size += 5) piles.push("R" + (size % 10) + (size % 7));
  return piles;
}

const market = {
  name: "market",
  setup: () => ({ barrel: 0, bids: [0, 0], deck: cards(padding) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, ctx }, bid) => {
      G.bids[Number(ctx.currentPlayer)] = bid;
      G.barrel += bid % 2 ? 1 : -1;
    },
  },
};

Server({ games: [market], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("ready") });
