import { Resolver } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { createPublicAddressCheck } from "../../../contract/public-address.ts";

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

/** The one guard of outward calls (`contract/public-address.ts`). */
export const isPublicAddress = createPublicAddressCheck({ BlockList, isIP });

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
