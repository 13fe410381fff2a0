import type { IncomingMessage } from "node:http";
import type { Connection } from "../connections/connection.ts";
import type { Identity } from "../connections/identity.ts";
import type { RequestPurpose } from "../hub/hub.ts";
import { findToken, readHubRequest } from "../http/hub-request.ts";
import type { HubRequest } from "../http/hub-request.ts";
import { isForeign } from "../http/origins.ts";
import type { Origins } from "../http/origins.ts";
import type { HubSite } from "./hub-site.ts";

export type Rejection = { status: number; text: string };

export type Admitted = {
  site: HubSite;
  hubRequest: HubRequest;
  purpose: RequestPurpose;
  identity: Identity;
  connection: Connection | null;
};

export const rejections = {
  noHub: { status: 404, text: "" },
  foreignOrigin: { status: 403, text: "This origin is not allowed" },
  wrongMethod: { status: 405, text: "" },
  noId: { status: 400, text: "Connection ID required" },
  unknownId: { status: 404, text: "No Connection with that ID" },
  otherOwner: { status: 403, text: "This connection belongs to another user" },
  inUse: { status: 409, text: "This connection is in use already" },
  otherTransport: { status: 400, text: "Cannot change transports mid-connection" },
  noTransport: { status: 400, text: "This connection has no transport yet" },
  notPolling: { status: 400, text: "Only a polling connection is ended by DELETE" },
  tooMany: { status: 429, text: "Too many connections" },
  stopping: { status: 503, text: "The server is stopping" },
} as const satisfies Record<string, Rejection>;

export const isRejection = (result: Admitted | Rejection): result is Rejection => "text" in result;

/** Authenticates and checks a request: the same checks, in the same order, for requests and upgrades. */
export async function admit(
  request: IncomingMessage,
  sites: ReadonlyMap<string, HubSite>,
  origins: Origins,
): Promise<Admitted | Rejection> {
  const hubRequest = readHubRequest(request, sites);
  const site = hubRequest && sites.get(hubRequest.hubPath);
  if (!site) return rejections.noHub;
  if (isForeign(request, origins)) return rejections.foreignOrigin;
  const purpose = purposeOf(request, hubRequest);
  if (!purpose) return rejections.wrongMethod;
  const { connectionToken, query } = hubRequest;
  const find = () => (connectionToken === null ? null : site.store.find(connectionToken));
  const verdict = await site.runtime.hub.authenticate({
    purpose,
    token: findToken(request, query, purpose),
    query,
    owner: find()?.identity ?? null,
    request,
  });
  if ("status" in verdict) return { status: verdict.status, text: verdict.reason ?? "" };
  const connection = find();
  if (connection && connection.identity.userId !== verdict.userId) return rejections.otherOwner;
  return { site, hubRequest, purpose, identity: verdict, connection };
}

function purposeOf(
  { method, headers }: IncomingMessage,
  { isNegotiation }: HubRequest,
): RequestPurpose | null {
  if (isNegotiation) return method === "POST" ? "negotiate" : null;
  if (method === "POST") return "send";
  if (method === "DELETE") return "end";
  if (method !== "GET") return null;
  const isStream =
    headers.upgrade !== undefined || (headers.accept ?? "").includes("text/event-stream");
  return isStream ? "connect" : "poll";
}
