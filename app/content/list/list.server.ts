import { data } from "@remix-run/node";
import { initFor, nullWhenAway } from "~/cms/when-unavailable.server";
import type { BoundToMember } from "~/guards/bound.server";
import { memberLoader } from "~/guards/guards.server";
import { listContentCategories } from "~/reference/categories.server";
import type { ContentSource } from "../source/content-source.server";
import { listHighlights } from "../source/reader.server";
import { filterSchema } from "../schema";

export function contentList<Own = null>(
  source: ContentSource,
  findOwn?: (bound: Pick<BoundToMember, "own" | "cms">) => Promise<Own>,
) {
  const schema = filterSchema(source.kind);
  return memberLoader(async ({ request, cms, own }) => {
    const { category } = schema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const [highlights, categories, beside] = await Promise.all([
      nullWhenAway(listHighlights({ cms, source }, category), request),
      listContentCategories(cms).catch(() => []),
      findOwn ? findOwn({ own, cms }) : null,
    ]);
    return data({ highlights, categories, category, own: beside }, initFor(highlights));
  });
}
