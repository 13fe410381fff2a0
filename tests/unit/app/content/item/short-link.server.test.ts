import { expect, test, vi } from "vitest";
import type { OwnCms } from "~/cms/cms.server";
import { shareItem } from "~/content/item/short-link.server";

const asking = () => {
  const ask = vi.fn(async () => ({ code: "abcd", targetPath: "/app/news/x" }));
  return { ask, own: { ask } as Partial<OwnCms> as OwnCms };
};

test.each(["", "Maiúscula", "a b", "../x", "/a", "a//b", "a".repeat(201)])(
  "short link: sends no query for %j, which names no item",
  async (slug) => {
    const { ask, own } = asking();
    expect(await shareItem(own, { kind: "news", slug })).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  },
);

test("short link: is a short path of the portal", async () => {
  const { own } = asking();
  expect(await shareItem(own, { kind: "news", slug: "seguro-saude" })).toBe("/pt-BR/s/abcd");
  expect(await shareItem(own, { kind: "courses", slug: "curso/um/a" })).toBe("/pt-BR/s/abcd");
});
