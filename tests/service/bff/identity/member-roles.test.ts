import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMemberRoles } from "../../../../bff/modules/identity/membership/member-roles.ts";
import { bearer, password, payingRoleId, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

const [paying, youtube] = [randomUUID(), randomUUID()];
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ memberRoles: createMemberRoles([paying, youtube]) });
});
afterAll(() => service.close());

async function askToLeaveAs(roleId: string): Promise<number> {
  const { email } = await service.createMember({ roleId });
  const { accessToken } = await service.login(email);
  const answer = await service.app.inject({
    method: "POST",
    url: "/api/privacy/v1/deletion",
    headers: bearer(accessToken),
    payload: { password, mode: "delete" },
  });
  return answer.statusCode;
}

test("member roles: a role that the environment names counts as a member", async () => {
  expect(await askToLeaveAs(paying)).toBe(200);
  expect(await askToLeaveAs(youtube)).toBe(200);
});

test("member roles: every other role counts as staff, including roles of other installations", async () => {
  expect(await askToLeaveAs(payingRoleId)).toBe(403);
});
