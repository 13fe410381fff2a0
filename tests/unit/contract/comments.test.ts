import { describe, expect, test } from "vitest";
import {
  commentHash,
  commentNumberOf,
  mentionNameOf,
  tidyComment,
} from "../../../contract/comments.ts";

describe("the text of a comment", () => {
  test.each([
    ["  Oi \r\n\r\n\r\n\r\nVocê \n", "Oi \n\nVocê"],
    ["um\ttab\u0000 e um sino\u0007", "um\ttab e um sino"],
    [" \n ", ""],
  ])("%j is kept as %j", (typed, kept) => {
    expect(tidyComment(typed)).toBe(kept);
  });
});

test("who is called is called by the first of the name that is shown", () => {
  expect(mentionNameOf("Ana Júlia S.")).toBe("Ana");
  expect(mentionNameOf("")).toBe("");
});

test("the place of a comment on its page is read back from its address, and from nothing else", () => {
  expect(commentNumberOf(commentHash(12))).toBe(12);
  for (const hash of ["", "#comentarios", "#comentario-", "#comentario-0", "#comentario-1x"]) {
    expect(commentNumberOf(hash)).toBeNull();
  }
});
