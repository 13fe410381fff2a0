import { beforeEach, expect, test, vi } from "vitest";
import { createGatewayWatch } from "../../../../app/http/gateway-watch";

const gateways = ["172.30.54.1", "fd30:5500:0:1::1"];
const warn = vi.fn();
let nowMs = 0;
const watch = (own: readonly string[] = gateways) =>
  createGatewayWatch({ gateways: own, warn, nowMs: () => nowMs });
const on = (...addresses: string[]) => ({
  eth0: addresses.map((address) => ({
    address,
    family: address.includes(":") ? "IPv6" : "IPv4",
    internal: false,
  })),
  lo: [{ address: "::1", family: "IPv6", internal: true }],
});

beforeEach(() => {
  warn.mockReset();
  nowMs = 1;
});

test("gateway watch: warns at start if the proxy's networks have no IPv6", () => {
  watch().start(on("172.30.54.3", "fe80::42"));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("have no IPv6"));
});

test("gateway watch: is silent with IPv6, or without a gateway", () => {
  watch().start(on("172.30.54.3", "fd30:5500:0:1::3"));
  watch([]).start(on("192.0.2.4"));
  expect(warn).not.toHaveBeenCalled();
});

test.each(["172.30.54.1", "fd30:5500:0:1::1", "FD30:5500:0:1:0:0:0:1", "::ffff:172.30.54.1"])(
  "gateway watch: visitors relayed as %s are reported once an hour",
  (address) => {
    const { see } = watch();
    see(address);
    see(address);
    expect(warn).toHaveBeenCalledOnce();
    nowMs += 3_600_001;
    see(address);
    expect(warn).toHaveBeenCalledTimes(2);
  },
);

test("gateway watch: visitors with their own address are not reported", () => {
  const { see } = watch();
  for (const address of [
    "172.30.54.11",
    "2001:db8::1",
    "fd30:5500:0:1::11",
    "fe80::1%eth0",
    "x",
    "",
  ])
    see(address);
  expect(warn).not.toHaveBeenCalled();
});
