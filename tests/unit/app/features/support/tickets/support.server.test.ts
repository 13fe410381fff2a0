import { expect, test } from "vitest";
import { listSuggestedTexts } from "~/features/support/tickets/support.server";
import { areas } from "../../../../../../contract/shared/areas";
import { makeNews } from "../../../../../factories/content";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../../mocks/network";

mockNetwork();

test("support suggestions: list published news, the closest first, and no unreleased area", async () => {
  const far = makeNews({ title: "Prêmio do seguro sobe" });
  const close = makeNews({ title: "Seguro de saúde: como trocar" });
  directus.state.database.news.push(far, close, makeNews({ title: "Trens" }));
  const found = await listSuggestedTexts(
    makeCms().forTier("teaser"),
    "Como trocar o seguro de saúde?",
  );
  expect(found).toEqual([
    { title: close.title, path: `/app/news/${close.slug}` },
    { title: far.title, path: `/app/news/${far.slug}` },
  ]);
  const closed = Object.values(areas).filter(({ isOpen }) => !isOpen);
  for (const { path } of closed) expect(found.some((one) => one.path.startsWith(path))).toBe(false);
});

test("support suggestions: are empty for a query without significant words", async () => {
  directus.state.database.news.push(makeNews());
  expect(await listSuggestedTexts(makeCms().forTier("teaser"), "o que é isso")).toEqual([]);
});
