import { describe, expect, test } from "vitest";
import {
  commentHash,
  commentNumberOf,
  mentionNameOf,
  tidyComment,
} from "../../../../contract/community/comments.ts";

describe("comment text", () => {
  test.each([
    ["  Oi \r\n\r\n\r\n\r\nVocê \n", "Oi \n\nVocê"],
    ["um\ttab\u0000 e um sino\u0007", "um\ttab e um sino"],
    [" \n ", ""],
  ])("%j is stored as %j", (typed, stored) => {
    expect(tidyComment(typed)).toBe(stored);
  });
});

test("mention: uses the first word of the displayed name", () => {
  expect(mentionNameOf("Ana Júlia S.")).toBe("Ana");
  expect(mentionNameOf("")).toBe("");
});

test("comment address: restores the comment's number, and rejects others", () => {
  expect(commentNumberOf(commentHash(12))).toBe(12);
  for (const hash of ["", "#comentarios", "#comentario-", "#comentario-0", "#comentario-1x"]) {
    expect(commentNumberOf(hash)).toBeNull();
  }
});
