import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type ConnectionLimits = {
  /** Maximum open connections per address; null if our proxy is the only address. */
  perAddress: number | null;
  /** Maximum running requests per connection: browsers send the next one after the answer. */
  perConnection: number;
  /** A connection without traffic in either direction for this long is closed. */
  stillMs: number;
};

/**
 * Limits the memory of connections whose clients do not read. Otherwise each of them could hold all its
 * answers in memory for any time.
 * @returns a function that closes idle connections. Browsers open some in advance, which Node counts as
 * busy: a stopping process would wait for them
 */
export function boundConnections(
  server: Server,
  { perAddress, stillMs }: ConnectionLimits,
): { closeIdle: () => void } {
  server.timeout = stillMs;
  const counts = new Map<string, number>();
  const unused = new Set<Socket>();
  server.on("request", ({ socket }: IncomingMessage) => unused.delete(socket));
  server.on("upgrade", ({ socket }: IncomingMessage) => unused.delete(socket));
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (counts.get(address) ?? 0) + 1;
    if (perAddress !== null && count > perAddress) return void socket.destroy();
    counts.set(address, count);
    unused.add(socket);
    socket.once("close", () => {
      unused.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
  return {
    closeIdle() {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Closes the connection before any work is done. */
export function answerInTurn({ perConnection }: ConnectionLimits, answer: Answer): Answer {
  const atWork = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (atWork.get(socket) ?? 0) + 1;
    if (count > perConnection) return void socket.destroy();
    atWork.set(socket, count);
    response.once("close", () => atWork.set(socket, (atWork.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}
