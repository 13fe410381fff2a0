import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { TOPIC_BODY_MAX_LENGTH } from "../../../contract/community/forum.ts";
import { makePerson, removeMade } from "../cms/cms.ts";
import { topic } from "../cms/community/forum.ts";
import { first, origin, send, signIn, BROWSER } from "./wire";

/** Response time of a free event loop. */
const CALM_MS = 100;
/**
 * The whole machine may be busy; one of these texts would block the event loop for ten seconds and more.
 */
const STANDSTILL_MS = 3_000;

/** Each is repeated to the maximum length of a topic. */
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

/** Polls the app's health until the test ends. Returns the response times. */
function watchHealth(): number[] {
  const answersMs: number[] = [];
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      const startMs = performance.now();
      await send({ target: "/healthz" });
      answersMs.push(performance.now() - startMs);
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  onTestFinished(async () => {
    end.abort();
    await watching;
  });
  return answersMs;
}

function expectCalm(answersMs: readonly number[]): void {
  const sorted = answersMs.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(CALM_MS);
  expect(sorted.at(-1)).toBeLessThan(STANDSTILL_MS);
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

test("hostile Markdown: topics are shown, and other requests are served meanwhile", async () => {
  const author = await makePerson("member");
  const titles = TEXTS.map(() => `Um texto ${randomUUID()}`);
  const topics = await Promise.all(
    TEXTS.map((body, n) => topic(author.id, new Date(), { body, title: titles[n] })),
  );
  const answersMs = watchHealth();
  for (const [n, { id }] of topics.entries()) {
    const target = `/pt-BR/app/forum/${id}`;
    const view = await send({ target, headers: { ...BROWSER, Cookie: cookie } });
    const [heading] = /<h1[^>]*>.*?<\/h1>/.exec(view.body) ?? [];
    expect([TEXTS[n]?.slice(0, 10), view.status, heading]).toEqual([
      TEXTS[n]?.slice(0, 10),
      200,
      expect.stringContaining(titles[n] ?? ""),
    ]);
  }
  expectCalm(answersMs);
});

/** Another run may have used up this member's limit for the minute. */
async function waitForQuota(): Promise<void> {
  const { status, headers } = await preview("Um texto.");
  if (status !== 429) return;
  await new Promise((done) => setTimeout(done, Number(headers.get("retry-after")) * 1000));
}

test(
  "hostile Markdown: previews are plain text, and their number is limited",
  { timeout: 90_000 },
  async () => {
    await waitForQuota();
    const answersMs = watchHealth();
    const answers = await Promise.all(TEXTS.map(preview));
    expect(answers.map(({ status }) => status)).toEqual(TEXTS.map(() => 200));
    const [html = ""] = await Promise.all(answers.map((answer) => answer.text()));
    expect(html.slice(0, 40)).toMatch(/^\{"html":"<p>=<br>=/);
    expectCalm(answersMs);

    let last = await preview("Um texto.");
    for (let more = 0; more < 20 && last.ok; more++) last = await preview("Um texto.");
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  },
);

test("hostile Markdown: a topic is not published, and its form says why", async () => {
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
