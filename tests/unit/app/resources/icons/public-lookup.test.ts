import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { isPublicAddress, lookupPublic } from "~/resources/icons/public-lookup";

describe("an address", () => {
  test.each(["1.1.1.1", "104.26.12.204", "2606:4700:20::681a:ccc"])("%s is public", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
});

test("a name that resolves to this machine is refused", async () => {
  const find = promisify(lookupPublic);
  await expect(find("localhost", {})).rejects.toThrow("no public address");
});
