import { expect, test } from "vitest";
import { pageMeta } from "~/page/page-meta";

test.each([
  [{ title: "Início" }, [{ title: "Início · Portal Suíça" }]],
  [
    { title: "Início", description: "Texto" },
    [{ title: "Início · Portal Suíça" }, { name: "description", content: "Texto" }],
  ],
  [{}, [{ title: "Portal Suíça" }]],
])("page meta tags: contain the title and noindex: %o", (page, names) => {
  const tagsOf = pageMeta(() => page);
  expect(tagsOf({ matches: [] } as never)).toEqual([
    ...names,
    { name: "robots", content: "noindex" },
  ]);
});
