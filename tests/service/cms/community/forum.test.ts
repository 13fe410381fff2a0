import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { FREE_TOPICS_A_MONTH } from "../../../../contract/account/roles.ts";
import { admin, freshSlug, make, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";
import { makeCourse } from "./commented.ts";
import {
  ask,
  calling,
  hoursAgo,
  linked,
  moveBack,
  reply,
  replyOf,
  stored,
  topic,
  topicAs,
  type Topic,
} from "./forum.ts";
import { TEXT_TOO_LONG } from "../../../../contract/collections/input-limits.ts";

let category: string;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  const slug = `forum-${randomUUID().slice(0, 8)}`;
  ({ id: category } = await make<{ id: string }>("/items/categories", {
    ...{ name: "Moradia", slug, area: "forum" },
  }));
  ana = await makePerson("member");
  bia = await makePerson("member");
});
afterAll(removeMade);

test("class topic: may refer to a class of a published course only", async () => {
  const { classes } = await makeCourse();
  const [lesson] = classes;
  const draft = await make<{ id: string }>("/items/courses", {
    ...{ title: freshSlug("rascunho"), slug: freshSlug("rascunho"), status: "draft" },
    modules: [{ title: "Um", slug: "um", classes: [{ title: "A", slug: "a", kind: "text" }] }],
  });
  const inDraft = `/items/course_classes?filter[module][course][_eq]=${draft.id}&fields=id`;
  const [hidden] = rowsOf(await admin("GET", inDraft));
  const kept = async (courseClass: unknown) => {
    const written = await topicAs(await makePerson("member"), { courseClass });
    return (await stored(written))["courseClass"];
  };
  expect(await kept(lesson.id)).toBe(lesson.id);
  for (const other of [hidden?.["id"], "abc", null]) expect(await kept(other)).toBeNull();
});

describe("topic", () => {
  test("belongs to its author, is open, and has its labels, whatever is sent", async () => {
    const tags = rowsOf(await admin("GET", "/items/tags?limit=2&fields=id")).map(
      (tag) => tag["id"],
    );
    const cantons = rowsOf(await admin("GET", "/items/Cantons?limit=1&fields=id"));
    const written = await topicAs(ana, {
      ...{
        category,
        tags,
        cantons: [cantons[0]?.["id"]],
        status: "closed",
        score: 9,
        viewCount: 9,
      },
      ...{ title: "  Como acho\n um apartamento?  " },
    });
    expect(await stored(written)).toMatchObject({
      ...{ title: "Como acho um apartamento?", status: "open", score: 0, viewCount: 0, category },
      ...{ user_created: ana.id, replyCount: 0, solvedAt: null },
      tags: tags.map((id) => ({ tags_id: id })),
      cantons: [{ Cantons_id: cantons[0]?.["id"] }],
    });
  });

  test.each([
    ["a short title", { title: "Oi" }, FORUM_REFUSALS.title],
    ["a long title", { title: "a".repeat(141) }, TEXT_TOO_LONG],
    ["no text", { body: " \n " }, FORUM_REFUSALS.body],
    ["a thousand lines and more", { body: "=\n".repeat(1_100) }, FORUM_REFUSALS.shape],
    ["a category of the content", { category: randomUUID() }, FORUM_REFUSALS.labels],
    ["a tag that there is not", { tags: [randomUUID()] }, FORUM_REFUSALS.labels],
    ["more tags than five", { tags: Array.from("abcdef") }, FORUM_REFUSALS.labels],
    ["many links of somebody new", { body: linked }, FORUM_REFUSALS.links],
    ["many people called by somebody new", { body: calling }, FORUM_REFUSALS.mentions],
    [
      "many pictures of somebody new",
      { body: "![um](/media/um) ".repeat(2) },
      FORUM_REFUSALS.images,
    ],
  ])("with %s is refused", async (_what, more, code) => {
    const { as } = await makePerson("member");
    expect(await ask(as, more)).toMatchObject({ status: 400, code });
  });

  test("sent again under the same id is stored once; the same text under another id is refused", async () => {
    const { as } = await makePerson("payingUser");
    const id = randomUUID();
    const same = { title: `Uma pergunta ${id}`, body: "A mesma pergunta outra vez." };
    expect((await ask(as, { ...same, id })).status).toBe(200);
    expect((await ask(as, { ...same, id })).code).toBe("RECORD_NOT_UNIQUE");
    expect((await ask(as, same)).code).toBe(FORUM_REFUSALS.same);
  });

  test("requires a pause from new members, and has a monthly limit without a membership", async () => {
    const [newcomer, free, paying] = await Promise.all([
      makePerson("member"),
      makePerson("member"),
      makePerson("payingUser"),
    ]);
    await topicAs(newcomer);
    expect((await ask(newcomer.as)).code).toBe(FORUM_REFUSALS.rate);
    for (const member of [free, paying]) {
      for (let n = 0; n < FREE_TOPICS_A_MONTH; n += 1) await topic(member.id, hoursAgo(30 + n));
    }
    expect((await ask(free.as)).code).toBe(FORUM_REFUSALS.quota);
    expect((await ask(paying.as)).status).toBe(200);
  });

  test("accepts no labels of other kinds", async () => {
    const other = await topic(ana.id);
    const [tag] = rowsOf(await admin("GET", "/items/tags?limit=1&fields=id"));
    const label = { forum_posts_id: other.id, tags_id: tag?.["id"] };
    const answer = await bia.as("POST", "/items/forum_posts_tags", label);
    expect(answer.code).toBe(FORUM_REFUSALS.target);
  });
});

describe("edit", () => {
  test("after a while stores the earlier text for readers of the topic", async () => {
    const own = await topic(ana.id);
    const path = `/items/forum_posts/${own.id}`;
    expect((await ana.as("PATCH", path, { body: "Mudado logo, sem marca nenhuma." })).status).toBe(
      200,
    );
    expect(await stored(own)).toMatchObject({ editCount: 0, editedAt: null });
    await moveBack("forum_posts", own.id, hoursAgo(1));
    await ana.as("PATCH", path, { body: "Mudado depois de uma hora inteira." });
    expect(await stored(own)).toMatchObject({ editCount: 1, user_created: ana.id });
    const requested = { targetType: "forum", target: own.id };
    const read = (await bia.as("POST", "/portal-forum/revisions", requested)).data;
    expect(read).toMatchObject({
      revisions: [{ title: own.title, body: "Mudado logo, sem marca nenhuma." }],
    });
    await admin("PATCH", path, { status: "hidden" });
    expect((await bia.as("POST", "/portal-forum/revisions", requested)).code).toBe(
      FORUM_REFUSALS.target,
    );
    expect((await bia.as("GET", "/items/post_revisions")).status).toBe(403);
  });

  test("is open to the author for a day, and not in a closed topic", async () => {
    const own = await topic(ana.id);
    const path = `/items/forum_posts/${own.id}`;
    const change = { body: "Outro texto com tamanho suficiente." };
    expect((await bia.as("PATCH", path, change)).status).toBe(403);
    expect((await ana.as("PATCH", path, { isPinned: true, score: 7 })).status).toBe(200);
    expect(await stored(own)).toMatchObject({ score: 0 });
    await moveBack("forum_posts", own.id, hoursAgo(25));
    expect((await ana.as("PATCH", path, change)).code).toBe(FORUM_REFUSALS.late);
    const closed = await topic(ana.id, hoursAgo(0), { status: "closed" });
    const answer = await ana.as("PATCH", `/items/forum_posts/${closed.id}`, change);
    expect(answer.code).toBe(FORUM_REFUSALS.late);
  });

  test("adds no more to a new member's text than was allowed at first", async () => {
    const newcomer = await makePerson("member");
    const own = await topicAs(newcomer);
    const path = `/items/forum_posts/${own.id}`;
    const codeOf = async (body: string) => (await newcomer.as("PATCH", path, { body })).code;
    expect(await codeOf(linked)).toBe(FORUM_REFUSALS.links);
    expect(await codeOf(calling)).toBe(FORUM_REFUSALS.mentions);
    expect(await codeOf("Só mudei uma palavra do texto.")).toBeUndefined();
  });

  test("can delete a topic without answers, with its text", async () => {
    const own = await topic(ana.id);
    const answered = await topic(ana.id);
    await reply(bia, answered);
    const remove = ({ id }: Topic) =>
      ana.as("PATCH", `/items/forum_posts/${id}`, { status: "deleted" });
    expect((await remove(answered)).code).toBe(FORUM_REFUSALS.answered);
    expect((await remove(own)).status).toBe(200);
    expect(await stored(own)).toMatchObject({ status: "deleted", body: null });
    expect((await bia.as("GET", `/items/forum_posts/${own.id}`)).status).toBe(403);
  });
});

describe("views", () => {
  test("count each member but the author once, without a search change", async () => {
    const own = await topic(ana.id);
    const open = ({ as }: Person) => as("POST", "/items/topic_states", { post: own.id });
    const query = `/items/search_outbox?filter[item][_eq]=${own.id}&aggregate[count]=id`;
    const noted = (await admin("GET", query)).data;
    expect((await open(ana)).status).toBe(200);
    expect((await open(bia)).status).toBe(200);
    await expect.poll(() => stored(own)).toMatchObject({ viewCount: 1 });
    expect((await open(bia)).code).toBe("RECORD_NOT_UNIQUE");
    expect(await stored(own)).toMatchObject({ viewCount: 1 });
    expect((await admin("GET", query)).data).toEqual(noted);
  });
});

test("like: counts once, never for one's own text", async () => {
  const own = await topic(ana.id);
  const vote = { targetType: "forum", target: own.id, value: 1 };
  expect((await ana.as("POST", "/items/votes", vote)).code).toBe(COMMENT_REFUSALS.target);
  const turned = await bia.as("POST", "/items/votes", { ...vote, value: -1 });
  expect(turned.code).toBe(COMMENT_REFUSALS.target);
  expect((await bia.as("POST", "/items/votes", vote)).status).toBe(200);
  expect((await bia.as("POST", "/items/votes", vote)).code).toBe("RECORD_NOT_UNIQUE");
  expect(await stored(own)).toMatchObject({ score: 1 });
});

test("report: a text reported by three members waits for the team, and can be restored", async () => {
  const own = await topic(ana.id);
  const { id } = await reply(await makePerson("member"), own);
  for (let n = 0; n < 3; n += 1) {
    expect(await stored(own)).toMatchObject({ status: "open" });
    const { as } = await makePerson("member");
    for (const [targetType, target] of [
      ["comments", id],
      ["forum", own.id],
    ]) {
      const report = { targetType, target, reason: "spam" };
      expect((await as("POST", "/items/reports", report)).status).toBe(200);
    }
  }
  expect(await stored(own)).toMatchObject({ status: "pending" });
  expect(await replyOf(id)).toMatchObject({ status: "pending" });
  expect((await bia.as("GET", `/items/forum_posts/${own.id}`)).status).toBe(403);
  await admin("PATCH", `/items/forum_posts/${own.id}`, { status: "open" });
  expect((await bia.as("GET", `/items/forum_posts/${own.id}`)).status).toBe(200);
});

test("suspended member: can't write, edit, mark a solution or vote", async () => {
  const banned = await makePerson("member");
  const own = await topic(banned.id);
  const { id } = await reply(await makePerson("member"), own);
  const others = await topic(ana.id);
  await make("/items/sanctions", { member: banned.id, kind: "suspend", reason: "Golpe" });
  const { as } = banned;
  expect((await ask(as)).code).toBe(FORUM_REFUSALS.banned);
  expect((await reply(banned, others)).code).toBe(COMMENT_REFUSALS.banned);
  const change = await as("PATCH", `/items/forum_posts/${own.id}`, { title: "Outro título aqui" });
  expect(change.code).toBe(FORUM_REFUSALS.banned);
  const solve = { topic: own.id, reply: id, isSolution: true };
  expect((await as("POST", "/portal-forum/solutions", solve)).code).toBe(FORUM_REFUSALS.banned);
  const vote = { targetType: "forum", target: others.id, value: 1 };
  expect((await as("POST", "/items/votes", vote)).code).toBe(COMMENT_REFUSALS.banned);
});
