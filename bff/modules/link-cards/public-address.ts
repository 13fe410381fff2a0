import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type Address = { address: string; family: number };
export type LookupAll = (host: string) => Promise<Address[]>;

const LOOKUP_TIMEOUT_MS = 1_500;

/** Takes no thread from other lookups of the process, however long a name server lets it wait. */
const lookupAll: LookupAll = async (host) => {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 1 });
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch((): string[] => []),
    resolver.resolve6(host).catch((): string[] => []),
  ]);
  return [...four, ...six].map((address) => ({ address, family: isIP(address) }));
};
/** What is given out to the internet; all else of IPv6 is special. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is one of the public internet: no private, local, mapped, carried or special range. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

/**
 * The one address that a host is asked at from here on; null where any of its addresses is not public, as
 * a name with two kinds of them is no honest one.
 */
export async function findPublicAddress(
  host: string,
  lookup: LookupAll = lookupAll,
): Promise<Address | null> {
  const bare = host.replace(/^\[|\]$/g, "");
  const found = isIP(bare)
    ? [{ address: bare, family: isIP(bare) }]
    : await lookup(bare).catch(() => []);
  const isAll = found.every(({ address }) => isPublicAddress(address));
  return isAll ? (found.find(({ family }) => family === 4) ?? found[0] ?? null) : null;
}
