import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import webPush from "web-push";
import type { PushOverview } from "../../../contract/api/push-v1.ts";
import type { User } from "../../../bff/modules/identity/users/user.ts";
import { createCmsDouble } from "./cms-double.ts";
import { createCmsPrivacyDouble } from "./cms-privacy-double.ts";
import { startPushServer, type PushServer } from "./push-server.ts";
import { runJob } from "./run-job.ts";
import { bearer, startTestService, type TestService } from "./service.ts";
import { signedChange } from "./signed-change.ts";

const cms = createCmsDouble();
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const subject = "mailto:operadora@example.com";

let service: TestService;
let pushServer: PushServer;
beforeAll(async () => {
  pushServer = await startPushServer();
  const pushAccess = { publicKey, privateKey, subject, fetch: pushServer.fetch };
  service = await startTestService({
    cms: cms.client,
    cmsPrivacy: createCmsPrivacyDouble(),
    pushAccess,
  });
});
afterAll(async () => {
  await service.close();
  await pushServer.close();
});
beforeEach(() => {
  service.clock.now = new Date("2026-11-21T12:00:00.000Z");
});

type Device = { user: User; token: string };

async function logInAgain(user: User): Promise<Device> {
  return { user, token: (await service.login(user.email)).accessToken };
}
const member = async () => logInAgain(await service.createMember());

const post = ({ token }: Device, name: string, payload: object = {}) =>
  service.app.inject({
    method: "POST",
    url: `/api/push/v1/${name}`,
    headers: bearer(token),
    payload,
  });

async function find({ token }: Device): Promise<PushOverview> {
  const url = "/api/push/v1/";
  return (await service.app.inject({ method: "GET", url, headers: bearer(token) })).json();
}

async function subscribe(device: Device): Promise<string> {
  const subscription = pushServer.subscribe();
  expect((await post(device, "subscribe", subscription)).statusCode).toBe(200);
  return subscription.endpoint;
}

async function choose({ token }: Device, field: string, isWanted: boolean): Promise<void> {
  const query = `mutation { setUserEmailFrequency(${field}: ${isWanted}) { id ${field} } }`;
  const headers = bearer(token);
  const asked = { method: "POST", url: "/graphql", headers, payload: { query } } as const;
  const answer = await service.app.inject(asked);
  expect(answer.json()).toMatchObject({ data: { setUserEmailFrequency: { [field]: isWanted } } });
}

/** Directus says that a notice came. */
async function tell({ user }: Device, values: object = {}): Promise<string> {
  const id = randomUUID();
  const text = { title: "O suporte respondeu", body: "Texto que só o portal mostra" };
  const row = { owner: user.directusUserId, type: "support", ...text, ...values };
  cms.rows("Notification").push({ id, ...row });
  const change = { collection: "Notification", keys: [id], action: "create" };
  await service.app.inject(signedChange(service, change));
  return id;
}

/** As `tell`; resolves once the queue has nothing left to do for it. */
async function notify(device: Device, values: object = {}): Promise<void> {
  await settled(await tell(device, values));
}

const jobsOf = async (id: string) => {
  const found = `select name, state, start_after from jobs.job
    where singleton_key like 'push:' || $1 || '%' order by created_on`;
  return (
    await service.database.pool.query<{ name: string; state: string; start_after: Date }>(found, [
      id,
    ])
  ).rows;
};

async function settled(id: string): Promise<void> {
  const open = async () =>
    (await jobsOf(id)).filter(({ state }) => !["completed", "failed"].includes(state));
  await expect.poll(open, { timeout: 20_000 }).toEqual([]);
}

const receivedBy = (endpoint: string) =>
  pushServer.received.filter((each) => each.endpoint === endpoint);

describe("a notice", () => {
  test("reaches the member's device sealed, with kind, title and place, signed by the portal", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    await notify(device, { url: "/app/support/7", targetType: "tickets", target: "t1" });
    const [push, ...others] = receivedBy(endpoint);
    expect(others).toEqual([]);
    expect(push?.message).toEqual({
      kind: "Suporte",
      title: "O suporte respondeu",
      path: "/pt-BR/app/support/7",
      tag: "tickets:t1",
    });
    expect(push?.publicKey).toBe(publicKey);
    expect(push?.token).toMatchObject({ aud: "https://fcm.googleapis.com", sub: subject });
    // Nine hours until ten at night.
    expect(push?.headers["ttl"]).toBe(String(9 * 3_600));
  });

  test("leads to the list where it leads nowhere of the portal", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    await notify(device, { url: "https://elsewhere.example/" });
    expect(receivedBy(endpoint)[0]?.message).toMatchObject({ path: "/pt-BR/app/notifications" });
  });

  test("goes to every device of its member and to nobody else's", async () => {
    const first = await member();
    const second = await logInAgain(first.user);
    const stranger = await member();
    const [one, two, other] = [
      await subscribe(first),
      await subscribe(second),
      await subscribe(stranger),
    ];
    await notify(first);
    expect([one, two, other].map((endpoint) => receivedBy(endpoint).length)).toEqual([1, 1, 0]);
  });

  test("is not sent once it was read, or of a kind that is unknown", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    await notify(device, { isRead: true });
    await notify(device, { type: "made-up" });
    expect(receivedBy(endpoint)).toEqual([]);
  });

  test.each([
    ["support", "wantsSupportPush"],
    ["idea", "wantsIdeaPush"],
    ["reply", "wantsReplyPush"],
    ["mention", "wantsMentionPush"],
    ["solution", "wantsSolutionPush"],
    ["comment", "wantsCommentPush"],
    ["topic", "wantsTopicPush"],
    ["content", "wantsContentPush"],
    ["connection", "wantsConnectionPush"],
    ["chat", "wantsChatPush"],
    ["plan", "wantsPlanPush"],
    ["scenario", "wantsScenarioPush"],
    ["rate", "wantsRatePush"],
  ])("of the kind %s goes to devices unless the member said no", async (type, field) => {
    const device = await member();
    const endpoint = await subscribe(device);
    await notify(device, { type });
    expect(receivedBy(endpoint)).toHaveLength(1);
    await choose(device, field, false);
    await notify(device, { type });
    expect(receivedBy(endpoint)).toHaveLength(1);
  });

  test("that another one stands for is not sent, unless that one is about somebody blocked", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    const blocked = await service.createMember();
    const head = randomUUID();
    const row = { id: head, owner: device.user.directusUserId, actor: blocked.directusUserId };
    cms.rows("Notification").push({ ...row, type: "reply", title: "A mais nova", body: null });
    await notify(device, { type: "reply", groupHead: head });
    expect(receivedBy(endpoint)).toEqual([]);
    await service.database.pool.query(
      "insert into member_blocks (user_id, blocked_user_id, created_at) values ($1, $2, now())",
      [device.user.id, blocked.id],
    );
    await notify(device, { type: "reply", groupHead: head });
    expect(receivedBy(endpoint)).toHaveLength(1);
  });

  test("of a like is not sent where who gave it is blocked", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    await choose(device, "wantsLikePush", true);
    const [blocked, liker] = [await service.createMember(), await service.createMember()];
    await service.database.pool.query(
      "insert into member_blocks (user_id, blocked_user_id, created_at) values ($1, $2, now())",
      [device.user.id, blocked.id],
    );
    const given = (by: User, target: string) =>
      cms.rows("votes").push({
        ...{ id: randomUUID(), user_created: by.directusUserId, value: 1 },
        ...{ targetType: "comments", target, date_created: service.clock.now.toISOString() },
      });
    const liked = (target: string) => ({ type: "like", targetType: "comments", target });
    const [hers, his] = [randomUUID(), randomUUID()];
    given(blocked, hers);
    given(liker, his);
    await notify(device, liked(hers));
    expect(receivedBy(endpoint)).toEqual([]);
    await notify(device, liked(his));
    expect(receivedBy(endpoint)).toHaveLength(1);
  });

  test("that comes at night waits until seven in Zurich", async () => {
    // Of a day that the queue's own clock has yet to see.
    service.clock.now = new Date("2126-11-21T21:30:00.000Z");
    const device = await member();
    const endpoint = await subscribe(device);
    const id = await tell(device);
    const [waiting] = await jobsOf(id);
    expect(waiting).toMatchObject({ name: "push-notice", state: "created" });
    expect(waiting?.start_after.toISOString()).toBe("2126-11-22T06:00:00.000Z");
    expect(receivedBy(endpoint)).toEqual([]);
  });

  test("that reaches its device's turn at night waits until seven too", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    const { devices } = await find(device);
    const noticeId = randomUUID();
    service.clock.now = new Date("2126-11-21T21:00:00.000Z");
    const { jobs, database } = service;
    const key = `push:${noticeId}:turn`;
    await jobs.send("push-to-device", { noticeId, sessionId: devices[0]?.id }, database.db, {
      key,
    });
    const waiting = async () => (await jobsOf(noticeId)).filter(({ state }) => state === "created");
    await expect
      .poll(waiting)
      .toEqual([expect.objectContaining({ start_after: new Date("2126-11-22T06:00:00.000Z") })]);
    expect(receivedBy(endpoint)).toEqual([]);
  });

  test("is sent to nobody who was suspended", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    await service.database.pool.query("update users set cms_status = 'suspended' where id = $1", [
      device.user.id,
    ]);
    await notify(device);
    expect(receivedBy(endpoint)).toEqual([]);
  });
});

describe("a device", () => {
  test("is listed with the others, and turned off from any of them", async () => {
    const first = await member();
    const second = await logInAgain(first.user);
    await subscribe(first);
    service.clock.advance(1_000);
    const endpoint = await subscribe(second);
    const { publicKey: told, devices } = await find(first);
    expect(told).toBe(publicKey);
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const other = devices.find(({ isCurrent }) => !isCurrent);
    expect((await post(first, "unsubscribe", { device: other?.id })).statusCode).toBe(200);
    await notify(first);
    expect(receivedBy(endpoint)).toEqual([]);
    expect((await post(first, "unsubscribe")).statusCode).toBe(200);
    expect((await find(first)).devices).toEqual([]);
  });

  test("of somebody else stays as it is", async () => {
    const [owner, stranger] = [await member(), await member()];
    await subscribe(owner);
    const { devices } = await find(owner);
    await post(stranger, "unsubscribe", { device: devices[0]?.id });
    expect((await find(owner)).devices).toEqual(devices);
  });

  test("hears of the login alone that was given its address last", async () => {
    const [first, second] = [await member(), await member()];
    const subscription = pushServer.subscribe();
    await post(first, "subscribe", subscription);
    await post(second, "subscribe", subscription);
    await notify(first);
    expect(receivedBy(subscription.endpoint)).toEqual([]);
    await notify(second);
    expect(receivedBy(subscription.endpoint)).toHaveLength(1);
  });

  test.each([
    ["a logout", (device: Device) => logOut(device)],
    ["the end of its login", () => endLogins()],
  ])("hears nothing after %s, and is forgotten", async (_name, end) => {
    const device = await member();
    const endpoint = await subscribe(device);
    await end(device);
    await notify(device);
    expect(receivedBy(endpoint)).toEqual([]);
    await runJob(service, "forget-closed-push-subscriptions");
    expect(await countOf(device)).toBe(0);
  });

  test.each([403, 404, 410])("is forgotten when its push service answers %i", async (status) => {
    const device = await member();
    const [endpoint, kept] = [
      await subscribe(device),
      await subscribe(await logInAgain(device.user)),
    ];
    pushServer.answer(endpoint, status);
    await notify(device);
    expect(await countOf(device)).toBe(1);
    expect(receivedBy(kept)).toHaveLength(1);
  });

  test("is tried again when its push service fails, and not when it refuses", async () => {
    const device = await member();
    const endpoint = await subscribe(device);
    pushServer.answer(endpoint, 413);
    await notify(device);
    pushServer.answer(endpoint, 503);
    const id = await tell(device);
    const states = async () => (await jobsOf(id)).map(({ state }) => state);
    await expect.poll(states, { timeout: 20_000 }).toEqual(["completed", "retry"]);
    pushServer.answer(endpoint, 201);
    await settled(id);
    expect(receivedBy(endpoint)).toHaveLength(1);
    expect(await countOf(device)).toBe(1);
  });

  test("takes nothing but an address of a push service", async () => {
    const device = await member();
    for (const endpoint of [
      "http://fcm.googleapis.com/fcm/send/x",
      "https://127.0.0.1/x",
      "https://fcm.googleapis.com:8443/x",
      "https://fcm.googleapis.com.evil.example/x",
    ]) {
      const answer = await post(device, "subscribe", pushServer.subscribe(endpoint));
      expect([endpoint, answer.statusCode]).toEqual([endpoint, 400]);
    }
    expect((await find(device)).devices).toEqual([]);
  });

  test("can be tried, six times an hour", async () => {
    const device = await member();
    expect((await post(device, "test")).statusCode).toBe(404);
    const endpoint = await subscribe(device);
    service.clock.now = new Date("2026-11-21T23:00:00.000Z");
    for (let times = 0; times < 5; times += 1) {
      expect((await post(device, "test")).statusCode).toBe(200);
    }
    expect(receivedBy(endpoint)).toHaveLength(5);
    expect((await post(device, "test")).statusCode).toBe(429);
  });

  test("is unknown to a guest", async () => {
    const guest = { user: (await member()).user, token: "none" };
    for (const name of ["subscribe", "unsubscribe", "test"]) {
      expect((await post(guest, name)).statusCode).toBe(401);
    }
  });
});

test("what is kept is sealed, exported without its address, and gone with the account", async () => {
  const device = await member();
  const endpoint = await subscribe(device);
  const { pool } = service.database;
  const kept = "select * from push_subscriptions where user_id = $1";
  const [row] = (await pool.query<Record<string, unknown>>(kept, [device.user.id])).rows;
  expect(JSON.stringify(row)).not.toContain(endpoint);
  expect(String(row?.["subscription"])).not.toContain("fcm.googleapis.com");
  const overview = await service.app.inject({
    method: "GET",
    url: "/api/privacy/v1/overview",
    headers: bearer(device.token),
  });
  expect(overview.body).toContain("Aparelhos com avisos");
  await pool.query("delete from users where id = $1", [device.user.id]);
  expect(await countOf(device)).toBe(0);
});

test("without keys nothing is promised and nothing taken", async () => {
  const bare = await startTestService({ cms: cms.client });
  try {
    const user = await bare.createMember();
    const headers = bearer((await bare.login(user.email)).accessToken);
    const ask = (method: "GET" | "POST", url: string, payload?: object) =>
      bare.app.inject({ method, url: `/api/push/v1/${url}`, headers, ...(payload && { payload }) });
    expect((await ask("GET", "")).json()).toEqual({ publicKey: null, devices: [] });
    expect((await ask("POST", "subscribe", pushServer.subscribe())).statusCode).toBe(404);
    expect((await ask("POST", "test", {})).statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});

async function logOut({ token }: Device): Promise<void> {
  const url = "/api/users/v1/logout";
  await service.app.inject({ method: "POST", url, headers: bearer(token), payload: {} });
}

/** As time does: the clock of one test would end those of all others too. */
async function endLogins(): Promise<void> {
  await service.database.pool.query("update sessions set expires_at = $1", [service.clock.now]);
}

async function countOf({ user }: Device): Promise<number> {
  const found = "select count(*)::int as count from push_subscriptions where user_id = $1";
  return (await service.database.pool.query(found, [user.id])).rows[0].count;
}
