import type { ServerResponse } from "node:http";
import type { Transport, TransportEvents } from "./transport.ts";

type SendWatch = {
  began(): void;
  done(): void;
  isStalled(elapsedMs: number): boolean;
};

function createSendWatch(elapsedMs: () => number, timeoutMs: number): SendWatch {
  let pending = 0;
  let sinceMs = 0;
  return {
    began() {
      if (pending === 0) sinceMs = elapsedMs();
      pending += 1;
    },
    done() {
      pending -= 1;
      sinceMs = elapsedMs();
    },
    isStalled: (atMs) => pending > 0 && atMs - sinceMs > timeoutMs,
  };
}

type ServerSentEventsOptions = { sendTimeoutMs: number; elapsedMs: () => number };

/** A stream of unnamed events; text only. The client sends by POST, outside of this transport. */
export function carryByServerSentEvents(
  response: ServerResponse,
  events: TransportEvents,
  { sendTimeoutMs, elapsedMs }: ServerSentEventsOptions,
): Transport {
  const watch = createSendWatch(elapsedMs, sendTimeoutMs);
  response.socket?.setNoDelay(true);
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-cache, no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  // Firefox regards the stream as open only after the first bytes.
  response.write(":\r\n");
  response.on("error", () => response.destroy());
  response.once("close", () => events.closed());

  const transport: Transport = {
    kind: "ServerSentEvents",
    send(bytes) {
      if (response.writableEnded || response.destroyed) return;
      watch.began();
      response.write(writeEvent(bytes), () => {
        watch.done();
        events.drained();
      });
    },
    bufferedBytes: () => response.writableLength,
    end: () => response.end(),
    cut: () => response.destroy(),
    pause: () => {},
    resume: () => {},
    scan(atMs) {
      if (watch.isStalled(atMs)) transport.cut();
    },
  };
  return transport;
}

export function writeEvent(bytes: Uint8Array): string {
  const lines = Buffer.from(bytes)
    .toString("utf8")
    .split(/\r\n|\r|\n/);
  return `${lines.map((line) => `data: ${line}`).join("\r\n")}\r\n\r\n`;
}
