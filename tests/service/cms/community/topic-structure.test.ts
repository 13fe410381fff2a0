import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS, topicPath } from "../../../../contract/community/forum.ts";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import {
  admin,
  makePerson,
  memberToken,
  readerWith,
  removeMade,
  rowsOf,
  type Person,
} from "../cms.ts";
import { hoursAgo, moveBack, reply, topic } from "./forum.ts";
import { digest, EDIT_CONFLICT } from "../../../../contract/collections/edit-version.ts";

let eva: Person;
let ana: Person;
let bia: Person;
beforeAll(async () => {
  const [editor, ...members] = await Promise.all([
    makePerson("editor"),
    makePerson("member"),
    makePerson("member"),
  ]);
  // As the portal does in her name.
  eva = { ...editor, as: readerWith(memberToken(editor.id, { team: true })) };
  [ana, bia] = members as [Person, Person];
  // No member here is a newcomer, so pauses between replies come from slow mode only.
  for (const { id } of [ana, bia]) await topic(id, hoursAgo(48));
});
afterAll(removeMade);

const decide = ({ as }: Person, decision: object) =>
  as("POST", "/portal-moderation/decisions", decision);
const done = async (decision: object) => {
  expect(await decide(eva, decision)).toMatchObject({ status: 200 });
};
const stored = async (id: string) =>
  (await admin("GET", `/items/forum_posts/${id}`)).data as Record<string, unknown>;
const repliesOf = async (id: string) =>
  rowsOf(
    await admin(
      "GET",
      `/items/comments?filter[target][_eq]=${id}&sort=number&fields=id,number,body,parent,isSolution,user_created,audience`,
    ),
  );
const levelOf = async (post: string, { id }: Person) =>
  rowsOf(
    await admin(
      "GET",
      `/items/topic_states?filter[post][_eq]=${post}&filter[user_created][_eq]=${id}&fields=level,lastReadNumber`,
    ),
  );
const notificationsOf = async ({ id }: Person) =>
  rowsOf(await admin("GET", `/items/Notification?filter[owner][_eq]=${id}&fields=title,url,body`));
const decisionsAbout = async (target: string) => {
  const { data } = await eva.as("POST", "/portal-moderation/queue", {});
  const { decisions } = data as { decisions: { changed: object; text: { target: string } }[] };
  return decisions.filter(({ text }) => text?.target === target).map(({ changed }) => changed);
};

describe("merged topic", () => {
  test("continues behind the other one with all its data, and its address leads there", async () => {
    const body = "O texto do tópico repetido, com pergunta.";
    const from = await topic(ana.id, hoursAgo(3), { body });
    const into = await topic(bia.id, hoursAgo(5));
    await reply(ana, into);
    const root = await reply(bia, from, { body: "A raiz." });
    const answer = await reply(ana, from, { body: "A resposta à raiz.", parent: root.id });
    await admin("PATCH", `/items/comments/${root.id}`, { isSolution: true });
    await bia.as("POST", "/items/votes", { targetType: "forum", target: from.id });
    await bia.as("POST", "/items/favorites", { type: "forum", item: from.id });
    const [followed] = rowsOf(
      await admin(
        "GET",
        `/items/topic_states?filter[post][_eq]=${from.id}&filter[user_created][_eq]=${ana.id}`,
      ),
    );
    await admin("PATCH", `/items/topic_states/${String(followed?.["id"])}`, { level: "watch" });

    const address = `https://portal.example/pt-BR/app/forum/${into.id}?number=1#comentario-1`;
    await done({ decision: "merge", target: from.id, into: address });

    expect(await stored(from.id)).toMatchObject({
      ...{ status: "merged", body: null, mergedInto: into.id, mergedOffset: 2, replyCount: 0 },
    });
    const replies = await repliesOf(into.id);
    expect(replies.slice(1)).toMatchObject([
      { number: 2, body: `${from.title}\n\n${body}`, user_created: ana.id, audience: "free" },
      { number: 3, id: root.id, isSolution: true },
      { number: 4, id: answer.id, parent: root.id },
    ]);
    expect(await stored(into.id)).toMatchObject({ replyCount: 4, solvedAt: expect.any(String) });
    expect(await levelOf(into.id, ana)).toMatchObject([{ level: "watch" }]);
    expect(await levelOf(from.id, ana)).toEqual([]);
    const text = String(replies[1]?.["id"]);
    const votes = await admin("GET", `/items/votes?filter[target][_eq]=${text}&fields=targetType`);
    expect(rowsOf(votes)).toEqual([{ targetType: "comments" }]);
    const saved = await bia.as("GET", `/items/favorites?filter[item][_eq]=${into.id}`);
    expect(rowsOf(saved)).toHaveLength(1);
    const seen = await bia.as("GET", `/items/forum_posts/${from.id}?fields=mergedInto`);
    expect(seen.data).toEqual({ mergedInto: into.id });
    const url = `${topicPath(into.id)}#comentario-2`;
    await expect.poll(() => notificationsOf(ana)).toContainEqual(expect.objectContaining({ url }));
    expect(await decisionsAbout(from.id)).toContainEqual({ status: "merged" });
    expect((await reply(bia, from)).code).toBe(COMMENT_REFUSALS.target);
  });

  test("needs an existing, different target; members can't merge", async () => {
    const [one, two] = [await topic(ana.id), await topic(bia.id)];
    const merge = { decision: "merge", target: one.id, into: two.id };
    const code = MODERATION_REFUSALS.target;
    for (const into of [one.id, randomUUID(), "nada"])
      expect(await decide(eva, { ...merge, into })).toMatchObject({ status: 400, code });
    for (const decision of ["merge", "split", "edit", "slow"])
      expect((await decide(ana, { ...merge, decision })).status).toBe(403);
    await done(merge);
    expect(await decide(eva, merge)).toMatchObject({ status: 400, code });
    expect(
      (await ana.as("PATCH", `/items/forum_posts/${two.id}`, { splitFrom: one.id })).status,
    ).toBe(403);
    expect(await stored(two.id)).toMatchObject({ splitFrom: null });
  });
});

describe("replies moved to a new topic", () => {
  test("keep their order, answers and likes, and both topics link to each other", async () => {
    const from = await topic(ana.id, hoursAgo(5));
    const stays = await reply(ana, from, { body: "Esta fica." });
    const root = await reply(bia, from, { body: "Outra conversa." });
    const below = await reply(ana, from, { body: "Sobre a outra.", parent: root.id });
    const alone = await reply(bia, from, { body: "Só esta sai.", parent: stays.id });
    const words = { title: "Uma conversa que mereceu tópico", body: "Respostas de outro tópico." };
    const split = { decision: "split", target: from.id, replies: [alone.id, root.id], ...words };
    for (const [wrong, code] of [
      [{ replies: [] }, MODERATION_REFUSALS.target],
      [{ replies: [root.id, randomUUID()] }, MODERATION_REFUSALS.target],
      [{ title: "Oi" }, FORUM_REFUSALS.title],
    ] as const)
      expect(await decide(eva, { ...split, ...wrong })).toMatchObject({ status: 400, code });
    await done(split);

    const { splitInto } = await stored(from.id);
    expect(await stored(String(splitInto))).toMatchObject({
      ...{ ...words, splitFrom: from.id, user_created: eva.id, status: "open", replyCount: 3 },
    });
    expect(await repliesOf(String(splitInto))).toMatchObject([
      { id: root.id, number: 1, parent: null },
      { id: below.id, number: 2, parent: root.id },
      { id: alone.id, number: 3, parent: null },
    ]);
    expect(await repliesOf(from.id)).toMatchObject([{ id: stays.id, number: 1 }]);
    expect(await stored(from.id)).toMatchObject({ replyCount: 1 });
    expect(await levelOf(String(splitInto), bia)).toEqual([{ level: "track", lastReadNumber: 3 }]);
    const url = topicPath(String(splitInto));
    await expect.poll(() => notificationsOf(bia)).toContainEqual(expect.objectContaining({ url }));
    expect(await decisionsAbout(from.id)).toContainEqual({ splitInto });
  });
});

test("slow mode: a member waits between two replies in the topic, and in no other", async () => {
  const [slow, other] = [await topic(ana.id), await topic(ana.id)];
  const caio = await makePerson("member");
  await topic(caio.id, hoursAgo(48));
  const code = MODERATION_REFUSALS.target;
  const set = { decision: "slow", target: slow.id };
  expect(await decide(eva, { ...set, minutes: 7 })).toMatchObject({ status: 400, code });
  await done({ ...set, minutes: "15" });
  const first = await reply(caio, slow);
  expect(first.status).toBe(200);
  expect((await reply(caio, slow)).code).toBe(COMMENT_REFUSALS.slow);
  expect((await reply(caio, other)).status).toBe(200);
  await moveBack("comments", first.id, hoursAgo(1));
  expect((await reply(caio, slow)).status).toBe(200);
  await done({ ...set, minutes: "0" });
  expect((await reply(caio, slow)).status).toBe(200);
  expect(await decisionsAbout(slow.id)).toEqual([
    { slowModeMinutes: "0" },
    { slowModeMinutes: "15" },
  ]);
});

describe("text edited by the team", () => {
  const reason = "Tiramos o telefone de outra pessoa.";
  const revisionsOf = async (targetType: string, target: string) => {
    const requested = await bia.as("POST", "/portal-forum/revisions", { targetType, target });
    return (requested.data as { revisions: object[] }).revisions;
  };

  test("shows the edit and its reason, keeps the earlier text, and notifies its author", async () => {
    const made = await topic(ana.id);
    const seenVersion = digest([made.title, "Um texto que diz o que se quer saber."]);
    const about = { targetType: "forum", target: made.id };
    const edit = { decision: "edit", ...about, reason, seenVersion };
    const words = { title: made.title, body: "O mesmo texto, agora sem telefone." };
    const short = await decide(eva, { ...edit, ...words, reason: "" });
    expect(short).toMatchObject({ status: 400, code: MODERATION_REFUSALS.text });
    await done({ ...edit, ...words });
    const late = await decide(eva, { ...edit, ...words, body: "Outro texto, de outra aba." });
    expect(late).toMatchObject({ status: 400, code: EDIT_CONFLICT });
    expect(await stored(made.id)).toMatchObject({ ...words, teamEditReason: reason, editCount: 1 });
    expect(await revisionsOf("forum", made.id)).toMatchObject([
      { body: null, title: null, reason },
    ]);
    const notification = { url: topicPath(made.id), body: reason };
    await expect
      .poll(() => notificationsOf(ana))
      .toContainEqual(expect.objectContaining(notification));
    expect(await decisionsAbout(made.id)).toContainEqual({ teamEditReason: reason });
  });

  test("can be a reply, never a comment on an article, and later edits are attributed to its author", async () => {
    const place = await topic(bia.id);
    const author = await makePerson("member");
    const { id } = await reply(author, place, { body: "Ligue para 079 000 00 00." });
    const seenVersion = digest([null, "Ligue para 079 000 00 00."]);
    const edit = { decision: "edit", targetType: "comments", target: id, reason, seenVersion };
    await done({ ...edit, body: "Escreva para a comuna." });
    const [shown] = rowsOf(
      await admin(
        "GET",
        `/items/comments?filter[id][_eq]=${id}&fields=body,teamEditReason,editedAt`,
      ),
    );
    expect(shown).toMatchObject({ body: "Escreva para a comuna.", teamEditReason: reason });
    expect(shown?.["editedAt"]).not.toBeNull();
    expect(await revisionsOf("comments", id)).toMatchObject([{ body: null, reason }]);
    await moveBack("comments", id, hoursAgo(1));
    await author.as("PATCH", `/items/comments/${id}`, { body: "Escreva por carta." });
    expect(await revisionsOf("comments", id)).toMatchObject([{ reason: null }, { reason }]);
    await admin("PATCH", `/items/comments/${id}`, { targetType: "news", target: randomUUID() });
    expect((await decide(eva, { ...edit, body: "x" })).code).toBe(MODERATION_REFUSALS.target);
  });
});
