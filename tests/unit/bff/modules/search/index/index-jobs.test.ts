import { expect, test, vi } from "vitest";
import type { Database } from "../../../../../../bff/db/database.ts";
import type { Jobs } from "../../../../../../bff/jobs/jobs.ts";
import type { Indexer } from "../../../../../../bff/modules/search/index/indexer.ts";
import { createIndexJobs } from "../../../../../../bff/modules/search/index/index-jobs.ts";

function start() {
  const indexer = { sync: vi.fn(), rebuild: vi.fn(), forgetWords: vi.fn(() => Promise.resolve()) };
  const jobs = { send: vi.fn(() => Promise.resolve()) };
  const { jobKinds } = createIndexJobs(
    {} as Database,
    jobs as unknown as Jobs,
    indexer as unknown as Indexer,
  );
  const kindOf = (name: string) => {
    const found = jobKinds.find((kind) => kind.name === name);
    if (!found) throw new Error(`There is no job ${name}`);
    return found as unknown as { cron?: string; handle(data: object): Promise<void> };
  };
  return { indexer, jobs, kindOf };
}

test("search index jobs: forget the words of deleted content every night", async () => {
  const { indexer, kindOf } = start();
  const forget = kindOf("search-forget-words");
  // Once a day in the early morning in Zurich.
  expect(forget.cron).toMatch(/^\d+ [0-5] \* \* \*$/);
  await forget.handle({});
  expect(indexer.forgetWords).toHaveBeenCalledTimes(1);
});

test("search index jobs: process changes until none is left, and rebuild the index if changes can't be tracked", async () => {
  const { indexer, jobs, kindOf } = start();
  indexer.sync.mockResolvedValueOnce(50).mockResolvedValueOnce(3).mockResolvedValueOnce(0);
  await kindOf("search-sync").handle({});
  expect(indexer.sync).toHaveBeenCalledTimes(3);
  expect(jobs.send).not.toHaveBeenCalled();
  indexer.sync.mockResolvedValueOnce(null);
  await kindOf("search-sync").handle({});
  expect(jobs.send).toHaveBeenCalledWith("search-rebuild", {}, {}, { key: "search-rebuild" });
});
