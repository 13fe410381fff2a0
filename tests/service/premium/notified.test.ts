import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextDigestAt } from "../../../bff/modules/notifications/email-frequency/digest-calendar.ts";
import { requiredEnv } from "../../support/required-env.ts";
import { choiceArgument } from "../../support/notification-choice.ts";
import { createCmsDouble, type CmsRow } from "../bff/doubles/cms-double.ts";
import { runJob } from "../bff/run-job.ts";
import { bearer, startTestService, type TestService } from "../bff/service.ts";
import { admin, makePerson, removeMade, rowsOf } from "../cms/cms.ts";
import { plant, type Plants } from "./planted.ts";
import {
  makeExpiredMember,
  makeFormerYoutubeMember,
  makeMember,
  makeOutsiders,
  type Meanwhile,
  type Member,
} from "./readers.ts";

/** Notifications and mails of the portal. */
let plants: Plants;
let readers: Member[];
let paying: Member;
const lists = ["articles", "news", "videos"] as const;
const announced = () =>
  plants.items.flatMap(({ kind, id }) => {
    const list = lists.find((name) => name === kind);
    return list ? [{ list, id }] : [];
  });
beforeAll(async () => {
  readers = Object.values(await makeOutsiders());
  paying = await makeMember("payingUser");
  const everything = ["articles", "news", "videos", "courses"].map(
    (list) => `${list}Frequency: instant`,
  );
  const notifications = choiceArgument("content", "portal", true);
  for (const member of [...readers, paying]) {
    await ask(member, `setUserEmailFrequency(${[notifications, ...everything].join(", ")})`);
  }
  plants = await plant(await makePerson("payingUser"));
});
afterAll(removeMade);

async function ask({ token }: Member, change: string): Promise<void> {
  const answer = await fetch(new URL("/graphql", requiredEnv("TEST_SERVICE_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query: `mutation { ${change} { id } }` }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  expect(errors).toBeUndefined();
}

const notificationsOf = async ({ directusUserId }: Member) =>
  rowsOf(await admin("GET", `/items/Notification?filter[owner][_eq]=${directusUserId}&limit=500`));

async function mailsTo({ email }: Member): Promise<string> {
  const url = new URL("/api/messages", requiredEnv("TEST_MAIL_URL"));
  url.searchParams.set("to", email);
  return (await fetch(url)).text();
}

const secrets = () => [
  ...plants.items.flatMap(({ key, secret }) => [key, secret]),
  ...plants.files.map(({ secret }) => secret),
  plants.quiz.secret,
];

test("publication notification: contains the title and nothing of the text, for free and paying members", async () => {
  for (const member of [...readers, paying]) {
    for (const { id } of announced()) {
      const isNotified = async () =>
        (await notificationsOf(member)).some(({ target }) => target === id);
      await expect.poll(isNotified, { timeout: 40_000 }).toBe(true);
    }
    const received = JSON.stringify(await notificationsOf(member));
    for (const secret of secrets()) expect(received).not.toContain(secret);
  }
});

async function subscribe(service: TestService, frequency: string): Promise<string> {
  const { email } = await service.createMember();
  const { accessToken } = await service.login(email);
  const expected = lists.map((list) => `${list}Frequency: ${frequency}`).join(", ");
  const query = `mutation { setUserEmailFrequency(${expected}) { id } }`;
  const headers = bearer(accessToken);
  const payload = { query };
  const requested = await service.app.inject({ method: "POST", url: "/graphql", headers, payload });
  expect(requested.json()).not.toHaveProperty("errors");
  return email;
}

test("publication mail: immediate mail and digest contain the title for paying members, and no word of the text", async () => {
  const cms = createCmsDouble();
  const service = await startTestService({ cms: cms.client });
  try {
    // The next morning, whatever the time of this run: at night no content mail is sent.
    service.clock.now = nextDigestAt(["daily"], new Date()) ?? service.clock.now;
    const received = [await subscribe(service, "instant"), await subscribe(service, "daily")];
    const titles: string[] = [];
    for (const { list, id } of announced()) {
      // The row with its whole text: a mail must not include more of it than needed.
      const row = (await admin("GET", `/items/${list}/${id}`)).data as CmsRow;
      cms.rows(list).push(row);
      titles.push(String(row["title"]));
      await service.jobs.send("tell-published", { list, id }, service.database.db);
    }
    await runJob(service, "send-digests");
    for (const email of received) {
      const mails = () =>
        JSON.stringify(service.smtp.received.filter(({ to }) => to.includes(email)));
      for (const title of titles) await expect.poll(mails).toContain(title);
      for (const secret of secrets()) expect(mails()).not.toContain(secret);
    }
  } finally {
    await service.close();
  }
});

test("portal mail: contains no word of a paid text", async () => {
  for (const member of [...readers, paying]) {
    const mails = await mailsTo(member);
    for (const secret of secrets()) expect(mails).not.toContain(secret);
  }
});

test("answer notification: is not sent to a member whose membership has ended since", async () => {
  const article = plants.items.find(({ name }) => name === "article");
  const target = { targetType: "articles", target: article?.id };
  const roots: string[] = [];
  const write: Meanwhile = async ({ as }) => {
    const body = `Uma pergunta de ${randomUUID()}`;
    const { data } = await as("POST", "/items/comments", { ...target, body });
    roots.push((data as { id: string }).id);
  };
  const former = [await makeExpiredMember(write), await makeFormerYoutubeMember(write)];
  await write(paying);
  const answering = await makeMember("payingUser");
  for (const parent of roots) {
    // Mentions by name too, as all of them have this name.
    const body = `@Ana, ${randomUUID()}`;
    const { status } = await answering.as("POST", "/items/comments", { ...target, parent, body });
    expect(status).toBe(200);
  }
  const told = async (member: Member) =>
    (await notificationsOf(member)).filter(({ type }) =>
      ["comment", "reply", "mention"].includes(String(type)),
    );
  const isAnswered = async () => (await told(paying)).some(({ type }) => type === "reply");
  await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true);
  for (const member of [...former, ...readers]) expect(await told(member)).toEqual([]);
});
