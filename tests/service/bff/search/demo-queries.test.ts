import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchAnswer } from "../../../../contract/api/search-v1.ts";
import { areas } from "../../../../contract/shared/areas.ts";
import { seedCollections } from "../../../factories/search-content.ts";
import { areaQuestions } from "./area-questions.ts";
import { demoQueries } from "./demo-queries.ts";
import { lifeQuestions } from "./life-questions.ts";
import { paying, startSearchIndex } from "./search-index.ts";

const { videos, courses } = areas;
const wereOpen = [videos.isOpen, courses.isOpen] as const;
let index: Awaited<ReturnType<typeof startSearchIndex>>;

beforeAll(async () => {
  [videos.isOpen, courses.isOpen] = [true, true];
  index = await startSearchIndex(seedCollections(new Date("2026-11-21T12:00:00.000Z")));
  await index.indexer.rebuild();
});
afterAll(async () => {
  [videos.isOpen, courses.isOpen] = wereOpen;
  await index.close();
});

const addressOf = ({ topic, canton }: SearchAnswer) => `answer/${topic}/${canton?.code ?? ""}`;

/** The direct answer, if there is one, and the first three results. */
async function firstThree(query: string): Promise<string[]> {
  const { hits, answer } = await index.results(paying, query);
  const paths = hits.slice(0, 3).map(({ path }) => path.replace(/[?#].*/, ""));
  return answer ? [addressOf(answer), ...paths] : paths;
}

test.each([
  ["permissao b", "permiss"],
  ["saude", "saude"],
  ["Krankenkasse", "krankenkasse"],
  ["segurro", "seguro"],
  ["quanto custa morar em zug", "/app/cantons/ZG"],
])("search: “%s” finds the expected item among the first three", async (query, part) => {
  expect((await firstThree(query)).join(" ")).toContain(part);
});

/** A further list needs only a line here. */
const lists = [
  { name: "words of the content", queries: demoQueries, atLeast: 200, rate: 0.95 },
  { name: "questions from real life", queries: lifeQuestions, atLeast: 100, rate: 0.95 },
  { name: "questions from area names", queries: areaQuestions, atLeast: 100, rate: 0.85 },
] as const;

describe("search: the expected item is among the first three", () => {
  test.each(lists)("for $rate of the $name", async ({ name, queries, atLeast, rate }) => {
    expect(queries.length).toBeGreaterThanOrEqual(atLeast);
    const misses: string[] = [];
    for (const [query, ...expected] of queries) {
      const first = await firstThree(query);
      if (!first.some((path) => expected.some((part) => path.includes(part)))) {
        misses.push(`${query} → ${first.join(", ") || "nothing"}`);
      }
    }
    const found = queries.length - misses.length;
    process.stdout.write(`${[`${found} of ${queries.length} ${name}`, ...misses].join("\n")}\n`);
    expect(found / queries.length, misses.join("\n")).toBeGreaterThanOrEqual(rate);
  });
});
