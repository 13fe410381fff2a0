import type { FastifyRequest } from "fastify";
import { clientAddressKey } from "./client-address.ts";
import { isSameSecret } from "./internal-key.ts";

export type Client = {
  addressKey: string;
  userAgent: string;
  requestId: string;
};

const LONGEST_AGENT = 512;

/** The app's headers for address and browser count only with the internal key. */
export function clientOf(request: FastifyRequest, internalKey: string): Client {
  const key = request.headers["x-portal-internal"];
  const told = request.headers["x-portal-client-agent"];
  const trusted = typeof key === "string" && isSameSecret(key, internalKey);
  const userAgent =
    trusted && typeof told === "string" ? told : (request.headers["user-agent"] ?? "");
  return {
    addressKey: clientAddressKey(request, internalKey),
    userAgent: userAgent.slice(0, LONGEST_AGENT),
    requestId: request.id,
  };
}
