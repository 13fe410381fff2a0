import { afterAll, beforeAll, expect, test } from "vitest";
import { findFact } from "../../../../bff/modules/search/answers/facts.repository.ts";
import { startSearchIndex } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;
beforeAll(async () => {
  index = await startSearchIndex();
  const insert = `insert into search_facts (key, item, topic, canton, is_open, answer, indexed_at)
    values ($1, $1, 'rent', $2, $3, $4, now())`;
  for (const [key, canton, isOpen, cantonName] of [
    ["bs", "BS", true, "Basileia-Cidade"],
    ["sg", "SG", false, "São Galo"],
  ] as const) {
    const answer = JSON.stringify({ cantonName, period: "2024" });
    await index.database.pool.query(insert, [key, canton, isOpen, answer]);
  }
});
afterAll(() => index.close());

const cantonFor = async (place: string, mayReadAll = true) =>
  (await findFact(index.database.db, { topic: "rent", place, mayReadAll, today: "2026-11-21" }))
    ?.canton ?? null;

test.each([
  ["basileia cidade", "BS"],
  ["bs", "BS"],
  ["sao galo", "SG"],
  ["basel", "BS"],
  ["bale ville", "BS"],
  ["sankt gallen", "SG"],
  ["rorschach", "SG"],
  ["galo", null],
])("canton recognition: accepts the spelling of questions: %s", async (place, canton) => {
  expect(await cantonFor(place)).toBe(canton);
});

test("search answer: restricted facts are no answer for members without access", async () => {
  expect(await cantonFor("sao galo", false)).toBeNull();
});
