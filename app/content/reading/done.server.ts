import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import {
  contentKinds,
  kindFacts,
  type ContentKind,
  type KindWith,
} from "../../../contract/content/kinds.ts";
import type { ContentCard, Done, ListDone } from "../schema";
import { listRead } from "./reading.server";

const query = z.object({ type: z.enum(contentKinds) });

const markOf = (type: ContentKind) => kindFacts[type].doneMark;

/** Marks the cards that the member has finished. Returns them unchanged if Directus fails. */
export async function markDone(
  own: OwnCms,
  { type, listDone }: { type: ContentKind; listDone: ListDone },
  cards: readonly ContentCard[],
): Promise<ContentCard[]> {
  const ids = cards.map(({ id }) => id);
  const done = ids.length > 0 ? await listDone(own, { type, among: ids }).catch(nothing) : [];
  return cards.map((card) =>
    done.includes(card.id) ? { ...card, marks: [...(card.marks ?? []), markOf(type)] } : card,
  );
}

function nothing(error: unknown): string[] {
  if (!(error instanceof CmsError)) throw error;
  return [];
}

/** A text is done once it was read to its end; the other kinds have `lists` of their own. */
export function doneOf(
  lists: Readonly<Record<Exclude<ContentKind, KindWith<"isText">>, ListDone>>,
) {
  const listsDone: Readonly<Partial<Record<ContentKind, ListDone>>> = lists;
  return memberLoader(async ({ request, own }) => {
    const { data } = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!data) throw notFound(request);
    const listDone = listsDone[data.type] ?? listRead;
    const done = await listDone(own, { type: data.type }).catch(nothing);
    const answer: Done = { done, mark: markOf(data.type) };
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  });
}
