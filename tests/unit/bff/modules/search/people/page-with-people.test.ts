import { expect, test } from "vitest";
import { planPage, planTail } from "../../../../../../bff/modules/search/people/look-for-people.ts";

/** Content of a page of five results, by the positions of people and texts. */
function pageOf(
  skip: number,
  { named, people, texts }: Record<"named" | "people" | "texts", number>,
) {
  const range = { take: 5, skip };
  const plan = planPage(named, range);
  const list = (what: string, many: number, from: { take: number; skip: number }) =>
    Array.from({ length: many }, (_, at) => `${what}${at}`).slice(
      from.skip,
      from.skip + Math.max(0, from.take),
    );
  const shown = list("text", texts, plan.texts);
  const tail = planTail(named, range, { total: texts, shown: shown.length });
  return [...list("person", people, plan.head), ...shown, ...list("person", people, tail)];
}

test.each([
  { named: 0, people: 0, texts: 12 },
  { named: 0, people: 7, texts: 0 },
  { named: 2, people: 2, texts: 6 },
  { named: 3, people: 9, texts: 4 },
  { named: 9, people: 11, texts: 3 },
  { named: 4, people: 4, texts: 1 },
])(
  "search page with people: lists each hit once: up to four name matches, then texts, then other people (%o)",
  (found) => {
    const before = Math.min(4, found.named);
    const pages = [0, 5, 10, 15].flatMap((skip) => pageOf(skip, found));
    const named = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `person${from + at}`);
    expect(pages).toEqual([
      ...named(0, before),
      ...Array.from({ length: found.texts }, (_, at) => `text${at}`),
      ...named(before, found.people),
    ]);
  },
);
