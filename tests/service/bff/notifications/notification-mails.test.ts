import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createUnsubscribeTokens } from "../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { choiceArgument } from "../../../support/notification-choice.ts";
import { createCmsDouble, type CmsRow } from "../doubles/cms-double.ts";
import { bearer, startTestService, type TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";

const cms = createCmsDouble();
const MINUTE_MS = 60_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());
beforeEach(() => {
  service.clock.now = new Date("2026-11-21T12:00:00.000Z");
});

/** Creates a notification of this age, which Directus reports now. */
async function notify(user: User, minutesAgo: number, values: object = {}): Promise<CmsRow> {
  const row = {
    id: randomUUID(),
    ...{ owner: user.directusUserId, type: "comment", title: "Bia S. respondeu a você" },
    ...{
      body: "Um texto que fica no portal",
      url: "/app/forum/7#comentario-3",
      isRead: false,
      readAt: null,
    },
    date_created: new Date(service.clock.now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    ...values,
  };
  cms.rows("Notification").push(row);
  const change = { collection: "Notification", keys: [row.id], action: "create" };
  await service.app.inject(signedChange(service, change));
  const arrival = await jobsOf(`arrived:${row.id}`);
  await expect.poll(() => jobsOf(`arrived:${row.id}`, "completed")).toHaveLength(arrival.length);
  return row;
}

async function jobsOf(key: string, state = "%"): Promise<{ state: string; start_after: Date }[]> {
  const found = `select state, start_after from jobs.job
    where singleton_key = $1 and state::text like $2 order by created_on`;
  return (await service.database.pool.query(found, [key, state])).rows;
}

/** Waits until the queue has no jobs left for a member. */
async function settled({ directusUserId }: User): Promise<void> {
  const open = async () =>
    (await jobsOf(`notices:${directusUserId}`)).filter(({ state }) => state !== "completed");
  await expect.poll(open, { timeout: 20_000 }).toEqual([]);
}

/** Runs waiting jobs now, and waits for the jobs they create. */
async function runPending(user: User, key = "notices"): Promise<void> {
  const [waiting] = await jobsOf(`${key}:${user.directusUserId}`, "created");
  expect(waiting).toBeDefined();
  await service.database.pool.query(
    `update jobs.job set start_after = now() where singleton_key = $1 and state = 'created'`,
    [`${key}:${user.directusUserId}`],
  );
  const over = async () =>
    (await jobsOf(`${key}:${user.directusUserId}`)).filter(({ state }) => state === "completed");
  const before = (await over()).length;
  await expect.poll(async () => (await over()).length, { timeout: 20_000 }).toBe(before + 1);
}

const mailsTo = ({ email }: User) =>
  service.smtp.received.filter(
    ({ to, subject }) => to.includes(email) && subject.includes("avisos"),
  );

async function choose(user: User, values: string): Promise<void> {
  const { accessToken } = await service.login(user.email);
  const answer = await service.app.inject({
    ...{ method: "POST", url: "/graphql", headers: bearer(accessToken) },
    payload: { query: `mutation { setUserEmailFrequency(${values}) { id } }` },
  });
  expect(answer.json()).not.toHaveProperty("errors");
}

describe("notification unread for ten minutes", () => {
  test("is mailed if the member turned its kind off in the portal, a conversation once a day", async () => {
    const user = await service.createMember();
    service.clock.now = new Date("2036-11-21T12:00:00.000Z");
    const quiet = { isQuiet: true, groupKey: "comment:reply:9" };
    await notify(user, 11, { ...quiet, title: "Primeira" });
    await runPending(user);
    await expect.poll(() => mailsTo(user)).toHaveLength(1);
    expect(mailsTo(user)[0]?.text).toContain("Primeira");
    service.clock.advance(60 * MINUTE_MS);
    await notify(user, 11, { ...quiet, title: "Segunda" });
    await runPending(user);
    expect(mailsTo(user)).toHaveLength(1);
    const [held] = await jobsOf(`held-notices:${user.directusUserId}`, "created");
    expect(held?.start_after.toISOString()).toBe("2036-11-22T12:00:00.000Z");
    service.clock.now = new Date("2036-11-22T12:00:00.000Z");
    await runPending(user, "held-notices");
    await expect.poll(() => mailsTo(user)).toHaveLength(2);
    expect(mailsTo(user)[1]?.text).toContain("Segunda");
    expect(mailsTo(user)[1]?.text).not.toContain("Primeira");
  });

  test("turned off in the portal joins another notification's mail, and hides none that is not yet due", async () => {
    const user = await service.createMember();
    service.clock.now = new Date("2036-11-21T12:10:00.000Z");
    await service.database.pool.query(
      `insert into notice_mails (user_id, told_until, told_groups) values ($1, $2, $3)`,
      [user.id, "2036-11-21T11:00:00Z", { "comment:reply:9": "2036-11-21T11:00:00.000Z" }],
    );
    const quiet = { isQuiet: true, groupKey: "comment:reply:9" };
    await notify(user, 10, { title: "Pronta" });
    await notify(user, 5, { title: "Cedo demais" });
    await notify(user, 3, { ...quiet, title: "Calada" });
    const notified = ["Pronta", "Cedo demais", "Calada"];
    const count = (title: string) =>
      mailsTo(user).filter(({ text }) => text.includes(title)).length;
    await runPending(user);
    await expect.poll(() => notified.map(count)).toEqual([1, 0, 0]);
    const held = await jobsOf(`held-notices:${user.directusUserId}`, "created");
    expect(held.map((job) => job.start_after.toISOString())).toEqual(["2036-11-22T11:00:00.000Z"]);
    const [next] = await jobsOf(`notices:${user.directusUserId}`, "created");
    expect(next?.start_after.toISOString()).toBe("2036-11-21T12:15:00.000Z");
    service.clock.now = new Date("2036-11-21T12:15:00.000Z");
    await runPending(user);
    await expect.poll(() => notified.map(count)).toEqual([1, 1, 1]);
    service.clock.now = new Date("2036-11-22T11:00:00.000Z");
    await runPending(user, "held-notices");
    expect(notified.map(count)).toEqual([1, 1, 1]);
  });

  test("is mailed with actor, action and place, and without the text", async () => {
    const user = await service.createMember();
    await notify(user, 11);
    await settled(user);
    await expect.poll(() => mailsTo(user)).toHaveLength(1);
    const [mail] = mailsTo(user);
    expect(mail?.text).toContain("Bia S. respondeu a você");
    expect(mail?.text).toContain("/pt-BR/app/forum/7#comentario-3");
    expect(mail?.text).not.toContain("Um texto que fica no portal");
    expect(mail?.headers["list-unsubscribe"]).toContain("/unsubscribe/");
  });

  test.each([
    ["reply", "replies"],
    ["mention", "mentions"],
    ["solution", "solutions"],
    ["topic", "topics"],
    ["chat", "chats"],
  ] as const)(
    "of the kind %s is sent in a mail that unsubscribes from this kind only",
    async (type, list) => {
      const user = await service.createMember();
      await notify(user, 11, { type });
      await settled(user);
      await expect.poll(() => mailsTo(user)).toHaveLength(1);
      const link = mailsTo(user)[0]?.headers["list-unsubscribe"] ?? "";
      const [, token = ""] = /\/unsubscribe\/([\w-]+)>/.exec(link) ?? [];
      const tokens = createUnsubscribeTokens(createSealer(service.keys.data));
      expect(tokens.open(token)).toEqual({ userId: user.id, lists: [list] });
      await choose(user, choiceArgument(type, "mail", false));
      await notify(user, 10.5, { type, title: "Mais uma" });
      await settled(user);
      await notify(user, 10.4, { type: "comment", title: "Outra coisa" });
      await settled(user);
      await expect.poll(() => mailsTo(user)).toHaveLength(2);
      expect(mailsTo(user)[1]?.text).toContain("Outra coisa");
      expect(mailsTo(user)[1]?.text).not.toContain("Mais uma");
    },
  );

  test("shares one mail with the others, and never gets a second mail", async () => {
    const user = await service.createMember();
    await Promise.all([
      notify(user, 13, { title: "Primeira" }),
      notify(user, 12, { title: "Segunda" }),
      notify(user, 11, { type: "connection", title: "Terceira" }),
    ]);
    await settled(user);
    await notify(user, 10.5, { title: "Quarta" });
    await settled(user);
    const notified = ["Primeira", "Segunda", "Terceira", "Quarta"];
    const count = (title: string) =>
      mailsTo(user).filter(({ text }) => text.includes(title)).length;
    await expect.poll(() => notified.map(count)).toEqual([1, 1, 1, 1]);
  });
});

describe("active conversation", () => {
  const about = { groupKey: "comment:reply:7", target: "7", targetType: "forum" };
  const group = (minutesAgo: number, count: number): [number, object] => [
    minutesAgo,
    { ...about, count, title: `${count} respostas` },
  ];

  test("is mailed as one item, with its count and without the grouped notifications", async () => {
    const user = await service.createMember();
    await notify(user, 12, { ...about, title: "Outra", groupHead: randomUUID() });
    await settled(user);
    expect(mailsTo(user)).toEqual([]);
    await notify(user, 11, { ...about, count: 3, title: "A mais nova" });
    await settled(user);
    await expect.poll(() => mailsTo(user)).toHaveLength(1);
    expect(mailsTo(user)[0]?.text).toContain("A mais nova (e mais 2 parecidas)");
    expect(mailsTo(user)[0]?.text).not.toContain("Outra");
  });

  test("is mailed even if it never pauses for ten minutes", async () => {
    const user = await service.createMember();
    await notify(user, ...group(1, 3));
    await settled(user);
    await expect.poll(() => mailsTo(user)).toHaveLength(1);
  });

  test("is mailed once, until its member has opened the notifications again", async () => {
    const user = await service.createMember();
    const first = await notify(user, ...group(11, 3));
    await settled(user);
    await expect.poll(() => mailsTo(user)).toHaveLength(1);
    service.clock.now = new Date("2026-11-21T12:20:00.000Z");
    cms.rows("Notification").splice(cms.rows("Notification").indexOf(first), 1);
    const second = await notify(user, ...group(11, 4));
    await settled(user);
    expect(mailsTo(user)).toHaveLength(1);
    Object.assign(second, { isRead: true, readAt: "2026-11-21T12:21:00.000Z" });
    service.clock.now = new Date("2026-11-21T12:40:00.000Z");
    await notify(user, 11, about);
    await settled(user);
    await expect.poll(() => mailsTo(user)).toHaveLength(2);
  });
});

describe("notification mail leaves out", () => {
  test.each<[string, object]>([
    ["what was read", { isRead: true }],
    ["what is told by mails of its own", { type: "idea" }],
    ["what came longer than two days ago", { date_created: "2026-11-18T12:00:00.000Z" }],
    ["a kind that nobody knows", { type: "made-up" }],
  ])("%s", async (_, values) => {
    const user = await service.createMember();
    await notify(user, 11, values);
    await settled(user);
    expect(mailsTo(user)).toEqual([]);
  });

  test("kinds that the member turned off, and everything during a pause", async () => {
    const [one, two] = [await service.createMember(), await service.createMember()];
    await choose(one, choiceArgument("comment", "mail", false));
    await choose(two, "isPaused: true");
    await notify(one, 11);
    await notify(one, 11, { type: "ask" });
    await notify(two, 11);
    await Promise.all([settled(one), settled(two)]);
    expect([...mailsTo(one), ...mailsTo(two)]).toEqual([]);
  });

  test("a request that was withdrawn or answered meanwhile", async () => {
    const [one, other] = [await service.createMember(), await service.createMember()];
    const request = (kind: string) => ({
      ...{
        type: kind === "chat" ? "chat" : "connection",
        groupKey: `connection:${kind}:${other.directusUserId}`,
      },
    });
    await notify(one, 11, request("requested"));
    await notify(one, 11, request("chat"));
    await settled(one);
    expect(mailsTo(one)).toEqual([]);
    await service.database.pool.query(
      `insert into member_connections (user_id, other_user_id, state, changed_at)
        values ($1, $2, 'received', now())`,
      [one.id, other.id],
    );
    await notify(one, 11, request("requested"));
    await settled(one);
    await expect.poll(() => mailsTo(one)).toHaveLength(1);
  });

  test("everything at night: it waits until seven in Zurich", async () => {
    service.clock.now = new Date("2036-11-21T22:30:00.000Z");
    const user = await service.createMember();
    await notify(user, 0);
    const [waiting] = await jobsOf(`notices:${user.directusUserId}`);
    expect(waiting?.start_after.toISOString()).toBe("2036-11-22T06:00:00.000Z");
  });

  test("new notifications: the member has ten minutes to read them", async () => {
    service.clock.now = new Date("2036-11-21T12:00:00.000Z");
    const user = await service.createMember();
    await notify(user, 0);
    const [waiting] = await jobsOf(`notices:${user.directusUserId}`);
    expect(waiting?.start_after.toISOString()).toBe("2036-11-21T12:10:00.000Z");
  });
});
