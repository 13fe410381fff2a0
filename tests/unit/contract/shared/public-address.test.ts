import { BlockList, isIP } from "node:net";
import { expect, test } from "vitest";
import { createPublicAddressCheck } from "../../../../contract/shared/public-address.ts";

const isPublicAddress = createPublicAddressCheck({ BlockList, isIP });

test.each([
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.1.1", "127.0.0.1", "127.255.255.254"],
  ...["169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1"],
  ...["192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1"],
  ...["192.31.196.1", "192.52.193.1", "192.175.48.1", "2620:4f:8000::1", "2001:4:112::1"],
  ...[
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
  ],
  ...["::", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
  ...["::ffff:0:10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1"],
  ...["2002:a00:1::", "3fff::1", "4000::1", "5f00::1", "fc00::1", "fd12::1", "fe80::1"],
  ...["fec0::1", "ff02::1", "", "localhost", "1.2.3", "8.8.8.8.8"],
])("public address: %j is private", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "193.5.216.100", "2606:4700::1111", "2a00:1450:400a::1"])(
  "public address: %s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
