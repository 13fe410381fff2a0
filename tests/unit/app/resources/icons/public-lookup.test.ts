import { promisify } from "node:util";
import { expect, test } from "vitest";
import { lookupPublic } from "~/resources/icons/public-lookup";

test("a name that resolves to this machine is refused", async () => {
  const find = promisify(lookupPublic);
  await expect(find("localhost", {})).rejects.toThrow("no public address");
});
