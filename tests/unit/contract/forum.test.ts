import { expect, test } from "vitest";
import { commentEditMs } from "../../../contract/comments.ts";
import { countImages, countLinks, tidyTitle, topicPath } from "../../../contract/forum.ts";
import { FORUM_EDIT_MS } from "../../../contract/forum-limits.ts";

test("a title is one line without blank ends", () => {
  expect(tidyTitle("  Como\r\n\tacho   casa? \u0007 ")).toBe("Como acho casa?");
});

test("links are counted however they are written", () => {
  expect(countLinks("HTTPS://a.ch e http://b.ch, mas não ftp://c.ch")).toBe(2);
  expect(countLinks("nenhum")).toBe(0);
});

test("pictures are counted, links in words are none", () => {
  expect(countImages("![um](/media/um) e ![](/media/dois), não [isto](/media/x)")).toBe(2);
  expect(countImages("Olá!")).toBe(0);
});

test("texts of the forum can be changed longer than comments", () => {
  expect(commentEditMs("forum")).toBe(FORUM_EDIT_MS);
  expect(commentEditMs("news")).toBeLessThan(FORUM_EDIT_MS);
  expect(topicPath("x")).toBe("/app/forum/x");
});
