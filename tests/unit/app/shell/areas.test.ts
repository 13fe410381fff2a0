import { describe, expect, test } from "vitest";
import { findArea } from "~/shell/areas";

describe("findArea", () => {
  test.each([
    ["/pt-BR/app", "home"],
    ["/pt-BR/app/news", "news"],
    ["/pt-BR/app/news/results", "news"],
    ["/pt-BR/app/cantons/ZH", "cantons"],
    ["/pt-BR/app/chat/u1", "chat"],
    ["/pt-BR/app/profile/u1/edit", "profile"],
    ["/pt-BR/app/newsletter", undefined],
    ["/pt-BR/login", undefined],
  ])("%s belongs to %s", (path, name) => {
    expect(findArea(path)?.name).toBe(name);
  });
});
