import { expect, test } from "vitest";
import { findTargetPath } from "~/features/notifications/unread.server";

test("notification target: accepts member pages, with or without the locale, and nothing else", () => {
  expect(findTargetPath("/app/support/12#m3")).toBe("/pt-BR/app/support/12#m3");
  expect(findTargetPath("/pt-BR/app/feedback")).toBe("/pt-BR/app/feedback");
  for (const url of [null, "", "https://evil.example/app/", "//evil.example", "/login", "/apple"])
    expect(findTargetPath(url)).toBeNull();
});
