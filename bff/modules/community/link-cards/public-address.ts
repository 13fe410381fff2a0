import { Resolver } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { createPublicAddressCheck } from "../../../../contract/shared/public-address.ts";

export type Address = { address: string; family: number };
export type LookupAll = (host: string) => Promise<Address[]>;

const LOOKUP_TIMEOUT_MS = 1_500;

/** Uses no thread of the process's other lookups, even if a name server is slow. */
const lookupAll: LookupAll = async (host) => {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 1 });
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch((): string[] => []),
    resolver.resolve6(host).catch((): string[] => []),
  ]);
  return [...four, ...six].map((address) => ({ address, family: isIP(address) }));
};

const isPublicAddress = createPublicAddressCheck({ BlockList, isIP });

/**
 * The address to connect to. Null if any address of the host is not public: a name with both kinds is an
 * attack.
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
