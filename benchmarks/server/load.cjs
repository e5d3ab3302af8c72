// Plays random legal moves at many tables at once over real websockets and measures acknowledged moves.
// node load.cjs criee|peer PORT MATCHES SECONDS RATE SPARES PID      RATE 0: closed loop; else moves per second in all
const fs = require("fs");
const WebSocket = require("ws");

const [kind, ...rest] = process.argv.slice(2);
const [port, matches, seconds, rate, spares, pid] = rest.map(Number);
const base = `http://127.0.0.1:${port}`;
const WARM = 1.5; // seconds before measuring
const now = () => performance.now();
const post = async (path, body) => {
  const answer = await fetch(base + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

// Microseconds of processor time that the server has used, all its threads (clock ticks of a hundredth second).
const serverTime = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10000;
};
// Both servers' messages are only read where they must be: the client shares the machine and must not be the limit.
const STEPS = Buffer.from('{"type":"steps"');
const UPDATE = Buffer.from('42/market,["update"');
const starts = (data, head) => data.compare(head, 0, head.length, 0, head.length) === 0;
const between = (data, before, after) => {
  const from = data.indexOf(before) + before.length;
  return data.latin1Slice(from, data.indexOf(after, from));
};
const latencies = [];
let bytes = 0, frames = 0, errors = 0, measuring = false, skipped = 0, late = 0, started = false;

// A table: two connections, at most one move on its way. `ready` is a function that sends the next move, or null.
class Table {
  constructor() {
    this.ready = null;
    this.waiting = null; // the seat whose acknowledgement is awaited
    this.sentAt = 0;
  }
  offer(send) {
    this.ready = send;
    if (started && rate === 0 && this.waiting === null) this.go(now());
  }
  go(due) {
    const send = this.ready;
    this.ready = null;
    this.sentAt = due;
    this.waiting = send();
  }
  acknowledged(seat) {
    if (this.waiting !== seat) return;
    this.waiting = null;
    if (measuring) latencies.push(now() - this.sentAt);
  }
  received(size) {
    if (measuring) (bytes += size), frames++;
  }
}

// One match of ours. A Tsukiji match is short, so the next ones are opened, and sat down at, before the clock starts:
// only moves are measured, as at the peer, whose match never ends.
class CrieeMatch {
  async open(table) {
    const made = await post("/api/tables", { game: "tsukiji", seats: [{ kind: "me" }, { kind: "same" }], nickname: "load" });
    this.counts = [0, 0];
    this.choices = [null, null];
    const seated = made.seats.map(({ seat, secret }) => new Promise((done) => this.connect(table, made.table, seat, secret, done)));
    await Promise.all(seated);
    return this;
  }
  connect(table, name, seat, secret, seated) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${name}/ws`, { perMessageDeflate: false });
    (this.sockets ??= [])[seat] = socket;
    socket.on("open", () => socket.send(JSON.stringify({ type: "sit", secret, since: 0 })));
    socket.on("error", () => errors++);
    socket.on("message", (data) => {
      if (!starts(data, STEPS)) {
        const { type } = JSON.parse(data);
        if (type === "error" || type === "refused") errors++, console.error(String(data).slice(0, 300));
        return;
      }
      const moves = JSON.parse(between(data, '"moves":', ',"prompt":'));
      const count = Number(between(data, '"count":', ","));
      const news = count > this.counts[seat];
      this.counts[seat] = count;
      this.choices[seat] = moves.length ? moves : null;
      if (!data.includes('"outcome":null')) this.over = true;
      table.heard(this, seat, news, data.length);
      seated();
    });
  }
}

class CrieeTable extends Table {
  async open(spares) {
    this.spares = [];
    for (let i = 0; i < spares; i++) this.spares.push(await new CrieeMatch().open(this));
    this.match = await new CrieeMatch().open(this);
    this.next();
  }
  heard(match, seat, news, size) {
    if (match !== this.match) return;
    this.received(size);
    if (news) this.acknowledged(seat);
    if (this.waiting === null) this.next();
  }
  next() {
    if (this.match?.over) {
      this.match = this.spares.pop(); // the old lines stay up: hanging up is not a move either
      if (!this.match) return void (late++, new CrieeMatch().open(this).then((match) => ((this.match = match), this.next())));
    }
    const seat = [0, 1].find((s) => this.match?.choices[s]);
    if (seat === undefined) return;
    this.offer(() => {
      const { choices, counts, sockets } = this.match;
      const moves = choices[seat];
      choices[seat] = null;
      const { move } = moves[Math.floor(Math.random() * moves.length)];
      sockets[seat].send(JSON.stringify({ type: "move", seat, count: counts[seat], move }));
      return seat;
    });
  }
}

class PeerTable extends Table {
  async open() {
    const { matchID } = await post("/games/market/create", { numPlayers: 2 });
    const keys = [];
    for (const playerID of ["0", "1"]) {
      keys.push((await post(`/games/market/${matchID}/join`, { playerID, playerName: "load" })).playerCredentials);
    }
    this.matchID = matchID;
    this.sockets = [0, 1].map((seat) => this.connect(seat, keys[seat]));
    await Promise.all(this.sockets.map((socket) => new Promise((done) => (socket.synced = done))));
    this.turn(0, 0);
  }
  connect(seat, key) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    socket.key = key;
    socket.on("error", () => errors++);
    socket.on("message", (data) => {
      if (starts(data, UPDATE)) {
        this.received(data.length);
        if (Number(between(data, '"currentPlayer":"', '"')) !== seat) this.acknowledged(seat);
        else this.turn(seat, Number(between(data, '"_stateID":', "}")));
        return;
      }
      const text = data.toString();
      if (text[0] === "0") return socket.send("40/market,");
      if (text === "2") return socket.send("3");
      if (text.startsWith("40")) {
        return socket.send(`42/market,${JSON.stringify(["sync", this.matchID, String(seat), key, 2])}`);
      }
      if (text.startsWith('42/market,["sync"')) return socket.synced();
      if (!text.startsWith("42/market,")) errors++, console.error(text.slice(0, 300));
    });
    return socket;
  }
  turn(seat, stateID) {
    this.offer(() => {
      const payload = { type: "bid", args: [1 + Math.floor(Math.random() * 5)], playerID: String(seat), credentials: this.sockets[seat].key };
      this.sockets[seat].send(`42/market,${JSON.stringify(["update", { type: "MAKE_MOVE", payload }, stateID, this.matchID, String(seat)])}`);
      return seat;
    });
  }
  acknowledged(seat) {
    super.acknowledged(seat);
    if (started && rate === 0 && this.ready && this.waiting === null) this.go(now());
  }
}

// Open loop: moves fall due at fixed moments; latency counts from when a move was due, so waiting is not hidden.
function offerSteadily(tables) {
  const start = now();
  let due = 0, turn = 0;
  setInterval(() => {
    while (start + (due * 1000) / rate <= now()) {
      const at = start + (due++ * 1000) / rate;
      let table = null;
      for (let i = 0; i < tables.length && !table; i++) {
        const next = tables[turn++ % tables.length];
        if (next.ready && next.waiting === null) table = next;
      }
      if (table) table.go(at);
      else skipped++;
    }
  }, 1);
}

(async () => {
  const tables = Array.from({ length: matches }, () => (kind === "criee" ? new CrieeTable() : new PeerTable()));
  for (const table of tables) await table.open(spares);
  started = true;
  if (rate > 0) offerSteadily(tables);
  else for (const table of tables) if (table.ready && table.waiting === null) table.go(now());
  await new Promise((done) => setTimeout(done, WARM * 1000));
  measuring = true;
  const from = now(), cpu = process.cpuUsage(), serverFrom = serverTime();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  const elapsed = (now() - from) / 1000, used = process.cpuUsage(cpu);
  const server = serverTime() - serverFrom;
  latencies.sort((a, b) => a - b);
  const at = (share) => Number(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]?.toFixed(2));
  console.log(JSON.stringify({
    kind, matches, rate, seconds: Number(elapsed.toFixed(2)), moves: latencies.length, cpu: Math.round(server / latencies.length), moves_per_second: Math.round(latencies.length / elapsed),
    p50: at(0.5), p99: at(0.99), worst: at(1), bytes_per_frame: Math.round(bytes / frames), frames, errors, skipped, late,
    client_cpu: Number(((used.user + used.system) / 1e6 / elapsed).toFixed(2)),
  }));
  process.exit(0);
})();
