import { expect, test } from "vitest";
import {
  findAddress,
  isPublicAddress,
} from "../../../../../cms-extensions/src/link-check-hook/public-address.ts";

test.each([
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.1.1", "127.0.0.1", "127.255.255.254"],
  ...["169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1"],
  ...["192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1"],
  ...["203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
  ...["::ffff:0:10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1"],
  ...["2002:a00:1::", "3fff::1", "4000::1", "5f00::1", "fc00::1", "fd12::1", "fe80::1"],
  ...["fec0::1", "ff02::1", "", "localhost", "1.2.3", "8.8.8.8.8"],
])("%j is not of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "193.5.216.100", "2606:4700::1111", "2a00:1450:400a::1"])(
  "%s is",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const find = (...addresses: string[]) =>
  findAddress(
    "a.example",
    () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      ),
    isPublicAddress,
  );

test("one address inside is enough to ask nothing at a name", async () => {
  expect(await find("2606:4700::1111", "1.1.1.1")).toEqual({ address: "1.1.1.1", family: 4 });
  expect(await find("1.1.1.1", "10.0.0.1")).toBe("private");
  expect(await find("1.1.1.1", "::1")).toBe("private");
  expect(await find()).toBe("dns");
});

test("an address in place of a name is judged itself", async () => {
  const never = () => Promise.reject(new Error("asked"));
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "169.254.169.254"])
    expect(await findAddress(host, never, isPublicAddress)).toBe("private");
});
