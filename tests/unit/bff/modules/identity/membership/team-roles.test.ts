import { expect, test, vi } from "vitest";
import { CmsUnavailableError } from "../../../../../../bff/cms/client.ts";
import { createMemberRoles } from "../../../../../../bff/modules/identity/membership/member-roles.ts";
import { createTeamRoles } from "../../../../../../bff/modules/identity/membership/team-roles.ts";
import { roleIds } from "../../../../../../contract/account/roles.ts";

function open() {
  const clock = { ms: 0 };
  const listAdminRoleIds = vi.fn(async () => ["admins"]);
  const memberRoles = createMemberRoles([roleIds.payingUser]);
  const now = () => new Date(clock.ms);
  const { isOfTeam } = createTeamRoles({ cmsUsers: { listAdminRoleIds }, memberRoles, now });
  return { clock, listAdminRoleIds, isOfTeam };
}

test("team: contains editors and administrators, and no member's role reaches Directus", async () => {
  const { isOfTeam, listAdminRoleIds } = open();
  expect(await isOfTeam(roleIds.editor)).toBe(true);
  for (const role of [null, roleIds.member, roleIds.payingUser])
    expect(await isOfTeam(role)).toBe(false);
  expect(listAdminRoleIds).not.toHaveBeenCalled();
  expect(await isOfTeam("admins")).toBe(true);
  expect(await isOfTeam("another")).toBe(false);
  expect(listAdminRoleIds).toHaveBeenCalledTimes(1);
});

test("team: keeps its administrators while Directus is unavailable, and reads them again after a minute", async () => {
  const { clock, isOfTeam, listAdminRoleIds } = open();
  expect(await isOfTeam("admins")).toBe(true);
  clock.ms = 60_000;
  listAdminRoleIds.mockRejectedValueOnce(new CmsUnavailableError(new Error("no answer")));
  expect(await isOfTeam("admins")).toBe(true);
  listAdminRoleIds.mockResolvedValue([]);
  expect(await isOfTeam("admins")).toBe(false);
});
