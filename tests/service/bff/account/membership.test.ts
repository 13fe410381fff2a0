import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DoubleMode } from "../doubles/directus-double.ts";
import { auditEvents } from "../../../../bff/db/schema.ts";
import { createMembership } from "../../../../bff/modules/identity/membership/membership.service.ts";
import { findUserById } from "../../../../bff/modules/identity/users/users.repository.ts";
import type {
  SessionCheck,
  SessionGrant,
} from "../../../../bff/modules/identity/sessions/sessions.service.ts";
import { bearer, payingRoleId, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

const hourMs = 3_600_000;
const freeRoleId = "10000000-0000-4000-8000-000000000002";
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
afterEach(() => {
  service.directus.mode = "up";
});

async function openSession(): Promise<SessionGrant> {
  const { email } = await service.createMember();
  return service.login(email);
}

const check = ({ accessToken }: SessionGrant) =>
  service.app.inject({ url: "/api/users/v1/check-access-token", headers: bearer(accessToken) });

function inCms({ directusUserId }: SessionGrant) {
  const found = service.directus.users.get(directusUserId);
  if (!found) throw new Error("Directus does not know the member");
  return found;
}

function tellChanged(keys: string[], overrides: { key?: string; ageMs?: number } = {}) {
  const body = JSON.stringify({ collection: "directus_users", keys, action: "update" });
  const time = Math.floor((service.clock.now.getTime() - (overrides.ageMs ?? 0)) / 1_000);
  const mac = createHmac("sha256", overrides.key ?? service.keys.internal);
  const signature = mac.update(`${time}.${body}`).digest("hex");
  return service.app.inject({
    method: "POST",
    url: "/internal/cms-changed",
    payload: body,
    headers: {
      "content-type": "application/json",
      "x-portal-signature": `t=${time},v1=${signature}`,
    },
  });
}

describe("member status in Directus", () => {
  test("is paying no longer than the entitlement lasts, even if Directus has not updated the role", async () => {
    const grant = await openSession();
    const roleNow = async () => (await check(grant)).json<SessionCheck>().cmsUser?.role;
    const inMs = (ms: number) => new Date(service.clock.now.getTime() + ms).toISOString();
    const running = { membershipState: "cancelled", membershipValidUntil: inMs(2 * hourMs) };
    Object.assign(inCms(grant), running);
    service.clock.advance(hourMs);
    expect(await roleNow()).toBe(payingRoleId);
    service.directus.mode = "failing";
    service.clock.advance(hourMs - 1);
    expect(await roleNow()).toBe(payingRoleId);
    service.clock.advance(1);
    expect(await roleNow()).toBeNull();
    service.directus.mode = "up";
    expect(await roleNow()).toBeNull();
    expect(inCms(grant).role).toBe(payingRoleId);
    inCms(grant).membershipValidUntil = inMs(hourMs);
    service.clock.advance(5_000);
    expect(await roleNow()).toBe(payingRoleId);
  });

  test("adds a record for each change of role, and only then", async () => {
    const { db } = service.database;
    const grant = await openSession();
    const changes = async () =>
      (await db.select().from(auditEvents).where(eq(auditEvents.userId, grant.id))).filter(
        ({ event }) => event === "role.changed",
      ).length;
    inCms(grant).role = freeRoleId;
    service.clock.advance(5_000);
    await Promise.all([check(grant), check(grant)]);
    expect(await changes()).toBe(1);
    service.clock.advance(5_000);
    await check(grant);
    expect(await changes()).toBe(1);
  });

  test.each([
    ["a role given by hand, without any membership", {}, payingRoleId],
    ["a role given by hand after a membership ended", { membershipState: "expired" }, payingRoleId],
    ["a running membership without an end", { membershipState: "active" }, null],
    [
      "an end that cannot be read",
      { membershipState: "grace", membershipValidUntil: "amanhã" },
      null,
    ],
  ])("%s", async (_, membership, role) => {
    const grant = await openSession();
    Object.assign(inCms(grant), membership);
    service.clock.advance(5_000);
    expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(role);
  });

  test("includes the picture, also while Directus is unavailable", async () => {
    const grant = await openSession();
    const pictureNow = async () => (await check(grant)).json<SessionCheck>().cmsUser?.avatar;
    inCms(grant).avatar = "7e4c1f0e-6f4b-4a51-9a0c-2f8a4f1f2b77";
    service.clock.advance(5_000);
    expect(await pictureNow()).toBe("7e4c1f0e-6f4b-4a51-9a0c-2f8a4f1f2b77");
    service.directus.mode = "failing";
    service.clock.advance(5_000);
    expect(await pictureNow()).toBe("7e4c1f0e-6f4b-4a51-9a0c-2f8a4f1f2b77");
  });

  test("is loaded again after five seconds, not before", async () => {
    const grant = await openSession();
    inCms(grant).role = freeRoleId;
    service.clock.advance(4_999);
    expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(payingRoleId);
    service.clock.advance(1);
    expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(freeRoleId);
  });

  test("is loaded once for parallel checks", async () => {
    const grant = await openSession();
    service.clock.advance(5_000);
    const { db } = service.database;
    const user = await findUserById(db, grant.id);
    if (!user) throw new Error("The member is gone");
    const membership = createMembership({
      db,
      cmsUsers: service.cmsUsers,
      audit: async () => {},
      now: () => service.clock.now,
      onCmsUnavailable: () => {},
    });
    const before = service.directus.calls;
    const standings = await Promise.all(
      Array.from({ length: 10 }, () => membership.statusOf(user)),
    );
    expect(standings.every(({ entitled }) => entitled)).toBe(true);
    expect(service.directus.calls - before).toBe(1);
  });

  test.each(["suspended", "archived", "draft"])("refuses a member who is %s", async (status) => {
    const grant = await openSession();
    inCms(grant).status = status;
    service.clock.advance(5_000);
    expect((await check(grant)).statusCode).toBe(401);
    inCms(grant).status = "active";
    service.clock.advance(5_000);
    expect((await check(grant)).statusCode).toBe(200);
  });

  test("refuses a member deleted in Directus", async () => {
    const grant = await openSession();
    service.directus.users.delete(grant.directusUserId);
    service.clock.advance(5_000);
    expect((await check(grant)).statusCode).toBe(401);
  });

  test("refuses a member deactivated in the service", async () => {
    const grant = await openSession();
    await service.database.pool.query("update users set is_active = false where id = $1", [
      grant.id,
    ]);
    expect((await check(grant)).statusCode).toBe(401);
  });
});

describe("member status while Directus does not answer", () => {
  test.each<DoubleMode>(["failing", "silent", "garbage"])(
    "(%s) keeps the last known role for a day, then no member is paying",
    async (mode) => {
      const grant = await openSession();
      service.directus.mode = mode;
      service.clock.advance(24 * hourMs);
      expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(payingRoleId);
      service.clock.advance(1);
      const late = await check(grant);
      expect(late.statusCode).toBe(200);
      expect(late.json<SessionCheck>().cmsUser).toMatchObject({
        id: grant.directusUserId,
        role: null,
      });

      service.directus.mode = "up";
      expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(payingRoleId);
    },
  );

  test("keeps a known suspension", async () => {
    const grant = await openSession();
    inCms(grant).status = "suspended";
    service.clock.advance(5_000);
    await check(grant);
    service.directus.mode = "failing";
    service.clock.advance(48 * hourMs);
    expect((await check(grant)).statusCode).toBe(401);
  });

  test("allows login", async () => {
    const { email } = await service.createMember();
    service.directus.mode = "silent";
    service.clock.advance(hourMs);
    expect((await service.login(email)).cmsUser?.role).toBe(payingRoleId);
  });
});

describe("/internal/cms-changed", () => {
  test("applies a new role and a suspension at once", async () => {
    const grant = await openSession();
    inCms(grant).role = freeRoleId;
    expect((await tellChanged([grant.directusUserId])).statusCode).toBe(204);
    expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(freeRoleId);
    inCms(grant).status = "suspended";
    await tellChanged([grant.directusUserId]);
    expect((await check(grant)).statusCode).toBe(401);
  });

  test("reloads every member after a mass change", async () => {
    const grants = [await openSession(), await openSession()];
    for (const grant of grants) inCms(grant).role = freeRoleId;
    expect((await tellChanged([])).statusCode).toBe(204);
    for (const grant of grants) {
      expect((await check(grant)).json<SessionCheck>().cmsUser?.role).toBe(freeRoleId);
    }
  });

  test("makes no request for users without an account here", async () => {
    const before = service.directus.calls;
    const answer = await tellChanged(["00000000-0000-4000-8000-00000000abcd"]);
    expect(answer.statusCode).toBe(204);
    expect(service.directus.calls).toBe(before);
  });

  test("asks for a repeated call if Directus does not answer", async () => {
    const grant = await openSession();
    service.directus.mode = "failing";
    const answer = await tellChanged([grant.directusUserId]);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
  });

  test.each([
    ["another key", { key: "x".repeat(64) }],
    ["an old time", { ageMs: 301_000 }],
    ["a time ahead", { ageMs: -301_000 }],
  ])("refuses %s", async (_name, overrides) => {
    const answer = await tellChanged([], overrides);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "auth.invalid_signature" });
  });

  test.each(["", "t=1", "t=1,v1=zz", `t=${"9".repeat(400)},v1=${"a".repeat(64)}`])(
    "refuses the signature %j",
    async (signature) => {
      const answer = await service.app.inject({
        method: "POST",
        url: "/internal/cms-changed",
        payload: { collection: "directus_users", keys: [], action: "update" },
        headers: { "x-portal-signature": signature },
      });
      expect(answer.statusCode).toBe(401);
    },
  );
});
