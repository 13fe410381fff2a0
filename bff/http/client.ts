import { isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { isSameSecret } from "./internal-key.ts";

export type Client = {
  addressKey: string;
  userAgent: string;
  requestId: string;
};

const LONGEST_AGENT = 512;

/**
 * The visitor's address as a key for rate limits. The app's header counts only with the internal key;
 * otherwise the address of the connection counts.
 */
export function clientAddressKey(request: FastifyRequest, internalKey: string): string {
  const key = request.headers["x-portal-internal"];
  const header = request.headers["x-portal-client-address"];
  const trusted = typeof key === "string" && isSameSecret(key, internalKey);
  const address = trusted && typeof header === "string" && isIP(header) ? header : request.ip;
  return addressKeyOf(address);
}

/**
 * One key per visitor: the IPv4 address (also if mapped into IPv6), or the IPv6 /64, the network of one
 * household.
 */
export function addressKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const prefix = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** The app's headers for address and browser count only with the internal key. */
export function clientOf(request: FastifyRequest, internalKey: string): Client {
  const key = request.headers["x-portal-internal"];
  const header = request.headers["x-portal-client-agent"];
  const trusted = typeof key === "string" && isSameSecret(key, internalKey);
  const userAgent =
    trusted && typeof header === "string" ? header : (request.headers["user-agent"] ?? "");
  return {
    addressKey: clientAddressKey(request, internalKey),
    userAgent: userAgent.slice(0, LONGEST_AGENT),
    requestId: request.id,
  };
}
