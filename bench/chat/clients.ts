import { once } from "node:events";
import { WebSocket } from "ws";
import type { Contender } from "./contenders.ts";

export const ROOM_SIZE = 50;
export const ROOM_WRITERS = 5;
const TEXT_LENGTH = 100;
const SAMPLE_EVERY = 20;
const AT_ONCE = 100;

export type Clients = { rooms: readonly (readonly WebSocket[])[]; close(): void };

export type Deliveries = { count: number; sampledMs: number[] };

export async function openClients(
  contender: Contender,
  port: number,
  count: number,
): Promise<Clients> {
  const sockets: WebSocket[] = [];
  const roomOf = (index: number) => String(Math.floor(index / ROOM_SIZE));
  while (sockets.length < count) {
    const some = Math.min(AT_ONCE, count - sockets.length);
    const opening = Array.from({ length: some }, (_, at) =>
      open(contender, `ws://127.0.0.1:${port}${contender.path(roomOf(sockets.length + at))}`),
    );
    sockets.push(...(await Promise.all(opening)));
  }
  const rooms = Array.from({ length: Math.ceil(count / ROOM_SIZE) }, (_, room) =>
    sockets.slice(room * ROOM_SIZE, (room + 1) * ROOM_SIZE),
  );
  return {
    rooms,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function open({ greetings, kindOf, pong }: Contender, url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  // A server's immediate message arrives together with the upgrade response.
  let answer = once(socket, "message");
  await once(socket, "open");
  for (const greeting of greetings) {
    if (greeting) socket.send(greeting);
    await answer;
    answer = once(socket, "message");
  }
  answer.catch(() => {});
  if (pong) socket.on("message", (data: Buffer) => kindOf(data) === "ping" && socket.send(pong));
  return socket;
}

export async function talk(
  { kindOf, write }: Contender,
  { rooms }: Clients,
  durationMs: number,
): Promise<Deliveries> {
  const deliveries: Deliveries = { count: 0, sampledMs: [] };
  const endMs = performance.now() + durationMs;
  const note = (data: Buffer) => {
    deliveries.count += 1;
    if (deliveries.count % SAMPLE_EVERY > 0) return;
    const sentMs = Number(/ (\d+\.\d+) /.exec(data.toString())?.[1]);
    deliveries.sampledMs.push(performance.now() - sentMs);
  };
  await Promise.all(
    rooms.flatMap((sockets) => {
      for (const socket of sockets) {
        socket.on("message", (data: Buffer) => kindOf(data) === "message" && note(data));
      }
      return sockets.slice(0, ROOM_WRITERS).map(writeOn);
    }),
  );
  for (const socket of rooms.flat()) socket.removeAllListeners("message");
  return deliveries;

  function writeOn(writer: WebSocket): Promise<void> {
    return new Promise((resolve) => {
      let serial = 0;
      const next = () => {
        if (performance.now() >= endMs) return resolve();
        serial += 1;
        writer.send(write(` ${performance.now().toFixed(3)} `.padEnd(TEXT_LENGTH, "x"), serial));
      };
      writer.on("message", (data: Buffer) => kindOf(data) === "acknowledged" && next());
      next();
    });
  }
}
