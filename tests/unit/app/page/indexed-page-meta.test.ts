import { describe, expect, test } from "vitest";
import { indexedPageMeta, type IndexedPageDescription } from "~/page/indexed-page-meta";

function tagsOf(page: IndexedPageDescription) {
  const describePage = indexedPageMeta(() => page);
  const matches = [{ id: "root", data: { origin: "https://portal.test" } }];
  return describePage({ matches } as never) ?? [];
}

describe("meta tags of an indexed page", () => {
  test.each([
    ["/", "https://portal.test/pt-BR", "https://portal.test/og/home.png"],
    ["/privacy", "https://portal.test/pt-BR/privacy", "https://portal.test/og/privacy.png"],
  ])("for %s contain the canonical address and the picture", (path, address, picture) => {
    const tags = tagsOf({ title: "Título", description: "Texto", path });
    expect(tags).toEqual(
      expect.arrayContaining([
        { title: "Título · Portal Suíça" },
        { name: "description", content: "Texto" },
        { tagName: "link", rel: "canonical", href: address },
        { tagName: "link", rel: "alternate", hrefLang: "pt-BR", href: address },
        { property: "og:url", content: address },
        { property: "og:image", content: picture },
      ]),
    );
    expect(JSON.stringify(tags)).not.toContain("noindex");
  });
});

test("meta tags of a page without a path: contain noindex and no picture", () => {
  expect(tagsOf({ title: "Início", path: undefined })).toEqual([
    { title: "Início · Portal Suíça" },
    { name: "robots", content: "noindex" },
  ]);
});
