import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { COMMENT_MAX_LENGTH, CORRECTION_MAX_LENGTH } from "../../../contract/community/comments.ts";
import { FORUM_REPLY_MAX_LENGTH } from "../../../contract/community/forum-limits.ts";
import { NOTE_MAX_LENGTH } from "../../../contract/content/film.ts";
import {
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../contract/community/forum.ts";
import { IDEA_BODY_MAX_LENGTH, IDEA_TITLE_LENGTH } from "../../../contract/community/ideas.ts";
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from "../../../contract/account/support.ts";
import { countCharacters, lengthText } from "../../../contract/shared/text-length.ts";
import { first, send, signIn, submitForm } from "./wire";

/** Members' texts, sent by plain HTML forms through the whole stack. */
type Fields = Record<string, string>;
const EMAIL = "membro2@example.com";
let member: { Cookie: string };
let topic: string;

const unescaped = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Text of a field on a page; the HTML parser drops a first line break. */
function textIn(html: string, name: string): string {
  const area = new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1];
  const input = new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];
  return unescaped(area ?? input ?? "").replace(/^\r?\n/, "");
}

const look = async (path: string): Promise<string> =>
  (await send({ target: path, headers: member })).body;
const post = (path: string, fields: Fields) => submitForm(path, fields, member);

const LETTERS = { plain: "a", accented: "ã", emojis: "🏔", lines: `${"a".repeat(63)}\r\n` };

/** A text of the maximum length, up to its last character. */
function filled(letters: string, limit: number): string {
  const size = countCharacters(`${letters}.`) - 1;
  const text = letters.repeat(Math.floor((limit - 1) / size));
  return text + "x".repeat(limit - countCharacters(`${text}.`) + 1);
}

beforeAll(async () => {
  member = await signIn(EMAIL);
  const page = await look("/pt-BR/app/forum/create");
  const category = /<option value="([\da-f-]{36})"/.exec(page)?.[1] ?? "";
  const made = await post("/pt-BR/app/forum/create", {
    ...{ intent: "topic", type: "discussion", category, formKey: randomUUID() },
    title: `Textos compridos ${randomUUID()}`,
    body: "Um texto que diz o que se quer saber.",
  });
  topic = first(made, "location") ?? "";
  expect(topic).toMatch(/^\/pt-BR\/app\/forum\/[\da-f-]{36}$/);
});

async function editForm(): Promise<Fields> {
  const page = await look(`${topic}/edit`);
  return {
    ...{ intent: "edit", title: textIn(page, "title"), body: textIn(page, "body") },
    category: /<option value="([\da-f-]{36})" selected/.exec(page)?.[1] ?? "",
    seenVersion: textIn(page, "seenVersion"),
  };
}

describe("text at its limit", () => {
  test.each(Object.entries(LETTERS))("is saved in a topic: %s", async (_, letters) => {
    const body = filled(letters, TOPIC_BODY_MAX_LENGTH);
    const answer = await post(`${topic}/edit`, { ...(await editForm()), body });
    expect([answer.status, first(answer, "location")]).toEqual([302, topic]);
    expect(countCharacters((await editForm())["body"] ?? "")).toBe(TOPIC_BODY_MAX_LENGTH);
  });

  test("is saved as an answer, with any characters", async () => {
    const target = topic.slice(-36);
    const id = randomUUID();
    const [plain = "", ...others] = Object.values(LETTERS).map((letters) =>
      filled(letters, COMMENT_MAX_LENGTH),
    );
    const place = { targetType: "forum", target, id };
    const written = await post(`/pt-BR/app/comments/forum/${target}`, {
      ...{ intent: "write", ...place, body: plain },
    });
    expect(written.status).toBe(302);
    let seenBody = plain;
    for (const body of others) {
      const changed = await post("/pt-BR/app/comments", { intent: "edit", id, body, seenBody });
      expect(changed.status).toBe(200);
      seenBody = (JSON.parse(changed.body) as { comment: { body: string } }).comment.body;
      expect(countCharacters(seenBody)).toBe(COMMENT_MAX_LENGTH);
    }
  });
});

const ticket = { topic: "other", subject: "Um assunto", message: "Uma mensagem de teste aqui." };
const idea = { intent: "idea", kind: "idea", title: "Uma ideia de teste", body: "" };
const correction = { intent: "propose", id: randomUUID(), quote: "Trecho", reason: "" };

describe("text over its limit returns complete in its form, with its length", () => {
  const thread = () => `/pt-BR/app/comments/forum/${topic.slice(-36)}`;
  const newsThread = async () => {
    const [news = ""] = /\/pt-BR\/app\/news\/[a-z\d-]+/.exec(await look("/pt-BR/app/news")) ?? [];
    return /\/pt-BR\/app\/comments\/news\/[\da-f-]{36}/.exec(await look(news))?.[0] ?? "";
  };
  const place = () => ({ targetType: "forum", target: topic.slice(-36), id: randomUUID() });
  test.each<
    [string, string, number, () => string | Promise<string>, () => Fields | Promise<Fields>]
  >([
    ["a topic's text", "body", TOPIC_BODY_MAX_LENGTH, () => `${topic}/edit`, editForm],
    ["a topic's title", "title", TOPIC_TITLE_MAX_LENGTH, () => `${topic}/edit`, editForm],
    ["an answer", "body", FORUM_REPLY_MAX_LENGTH, thread, () => ({ intent: "write", ...place() })],
    ["a correction", "proposal", CORRECTION_MAX_LENGTH, newsThread, () => correction],
    ["an idea", "body", IDEA_BODY_MAX_LENGTH, () => "/pt-BR/app/feedback", () => idea],
    ["an idea's title", "title", IDEA_TITLE_LENGTH.max, () => "/pt-BR/app/feedback", () => idea],
    ["a ticket", "message", MESSAGE_LENGTH.max, () => "/pt-BR/app/support", () => ticket],
    ["its subject", "subject", SUBJECT_LENGTH.max, () => "/pt-BR/app/support", () => ticket],
  ])("%s", async (_, name, limit, path, fields) => {
    for (const letters of ["a", "🏔"]) {
      const text = letters.repeat(limit + 1);
      const answer = await post(await path(), { ...(await fields()), [name]: text });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")?.join()).toContain("text/html");
      expect(textIn(answer.body, name)).toBe(text);
      expect(unescaped(answer.body)).toContain(lengthText(limit + 1, limit));
    }
  });
});

test("note over its limit: a plain browser submission shows an error page that contains it", async () => {
  const text = "a".repeat(NOTE_MAX_LENGTH + 1);
  const note = { video: randomUUID(), second: "1", body: text };
  const as = { ...member, Accept: "text/html" };
  const answer = await submitForm("/pt-BR/app/videos/notes", note, as);
  expect(answer.status).toBe(400);
  expect(answer.body).toContain(text);
  expect(answer.body).toContain(lengthText(NOTE_MAX_LENGTH + 1, NOTE_MAX_LENGTH));
});

describe("two tabs that edit the same text", () => {
  test("topic: the later one sees both texts and decides before saving", async () => {
    const [one, other] = [await editForm(), await editForm()];
    const mine = "O texto que a segunda aba escreveu, com calma.";
    const theirs = "O texto que a primeira aba já salvou.";
    expect((await post(`${topic}/edit`, { ...one, body: theirs })).status).toBe(302);
    const refused = await post(`${topic}/edit`, { ...other, body: mine });
    expect(refused.status).toBe(409);
    expect(textIn(refused.body, "body")).toBe(mine);
    expect(refused.body).toContain(theirs);
    expect((await editForm())["body"]).toBe(theirs);

    const seenVersion = textIn(refused.body, "seenVersion");
    expect((await post(`${topic}/edit`, { ...other, body: mine, seenVersion })).status).toBe(302);
    expect((await editForm())["body"]).toBe(mine);
  });

  test("topic: of two at the same moment only one is saved", async () => {
    const form = await editForm();
    const sent = ["primeira", "segunda"].map((tab) =>
      post(`${topic}/edit`, { ...form, body: `O texto da ${tab} aba, ao mesmo tempo.` }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, 409]);
  });

  test("topic: the member may discard their text for the saved one", async () => {
    const answer = await post(`${topic}/edit`, { takeSaved: "yes" });
    expect(first(answer, "location")).toMatch(/\/edit\?fresh=/);
  });

  test("scenario: the later one sees both texts", async () => {
    const path = "/pt-BR/app/tools/scenarios";
    const values = {
      ...{ name: "Em Berna", gross: "8000", period: "month", salaries: "13", workload: "100" },
      ...{ canton: "BE", permit: "settled", age: "35", civil: "single", children: "0" },
      ...{ nbu: "", ktg: "0", pension: "", rent: "", premium: "", transport: "" },
    };
    expect((await post(`${path}/new`, { ...values, formKey: randomUUID() })).status).toBe(302);
    const id = /scenarios\/([\da-f-]{36})/.exec(await look(path))?.[1] ?? "";
    const seenVersion = textIn(await look(`${path}/${id}`), "seenVersion");
    const save = (more: Fields) => post(`${path}/${id}`, { ...values, seenVersion, ...more });
    expect((await save({ name: "O nome salvo" })).status).toBe(302);
    const refused = await save({ name: "O nome da outra aba" });
    expect(refused.status).toBe(409);
    expect(textIn(refused.body, "name")).toBe("O nome da outra aba");
    expect(refused.body).toContain("O nome salvo");
    expect((await post(path, { intent: "remove", id })).status).toBeLessThan(400);
  });
});
