/** True for a web address that readers can open. */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
}

/**
 * Decides whether an address is on the public internet. Every call to an address that a user supplies
 * (icons, link cards, link checks) goes through this check. Ranges: IANA IPv4 and IPv6 Special-Purpose
 * Address Registries, multicast and reserved ranges.
 */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** The only IPv6 range assigned to the public internet. */
const GLOBAL_IPV6 = ["2000::/3"];
/** Exceptions in that range: addresses that embed another one, documentation, special services. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

type Family = "ipv4" | "ipv6";

type Ranges = {
  addSubnet(network: string, prefix: number, family: Family): void;
  check(address: string, family: Family): boolean;
};

/** The parts of `node:net` in use; this folder does not import Node modules. */
type Net = { BlockList: new () => Ranges; isIP(address: string): number };

/**
 * Creates the check. Mapped addresses, addresses that embed another one and invalid ones are not public.
 */
export function createPublicAddressCheck({ BlockList, isIP }: Net): (address: string) => boolean {
  const ranges = (list: readonly string[], family: Family): Ranges => {
    const found = new BlockList();
    for (const range of list) {
      const [network = "", prefix] = range.split("/");
      found.addSubnet(network, Number(prefix), family);
    }
    return found;
  };
  const specialIpv4 = ranges(SPECIAL_IPV4, "ipv4");
  const globalIpv6 = ranges(GLOBAL_IPV6, "ipv6");
  const specialIpv6 = ranges(SPECIAL_IPV6, "ipv6");
  return (address) => {
    const version = isIP(address);
    if (version === 4) return !specialIpv4.check(address, "ipv4");
    if (version !== 6) return false;
    return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
  };
}
