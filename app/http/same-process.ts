import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";

/**
 * Picks one address of a host name, always the same for a key while it exists, so that a process's cached
 * data is reused. A new or removed address moves only its own share of the keys.
 */
export async function pickAddress(hostname: string, key: string): Promise<string> {
  const found = await lookup(hostname, { all: true });
  return pickOf(
    found.map(({ address }) => address),
    key,
  );
}

export function pickOf(addresses: readonly string[], key: string): string {
  const weight = (address: string) =>
    createHash("sha256").update(address).update("\n").update(key).digest("hex");
  const [first] = addresses
    .map((address) => ({ address, weight: weight(address) }))
    .sort((left, right) => (left.weight < right.weight ? 1 : -1));
  if (!first) throw new Error("The name has no address");
  return first.address;
}
