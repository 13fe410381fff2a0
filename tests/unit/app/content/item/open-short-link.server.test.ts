import { expect, test, vi } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import { openShortLink } from "~/content/item/open-short-link.server";

const asking = () => {
  const ask = vi.fn(async () => ({ code: "abcd", targetPath: "/app/news/x" }));
  return { ask, cms: { ask } as Partial<TierCms> as TierCms };
};

test("short link: an invalid code is null without a query", async () => {
  const { ask, cms } = asking();
  expect(await openShortLink(cms, "x")).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
