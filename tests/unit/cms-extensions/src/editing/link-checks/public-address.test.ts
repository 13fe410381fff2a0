import { expect, test } from "vitest";
import {
  findAddress,
  isPublicAddress,
} from "../../../../../../cms-extensions/src/editing/link-checks/public-address.ts";

const find = (...addresses: string[]) =>
  findAddress(
    "a.example",
    () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      ),
    isPublicAddress,
  );

test("public address check: one private address rejects the name", async () => {
  expect(await find("2606:4700::1111", "1.1.1.1")).toEqual({ address: "1.1.1.1", family: 4 });
  expect(await find("1.1.1.1", "10.0.0.1")).toBe("private");
  expect(await find("1.1.1.1", "::1")).toBe("private");
  expect(await find()).toBe("dns");
});

test("public address check: checks a literal address itself", async () => {
  const never = () => Promise.reject(new Error("asked"));
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "169.254.169.254"])
    expect(await findAddress(host, never, isPublicAddress)).toBe("private");
});
