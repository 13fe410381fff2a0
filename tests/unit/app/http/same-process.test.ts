import { expect, test } from "vitest";
import { pickAddress, pickOf } from "../../../../app/http/same-process.ts";

const addresses = ["10.0.0.1", "10.0.0.2", "10.0.0.3"];
const keys = Array.from({ length: 300 }, (_, index) => `session ${index}`);

test("a session stays where it is, in whatever order addresses come", () => {
  for (const key of keys) {
    expect(pickOf([...addresses].reverse(), key)).toBe(pickOf(addresses, key));
  }
});

test("all addresses have their share, and one that goes moves its own only", () => {
  const placed = keys.map((key) => pickOf(addresses, key));
  for (const address of addresses) {
    expect(placed.filter((each) => each === address).length).toBeGreaterThan(50);
  }
  const left = addresses.slice(0, 2);
  keys.forEach((key, index) => {
    if (placed[index] !== "10.0.0.3") expect(pickOf(left, key)).toBe(placed[index]);
  });
});

test("a name without addresses is an error, an address is itself", async () => {
  expect(() => pickOf([], "key")).toThrow();
  expect(await pickAddress("127.0.0.1", "key")).toBe("127.0.0.1");
});
