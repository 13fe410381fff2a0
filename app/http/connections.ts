import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type ConnectionLimits = {
  /** Connections of one address at once; null where a proxy of ours is the only address there is. */
  perAddress: number | null;
  /** Requests of one connection at work: browsers send the next one when they have the answer. */
  perConnection: number;
  /** A connection on which nothing moved for so long, neither way, is closed. */
  stillMs: number;
};

/**
 * Keeps in bounds what connections hold whose other side does not read: without this each of them keeps
 * all answers it asked for in memory, for as long as it likes.
 * @returns closes those that ask for nothing now. Browsers open some ahead, which Node takes for busy ones:
 * a process that stops would wait for them.
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

/** Closes a connection that asks more at once than it may, before anything is worked out for it. */
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
