import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createIndexJobs } from "../../../../bff/modules/search/index/index-jobs.ts";
import type { Jobs } from "../../../../bff/jobs/jobs.ts";
import { row, startSearchIndex } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;
beforeAll(async () => {
  index = await startSearchIndex({ news: [row({ id: "a", title: "Permissão" })] });
});
afterAll(() => index.close());

async function sentAtStart(): Promise<string[]> {
  const send = vi.fn<Jobs["send"]>().mockResolvedValue();
  const jobs = { send } as Partial<Jobs> as Jobs;
  await createIndexJobs(index.database.db, jobs, index.indexer).resume();
  return send.mock.calls.map(([name]) => name);
}

test("search index: is built at the start if it is empty, and not if it is current", async () => {
  expect(await sentAtStart()).toEqual(["search-rebuild"]);
  await index.indexer.rebuild();
  expect(await sentAtStart()).toEqual([]);
});

test("search index: is rebuilt if one row has an older format", async () => {
  await index.database.pool.query("update search_documents set made_as = 0 where kind = 'news'");
  expect(await sentAtStart()).toEqual(["search-rebuild"]);
  await index.indexer.rebuild();
  expect(await sentAtStart()).toEqual([]);
});
