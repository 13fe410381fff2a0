import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";
import { seedCollections } from "../../../factories/search-content.ts";
import { demoQueries } from "./demo-queries.ts";
import { paying, startSearchIndex } from "./search-index.ts";

const SHARE = 0.95;
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

test.each([
  ["permissao b", "permiss"],
  ["saude", "saude"],
  ["Krankenkasse", "krankenkasse"],
  ["segurro", "seguro"],
  ["quanto custa morar em zug", "/app/cantons/ZG"],
])("search: “%s” finds the expected item among the first three", async (query, part) => {
  const { hits } = await index.results(paying, query);
  expect(
    hits
      .slice(0, 3)
      .map(({ path }) => path)
      .join(" "),
  ).toContain(part);
});

test("search: 95 % of two hundred demo queries find the expected item among the first three", async () => {
  expect(demoQueries.length).toBeGreaterThanOrEqual(200);
  const missed: string[] = [];
  for (const [query, ...expected] of demoQueries) {
    const { hits } = await index.results(paying, query);
    const first = hits.slice(0, 3).map(({ path }) => path.replace(/[?#].*/, ""));
    if (!first.some((path) => expected.some((part) => path.includes(part)))) {
      missed.push(`${query} → ${first.join(", ") || "nothing"}`);
    }
  }
  expect(missed.length / demoQueries.length, missed.join("\n")).toBeLessThanOrEqual(1 - SHARE);
});
