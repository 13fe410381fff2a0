import { isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { isSameSecret } from "./internal-key.ts";

/**
 * The visitor's address as limits count it. The app's word for it is taken only together with the
 * internal key; otherwise it is whoever holds the connection.
 */
export function clientAddressKey(request: FastifyRequest, internalKey: string): string {
  const key = request.headers["x-portal-internal"];
  const told = request.headers["x-portal-client-address"];
  const trusted = typeof key === "string" && isSameSecret(key, internalKey);
  const address = trusted && typeof told === "string" && isIP(told) ? told : request.ip;
  return addressKeyOf(address);
}

/**
 * One key per visitor: IPv4 as it is (also when it is mapped into IPv6), IPv6 by its /64, since
 * that is what one household gets.
 */
export function addressKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expandIpv6(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

function expandIpv6(address: string): number[] {
  const [withoutZone = ""] = address.split("%");
  const [left = "", right] = withoutZone.split("::");
  const head = groupsOf(left);
  const tail = groupsOf(right ?? "");
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<number>(Math.max(zeros, 0)).fill(0), ...tail];
}

function groupsOf(text: string): number[] {
  return text.split(":").flatMap((part) => {
    if (part === "") return [];
    if (!part.includes(".")) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
