import { describe, expect, test } from "vitest";
import {
  listReceivers,
  readReceiverUrls,
} from "../../../../../../cms-extensions/src/content/changes/receivers";

const names: Record<string, string[]> = {
  app: ["10.0.0.1", "10.0.0.2"],
  localhost: ["::1", "127.0.0.1"],
  six: ["fd00::1"],
};
const lookup = (host: string) =>
  Promise.resolve((names[host] ?? []).map((address) => ({ address })));

async function addressesOf(list: string): Promise<string[]> {
  const receivers = await listReceivers(readReceiverUrls(list), lookup);
  return receivers.map((receiver) => receiver.address);
}

describe("change receivers", () => {
  test("are all addresses of a name, IPv4 first", async () => {
    expect(await addressesOf("http://app:3000/a, http://localhost:4000/a,http://six/a")).toEqual([
      "10.0.0.1",
      "10.0.0.2",
      "127.0.0.1",
      "fd00::1",
    ]);
  });

  test("keep IP addresses and certificate names", async () => {
    const list = "http://[::1]:3000/a,http://127.0.0.1/a,https://app/a";
    expect(await addressesOf(list)).toEqual(["::1", "127.0.0.1", "app"]);
  });

  test("may be empty, but accept only http", () => {
    expect(readReceiverUrls(" , ")).toEqual([]);
    expect(() => readReceiverUrls("ftp://app/a")).toThrow("not http");
  });
});
