import type { FastifyRequest } from "fastify";
import type { Client } from "../modules/sessions/client.ts";
import { clientAddressKey } from "./client-address.ts";
import { isSameSecret } from "./internal-key.ts";

const longestAgent = 512;

/** The visitor behind a call. The app's word for address and browser counts with the internal key only. */
export function clientOf(request: FastifyRequest, internalKey: string): Client {
  const key = request.headers["x-portal-internal"];
  const told = request.headers["x-portal-client-agent"];
  const trusted = typeof key === "string" && isSameSecret(key, internalKey);
  const userAgent =
    trusted && typeof told === "string" ? told : (request.headers["user-agent"] ?? "");
  return {
    addressKey: clientAddressKey(request, internalKey),
    userAgent: userAgent.slice(0, longestAgent),
    requestId: request.id,
  };
}
