import { expect, test } from "vitest";
import { findPublicAddress } from "../../../../../../bff/modules/community/link-cards/public-address.ts";

const at = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

test("public address check: resolves a name once, and one private address rejects the name", async () => {
  let calls = 0;
  const find = (...addresses: string[]) =>
    findPublicAddress("a.example", () => {
      calls += 1;
      return Promise.resolve(at(...addresses));
    });
  expect(await find("2606:4700::1111", "1.1.1.1")).toEqual({ address: "1.1.1.1", family: 4 });
  expect(calls).toBe(1);
  expect(await find("1.1.1.1", "10.0.0.1")).toBeNull();
  expect(await find("1.1.1.1", "::1")).toBeNull();
  expect(await find()).toBeNull();
});

test("public address check: checks a literal address itself", async () => {
  const never = () => Promise.reject(new Error("asked"));
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "169.254.169.254"])
    expect(await findPublicAddress(host, never)).toBeNull();
  expect(await findPublicAddress("1.1.1.1", never)).toEqual({ address: "1.1.1.1", family: 4 });
});

test("public address check: returns null for an unknown name", async () => {
  const unknown = () => Promise.reject(new Error("ENOTFOUND"));
  expect(await findPublicAddress("nada.example", unknown)).toBeNull();
});
