import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection } from "../connections/connection.ts";
import { answer, answerJson } from "../http/answer.ts";
import { ownQuery } from "../http/hub-request.ts";
import { negotiationAnswer, readNegotiation } from "../http/negotiate.ts";
import { readBody } from "../http/read-body.ts";
import type { Clock } from "../settings/clock.ts";
import type { SignalROptions } from "../settings/options.ts";
import { carryByLongPolling } from "../transports/long-polling.ts";
import type { LongPolling } from "../transports/long-polling.ts";
import { carryByServerSentEvents } from "../transports/server-sent-events.ts";
import { rejections } from "./admission.ts";
import type { Admitted, Rejection } from "./admission.ts";

export type AnswerDeps = { options: SignalROptions; clock: Clock; isStopping: () => boolean };

const TAKEN: Rejection = { status: 200, text: "" };
const BROKEN: Rejection = { status: 400, text: "The body broke off" };
const TOO_LARGE: Rejection = { status: 413, text: "The body is too large" };

/** Processes clients' POSTs one after another, in order. */
function createPosts(maxBytes: number) {
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

export function createAnswers({ options, clock, isStopping }: AnswerDeps) {
  const polls = new WeakMap<Connection, LongPolling>();
  const posts = createPosts(options.maxFrameBytes);
  const timing = { ...options, elapsedMs: clock.elapsedMs };

  function negotiate({ site, hubRequest, identity }: Admitted, response: ServerResponse) {
    if (isStopping()) return reject(response, rejections.stopping);
    const negotiation = readNegotiation(hubRequest.query);
    if ("error" in negotiation) return answerJson(response, negotiation);
    const { version } = negotiation;
    const query = ownQuery(hubRequest.query);
    const connection = site.connect({ identity, query, hasOwnToken: version === 1 });
    if (!connection) return reject(response, rejections.tooMany);
    answerJson(response, negotiationAnswer(version, connection));
  }

  function openStream(connection: Connection, response: ServerResponse): void {
    const rejection = refusalOfUse(connection, "ServerSentEvents");
    if (rejection) return reject(response, rejection);
    connection.open((events) => carryByServerSentEvents(response, events, timing));
  }

  function poll(connection: Connection, response: ServerResponse): void {
    const isNew = connection.state() === "new";
    const polling = isNew
      ? connection.open((events) => carryByLongPolling(events, timing))
      : polls.get(connection);
    if (!polling) return reject(response, rejections.otherTransport);
    polls.set(connection, polling);
    polling.poll(response);
  }

  async function send(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (connection.transportKind() === "WebSockets")
      return reject(response, rejections.wrongMethod);
    if (connection.state() === "new") return reject(response, rejections.noTransport);
    reject(response, await posts.take(connection, request));
  }

  function end(connection: Connection, response: ServerResponse): void {
    if (connection.transportKind() !== "LongPolling")
      return reject(response, rejections.notPolling);
    answer(response, 202);
    connection.cut();
  }

  return async function answerAdmitted(
    admitted: Admitted,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { purpose, hubRequest, connection } = admitted;
    if (purpose === "negotiate") return negotiate(admitted, response);
    if (hubRequest.connectionToken === null) return reject(response, rejections.noId);
    if (!connection) return reject(response, rejections.unknownId);
    if (purpose === "connect") return openStream(connection, response);
    if (purpose === "poll") return poll(connection, response);
    if (purpose === "end") return end(connection, response);
    await send(connection, request, response);
  };
}

export function refusalOfUse(connection: Connection, kind: string): Rejection | null {
  if (connection.state() === "new") return null;
  return connection.transportKind() === kind ? rejections.inUse : rejections.otherTransport;
}

function reject(response: ServerResponse, { status, text }: Rejection): void {
  answer(response, status, text);
}
