import { expect, test } from "vitest";
import { commentEditMs } from "../../../../contract/community/comments.ts";
import {
  countImages,
  countLinks,
  isRenderable,
  TOPIC_BODY_MAX_EMPHASES,
  TOPIC_BODY_MAX_LINES,
  TOPIC_BODY_MAX_NESTING,
  tidyTitle,
  topicPath,
  areOptions,
  findPoll,
  isPollOver,
  readPoll,
} from "../../../../contract/community/forum.ts";
import { FORUM_EDIT_MS } from "../../../../contract/community/forum-limits.ts";

test("forum text: a title becomes one trimmed line", () => {
  expect(tidyTitle("  Como\r\n\tacho   casa? \u0007 ")).toBe("Como acho casa?");
});

test("forum text: counts links in any case", () => {
  expect(countLinks("HTTPS://a.ch e http://b.ch, mas não ftp://c.ch")).toBe(2);
  expect(countLinks("nenhum")).toBe(0);
});

test("forum text: counts images, not links in text", () => {
  expect(countImages("![um](/media/um) e ![](/media/dois), não [isto](/media/x)")).toBe(2);
  expect(countImages("Olá!")).toBe(0);
});

test("forum text: can be edited longer than a comment", () => {
  expect(commentEditMs("forum")).toBe(FORUM_EDIT_MS);
  expect(commentEditMs("news")).toBeLessThan(FORUM_EDIT_MS);
  expect(topicPath("x")).toBe("/app/forum/x");
});

test.each([
  ["lines", "=\n", TOPIC_BODY_MAX_LINES - 1],
  ["marks of emphasis", "a*", TOPIC_BODY_MAX_EMPHASES],
  ["quotes inside each other", "> ", TOPIC_BODY_MAX_NESTING],
  ["quotes without spaces", ">", TOPIC_BODY_MAX_NESTING],
  ["lists inside each other", "1. ", TOPIC_BODY_MAX_NESTING],
])("forum text: a topic may contain %s up to a limit", (_, piece, limit) => {
  expect(isRenderable(piece.repeat(limit))).toBe(true);
  expect(isRenderable(piece.repeat(limit + 1))).toBe(false);
});

test("forum text: a long table of numbers and a line of dashes do not count as nesting", () => {
  expect(isRenderable(`${"-".repeat(200)}\n${"1.5 ".repeat(200)}\n| ${"a | ".repeat(200)}`)).toBe(
    true,
  );
});

const now = new Date("2026-11-20T12:00:00Z");
const requested = { question: " Onde  comprar? ", options: [" Migros ", "Coop"] };

test("forum poll: is normalized, starts without votes and ends after a week by default", () => {
  const poll = findPoll({ ...requested, counts: [5, 5] }, now);
  expect(poll).toEqual({
    ...{ question: "Onde comprar?", options: ["Migros", "Coop"] },
    ...{ endsAt: "2026-11-27T12:00:00.000Z", counts: [0, 0] },
  });
  expect(findPoll({ ...requested, days: 30 }, now)?.endsAt).toBe("2026-12-20T12:00:00.000Z");
});

test.each([
  ...[null, "poll", { ...requested, question: 5 }, { ...requested, options: "Migros" }],
  ...[
    { ...requested, options: ["Migros", 5] },
    { ...requested, days: "7" },
    { ...requested, days: 1.5 },
  ],
])("forum poll: is null if invalid: %j", (value) => expect(findPoll(value, now)).toBeNull());

test("forum poll: has two to eight different options within the length limit", () => {
  expect(areOptions(["Sim", "Não"])).toBe(true);
  for (const options of [["Sim"], ["Sim", "SIM"], ["Sim", ""], ["Sim", "a".repeat(81)]])
    expect(areOptions(options)).toBe(false);
  expect(areOptions(Array.from("abcdefgh"))).toBe(true);
  expect(areOptions(Array.from("abcdefghi"))).toBe(false);
});

test("forum poll: a stored one has a count per option, and closes at its end", () => {
  const stored = { question: "Onde?", options: ["a", "b"], endsAt: now.toISOString(), counts: [3] };
  const poll = readPoll(stored);
  expect(poll?.counts).toEqual([3, 0]);
  expect(isPollOver(stored, now)).toBe(true);
  expect(isPollOver(stored, new Date(now.getTime() - 1))).toBe(false);
  expect(readPoll({ isOver: true })).toBeNull();
});
