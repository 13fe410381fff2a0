import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  INVITES_PER_TOPIC,
  INVITES_PER_WEEK,
} from "../../../../../contract/community/forum-limits.ts";
import type { User } from "../../../../../bff/modules/identity/users/user.ts";
import { choiceArgument } from "../../../../support/notification-choice.ts";
import { createCmsDouble, type CmsRow } from "../../doubles/cms-double.ts";
import { runJob } from "../../run-job.ts";
import { bearer, startTestService, type TestService } from "../../service.ts";

/** Members who receive an unanswered question. */
const HOUR_MS = 3_600_000;
const cms = createCmsDouble();
const people = new Map<string, object>();
let service: TestService;

beforeAll(async () => {
  // The double has only collections; people are stored beside them.
  const { read } = cms.client;
  const client: typeof cms.client = {
    ...cms.client,
    read: async (command) => {
      const { path } = (command as unknown as () => { path: string })();
      return path === "/users" ? ([...people.values()] as never) : read(command);
    },
  };
  service = await startTestService({ cms: client });
  cms.rows("Cantons").push({ ...{ id: 22 as unknown as string }, cantonCode: "VD" });
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const list of ["forum_posts", "Notification"]) cms.rows(list).length = 0;
  people.clear();
  await service.database.pool.query("delete from forum_asks");
  await service.database.pool.query("update users set is_active = false");
  // A Monday at noon.
  service.clock.now = new Date("2026-11-23T11:00:00.000Z");
});

const bare = {
  ...{ status: "active", first_name: "Bia", last_name: "S", displayName: null, avatar: null },
  ...{ city: null, profession: null, bio: null, inSwitzerlandSince: null, memberSince: null },
};

async function choose(user: User, values: string): Promise<void> {
  const { accessToken } = await service.login(user.email);
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(accessToken),
    payload: { query: `mutation { setUserEmailFrequency(${values}) { id } }` },
  });
  expect(answer.json()).not.toHaveProperty("errors");
}

async function member(canton: number | null, wants = true): Promise<User> {
  const user = await service.createMember();
  people.set(user.directusUserId, { ...bare, id: user.directusUserId, canton });
  if (wants) await choose(user, choiceArgument("ask", "portal", true));
  return user;
}

function question(author: User, hoursAgo: number, more: object = {}): CmsRow {
  const row = {
    ...{ id: randomUUID(), title: "Como troco a permissão?", body: "Alguém já fez?" },
    ...{ status: "open", type: "question", replyCount: 0, cantons: [] },
    ...{ contextCard: { canton: "VD" }, user_created: author.directusUserId },
    date_created: new Date(service.clock.now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    ...more,
  };
  cms.rows("forum_posts").push(row);
  return row;
}

const told = () => cms.rows("Notification").filter(({ type }) => type === "ask");
const asked = async () =>
  (
    await service.database.pool.query<{ topic_id: string; user_id: string }>(
      "select topic_id, user_id from forum_asks",
    )
  ).rows;
const run = () => runJob(service, "find-who-lived-it");

test("question forwarding: a member of the same canton who opted in is asked once, and no other member", async () => {
  const author = await member(22);
  const witness = await member(22);
  await member(22, false);
  await member(7);
  const { id } = question(author, 25);
  await run();
  await expect.poll(told).toEqual([
    expect.objectContaining({
      ...{ owner: witness.directusUserId, type: "ask", url: `/app/forum/${id}`, target: id },
    }),
  ]);
  await run();
  expect(await asked()).toEqual([{ topic_id: id, user_id: witness.id }]);
});

test("question forwarding: skips questions under a day or over a week old, answered ones and those without author", async () => {
  const author = await member(22);
  await member(22);
  question(author, 23);
  question(author, 8 * 24);
  question(author, 25, { replyCount: 1 });
  question(author, 25, { status: "closed" });
  question(author, 25, { user_created: null });
  await run();
  expect(await asked()).toEqual([]);
});

test("question forwarding: asks five members per question, and each member twice a week", async () => {
  const author = await member(null);
  for (let n = 0; n <= INVITES_PER_TOPIC; n += 1) await member(22);
  const first = question(author, 30);
  await run();
  await run();
  expect((await asked()).filter((row) => row.topic_id === first.id)).toHaveLength(
    INVITES_PER_TOPIC,
  );
  for (let n = 0; n < INVITES_PER_WEEK + 1; n += 1) question(author, 28 - n);
  await run();
  const times = new Map<string, number>();
  for (const { user_id: user } of await asked()) times.set(user, (times.get(user) ?? 0) + 1);
  expect(Math.max(...times.values())).toBe(INVITES_PER_WEEK);
});

test("question forwarding: skips members who opted out or blocked the author", async () => {
  const author = await member(22);
  const witness = await member(22);
  await choose(witness, choiceArgument("ask", "portal", false));
  const blocking = await member(22);
  await service.database.pool.query(
    "insert into member_blocks (user_id, blocked_user_id, created_at) values ($1, $2, now())",
    [blocking.id, author.id],
  );
  question(author, 25);
  await run();
  expect(await asked()).toEqual([]);
  expect(told()).toEqual([]);
});
