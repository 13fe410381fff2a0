import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { TOPIC_BODY_MAX_LENGTH } from "../../../contract/forum.ts";
import { makePerson, removeMade } from "../cms/cms.ts";
import { topic } from "../cms/forum.ts";
import { first, origin, send, signIn, BROWSER } from "./wire";

/** No more than a page waits for another; one such text held the event loop for seconds. */
const HEALTH_LIMIT_MS = 100;

/** Each to the full length of a topic. */
const PIECES = [
  "=\n",
  "a\n=\n",
  "*a_",
  "_a*",
  "*_",
  "> - > - ",
  "1. ",
  "- > ",
  "[",
  "<",
  "\\",
  "[a]: b\n",
  " - a\n",
];
const toLength = (piece: string) =>
  piece.repeat(Math.ceil(TOPIC_BODY_MAX_LENGTH / piece.length)).slice(0, TOPIC_BODY_MAX_LENGTH);
const nestedLists = Array.from({ length: 250 }, (_, depth) => `${" ".repeat(depth * 2)}- a\n`);
const TEXTS = [...PIECES.map(toLength), nestedLists.join("").slice(0, TOPIC_BODY_MAX_LENGTH)];

let cookie: string;
beforeAll(async () => {
  cookie = (await signIn("gratis@example.com")).Cookie;
});
afterAll(removeMade);

/** Asks for the app's health until the test ends; gives how long each answer took. */
function watchHealth(): number[] {
  const answersMs: number[] = [];
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const startMs = performance.now();
      await send({ target: "/healthz" });
      answersMs.push(performance.now() - startMs);
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  onTestFinished(async () => {
    isWatching = false;
    await watching;
  });
  return answersMs;
}

const preview = (body: string) => {
  const form = new FormData();
  form.set("body", body);
  return fetch(new URL("/pt-BR/app/forum/preview", origin), {
    method: "POST",
    headers: { ...BROWSER, Origin: origin, cookie },
    body: form,
  });
};

test("topics of hostile Markdown are shown, and others are served meanwhile", async () => {
  const author = await makePerson("member");
  const topics = await Promise.all(
    TEXTS.map((body) => topic(author.id, new Date(), { body, title: `Um texto ${randomUUID()}` })),
  );
  const answersMs = watchHealth();
  const views = await Promise.all(
    topics.map(({ id }) =>
      send({ target: `/pt-BR/app/forum/${id}`, headers: { ...BROWSER, Cookie: cookie } }),
    ),
  );
  expect(views.map(({ status }) => status)).toEqual(topics.map(() => 200));
  for (const [at, { title }] of topics.entries()) expect(views[at]?.body).toContain(title);
  expect(Math.max(...answersMs)).toBeLessThan(HEALTH_LIMIT_MS);
});

test("previews of hostile Markdown are plain text, and their number is limited", async () => {
  const answersMs = watchHealth();
  const answers = await Promise.all(TEXTS.map(preview));
  expect(answers.map(({ status }) => status)).toEqual(TEXTS.map(() => 200));
  const { html } = (await answers[0]?.json()) as { html: string };
  expect(html).toContain("=<br>=");
  expect(Math.max(...answersMs)).toBeLessThan(HEALTH_LIMIT_MS);

  let last = await preview("Um texto.");
  for (let more = 0; more < 20 && last.ok; more++) last = await preview("Um texto.");
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a topic of hostile Markdown is not published, and its form says why", async () => {
  const form = {
    title: "Um texto com marcas demais",
    body: toLength("> - > - "),
    type: "question",
  };
  const answer = await send({
    method: "POST",
    target: "/pt-BR/app/forum/create",
    body: new URLSearchParams(form).toString(),
    headers: {
      ...BROWSER,
      Origin: origin,
      Cookie: cookie,
      "Content-Type": "application/x-www-form-urlencoded",
    },
  });
  expect(answer.status).toBe(400);
  expect(first(answer, "content-type")).toContain("html");
  expect(answer.body).toContain("formatação demais");
});
