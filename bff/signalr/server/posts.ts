import type { IncomingMessage } from "node:http";
import type { Connection } from "../connections/connection.ts";
import { readBody } from "../http/read-body.ts";
import { rejections } from "./admission.ts";
import type { Rejection } from "./admission.ts";

const TAKEN: Rejection = { status: 200, text: "" };
const BROKEN: Rejection = { status: 400, text: "The body broke off" };
const TOO_LARGE: Rejection = { status: 413, text: "The body is too large" };

/** Processes clients' POSTs one after another, in order. */
export function createPosts(maxBytes: number) {
  const last = new WeakMap<Connection, Promise<unknown>>();

  async function takeNow(connection: Connection, request: IncomingMessage): Promise<Rejection> {
    const body = await readBody(request, maxBytes);
    if (body.kind === "broken") return BROKEN;
    if (body.kind === "too-large") return TOO_LARGE;
    if (isOver(connection)) return rejections.unknownId;
    connection.receive(body.bytes);
    await connection.whenRead();
    return connection.state() === "gone" ? rejections.unknownId : TAKEN;
  }

  return {
    take(connection: Connection, request: IncomingMessage): Promise<Rejection> {
      const before = last.get(connection) ?? Promise.resolve();
      const taken = before.then(() => takeNow(connection, request));
      last.set(connection, taken);
      return taken;
    },
  };
}

const isOver = (connection: Connection) =>
  connection.state() === "closing" || connection.state() === "gone";
