import { Resolver } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { createPublicAddressCheck } from "../../../../contract/shared/public-address.ts";

export type Address = { address: string; family: number };
/** All IP addresses of a host; empty if the name is unknown. Throws if DNS is unavailable. */
export type LookupAll = (host: string) => Promise<Address[]>;

const RESOLVER = { timeout: 3_000, tries: 2 };
const UNKNOWN = new Set(["ENOTFOUND", "ENODATA"]);

/** Uses no thread of the process' other lookups, and ignores the machine's hosts file. */
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

export const isPublicAddress = createPublicAddressCheck({ BlockList, isIP });

/**
 * The one IP address for all further requests to the host. If any address of the name is internal, the name
 * is refused: a mix of both is suspicious.
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
