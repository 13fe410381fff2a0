import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  COMMENT_REFUSALS,
  COMMENT_MAX_LENGTH,
  COMMENTS_A_MINUTE,
  REPORTS_A_DAY,
} from "../../../../contract/community/comments.ts";
import { admin, make, makePerson, readerWith, removeMade, rowsOf, type Person } from "../cms.ts";
import {
  comment,
  countOf,
  makeCourse,
  makeFilm,
  makeItem,
  stored,
  type Item,
} from "./commented.ts";

let item: Item;
let ana: Person;

beforeAll(async () => {
  item = await makeItem();
  ana = await makePerson("member");
});
afterAll(removeMade);

const aDayAhead = () => new Date(Date.now() + 86_400_000).toISOString();

describe("comment", () => {
  test("gets its number, readers and state from the portal, whatever is sent", async () => {
    const here = await makeItem();
    const member = await makePerson("member");
    const first = await comment(member.as, here);
    const second = await comment(member.as, here, { status: "suggested" });
    expect(await stored(first.id)).toMatchObject({ number: 1, audience: "free", score: 0 });
    expect(await stored(second.id)).toMatchObject({ number: 2, status: "published" });
    for (const more of [{ score: 100 }, { isPinned: true }, { number: 1 }, { audience: "free" }]) {
      const { as } = await makePerson("member");
      expect(await comment(as, here, more)).toMatchObject({ status: 200 });
    }
    const rows = rowsOf(
      await admin("GET", `/items/comments?filter[target][_eq]=${here.id}&fields=score,isPinned`),
    );
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ score: 0, isPinned: false })));
    expect(await countOf(here)).toBe(6);
  });

  test("sent again under the same id is stored once", async () => {
    const here = await makeItem();
    const { as } = await makePerson("member");
    const id = randomUUID();
    expect((await comment(as, here, { id, body: "Oi" })).status).toBe(200);
    expect((await comment(as, here, { id, body: "Oi" })).code).toBe("RECORD_NOT_UNIQUE");
    expect(await countOf(here)).toBe(1);
  });

  test("answers a comment; an answer to an answer is stored below the same one", async () => {
    const bruno = await makePerson("member");
    const root = await comment((await makePerson("member")).as, item);
    const answer = await comment(bruno.as, item, { parent: root.id });
    const another = await comment(bruno.as, item, { parent: answer.id });
    expect((await stored(another.id))["parent"]).toBe(root.id);
    expect((await stored(root.id))["replyCount"]).toBe(2);
    const elsewhere = await makeItem();
    const lost = await comment(bruno.as, elsewhere, { parent: root.id });
    expect(lost).toMatchObject({ status: 400, code: COMMENT_REFUSALS.target });
  });

  test.each([
    ["nothing", { body: "  \n " }, COMMENT_REFUSALS.body],
    [
      "more than anybody reads",
      { body: "a".repeat(COMMENT_MAX_LENGTH + 1) },
      COMMENT_REFUSALS.body,
    ],
    ["something that is not there", { target: randomUUID() }, COMMENT_REFUSALS.target],
    ["something that can't be commented", { targetType: "courses" }, COMMENT_REFUSALS.target],
    ["a correction of nothing", { isCorrection: true }, COMMENT_REFUSALS.body],
    ["a nested row", { parent: { body: "Oi" } }, COMMENT_REFUSALS.target],
  ])("with or about %s is refused", async (_, more, code) => {
    expect(await comment(ana.as, item, more)).toMatchObject({ status: 400, code });
  });

  test("can refer to a second within its film, and of no other item", async () => {
    const { as } = await makePerson("member");
    const film = await makeFilm(100);
    const { id } = await comment(as, film, { anchor: { second: 100 } });
    expect((await stored(id))["anchor"]).toEqual({ second: 100 });
    for (const [place, second] of [
      [film, 101],
      [film, 1.5],
      [item, 0],
    ] as const) {
      const answer = await comment(as, place, { anchor: { second } });
      expect(answer).toMatchObject({ status: 400, code: COMMENT_REFUSALS.body });
    }
  });

  test("is limited to five a minute, without repetitions", async () => {
    const { as } = await makePerson("member");
    expect((await comment(as, item, { body: "Igual" })).status).toBe(200);
    expect((await comment(as, item, { body: "Igual" })).code).toBe(COMMENT_REFUSALS.same);
    const answers = await Promise.all(
      Array.from({ length: COMMENTS_A_MINUTE + 2 }, () => comment(as, item)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(COMMENTS_A_MINUTE - 1);
    expect(answers.filter(({ code }) => code === COMMENT_REFUSALS.rate)).toHaveLength(3);
  });

  test("can be changed by its author for fifteen minutes, and by no other member", async () => {
    const { as } = await makePerson("member");
    const { id } = await comment(as, item);
    const path = `/items/comments/${id}`;
    expect((await as("PATCH", path, { body: "Corrigido" })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ body: "Corrigido", editedAt: expect.any(String) });
    expect((await ana.as("PATCH", path, { body: "Meu" })).status).toBe(403);
    for (const change of [{ status: "published" }, { score: 5 }, { status: "hidden" }]) {
      expect((await as("PATCH", path, change)).status).toBeGreaterThanOrEqual(400);
    }
    const old = new Date(Date.now() - 16 * 60_000).toISOString();
    await admin("PATCH", path, { date_created: old });
    expect(await as("PATCH", path, { body: "Tarde" })).toMatchObject({
      code: COMMENT_REFUSALS.late,
    });
  });

  test("that is deleted keeps its place while it has answers, without its text", async () => {
    const here = await makeItem();
    const { as } = await makePerson("member");
    const root = await comment(as, here);
    await comment((await makePerson("member")).as, here, { parent: root.id });
    expect((await as("PATCH", `/items/comments/${root.id}`, { status: "deleted" })).status).toBe(
      200,
    );
    expect(await stored(root.id)).toMatchObject({ status: "deleted", body: null, replyCount: 1 });
    expect(await countOf(here)).toBe(1);
    expect((await as("PATCH", `/items/comments/${root.id}`, { body: "Volta" })).code).toBe(
      COMMENT_REFUSALS.late,
    );
  });

  test("hidden by editors is hidden with its answers, and restored with them", async () => {
    const here = await makeItem();
    const author = await makePerson("member");
    const root = await comment(author.as, here);
    const answer = await comment((await makePerson("member")).as, here, { parent: root.id });
    const editor = await makePerson("editor");
    const hide = (status: string) =>
      editor.as("PATCH", `/items/comments/${root.id}`, { status, isPinned: false });
    expect((await hide("hidden")).status).toBe(200);
    expect(await countOf(here)).toBe(0);
    const { as } = await makePerson("member");
    for (const id of [root.id, answer.id]) {
      expect((await as("GET", `/items/comments/${id}`)).status).toBe(403);
    }
    // The author can neither hide the text from the team nor restore its replies.
    const taken = await author.as("PATCH", `/items/comments/${root.id}`, { status: "deleted" });
    expect(taken.code).toBe(COMMENT_REFUSALS.late);
    expect(await stored(root.id)).toMatchObject({ status: "hidden", body: expect.any(String) });
    expect((await as("GET", `/items/comments/${answer.id}`)).status).toBe(403);
    await hide("published");
    expect((await as("GET", `/items/comments/${answer.id}`)).status).toBe(200);
    expect(await countOf(here)).toBe(2);
  });
});

describe("comment settings of an item", () => {
  test("close the conversation for all, or open it to paying members only", async () => {
    const closed = await makeItem("free", { commenting: "closed" });
    const exclusive = await makeItem("free", { commenting: "paying" });
    const payer = await makePerson("payingUser");
    for (const { as } of [ana, payer]) {
      expect((await comment(as, closed)).code).toBe(COMMENT_REFUSALS.closed);
    }
    expect((await comment(ana.as, exclusive)).code).toBe(COMMENT_REFUSALS.paying);
    expect((await comment(payer.as, exclusive)).status).toBe(200);
  });
});

describe("banned member", () => {
  const ways = [
    ["from comments", (member: string) => sanction(member, { kind: "comment_ban" })],
    ["silenced", (member: string) => sanction(member, { kind: "silence", until: aDayAhead() })],
    ["suspended by a measure", (member: string) => sanction(member, { kind: "suspend" })],
    ["silenced on the account", (member: string) => record(member, { silencedUntil: aDayAhead() })],
  ] as const;
  const sanction = (member: string, values: object) =>
    make("/items/sanctions", { member, reason: "Ofensa", ...values });
  const record = (member: string, values: object) => admin("PATCH", `/users/${member}`, values);

  test.each(ways)("can't write, edit or vote, but can delete: %s", async (_, ban) => {
    const member = await makePerson("member");
    const mine = await comment(member.as, item);
    const other = await comment((await makePerson("member")).as, item);
    const idea = { targetType: "ideas", target: randomUUID(), value: 1 };
    await ban(member.id);
    const refused = { status: 400, code: COMMENT_REFUSALS.banned };
    expect(await comment(member.as, item)).toMatchObject(refused);
    const path = `/items/comments/${mine.id}`;
    expect(await member.as("PATCH", path, { body: "Outro" })).toMatchObject(refused);
    const vote = { targetType: "comments", target: other.id, value: 1 };
    expect(await member.as("POST", "/items/votes", vote)).toMatchObject(refused);
    expect(await member.as("POST", "/items/votes", idea)).toMatchObject(refused);
    expect((await member.as("PATCH", path, { status: "deleted" })).status).toBe(200);
  });

  test("can write again when the sanction is over or lifted", async () => {
    const member = await makePerson("member");
    const past = new Date(Date.now() - 1_000).toISOString();
    await sanction(member.id, { kind: "silence", until: past });
    await sanction(member.id, { kind: "comment_ban", liftedAt: past });
    expect((await comment(member.as, item)).status).toBe(200);
  });

  test("with a suspended account has no access at all", async () => {
    const member = await makePerson("member", { status: "suspended" });
    expect((await comment(member.as, item)).status).toBe(401);
  });

  test("loses earlier comments if the sanction says so", async () => {
    const here = await makeItem();
    const member = await makePerson("member");
    await comment(member.as, here);
    await comment(member.as, here);
    await comment((await makePerson("member")).as, here);
    await sanction(member.id, { kind: "comment_ban", hidesPrevious: true });
    await expect.poll(() => countOf(here), { timeout: 10_000 }).toBe(1);
    // The member is notified once, however many replies were hidden.
    const path = `/items/Notification?filter[owner][_eq]=${member.id}&filter[targetType][_eq]=comments`;
    const told = async () => rowsOf(await admin("GET", path)).map(({ title }) => title);
    await expect.poll(told).toEqual(["A equipe ocultou 2 comentários seus"]);
  });
});

test("course comment count: includes its classes, while the course can be read", async () => {
  const { course, classes } = await makeCourse();
  const [first, second] = classes;
  const { as } = await makePerson("member");
  const { id } = await comment(as, first);
  await comment(as, second);
  expect([await countOf(first), await countOf(course)]).toEqual([1, 2]);
  await admin("PATCH", `/items/comments/${id}`, { status: "hidden" });
  expect([await countOf(first), await countOf(course)]).toEqual([0, 1]);
  await admin("DELETE", `/items/course_classes/${second.id}`);
  expect(await countOf(course)).toBe(0);
});

describe("like", () => {
  test("counts once, for another member's comment, and can be removed", async () => {
    const [author, bruno] = [await makePerson("member"), await makePerson("member")];
    const { id } = await comment(author.as, await makeItem());
    const vote = { targetType: "comments", target: id, value: 1 };
    const input = await bruno.as("POST", "/items/votes", vote);
    expect(input.status).toBe(200);
    expect((await bruno.as("POST", "/items/votes", vote)).code).toBe("RECORD_NOT_UNIQUE");
    expect((await stored(id))["score"]).toBe(1);
    const path = `/items/votes/${(input.data as { id: string }).id}`;
    expect((await bruno.as("PATCH", path, { value: -1 })).status).toBe(400);
    expect((await bruno.as("DELETE", path)).status).toBe(204);
    expect((await stored(id))["score"]).toBe(0);
    expect((await author.as("POST", "/items/votes", vote)).code).toBe(COMMENT_REFUSALS.target);
    const against = await bruno.as("POST", "/items/votes", { ...vote, value: -1 });
    expect(against.code).toBe(COMMENT_REFUSALS.target);
  });
});

describe("report", () => {
  test("needs another member's comment, counts once, and is limited to twenty a day", async () => {
    const [author, bruno] = [await makePerson("member"), await makePerson("member")];
    const { id } = await comment(author.as, await makeItem());
    const report = { targetType: "comments", target: id, reason: "spam" };
    expect((await bruno.as("POST", "/items/reports", report)).status).toBe(200);
    expect((await bruno.as("POST", "/items/reports", report)).code).toBe("RECORD_NOT_UNIQUE");
    expect((await author.as("POST", "/items/reports", report)).code).toBe(COMMENT_REFUSALS.target);
    for (let sent = 1; sent < REPORTS_A_DAY; sent++) {
      await bruno.as("POST", "/items/reports", {
        ...report,
        targetType: "jobs",
        target: `${sent}`,
      });
    }
    const more = { ...report, targetType: "jobs", target: "mais" };
    expect((await bruno.as("POST", "/items/reports", more)).code).toBe(COMMENT_REFUSALS.rate);
  });
});

test("comments: guests can neither read nor write them", async () => {
  const guest = readerWith(null);
  expect((await comment(guest, item)).status).toBe(403);
  expect((await guest("GET", "/items/comments")).status).toBe(403);
});
