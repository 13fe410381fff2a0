import { expect, test } from "vitest";
import { pickAddress, pickOf } from "../../../../app/http/hub-proxy.ts";

const addresses = ["10.0.0.1", "10.0.0.2", "10.0.0.3"];
const keys = Array.from({ length: 300 }, (_, index) => `session ${index}`);

test("session affinity: picks the same address in any order", () => {
  for (const key of keys) {
    expect(pickOf([...addresses].reverse(), key)).toBe(pickOf(addresses, key));
  }
});

test("session affinity: uses all addresses, and moves only the sessions of a removed one", () => {
  const placed = keys.map((key) => pickOf(addresses, key));
  for (const address of addresses) {
    expect(placed.filter((each) => each === address).length).toBeGreaterThan(50);
  }
  const left = addresses.slice(0, 2);
  keys.forEach((key, index) => {
    if (placed[index] !== "10.0.0.3") expect(pickOf(left, key)).toBe(placed[index]);
  });
});

test("session affinity: throws without addresses, and returns an IP address unchanged", async () => {
  expect(() => pickOf([], "key")).toThrow();
  expect(await pickAddress("127.0.0.1", "key")).toBe("127.0.0.1");
});
