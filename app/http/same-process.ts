import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";

/**
 * One of the addresses of a name, the same for the same key as long as it is there: what a process keeps
 * of a visitor is found again. An address that comes or goes moves its own share of the keys only.
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
