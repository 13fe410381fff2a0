import { BlockList, isIP, isIPv6 } from "node:net";

type Interfaces = NodeJS.Dict<{ address: string; family: string; internal: boolean }[]>;

export type GatewayWatchOptions = {
  /** Gateways of the networks before the proxy (`PROXY_GATEWAYS`); none where there are no containers. */
  gateways: readonly string[];
  warn: (line: string) => void;
  nowMs?: () => number;
};

const SAY_AGAIN_MS = 3_600_000;

/**
 * Tells the operator when visitors lose their address on the way: a container network that relays a
 * connection gives it the address of its gateway. Limits would then count all visitors as one.
 */
export function createGatewayWatch({ gateways, warn, nowMs = Date.now }: GatewayWatchOptions) {
  const own = new BlockList();
  for (const gateway of gateways) own.addAddress(gateway, isIPv6(gateway) ? "ipv6" : "ipv4");
  let sayAgainAtMs = 0;

  return {
    /** A network without IPv6 relays every visitor who comes by it. */
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
