import { WebSocket } from "ws";

export const RECORD_END = "\u001e";
export const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;
export const asAna = { authorization: "Bearer user.ana" };

type Negotiated = { connectionId: string; connectionToken: string };

/** Negotiates by hand. Returns the connection's address. */
export async function negotiate(url: string, headers: Record<string, string> = asAna) {
  const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: "POST", headers });
  const { connectionId, connectionToken } = (await answer.json()) as Negotiated;
  return { id: connectionId, url: `${url}?id=${connectionToken}` };
}

/** Calls a hub by hand as Ana. */
export const call = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...asAna, ...init.headers } });

export const post = (url: string, body: string) => call(url, { method: "POST", body });

/** A WebSocket by hand: messages are read record by record, in order. */
export type RawSocket = {
  socket: WebSocket;
  send(...messages: object[]): void;
  next(): Promise<unknown>;
  closed: Promise<number>;
};

export async function openSocket(
  url: string,
  { handshake = HANDSHAKE, headers = asAna }: { handshake?: string; headers?: object } = {},
): Promise<RawSocket> {
  const socket = new WebSocket(url.replace("http", "ws"), { headers: { ...headers } });
  const records: unknown[] = [];
  const waiting: ((record: unknown) => void)[] = [];
  socket.on("message", (data: Buffer) => {
    for (const text of data.toString().split(RECORD_END).filter(Boolean)) {
      const record = JSON.parse(text) as unknown;
      const first = waiting.shift();
      if (first) first(record);
      else records.push(record);
    }
  });
  const closed = new Promise<number>((resolve) => {
    socket.once("close", resolve);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  if (handshake) socket.send(handshake);
  return {
    socket,
    send: (...messages) =>
      socket.send(messages.map((message) => JSON.stringify(message) + RECORD_END).join("")),
    next: () => {
      const record = records.shift();
      return record === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(record);
    },
    closed,
  };
}

/** Opens a connection past its handshake. */
export async function greetBySocket(url: string, headers?: object): Promise<RawSocket> {
  const raw = await openSocket(url, headers && { headers });
  await raw.next();
  return raw;
}

export function refusedUpgrade(url: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(url.replace("http", "ws"), { headers });
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.once("unexpected-response", (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
  });
}
