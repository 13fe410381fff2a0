import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freeMemberRoleId } from "../../../../bff/modules/identity/membership/member-roles.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import { choiceArgument } from "../../../support/notification-choice.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService, type TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";

const CONTENT_NOTIFICATIONS = choiceArgument("content", "portal", true);

/** Timing and content of mails and notifications about published content. */
const cms = createCmsDouble();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const list of contentKinds) cms.rows(list).length = 0;
  await service.database.pool.query("update users set is_active = false");
  // A Monday, half past seven in Zurich.
  service.clock.now = new Date("2026-11-23T06:30:00.000Z");
});

async function member(values: string, roleId?: string): Promise<User> {
  const user = await service.createMember(roleId ? { roleId } : {});
  const { accessToken } = await service.login(user.email);
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(accessToken),
    payload: { query: `mutation { setUserEmailFrequency(${values}) { id } }` },
  });
  expect(answer.json()).not.toHaveProperty("errors");
  return user;
}

const SECRET = "xilindrofone";

/** An item of this age is past the delay for corrections. */
const RETENTION_MS = 300_000;

type Published = ReturnType<typeof publish>;

function publish(title: string, agoMs = 0) {
  const item = {
    ...{ id: randomUUID(), title, slug: "um-titulo", status: "published", access: "paying" },
    ...{ summary: `Resumo ${SECRET}`, body: `<p>${SECRET}</p>`, preview: SECRET },
    publishedAt: new Date(service.clock.now.getTime() - agoMs).toISOString(),
  };
  cms.rows("news").push(item);
  return item;
}

const told = (key: string, change: { action: string; frequencies?: string[] }) =>
  service.app.inject(signedChange(service, { collection: "news", keys: [key], ...change }));
const tell = (key: string) => told(key, { action: "publish", frequencies: ["instant"] });

const notificationsOf = (user: User) =>
  cms.rows("Notification").filter(({ owner }) => owner === user.directusUserId);

async function jobsOf(id: string) {
  const found = `select state, start_after from jobs.job where singleton_key = $1 order by created_on`;
  return (
    await service.database.pool.query<{ state: string; start_after: Date }>(found, [`news:${id}`])
  ).rows;
}

describe("mail about publications by day", () => {
  /** In the future of the queue's own clock. */
  const MORNING = "2126-11-21T09:00:00.000Z";
  const send = (id: string) =>
    service.jobs.send("tell-published", { list: "news", id }, service.database.db);
  const isPending = (id: string) => async () =>
    (await jobsOf(id)).filter(({ state }) => state === "created");

  test("waits five minutes, includes a correction, and is sent once", async () => {
    service.clock.now = new Date(MORNING);
    const reader = await member(`newsFrequency: instant, ${CONTENT_NOTIFICATIONS}`);
    const item = publish("Premios de 2027");
    await tell(item.id);
    const heldUntil = async () =>
      (await isPending(item.id)()).map(({ start_after: at }) => at.toISOString());
    await expect.poll(heldUntil).toEqual(["2126-11-21T09:05:00.000Z"]);
    expect(notificationsOf(reader)).toHaveLength(1);
    Object.assign(item, { title: "Prêmios de 2027" });
    await tell(item.id);
    expect(await isPending(item.id)()).toHaveLength(1);
    service.clock.now = new Date("2126-11-21T09:05:00.000Z");
    await send(item.id);
    expect((await service.smtp.next(reader.email)).subject).toBe(
      "Novo no Portal Suíça: Prêmios de 2027",
    );
    const mails = service.smtp.received.filter(({ to }) => to.includes(reader.email));
    expect(mails).toHaveLength(1);
  });

  test("is not sent for an item unpublished meanwhile", async () => {
    service.clock.now = new Date(MORNING);
    const reader = await member("newsFrequency: instant");
    const item = publish("Publicado por engano");
    await tell(item.id);
    await expect.poll(isPending(item.id)).toHaveLength(1);
    Object.assign(item, { status: "draft" });
    service.clock.now = new Date("2126-11-21T09:05:00.000Z");
    await send(item.id);
    const right = publish("De propósito", 600_000);
    await send(right.id);
    expect((await service.smtp.next(reader.email)).subject).toContain("De propósito");
  });
});

describe("publication at night", () => {
  test("appears in the portal at once, and is mailed once at seven", async () => {
    // Half past ten in the evening, in the future of the queue's own clock.
    service.clock.now = new Date("2126-11-21T21:30:00.000Z");
    const reader = await member(`newsFrequency: instant, ${CONTENT_NOTIFICATIONS}`);
    const item = publish("Prêmios de 2027");
    await tell(item.id);
    await expect.poll(() => notificationsOf(reader)).toHaveLength(1);
    const waiting = async () => (await jobsOf(item.id)).filter(({ state }) => state === "created");
    await expect.poll(waiting).toHaveLength(1);
    expect((await waiting())[0]?.start_after.toISOString()).toBe("2126-11-22T06:00:00.000Z");
    await tell(item.id);
    await runJob(service, "find-missed-publications");
    expect(await waiting()).toHaveLength(1);

    service.clock.now = new Date("2126-11-22T06:00:00.000Z");
    await service.jobs.send("tell-published", { list: "news", id: item.id }, service.database.db);
    expect((await service.smtp.next(reader.email)).text).toContain("Prêmios de 2027");
    expect(notificationsOf(reader)).toHaveLength(1);
    const mails = service.smtp.received.filter(({ to }) => to.includes(reader.email));
    expect(mails).toHaveLength(1);
  });
});

describe("mail frequencies in Directus", () => {
  test("decide who gets immediate mail; an edit sends none", async () => {
    const instant = await member("newsFrequency: instant");
    const daily = await member("newsFrequency: daily");
    const [edited, waiting, named] = ["Editada", "Espera", "Diária"].map((title) =>
      publish(title, RETENTION_MS),
    ) as [Published, Published, Published];
    await told(edited.id, { action: "update" });
    await told(waiting.id, { action: "publish", frequencies: [] });
    await told(named.id, { action: "publish", frequencies: ["daily"] });
    expect((await service.smtp.next(daily.email)).text).toContain("Diária");
    await expect
      .poll(async () => (await jobsOf(waiting.id)).map(({ state }) => state))
      .toEqual(["completed"]);
    expect(await jobsOf(edited.id)).toEqual([]);
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toContain(instant.email);
  });
});

describe("digest", () => {
  const mailsOf = async (user: User) =>
    (await service.database.pool.query("select 1 from mails where user_id = $1", [user.id]))
      .rowCount;

  test("is sent once a day, however often it is built that day", async () => {
    const reader = await member("newsFrequency: daily");
    publish("Prêmios de 2027", 60_000);
    await runJob(service, "send-digests");
    service.clock.advance(3_600_000);
    await runJob(service, "send-digests");
    expect(await mailsOf(reader)).toBe(1);
    service.clock.now = new Date("2026-11-24T06:30:00.000Z");
    publish("De terça-feira", 60_000);
    await runJob(service, "send-digests");
    expect(await mailsOf(reader)).toBe(2);
  });
});

describe("mail about a paid text", () => {
  test("contains its title, immediately and in the digest, and goes to paying members only", async () => {
    const instant = await member(`newsFrequency: instant, ${CONTENT_NOTIFICATIONS}`);
    const daily = await member("newsFrequency: daily");
    const free = await member(
      `newsFrequency: instant, articlesFrequency: daily, ${CONTENT_NOTIFICATIONS}`,
      freeMemberRoleId,
    );
    const over = await member(`newsFrequency: instant, ${CONTENT_NOTIFICATIONS}`);
    await service.database.pool.query("update users set cms_paid_until = $2 where id = $1", [
      over.id,
      new Date(service.clock.now.getTime() - 1),
    ]);
    const item = publish("Prêmios de 2027", RETENTION_MS);
    await tell(item.id);
    const mail = await service.smtp.next(instant.email);
    await runJob(service, "send-digests");
    const digest = await service.smtp.next(daily.email);
    for (const { text, html } of [mail, digest]) {
      expect(text).toContain("Prêmios de 2027");
      expect(text + html).not.toContain(SECRET);
    }
    for (const reader of [instant, free, over]) {
      expect(notificationsOf(reader)).toMatchObject([{ title: "Prêmios de 2027" }]);
      expect(JSON.stringify(notificationsOf(reader))).not.toContain(SECRET);
    }
    const reached = service.smtp.received.flatMap(({ to }) => to);
    expect(reached).not.toContain(free.email);
    expect(reached).not.toContain(over.email);
  });
});
