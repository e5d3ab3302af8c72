// The other end of a line, as far as connection.ts can tell: it opens, speaks and ends when a test says so.
import { vi } from "vitest";

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    if (this.readyState !== Socket.OPEN) throw new DOMException("not open", "InvalidStateError"); // as a real one does
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 2; // a real one tells of it later, if anybody still listens
    setTimeout(() => this.end(1005));
  }

  open(): void {
    if (this.readyState) throw new Error("a line opens once"); // a test that asks for more has lost count
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function useSockets(): void {
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
}
