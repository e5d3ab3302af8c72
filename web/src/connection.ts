// A socket that comes back by itself. It knows nothing of games: it carries frames, and says whether it is there.
import type { FromClient, FromServer } from "./messages";

const FIRST_WAIT = 250; // milliseconds; doubles up to
const LONGEST_WAIT = 4000;
const TURNED_AWAY = new Set([1008, 1013]); // asked for too much, or come later
const PING_EVERY = 8000;
const PONG_WITHIN = 6000;

export interface Listener {
  opened: () => void;
  heard: (frame: FromServer) => void;
  lost: () => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private unanswered: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(frame: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    this.forget();
  }

  /** Another line instead of this one, on which nothing is under way. */
  renew(): void {
    this.forget();
    clearTimeout(this.again);
    if (!this.closed) this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.pulse = setInterval(this.ping, PING_EVERY);
      this.listener.opened();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (TURNED_AWAY.has(event.code)) this.wait = LONGEST_WAIT;
      if (socket === this.socket) this.lose();
    };
  }

  private hear(frame: FromServer): void {
    clearTimeout(this.unanswered);
    this.unanswered = undefined;
    if (frame.type !== "error") this.wait = FIRST_WAIT; // a line that opens and says nothing else is none
    if (frame.type !== "pong") this.listener.heard(frame);
  }

  private readonly ping = (): void => {
    this.send({ type: "ping", t: Math.round(performance.now()) });
    this.unanswered ??= setTimeout(this.drop, PONG_WITHIN);
  };

  /** The line is dead even if the socket has not noticed. */
  private readonly drop = (): void => {
    if (!this.closed && this.socket) this.lose();
  };

  private lose(): void {
    this.forget();
    this.listener.lost();
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.again);
    this.open();
  };

  private forget(): void {
    clearInterval(this.pulse);
    clearTimeout(this.unanswered);
    this.unanswered = undefined;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }
}
