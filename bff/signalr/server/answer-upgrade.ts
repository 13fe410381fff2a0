import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { ownQuery } from "../http/hub-request.ts";
import type { Clock } from "../settings/clock.ts";
import type { SignalROptions } from "../settings/options.ts";
import { createCorking } from "../transports/corked-lines.ts";
import { createFraming } from "../transports/socket-frames.ts";
import { carryByWebSocket } from "../transports/websocket.ts";
import { rejections } from "./admission.ts";
import type { Admitted, Rejection } from "./admission.ts";
import { refusalOfUse } from "./answer-request.ts";

export type UpgradeDeps = { options: SignalROptions; clock: Clock; isStopping: () => boolean };

export function createUpgrades({ options, clock, isStopping }: UpgradeDeps) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: options.maxFrameBytes,
    handleProtocols: () => false,
  });
  const settings = {
    ...options,
    elapsedMs: clock.elapsedMs,
    frameMessage: createFraming(),
    corkLine: createCorking(),
  };

  /** Null once the socket is taken over; otherwise the reason for the refusal. */
  return function answerUpgrade(
    { site, hubRequest, identity, connection: named }: Admitted,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Rejection | null {
    if (isStopping()) return rejections.stopping;
    if (hubRequest.isNegotiation) return rejections.wrongMethod;
    if (hubRequest.connectionToken !== null && !named) return rejections.unknownId;
    const refusal = named && refusalOfUse(named, "WebSockets");
    if (refusal) return refusal;
    const connection =
      named ?? site.connect({ identity, query: ownQuery(hubRequest.query), hasOwnToken: true });
    if (!connection) return rejections.tooMany;
    sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) => {
      connection.open((events) => carryByWebSocket(webSocket, socket, events, settings));
    });
    return null;
  };
}
