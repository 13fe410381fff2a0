import { Resolver } from "node:dns/promises";
import { BlockList, isIP, isIPv4 } from "node:net";

export type Address = { address: string; family: number };
/** Every address of a host; none where the name is not known. Throws where nobody could be asked. */
export type LookupAll = (host: string) => Promise<Address[]>;

const RESOLVER = { timeout: 3_000, tries: 2 };
/** What name servers say of a name, or a kind of address, that there is not. */
const UNKNOWN = new Set(["ENOTFOUND", "ENODATA"]);

/** Takes no thread from other lookups of the process, and knows nothing of the machine's own names. */
export const lookupAll: LookupAll = async (host) => {
  const resolver = new Resolver(RESOLVER);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length > 0) return found.map((address) => ({ address, family: isIP(address) }));
  for (const answer of answers) {
    if (answer.status === "fulfilled") continue;
    const reason: unknown = answer.reason;
    if (!UNKNOWN.has(String((reason as { code?: unknown }).code))) throw reason;
  }
  return [];
};

/** Of IPv4, what is not given out to the internet (IANA's special registry), groups and the rest above. */
const SPECIAL_IPV4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
/** What is given out of IPv6, and within it what carries other addresses or is for papers. */
const GLOBAL_IPV6 = ["2000::/3"];
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function blocks(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
const specialIpv4 = blocks(SPECIAL_IPV4, "ipv4");
const globalIpv6 = blocks(GLOBAL_IPV6, "ipv6");
const specialIpv6 = blocks(SPECIAL_IPV6, "ipv6");

/** Whether an address is one of the public internet: no private, local, mapped, carried or special range. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !specialIpv4.check(address, "ipv4");
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

/**
 * The one address that a host is asked at from here on. A name of which any address is inside is none to be
 * asked: one with two kinds of them is no honest one.
 */
export async function findAddress(
  host: string,
  lookup: LookupAll,
  isAllowed: (address: string) => boolean,
): Promise<Address | "dns" | "private"> {
  const bare = host.replace(/^\[|\]$/g, "");
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare);
  if (!found.every(({ address }) => isAllowed(address))) return "private";
  return found.find(({ family }) => family === 4) ?? found[0] ?? "dns";
}
