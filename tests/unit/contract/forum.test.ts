import { expect, test } from "vitest";
import { commentEditMs } from "../../../contract/comments.ts";
import {
  countImages,
  countLinks,
  hasFitShape,
  TOPIC_BODY_MAX_EMPHASES,
  TOPIC_BODY_MAX_LINES,
  TOPIC_BODY_MAX_NESTING,
  tidyTitle,
  topicPath,
} from "../../../contract/forum.ts";
import { FORUM_EDIT_MS } from "../../../contract/forum-limits.ts";

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
  expect(hasFitShape(piece.repeat(limit))).toBe(true);
  expect(hasFitShape(piece.repeat(limit + 1))).toBe(false);
});

test("forum text: a long table of numbers and a line of dashes do not count as nesting", () => {
  expect(hasFitShape(`${"-".repeat(200)}\n${"1.5 ".repeat(200)}\n| ${"a | ".repeat(200)}`)).toBe(
    true,
  );
});
