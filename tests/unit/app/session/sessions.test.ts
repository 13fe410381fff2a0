import { describe, expect, test, vi } from "vitest";
import type { ErrorResult } from "~/http/json-client.server";
import type { SessionGrant, UsersApi } from "~/service/users-api.server";
import { createSessions } from "~/session/sessions.server";
import {
  FREE_ROLE_ID,
  makeGrant,
  PAYING_ROLE_ID,
  YOUTUBE_ROLE_ID,
} from "../../../factories/sessions";

const START_MS = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 60 * 60 * 1000;

function failed(statusCode: number): ErrorResult {
  return {
    isError: true,
    statusCode,
    message: "",
    code: null,
    retryAfterSeconds: null,
    fields: {},
    detail: {},
  };
}

/** Sessions with a service that knows one grant and fails on demand, and a clock that tests move. */
function setUp(grant: SessionGrant = makeGrant({ nowMs: START_MS })) {
  const clock = { nowMs: START_MS };
  const service = { checkStatus: 200, userStatus: 200, grant };
  const users = {
    login: vi.fn<UsersApi["login"]>(),
    logout: vi.fn<UsersApi["logout"]>(),
    checkAccessToken: vi.fn<UsersApi["checkAccessToken"]>(async () =>
      service.checkStatus === 200
        ? { isError: false, statusCode: 200, data: service.grant }
        : failed(service.checkStatus),
    ),
    loginWithAccessToken: vi.fn<UsersApi["loginWithAccessToken"]>(async () =>
      service.checkStatus === 200
        ? { isError: false, statusCode: 200, data: service.grant }
        : failed(service.checkStatus),
    ),
  };
  const findUser = vi.fn(async () => ({
    user: service.userStatus === 200 ? service.grant : null,
    statusCode: service.userStatus,
  }));
  const sessions = createSessions({
    users,
    payingRoleIds: new Set([PAYING_ROLE_ID, YOUTUBE_ROLE_ID]),
    nowMs: () => clock.nowMs,
    findUser,
  });
  const resolve = () => sessions.resolve(grant.accessToken);
  return { sessions, users, findUser, service, clock, grant, resolve };
}

describe("session cache of five seconds", () => {
  test("avoids a second check", async () => {
    const { users, clock, resolve } = setUp();
    await resolve();
    clock.nowMs += 4_999;
    expect((await resolve()).kind).toBe("member");
    expect(users.checkAccessToken).toHaveBeenCalledTimes(1);
  });

  test("expires for a revoked session", async () => {
    const { service, clock, resolve } = setUp();
    await resolve();
    service.checkStatus = 401;
    clock.nowMs += 5_000;
    expect(await resolve()).toEqual({ kind: "guest" });
  });

  test("never exceeds the session's end", async () => {
    const { service, clock, resolve } = setUp(makeGrant({ nowMs: START_MS, leftMs: 2_000 }));
    await resolve();
    service.checkStatus = 401;
    clock.nowMs += 2_000;
    expect(await resolve()).toEqual({ kind: "guest" });
  });

  test("starts at login without a check", async () => {
    const { sessions, users, grant, resolve } = setUp();
    sessions.accept(grant);
    expect((await resolve()).kind).toBe("member");
    expect(users.checkAccessToken).not.toHaveBeenCalled();
  });
});

test("sessions: twenty simultaneous requests send one check", async () => {
  const { users, resolve } = setUp();
  const answers = await Promise.all(Array.from({ length: 20 }, resolve));
  expect(answers.every((answer) => answer.kind === "member")).toBe(true);
  expect(users.checkAccessToken).toHaveBeenCalledTimes(1);
});

describe("member of a session", () => {
  const received = { firstName: "Aurelinda", fullName: "Aurelinda Duarte" };

  test("comes from the check, without another request", async () => {
    const { users, findUser, grant, resolve } = setUp();
    const { id, directusUserId, lastName, email } = grant;
    const user = { id, directusUserId, lastName, email, ...received };
    users.checkAccessToken.mockResolvedValueOnce({
      ...{ isError: false, statusCode: 200 },
      data: { ...grant, user },
    });
    expect(await resolve()).toMatchObject({ session: { member: received } });
    expect(findUser).not.toHaveBeenCalled();
  });

  test("is requested from an older service that does not include it", async () => {
    const { service, findUser, grant, resolve } = setUp();
    service.grant = { ...grant, ...received };
    expect(await resolve()).toMatchObject({ session: { member: received } });
    expect(findUser).toHaveBeenCalledTimes(1);
  });

  test("is not requested after a failed check", async () => {
    const { service, findUser, resolve } = setUp();
    for (const status of [401, 503]) {
      service.checkStatus = status;
      await resolve();
    }
    expect(findUser).not.toHaveBeenCalled();
  });
});

describe("refused session", () => {
  test.each([
    ["the check", 401, 200],
    ["the check", 403, 200],
    ["the user", 200, 401],
    ["the user", 200, 403],
    ["the check while the user fails", 401, 500],
  ])("by %s (%i, %i) is a guest", async (_, checkStatus, userStatus) => {
    const { service, resolve } = setUp();
    Object.assign(service, { checkStatus, userStatus });
    expect(await resolve()).toEqual({ kind: "guest" });
  });

  test("is not kept if the service becomes unavailable afterwards", async () => {
    const { service, clock, resolve } = setUp();
    await resolve();
    clock.nowMs += 5_000;
    service.checkStatus = 401;
    await resolve();
    service.checkStatus = 503;
    expect(await resolve()).toEqual({ kind: "unavailable" });
  });
});

describe("session while the service is unavailable", () => {
  test.each([
    ["no answer", 500, 500],
    ["503", 503, 503],
    ["the user alone failing", 200, 500],
    ["the check alone failing", 504, 200],
    ["a limit", 429, 200],
  ])("continues if known (%s)", async (_, checkStatus, userStatus) => {
    const { service, clock, resolve } = setUp();
    await resolve();
    Object.assign(service, { checkStatus, userStatus });
    clock.nowMs += 5_000;
    expect((await resolve()).kind).toBe("member");
  });

  test("continues for an hour after its last check", async () => {
    const { service, clock, resolve } = setUp();
    await resolve();
    service.checkStatus = 503;
    clock.nowMs += HOUR_MS;
    expect((await resolve()).kind).toBe("member");
    clock.nowMs += 1;
    expect(await resolve()).toEqual({ kind: "unavailable" });
  });

  test("is unavailable if unknown", async () => {
    const { service, resolve } = setUp();
    service.checkStatus = 503;
    expect(await resolve()).toEqual({ kind: "unavailable" });
  });

  test("ends at its end", async () => {
    const { service, clock, resolve } = setUp(makeGrant({ nowMs: START_MS, leftMs: 60_000 }));
    await resolve();
    service.checkStatus = 503;
    clock.nowMs += 60_000;
    expect(await resolve()).toEqual({ kind: "guest" });
  });

  test("returns the Directus token only until its expiry", async () => {
    const { service, clock, grant, resolve } = setUp();
    await resolve();
    service.checkStatus = 503;
    clock.nowMs = Date.parse(grant.directusTokenExpiry) - 1;
    expect(await resolve()).toMatchObject({ session: { directusToken: grant.directusToken } });
    clock.nowMs += 1;
    expect(await resolve()).toMatchObject({ session: { directusToken: null } });
  });
});

describe("paying member", () => {
  test.each([
    ["the paying role", PAYING_ROLE_ID, true],
    ["the YouTube role", YOUTUBE_ROLE_ID, true],
    ["the free role", FREE_ROLE_ID, false],
    ["a role nobody knows", "10000000-0000-4000-8000-00000000ffff", false],
    ["an empty role", "", false],
    ["no role", null, false],
  ])("is decided by %s", async (_, roleId, isPaying) => {
    const { resolve } = setUp(makeGrant({ nowMs: START_MS, roleId }));
    expect(await resolve()).toMatchObject({
      session: { tier: isPaying ? "paying" : "free", member: { isPaying } },
    });
  });

  test("is denied without a CMS user, and is checked again", async () => {
    const { service, clock, resolve } = setUp();
    const { cmsUser } = service.grant;
    service.grant = { ...service.grant, cmsUser: null };
    expect(await resolve()).toMatchObject({ session: { tier: "free" } });
    service.grant = { ...service.grant, cmsUser };
    clock.nowMs += 5_000;
    expect(await resolve()).toMatchObject({ session: { tier: "paying" } });
  });
});

test("sessions: a changed photo appears once the session is marked stale", async () => {
  const { service, sessions, grant, resolve } = setUp();
  expect(await resolve()).toMatchObject({ session: { member: { picture: null } } });
  service.grant = { ...grant, cmsUser: grant.cmsUser && { ...grant.cmsUser, avatar: "photo-1" } };
  sessions.markStale(grant.accessToken);
  expect(await resolve()).toMatchObject({ session: { member: { picture: "photo-1" } } });
});

test("sessions: pages get the member without any token", async () => {
  const { grant, resolve } = setUp();
  const answer = await resolve();
  const member = answer.kind === "member" ? answer.session.member : null;
  expect(Object.keys(member ?? {}).toSorted()).toEqual([
    "directusUserId",
    "email",
    "firstName",
    "fullName",
    "id",
    "isPaying",
    "lastName",
    "picture",
  ]);
  expect(JSON.stringify(member)).not.toContain(grant.directusToken);
});

describe("session renewal", () => {
  test("adopts the next token", async () => {
    const { sessions, service, grant } = setUp();
    service.grant = makeGrant({ nowMs: START_MS });
    const result = await sessions.renew(grant.accessToken);
    expect(result).toMatchObject({ data: { accessToken: service.grant.accessToken } });
    expect((await sessions.resolve(service.grant.accessToken)).kind).toBe("member");
  });

  test("that fails is a result and changes nothing", async () => {
    const { sessions, service, grant, resolve } = setUp();
    await resolve();
    service.checkStatus = 503;
    expect(await sessions.renew(grant.accessToken)).toMatchObject({
      isError: true,
      statusCode: 503,
    });
    expect((await resolve()).kind).toBe("member");
  });
});

test("sessions: a logged-out session is checked again", async () => {
  const { sessions, service, grant, resolve } = setUp();
  await resolve();
  service.checkStatus = 401;
  sessions.forget(grant.accessToken);
  expect(await resolve()).toEqual({ kind: "guest" });
});

test("sessions: a check running during the logout is discarded", async () => {
  const { sessions, users, service, grant, resolve } = setUp();
  const answer = Promise.withResolvers<Awaited<ReturnType<UsersApi["checkAccessToken"]>>>();
  users.checkAccessToken.mockReturnValueOnce(answer.promise);
  const underWay = resolve();
  sessions.forget(grant.accessToken);
  answer.resolve({ isError: false, statusCode: 200, data: service.grant });
  await underWay;
  service.checkStatus = 401;
  expect(await resolve()).toEqual({ kind: "guest" });
});
