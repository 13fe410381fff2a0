import { data } from "@remix-run/node";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { memberLoader, type BoundToMember } from "~/guards/guards.server";
import { listCantonChoices } from "~/reference/cantons.server";
import { listContentCategories, findTagNames } from "~/reference/categories.server";
import { requireSearchRate } from "~/session/rate-limits.server";
import { listRead } from "../reading/reading.server";
import type { ContentSource } from "../source/content-source.server";
import { HIGHLIGHTS, listHighlights, listItems } from "../source/reader.server";
import { filterSchema, type ListDone } from "../schema";

export function contentList<Own = null>(
  source: ContentSource,
  findOwn?: (bound: Pick<BoundToMember, "own" | "cms">) => Promise<Own>,
) {
  const schema = filterSchema(source.kind);
  return memberLoader(async ({ request, cms, own }) => {
    const { category } = schema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const [highlights, categories, beside] = await Promise.all([
      nullWhenUnavailable(listHighlights({ cms, source }, category), request),
      listContentCategories(cms).catch(() => []),
      findOwn ? findOwn({ own, cms }) : null,
    ]);
    const hasMore = highlights?.length === HIGHLIGHTS;
    return data({ highlights, hasMore, categories, category, own: beside }, initFor(highlights));
  });
}

/** @param listDone lists what counts as read, for kinds without a text */
export function contentResults(source: ContentSource, listDone: ListDone = listRead) {
  const schema = filterSchema(source.kind);
  return memberLoader(async ({ request, member, cms, own }) => {
    const canFilterByCanton = cms.tier === "paying";
    const query = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
    const parsed = schema.parse(Object.fromEntries(query));
    if (parsed.query) await requireSearchRate(member.id);
    const filter = canFilterByCanton ? parsed : { ...parsed, canton: undefined };
    const listUnread = async () => {
      const done = filter.unread ? await listDone(own, { type: source.kind.name }) : [];
      return listItems({ cms, source }, filter, done);
    };
    const [list, categories, cantons, tags] = await Promise.all([
      nullWhenUnavailable(listUnread(), request),
      listContentCategories(cms).catch(() => []),
      listCantonChoices(cms).catch(() => []),
      findTagNames(cms, filter.tag).catch(() => []),
    ]);
    return data({ filter, list, categories, cantons, tags, canFilterByCanton }, initFor(list));
  });
}
