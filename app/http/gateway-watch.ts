import { BlockList, isIP, isIPv6 } from "node:net";

type Interfaces = NodeJS.Dict<{ address: string; family: string; internal: boolean }[]>;

export type GatewayWatchOptions = {
  /** Gateways of the networks before the proxy (`PROXY_GATEWAYS`); empty without containers. */
  gateways: readonly string[];
  warn: (line: string) => void;
  nowMs?: () => number;
};

const SAY_AGAIN_MS = 3_600_000;

/**
 * Warns the operator if visitors' addresses are lost: a container network that relays a connection replaces
 * its address with the gateway's. Limits would then count all visitors as one.
 */
export function createGatewayWatch({ gateways, warn, nowMs = Date.now }: GatewayWatchOptions) {
  const own = new BlockList();
  for (const gateway of gateways) own.addAddress(gateway, isIPv6(gateway) ? "ipv6" : "ipv4");
  let sayAgainAtMs = 0;

  return {
    /** A network without IPv6 relays every IPv6 visitor. */
    start(interfaces: Interfaces): void {
      if (!gateways.some(isIPv6)) return;
      const addresses = Object.values(interfaces).flatMap((each) => each ?? []);
      const hasIPv6 = addresses.some(
        ({ address, family, internal }) =>
          family === "IPv6" && !internal && !address.startsWith("fe80:"),
      );
      if (hasIPv6) return;
      warn(
        "The proxy's networks have no IPv6: all visitors by IPv6 are one address, and limits lock them out together (docs/operate.md, Visitors' addresses)",
      );
    },
    see(address: string): void {
      if (gateways.length === 0 || nowMs() < sayAgainAtMs) return;
      const [bare = ""] = address.split("%", 1);
      if (!isIP(bare) || !own.check(bare, isIPv6(bare) ? "ipv6" : "ipv4")) return;
      sayAgainAtMs = nowMs() + SAY_AGAIN_MS;
      warn(
        `A visitor came as ${address}, a gateway of the proxy's networks. That is right from this machine only: otherwise the network relays visitors, and limits count them as one (docs/operate.md, Visitors' addresses)`,
      );
    },
  };
}
