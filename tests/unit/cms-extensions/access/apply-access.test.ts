import { expect, test } from "vitest";
import { policyRows } from "../../../../cms-extensions/access/apply-access.ts";
import { policyIds } from "../../../../contract/roles.ts";

const required = (isStaffTfaRequired: boolean) =>
  policyRows(isStaffTfaRequired)
    .filter((row) => row["enforce_tfa"])
    .map(({ id }) => id);

test("asks editors for one-time codes where it is wanted, and no member or service account", () => {
  expect(required(true)).toEqual([policyIds.editor]);
  expect(required(false)).toEqual([]);
});
