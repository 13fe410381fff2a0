import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { APPEALS_PATH, MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import {
  admin,
  make,
  makePerson,
  memberToken,
  readerWith,
  removeMade,
  rowsOf,
  type Person,
} from "../cms.ts";
import { ask, hoursAgo, reply, topic, topicAs } from "./forum.ts";
import {
  appeal,
  decide,
  idOf,
  inPortal,
  notificationsOf,
  queueOf,
  reportsOf,
  statusOf,
  WHY,
} from "./moderation.ts";

let eva: Person;
let ivo: Person;
/** The editor working in Directus itself. */
let evaInDirectus: Person;
beforeAll(async () => {
  const made = await Promise.all([makePerson("editor"), makePerson("editor")]);
  [eva, ivo] = made.map(inPortal) as [Person, Person];
  [evaInDirectus] = made;
});
afterAll(removeMade);

const decisionsAbout = async (target: string) =>
  (await queueOf(ivo)).decisions.filter(
    ({ text }) => (text as { target: string } | null)?.target === target,
  );
async function suspend(member: Person): Promise<string> {
  const input = { decision: "sanction", member: member.id, kind: "suspend", days: 3, reason: WHY };
  expect((await decide(eva, input)).status).toBe(200);
  const [found] = rowsOf(await admin("GET", `/items/sanctions?filter[member][_eq]=${member.id}`));
  return String(found?.["id"]);
}

describe("moderation by other roles than editor", () => {
  const personOf = async (role: string): Promise<Person> => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { id } = await make<{ id: string }>("/users", { email, status: "active", role });
    return { id, email, as: readerWith(memberToken(id, { team: true })) };
  };
  const adminRole = async () =>
    ((await admin("GET", "/users/me?fields=role")).data as { role: string }).role;

  test("is open to an administrator, who otherwise has a free member's rights", async () => {
    const boss = await personOf(await adminRole());
    const { id } = await topic((await makePerson("member")).id);
    const hidden = { decision: "hide", targetType: "forum", target: id, reason: WHY };
    expect((await decide(boss, hidden)).status).toBe(200);
    expect(await statusOf("forum_posts", id)).toBe("hidden");
    const [latest] = (await queueOf(boss)).decisions;
    expect(latest).toMatchObject({ text: { target: id } });
    expect((await boss.as("GET", "/items/favorites")).status).toBe(200);
    expect((await boss.as("GET", "/items/post_revisions")).status).toBe(403);
    expect(
      (await boss.as("PATCH", `/items/forum_posts/${id}`, { status: "published" })).status,
    ).toBe(403);
  });

  test("is refused to an unknown role", async () => {
    const { id } = await make<{ id: string }>("/roles", { name: "Tradutor" });
    expect((await (await personOf(id)).as("POST", "/portal-moderation/queue", {})).status).toBe(
      403,
    );
  });

  test("is refused to an administrator without a second factor", async () => {
    const { id } = await personOf(await adminRole());
    const as = readerWith(memberToken(id));
    expect((await as("POST", "/portal-moderation/queue", {})).status).toBe(403);
  });
});

test("moderation: is refused to members", async () => {
  const member = await makePerson("payingUser");
  const { id } = await topic(member.id);
  for (const [path, body] of [
    ["queue", {}],
    ["decisions", { decision: "hide", targetType: "forum", target: id, reason: WHY }],
  ] as const) {
    expect((await member.as("POST", `/portal-moderation/${path}`, body)).status).toBe(403);
  }
  expect(await statusOf("forum_posts", id)).toBe("open");
});

test("moderation: a team member can use it in the portal only after a sufficiently strong login", async () => {
  const { id } = await topic((await makePerson("member")).id);
  const byPassword = readerWith(memberToken(eva.id));
  for (const [path, body] of [
    ["portal-moderation/queue", {}],
    [
      "portal-moderation/decisions",
      { decision: "hide", targetType: "forum", target: id, reason: WHY },
    ],
    ["portal-forum/articles", { topic: id, reply: id }],
  ] as const)
    expect([path, (await byPassword("POST", `/${path}`, body)).status]).toEqual([path, 403]);
  expect(await statusOf("forum_posts", id)).toBe("open");
  expect((await eva.as("POST", "/portal-moderation/queue", {})).status).toBe(200);
});

describe("reported text", () => {
  test("is shown with the question and the options of its poll", async () => {
    const poll = { question: "Quem vende?", options: ["Eu, ligue já", "Outro"] };
    const { id: target } = await topicAs(await makePerson("payingUser"), { poll });
    const reporter = await makePerson("member");
    await reporter.as("POST", "/items/reports", { targetType: "forum", target, reason: "spam" });
    const found = (await queueOf(eva)).reported.find((each) => each["target"] === target);
    expect(found?.["body"]).toContain("Enquete: Quem vende?\n• Eu, ligue já\n• Outro");
  });

  test("is claimed, hidden and restored; its reporters and its author are notified", async () => {
    const [author, reporter] = await Promise.all([makePerson("member"), makePerson("member")]);
    const { id: target, title } = await topic(author.id);
    const about = { targetType: "forum", target };
    await reporter.as("POST", "/items/reports", {
      ...about,
      reason: "spam",
      note: "Vende o mesmo em cada tópico.",
    });
    const waits = async () => {
      const { data } = await eva.as("POST", "/portal-moderation/queue", {});
      const { reported } = data as { reported: { target: string }[] };
      return reported.find((each) => each.target === target);
    };
    expect(await waits()).toMatchObject({
      ...{ title, count: 1, reasons: ["spam"], claimedBy: null },
      notes: ["Vende o mesmo em cada tópico."],
    });
    expect((await decide(eva, { decision: "claim", ...about })).status).toBe(200);
    expect(await reportsOf(target)).toEqual([{ state: "claimed", handledBy: eva.id }]);
    await decide(eva, { decision: "hide", ...about, reason: WHY });
    expect(await statusOf("forum_posts", target)).toBe("hidden");
    expect(await waits()).toBeUndefined();
    await expect
      .poll(() => notificationsOf(author))
      .toMatchObject([{ type: "moderation", url: APPEALS_PATH, body: `Motivo: ${WHY}` }]);
    await expect.poll(() => notificationsOf(reporter)).toHaveLength(1);
    await decide(eva, { decision: "show", ...about });
    expect(await statusOf("forum_posts", target)).toBe("open");
  });

  test("without a violation stays, and becomes visible if it was waiting for the team", async () => {
    const [author, reporter] = await Promise.all([makePerson("member"), makePerson("member")]);
    const { id: topicId } = await topic(author.id);
    const { id: target } = await reply(author, { id: topicId });
    const about = { targetType: "comments", target };
    await reporter.as("POST", "/items/reports", { ...about, reason: "offence" });
    await admin("PATCH", `/items/comments/${target}`, { status: "pending" });
    await decide(eva, { decision: "dismiss", ...about });
    expect(await statusOf("comments", target)).toBe("published");
    expect(await reportsOf(target)).toEqual([{ state: "rejected", handledBy: eva.id }]);
    expect(await decisionsAbout(target)).toMatchObject([
      { collection: "reports", changed: { state: "rejected" } },
      { collection: "comments", changed: { status: "published" } },
      // The administrator's own change, which set the reply to pending.
      { collection: "comments", changed: { status: "pending" } },
    ]);
  });

  test("leaves the queue also if its author deleted it meanwhile", async () => {
    const [author, reporter] = await Promise.all([makePerson("member"), makePerson("member")]);
    const { id: target } = await topic(author.id);
    const about = { targetType: "forum", target };
    await reporter.as("POST", "/items/reports", { ...about, reason: "spam" });
    const removal = { status: "deleted" };
    expect((await author.as("PATCH", `/items/forum_posts/${target}`, removal)).status).toBe(200);
    const waits = async () =>
      (await queueOf(eva)).reported.filter((row) => row["target"] === target);
    expect(await waits()).toMatchObject([{ status: "deleted", path: null }]);
    expect((await decide(eva, { decision: "dismiss", ...about })).status).toBe(200);
    expect(await waits()).toEqual([]);
    expect(await statusOf("forum_posts", target)).toBe("deleted");
    await expect
      .poll(() => notificationsOf(reporter))
      .toMatchObject([{ type: "moderation", url: "/app/forum" }]);
  });
});

test("moderation: a closed topic is restored as closed, by the team or by an appeal", async () => {
  const author = await makePerson("member");
  const { id: target, title } = await topic(author.id);
  const hide = { decision: "hide", targetType: "forum", target, reason: WHY };
  await decide(eva, { decision: "close", target });
  await decide(eva, hide);
  const [latest] = await decisionsAbout(target);
  expect(latest).toMatchObject({ text: { excerpt: title, isHidden: true, path: null } });
  await decide(eva, { ...hide, decision: "show" });
  expect(await statusOf("forum_posts", target)).toBe("closed");
  expect(await decisionsAbout(target)).not.toContainEqual(
    expect.objectContaining({ text: expect.objectContaining({ isHidden: true }) }),
  );
  await decide(eva, hide);
  const id = idOf(await appeal(author, "forum", target));
  const { appeals } = await queueOf(ivo);
  expect(appeals.find((row) => row["id"] === id)).toMatchObject({
    decision: { title, body: "Um texto que diz o que se quer saber.", path: null },
  });
  const granted = { decision: "answer", appeal: id, state: "granted", answer: "Engano nosso." };
  expect((await decide(ivo, granted)).status).toBe(200);
  await expect.poll(() => statusOf("forum_posts", target)).toBe("closed");
});

test("moderation: editors' own texts create no decision", async () => {
  const { id: target } = await topic(eva.id);
  const labels = await admin("GET", "/items/categories?filter[area][_eq]=forum&limit=1");
  const category = rowsOf(labels)[0]?.["id"];
  const words = { title: `Um título que a equipe mudou ${target.slice(0, 8)}`, category };
  expect((await eva.as("PATCH", `/items/forum_posts/${target}`, words)).status).toBe(200);
  expect(await decisionsAbout(target)).toEqual([]);
  await decide(ivo, { decision: "close", target });
  expect(await decisionsAbout(target)).toMatchObject([{ changed: { status: "closed" } }]);
});

test("moderation: a topic is closed, reopened, pinned for a week and unpinned, and the record names the moderator", async () => {
  const { id: target } = await topic((await makePerson("member")).id);
  const read = async () => (await admin("GET", `/items/forum_posts/${target}`)).data as object;
  await decide(eva, { decision: "close", target });
  expect(await read()).toMatchObject({ status: "closed", user_updated: eva.id });
  await decide(ivo, { decision: "reopen", target });
  expect(await read()).toMatchObject({ status: "open", user_updated: ivo.id });
  await decide(eva, { decision: "pin", target });
  const { pinnedUntil } = (await read()) as { pinnedUntil: string };
  expect(Date.parse(pinnedUntil)).toBeGreaterThan(Date.now());
  await decide(eva, { decision: "unpin", target });
  expect(await read()).toMatchObject({ pinnedUntil: null });
  const { data } = await ivo.as("POST", "/portal-moderation/queue", {});
  const { decisions } = data as { decisions: { changed: object }[] };
  expect(decisions.map(({ changed }) => changed)).toContainEqual({ status: "closed" });
});

describe("sanction", () => {
  test("has a reason and an end, and can't target the team", async () => {
    const { id: member } = await makePerson("member");
    const input = { decision: "sanction", kind: "silence", days: 1 };
    const codeOf = async (more: object) => (await decide(eva, { ...input, ...more })).code;
    expect(await codeOf({ member, reason: " " })).toBe(MODERATION_REFUSALS.text);
    expect(await codeOf({ member, reason: WHY, days: 400 })).toBe(MODERATION_REFUSALS.target);
    expect(await codeOf({ member: ivo.id, reason: WHY })).toBe(MODERATION_REFUSALS.team);
  });

  test("can't change its member and its author", async () => {
    const [one, other] = [await makePerson("member"), await makePerson("member")];
    const sanction = await suspend(one);
    const change = async (more: object) =>
      (await evaInDirectus.as("PATCH", `/items/sanctions/${sanction}`, more)).code;
    expect(await change({ member: other.id })).toBe(MODERATION_REFUSALS.target);
    // Editors can't change a row's author (input-guard-hook).
    expect(await change({ user_created: ivo.id })).toBeUndefined();
    const { data } = await evaInDirectus.as(
      "GET",
      `/items/sanctions/${sanction}?fields=user_created`,
    );
    expect(data).not.toMatchObject({ user_created: ivo.id });
    expect(await change({ reason: "" })).toBe(MODERATION_REFUSALS.text);
    expect(await change({ reason: "Outra razão, mais clara." })).toBeUndefined();
  });

  test("that hides earlier texts is attributed to its moderator", async () => {
    const author = await makePerson("member");
    const { id: target } = await reply(author, await topic(author.id));
    const input = { member: author.id, kind: "suspend", reason: WHY, hidesPrevious: true };
    expect((await evaInDirectus.as("POST", "/items/sanctions", input)).code).toBeUndefined();
    await expect.poll(() => statusOf("comments", target)).toBe("hidden");
    const id = idOf(await appeal(author, "comments", target));
    const answer = { decision: "answer", appeal: id, state: "granted", answer: "Lemos de novo." };
    expect((await decide(eva, answer)).code).toBe(MODERATION_REFUSALS.sameHand);
    expect((await decide(ivo, answer)).status).toBe(200);
  });

  test("is created once while it is active, for any number of clicks", async () => {
    const { id: member } = await makePerson("member");
    const input = { decision: "sanction", member, kind: "silence", days: 1, reason: WHY };
    const answers = await Promise.all([decide(eva, input), decide(ivo, input)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      MODERATION_REFUSALS.repeated,
      undefined,
    ]);
    expect((await decide(eva, { ...input, kind: "suspend" })).status).toBe(200);
  });

  test("of silence still allows saving and following; suspension allows reading only", async () => {
    const [author, quiet, away] = await Promise.all([
      makePerson("member"),
      makePerson("member"),
      makePerson("member"),
    ]);
    const { id: post } = await topic(author.id);
    const { id: other } = await topic(author.id);
    const silence = {
      decision: "sanction",
      member: quiet.id,
      kind: "silence",
      days: 1,
      reason: WHY,
    };
    expect((await decide(eva, silence)).status).toBe(200);
    await suspend(away);
    const keep = async ({ as }: Person) => [
      (await as("POST", "/items/favorites", { type: "forum", item: post })).code,
      (await as("POST", "/items/topic_states", { post, level: "watch" })).code,
      (await as("POST", "/items/topic_states", { post: other, lastReadNumber: 1 })).code,
    ];
    expect(await keep(quiet)).toEqual([undefined, undefined, undefined]);
    expect(await keep(away)).toEqual([FORUM_REFUSALS.banned, FORUM_REFUSALS.banned, undefined]);
    const vote = { targetType: "forum", target: post, value: 1 };
    expect((await quiet.as("POST", "/items/votes", vote)).code).toBe(COMMENT_REFUSALS.banned);
  });

  test("prevents posting, editing, marking solutions and voting until an appeal is granted", async () => {
    const [author, other] = await Promise.all([makePerson("member"), makePerson("member")]);
    const own = await topic(author.id);
    const { id: target } = await topic(other.id, hoursAgo(1));
    const { id: answered } = await reply(other, own);
    const sanction = await suspend(author);
    const { as } = author;
    const edit = { body: "Outro texto com tamanho suficiente." };
    expect((await ask(as)).code).toBe(FORUM_REFUSALS.banned);
    expect((await as("PATCH", `/items/forum_posts/${own.id}`, edit)).code).toBe(
      FORUM_REFUSALS.banned,
    );
    expect((await reply(author, { id: target })).code).toBe(COMMENT_REFUSALS.banned);
    const vote = { targetType: "forum", target, value: 1 };
    expect((await as("POST", "/items/votes", vote)).code).toBe(COMMENT_REFUSALS.banned);
    const solve = { topic: own.id, reply: answered, isSolution: true };
    expect((await as("POST", "/portal-forum/solutions", solve)).code).toBe(FORUM_REFUSALS.banned);
    await expect
      .poll(() => notificationsOf(author))
      .toContainEqual(expect.objectContaining({ body: WHY }));

    const id = idOf(await appeal(author, "sanctions", sanction));
    const grant = { decision: "answer", appeal: id, state: "granted", answer: "Engano nosso." };
    expect((await decide(eva, grant)).code).toBe(MODERATION_REFUSALS.sameHand);
    expect((await decide(ivo, { ...grant, answer: "" })).code).toBe(MODERATION_REFUSALS.text);
    expect((await decide(ivo, grant)).status).toBe(200);
    expect((await decide(ivo, grant)).code).toBe(MODERATION_REFUSALS.settled);
    await expect.poll(async () => (await as("POST", "/items/votes", vote)).status).toBe(200);
  });
});

describe("appeal", () => {
  test("needs a decision about the member, is made once, and has a text", async () => {
    const [author, other] = await Promise.all([makePerson("member"), makePerson("member")]);
    const { id: shown } = await topic(author.id);
    const { id: hidden } = await topic(author.id);
    await decide(eva, { decision: "hide", targetType: "forum", target: hidden, reason: WHY });
    expect((await appeal(author, "forum", shown)).code).toBe(MODERATION_REFUSALS.target);
    expect((await appeal(other, "forum", hidden)).code).toBe(MODERATION_REFUSALS.target);
    expect((await appeal(author, "forum", hidden, "Por quê?")).code).toBe(MODERATION_REFUSALS.text);
    const sent = await appeal(author, "forum", hidden);
    expect(sent.status).toBe(200);
    expect((await appeal(author, "forum", hidden)).code).toBe("RECORD_NOT_UNIQUE");
    expect((await other.as("GET", `/items/appeals/${idOf(sent)}`)).status).toBe(403);
    const forged = { state: "granted", answer: "Sim." };
    expect((await author.as("PATCH", `/items/appeals/${idOf(sent)}`, forged)).status).toBe(403);
  });

  test("against a moderator's decision is answered by another moderator", async () => {
    const { id: target } = await topic(eva.id);
    await decide(ivo, { decision: "hide", targetType: "forum", target, reason: WHY });
    const id = idOf(await appeal(eva, "forum", target));
    const answer = { decision: "answer", appeal: id, state: "granted", answer: "Sou eu mesma." };
    expect((await decide(eva, answer)).code).toBe(MODERATION_REFUSALS.sameHand);
  });

  test("that is granted restores the text; one that is refused does not", async () => {
    const author = await makePerson("member");
    for (const [state, status] of [
      ["granted", "open"],
      ["refused", "hidden"],
    ]) {
      const { id: target } = await topic(author.id);
      await decide(eva, { decision: "hide", targetType: "forum", target, reason: WHY });
      const id = idOf(await appeal(author, "forum", target));
      const answer = { decision: "answer", appeal: id, state, answer: "Lemos com atenção." };
      expect((await decide(ivo, answer)).status).toBe(200);
      await expect.poll(() => statusOf("forum_posts", target)).toBe(status);
    }
  });
});
