import type { PageRange } from "../../../graphql/page.ts";

export type PagePlan = { head: PageRange; texts: PageRange };

export const PEOPLE_BEFORE_TEXTS = 4;

export function planPage(named: number, { take, skip }: PageRange): PagePlan {
  const before = Math.min(PEOPLE_BEFORE_TEXTS, named);
  const head = { skip, take: Math.max(0, Math.min(take, before - skip)) };
  return { head, texts: { skip: Math.max(0, skip - before), take: take - head.take } };
}

export function planTail(
  named: number,
  { take, skip }: PageRange,
  texts: { total: number; shown: number },
): PageRange {
  const before = Math.min(PEOPLE_BEFORE_TEXTS, named);
  const { head } = planPage(named, { take, skip });
  return {
    skip: before + Math.max(0, skip - before - texts.total),
    take: take - head.take - texts.shown,
  };
}
