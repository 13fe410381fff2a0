import { expect, test } from "vitest";
import {
  signPreview,
  verifyPreview,
} from "../../../../../../cms-extensions/src/editing/preview/preview-token.ts";
import type { Preview } from "../../../../../../contract/content/preview.ts";

const KEY = "k".repeat(32);
const NOW_MS = Date.UTC(2026, 10, 26, 9);
const preview: Preview = {
  kind: "news",
  item: "10000000-0000-4000-8000-00000000000a",
  version: "main",
  editor: "10000000-0000-4000-8000-00000000000b",
  until: NOW_MS / 1000 + 60,
};
const token = signPreview(KEY, preview);

test("preview link: shows the signed item until it expires", () => {
  expect(verifyPreview(KEY, token, NOW_MS)).toEqual(preview);
  expect(verifyPreview(KEY, token, NOW_MS + 59_999)).toEqual(preview);
  expect(verifyPreview(KEY, token, NOW_MS + 60_000)).toBeNull();
});

test.each([
  ["another item", token.replace("00a.", "00c.")],
  ["another kind", token.replace("news.", "articles.")],
  ["another version", token.replace(".main.", ".outra.")],
  ["another editor", token.replace("00b.", "00d.")],
  ["a later end", token.replace(String(preview.until), String(preview.until + 1))],
  ["another signature", token.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
  ["a part more", `${token}.x`],
  ["a part less", token.replace(/\.[^.]+$/, "")],
  ["a collection without previews", signPreview(KEY, { ...preview, kind: "facts" as never })],
  ["nothing", ""],
])("preview link: with a changed part shows nothing: %s", (_, changed) => {
  expect(changed).not.toBe(token);
  expect(verifyPreview(KEY, changed, NOW_MS)).toBeNull();
});

test("preview link: signed with another key, or no text, shows nothing", () => {
  expect(verifyPreview(`${KEY}x`, token, NOW_MS)).toBeNull();
  expect(verifyPreview(KEY, { token }, NOW_MS)).toBeNull();
});
