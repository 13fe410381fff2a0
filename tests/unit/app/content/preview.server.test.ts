import { expect, test } from "vitest";
import { articlesSource } from "~/features/articles/articles.server";
import { newsSource } from "~/features/news/news.server";
import { videosSource } from "~/features/videos/videos.server";
import { previewedKinds, previewedPathsOf } from "../../../../contract/preview.ts";

test.each([newsSource, articlesSource, videosSource])(
  "of $kind the pages ask for nothing that a preview's link does not show",
  (source) => {
    const asked = { filter: {}, limit: 1 };
    for (const question of [source.cards(asked), source.items(asked), source.lockedItems(asked)]) {
      const { fields, deep = {} } = question.command().params ?? {};
      const paths = (fields as string[]).filter((path) => path.includes("."));
      const kind = previewedKinds.find((each) => each === source.kind.name);
      const known = kind ? previewedPathsOf(kind) : [];
      expect(paths.filter((path) => !known.includes(path))).toEqual([]);
      expect(deep).toEqual({});
    }
  },
);
