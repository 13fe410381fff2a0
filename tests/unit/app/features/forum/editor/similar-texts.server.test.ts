import { expect, test, vi } from "vitest";
import { listSimilarTexts } from "~/features/forum/editor/similar-texts.server";
import type { SearchApi } from "~/service/search-api.server";

const hit = (kind: string, name: string, isSolved = false) => ({
  ...{ kind, path: `/app/${kind}/${name}`, isSolved },
  title: [
    { text: name, isHit: true },
    { text: ", texto", isHit: false },
  ],
});

function searchWith(groups: Record<string, string[]>) {
  const listGroups = vi.fn((_query: string) =>
    Promise.resolve({
      isError: false,
      data: {
        groups: Object.entries(groups).map(([kind, names]) => ({
          kind,
          hits: names.map((name) => hit(kind, name, kind === "forum")),
        })),
      },
    }),
  );
  return { listGroups, search: { listGroups } as unknown as SearchApi };
}

test("similar texts: the search is asked for the title's words, and each kind takes its turn", async () => {
  const { listGroups, search } = searchWith({
    articles: ["a1", "a2", "a3"],
    people: ["p1"],
    forum: ["f1", "f2", "f3"],
    glossary: ["g1"],
  });
  const found = await listSimilarTexts(search, 'Como trocar a "CNH" -rápido? #zug');
  expect(listGroups).toHaveBeenCalledWith("como trocar a cnh rápido zug");
  expect(found.map(({ title }) => title)).toEqual(
    ["f1", "a1", "g1", "f2", "a2", "f3"].map((name) => `${name}, texto`),
  );
  expect(found[0]).toMatchObject({ kind: "forum", path: "/pt-BR/app/forum/f1", isSolved: true });
});

test("similar texts: there are none without words or without the search", async () => {
  const { listGroups, search } = searchWith({ forum: ["f1"] });
  expect(await listSimilarTexts(search, "?!")).toEqual([]);
  expect(listGroups).not.toHaveBeenCalled();
  const failed = { listGroups: () => Promise.resolve({ isError: true }) } as unknown as SearchApi;
  expect(await listSimilarTexts(failed, "trocar a CNH")).toEqual([]);
});
