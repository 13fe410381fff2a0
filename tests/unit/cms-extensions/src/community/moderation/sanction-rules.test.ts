import { expect, test, vi } from "vitest";
import { memberRolesOf } from "../../../../../../cms-extensions/access/member-roles.ts";
import { requireAcceptableSanction } from "../../../../../../cms-extensions/src/community/moderation/sanction-rules.ts";
import { MODERATION_REFUSALS } from "../../../../../../contract/community/moderation.ts";
import { roleIds } from "../../../../../../contract/account/roles.ts";

vi.mock("../../../../../../cms-extensions/src/community/comments/requester.ts", () => ({
  activeSanctions: () => ({ first: () => Promise.resolve(undefined) }),
}));

type RecordedRequest = Parameters<typeof requireAcceptableSanction>[1];

const OWN_ROLE = "70000000-0000-4000-8000-000000000001";
const payload = { member: "m", kind: "silence", reason: "Propaganda repetida em vários tópicos." };

function decideAbout(role: string) {
  const found = { whereRaw: () => ({ first: () => Promise.resolve({ id: "m", role }) }) };
  const database = Object.assign(() => found, { raw: () => Promise.resolve() });
  const memberRoles = Object.values(memberRolesOf({ PAYING_USER_ROLE_ID: OWN_ROLE }));
  return requireAcceptableSanction(payload, {
    ...{
      database: database as unknown as RecordedRequest["database"],
      now: new Date(),
      memberRoles,
    },
  });
}

test("sanction rules: a member with any configured role can be sanctioned", async () => {
  expect(await decideAbout(OWN_ROLE)).toEqual(payload);
});

test("sanction rules: a team member can't be sanctioned", async () => {
  const refused = { code: MODERATION_REFUSALS.team };
  await expect(decideAbout(roleIds.editor)).rejects.toMatchObject(refused);
});
