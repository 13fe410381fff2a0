import { expect, test } from "vitest";
import {
  badAddressField,
  badPathField,
} from "../../../../../../cms-extensions/src/content/publishing/guards.ts";

test.each(["https://www.bfs.admin.ch/x", "http://example.com", null, undefined, ""])(
  "web address: %s is valid as a source",
  (sourceUrl) => expect(badAddressField("news", { sourceUrl })).toBeNull(),
);

test.each(["javascript:alert(1)", "JAVASCRIPT:x", "data:text/html,x", "//example.com", "x", 7])(
  "web address: %s is invalid as a source",
  (sourceUrl) => expect(badAddressField("news", { sourceUrl })).toBe("sourceUrl"),
);

test("web address: every source of a list is checked", () => {
  const good = { name: "BFS", url: "https://www.bfs.admin.ch" };
  expect(badAddressField("articles", { sources: [good] })).toBeNull();
  const bad = { name: "x", url: "javascript:x" };
  expect(badAddressField("articles", { sources: [good, bad] })).toBe("sources");
});

test.each(["/pt-BR/app/news", "/", null])(
  "web address: %s is a path in the portal",
  (targetPath) => {
    expect(badPathField("short_links", { targetPath })).toBeNull();
  },
);

test.each(["//example.com", "/\\example.com", "https://example.com", "pt-BR", "/a b", "/a\\b"])(
  "web address: %s is no path in the portal",
  (targetPath) => expect(badPathField("short_links", { targetPath })).toBe("targetPath"),
);
