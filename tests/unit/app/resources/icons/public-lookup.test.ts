import { promisify } from "node:util";
import { expect, test } from "vitest";
import { lookupPublic } from "~/resources/icons/outside-icons.server";

test("public DNS lookup: rejects a name that resolves to this machine", async () => {
  const find = promisify(lookupPublic);
  await expect(find("localhost", {})).rejects.toThrow("no public address");
});
