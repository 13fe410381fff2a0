import { expect, test } from "vitest";
import {
  badAddressField,
  badPathField,
} from "../../../../../cms-extensions/src/content-hook/web-address";

test.each(["https://www.bfs.admin.ch/x", "http://example.com", null, undefined, ""])(
  "%s may be a source",
  (sourceUrl) => expect(badAddressField("news", { sourceUrl })).toBeNull(),
);

test.each(["javascript:alert(1)", "JAVASCRIPT:x", "data:text/html,x", "//example.com", "x", 7])(
  "%s is no source",
  (sourceUrl) => expect(badAddressField("news", { sourceUrl })).toBe("sourceUrl"),
);

test("every source of a list is looked at", () => {
  const good = { name: "BFS", url: "https://www.bfs.admin.ch" };
  expect(badAddressField("articles", { sources: [good] })).toBeNull();
  const bad = { name: "x", url: "javascript:x" };
  expect(badAddressField("articles", { sources: [good, bad] })).toBe("sources");
});

test.each(["/pt-BR/app/news", "/", null])("%s stays in the portal", (targetPath) => {
  expect(badPathField("short_links", { targetPath })).toBeNull();
});

test.each(["//example.com", "/\\example.com", "https://example.com", "pt-BR", "/a b", "/a\\b"])(
  "%s leaves the portal",
  (targetPath) => expect(badPathField("short_links", { targetPath })).toBe("targetPath"),
);
