import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { NEWCOMER_REPLIES } from "../../../../contract/community/forum-limits.ts";
import { admin, make, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";
import { calling, hoursAgo, linked, moveBack, reply, replyOf, stored, topic } from "./forum.ts";

let ana: Person;
let bia: Person;

beforeAll(async () => {
  ana = await makePerson("member");
  bia = await makePerson("member");
});
afterAll(removeMade);

const notificationsOf = async ({ id }: Person) =>
  rowsOf(await admin("GET", `/items/Notification?filter[owner][_eq]=${id}&fields=title,url,type`));

describe("replies", () => {
  test("are counted, move the topic up, and notify its author and followers", async () => {
    const requester = await makePerson("member");
    const own = await topic(requester.id, hoursAgo(5));
    const [watcher, silent] = await Promise.all([makePerson("member"), makePerson("member")]);
    for (const [member, level] of [
      [watcher, "watch"],
      [silent, "mute"],
    ] as const) {
      await member.as("POST", "/items/topic_states", { post: own.id, level });
    }
    const helper = await makePerson("member");
    const { id } = await reply(helper, own);
    const now = await stored(own);
    expect(now).toMatchObject({
      replyCount: 1,
      lastActivityAt: (await replyOf(id))["date_created"],
    });
    expect(await replyOf(id)).toMatchObject({ audience: "free", number: 1 });
    const url = `/app/forum/${own.id}#comentario-1`;
    await expect.poll(() => notificationsOf(requester)).toMatchObject([{ url }]);
    await expect.poll(() => notificationsOf(watcher)).toMatchObject([{ url }]);
    expect(await notificationsOf(silent)).toEqual([]);
    await helper.as("PATCH", `/items/comments/${id}`, { status: "deleted" });
    expect(await stored(own)).toMatchObject({ replyCount: 0, lastActivityAt: now["date_created"] });
  });

  test("are hidden with the topic, and refused in a closed one", async () => {
    const own = await topic(ana.id);
    const { id } = await reply(await makePerson("member"), own);
    await admin("PATCH", `/items/forum_posts/${own.id}`, { status: "closed" });
    const late = await reply(await makePerson("member"), own);
    expect(late.code).toBe(COMMENT_REFUSALS.closed);
    await admin("PATCH", `/items/forum_posts/${own.id}`, { status: "hidden" });
    expect((await bia.as("GET", `/items/comments/${id}`)).status).toBe(403);
    expect((await reply(ana, own)).code).toBe(COMMENT_REFUSALS.target);
  });

  test("require a pause from new members, and can be edited for a day", async () => {
    const own = await topic(ana.id);
    const helper = await makePerson("member");
    const { id } = await reply(helper, own);
    expect((await reply(helper, own)).code).toBe(COMMENT_REFUSALS.rate);
    await moveBack("comments", id, hoursAgo(23));
    const path = `/items/comments/${id}`;
    const { body } = await replyOf(id);
    expect((await helper.as("PATCH", path, { body: "Melhor dito" })).status).toBe(200);
    const requested = { targetType: "comments", target: id };
    expect((await bia.as("POST", "/portal-forum/revisions", requested)).data).toMatchObject({
      revisions: [{ body }],
    });
    await moveBack("comments", id, hoursAgo(25));
    expect((await helper.as("PATCH", path, { body: "Tarde" })).code).toBe(COMMENT_REFUSALS.late);
  });
});

describe("new forum member", () => {
  test("may use few links and few mentions in replies, also when editing", async () => {
    const own = await topic(ana.id);
    const helper = await makePerson("member");
    expect((await reply(helper, own, { body: linked })).code).toBe(COMMENT_REFUSALS.links);
    expect((await reply(helper, own, { body: calling })).code).toBe(COMMENT_REFUSALS.mentions);
    const { id } = await reply(helper, own);
    const change = await helper.as("PATCH", `/items/comments/${id}`, { body: linked });
    expect(change.code).toBe(COMMENT_REFUSALS.links);
    // A day later the member is no longer a newcomer.
    await moveBack("comments", id, hoursAgo(25));
    expect((await reply(helper, own, { body: calling })).status).toBe(200);
  });

  test("may write ten replies on the first day", async () => {
    const own = await topic(ana.id);
    const helper = await makePerson("member");
    for (let n = 1; n <= NEWCOMER_REPLIES; n += 1) {
      const { id } = await make<{ id: string }>("/items/comments", {
        ...{ targetType: "forum", target: own.id, body: `Resposta ${n}`, status: "published" },
      });
      await moveBack("comments", id, hoursAgo(n), { user_created: helper.id });
    }
    expect((await reply(helper, own)).code).toBe(COMMENT_REFUSALS.firstDay);
  });
});

describe("solution", () => {
  test("is marked and unmarked by the author of the topic only", async () => {
    const own = await topic(ana.id);
    const helper = await makePerson("member");
    const { id } = await reply(helper, own);
    const mark = (member: Person, isSolution: boolean, more = {}) =>
      member.as("POST", "/portal-forum/solutions", {
        ...{ topic: own.id, reply: id, isSolution },
        ...more,
      });
    for (const member of [bia, helper])
      expect((await mark(member, true)).code).toBe(FORUM_REFUSALS.target);
    const elsewhere = await topic(ana.id);
    expect((await mark(ana, true, { topic: elsewhere.id })).code).toBe(FORUM_REFUSALS.target);
    expect((await mark(ana, true)).status).toBe(200);
    expect((await mark(ana, true)).status).toBe(200);
    expect((await replyOf(id))["isSolution"]).toBe(true);
    expect((await stored(own))["solvedAt"]).not.toBeNull();
    expect(await notificationsOf(helper)).toMatchObject([
      { title: "Sua resposta foi marcada como solução", type: "solution" },
    ]);
    expect((await mark(ana, false)).status).toBe(200);
    expect(await stored(own)).toMatchObject({ solvedAt: null });
    expect(await notificationsOf(helper)).toEqual([]);
    expect(
      (await helper.as("PATCH", `/items/comments/${id}`, { isSolution: true })).status,
    ).not.toBe(403);
    expect((await replyOf(id))["isSolution"]).toBe(false);
  });

  test("is announced once for each reply, and not if the topic's author mutes it", async () => {
    const own = await topic(ana.id);
    const [helper, silent] = [await makePerson("member"), await makePerson("member")];
    const muted = await silent.as("POST", "/items/topic_states", { post: own.id, level: "mute" });
    expect(muted.status).toBe(200);
    const replies = [await reply(helper, own), await reply(silent, own)];
    const mark = async (isSolution: boolean) => {
      for (const { id } of replies)
        await ana.as("POST", "/portal-forum/solutions", { topic: own.id, reply: id, isSolution });
    };
    await mark(true);
    const [known, ...others] = rowsOf(await helper.as("GET", "/items/Notification?fields=id"));
    expect(others).toEqual([]);
    await helper.as("PATCH", `/items/Notification/${String(known?.["id"])}`, { isRead: true });
    await mark(false);
    await mark(true);
    expect(await notificationsOf(helper)).toHaveLength(1);
    expect(await notificationsOf(silent)).toEqual([]);
  });

  test("disappears with its reply", async () => {
    const own = await topic(ana.id);
    const helper = await makePerson("member");
    const { id } = await reply(helper, own);
    const requested = { topic: own.id, reply: id, isSolution: true };
    await ana.as("POST", "/portal-forum/solutions", requested);
    await helper.as("PATCH", `/items/comments/${id}`, { status: "deleted" });
    expect(await stored(own)).toMatchObject({ solvedAt: null, replyCount: 0 });
  });
});
