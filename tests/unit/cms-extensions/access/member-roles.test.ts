import { expect, test } from "vitest";
import { policyIds, roleIds } from "../../../../contract/account/roles.ts";
import { memberRolesOf } from "../../../../cms-extensions/access/member-roles.ts";
import { policiesFor } from "../../../../cms-extensions/access/policies.ts";
import { roles, rolesFor } from "../../../../cms-extensions/access/roles.ts";

const paying = "30000000-0000-4000-8000-000000000001";
const youtube = "30000000-0000-4000-8000-000000000002";
const configured = memberRolesOf({
  PAYING_USER_ROLE_ID: paying,
  YOUTUBE_MEMBER_ROLE_ID: youtube,
});

test("member roles: default to the model's own roles", () => {
  const standard = { paying: roleIds.payingUser, youtube: roleIds.youtubeMember };
  expect(memberRolesOf({})).toEqual({ free: roleIds.member, ...standard });
  expect(memberRolesOf({ PAYING_USER_ROLE_ID: "" })).toMatchObject(standard);
});

test("member roles: configured roles get the rights of the model's roles and replace them", () => {
  const rightsOf = (list: typeof roles, id: string) =>
    list.find((role) => role.id === id)?.policies;
  const own = rolesFor(configured);
  expect(rightsOf(own, paying)).toEqual(rightsOf(roles, roleIds.payingUser));
  expect(rightsOf(own, youtube)).toEqual(rightsOf(roles, roleIds.youtubeMember));
  expect(rightsOf(own, roleIds.payingUser)).toBeUndefined();
});

test("member roles: the accounts service may create and delete users of the configured roles only", () => {
  const accounts = policiesFor(configured).find(({ id }) => id === policyIds.accounts);
  const rules = (accounts?.permissions ?? [])
    .filter(({ collection, action }) => collection === "directus_users" && action !== "read")
    .map(({ permissions, validation }) => JSON.stringify([permissions, validation]));
  expect(rules).toHaveLength(3);
  for (const rule of rules) {
    expect(rule).toContain(JSON.stringify([roleIds.member, paying, youtube]));
    expect(rule).not.toContain(roleIds.payingUser);
  }
});
