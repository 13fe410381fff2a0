import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const inner = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  const [network = "", bits] = range.split("/");
  inner.addSubnet(network, Number(bits), "ipv4");
}
const outer = new BlockList();
outer.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001:db8::", 32],
  // These carry an IPv4 address inside, which may be any.
  ["2001::", 32],
  ["2002::", 16],
] as const)
  inner.addSubnet(network, bits, "ipv6");

/** Whether an address is one of the public internet: no private, local, mapped or special range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, "ipv4");
  return family === 6 && outer.check(address, "ipv6") && !inner.check(address, "ipv6");
}

/** Name resolution for calls to the outside: the address connected to is the one that was judged. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, "");
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} has no public address`), "");
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? "", found[0]?.family);
  });
};
