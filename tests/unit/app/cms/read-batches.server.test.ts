import { describe, expect, test, vi } from "vitest";
import { createReadBatches, type BatchAnswer } from "~/cms/read-batches.server";
import type { RowsRead } from "~/cms/read";
import { READS_PER_BATCH } from "../../../../contract/shared/read-batch.ts";

const read = (collection: string): RowsRead => ({ collection, query: { limit: 1 } });
const namesOf = (reads: readonly RowsRead[]) => reads.map(({ collection }) => collection);

function openBatches(
  answer: (reads: readonly RowsRead[]) => Promise<readonly BatchAnswer[] | null> = async (reads) =>
    reads.map(({ collection }) => ({ data: collection })),
) {
  const sent = vi.fn((_token: string, reads: readonly RowsRead[]) => answer(reads));
  const alone = vi.fn(async (collection: string) => `${collection} alone`);
  const batch = createReadBatches(sent);
  const ask = (token: string, collection: string) =>
    batch(token, read(collection), () => alone(collection));
  return { ask, sent, alone };
}

describe("read batch", () => {
  test("has the reads of one turn with the same token, and answers each", async () => {
    const { ask, sent, alone } = openBatches();
    const answers = await Promise.all([
      ask("a", "news"),
      Promise.resolve().then(() => ask("a", "comments")),
      ask("b", "news"),
      ask("b", "videos"),
    ]);
    expect(answers).toEqual([
      { data: "news" },
      { data: "comments" },
      { data: "news" },
      { data: "videos" },
    ]);
    expect(sent.mock.calls.map(([token, reads]) => [token, namesOf(reads)])).toEqual([
      ["a", ["news", "comments"]],
      ["b", ["news", "videos"]],
    ]);
    expect(alone).not.toHaveBeenCalled();
  });

  test("is not made for a single read", async () => {
    const { ask, sent } = openBatches();
    expect(await ask("a", "news")).toEqual({ data: "news alone" });
    expect(await ask("a", "news")).toEqual({ data: "news alone" });
    expect(sent).not.toHaveBeenCalled();
  });

  test("fails one read without the others", async () => {
    const failure = { status: 403, errors: [{ message: "no" }] };
    const { ask } = openBatches(async () => [{ data: 1 }, failure]);
    expect(await Promise.all([ask("a", "news"), ask("a", "votes")])).toEqual([
      { data: 1 },
      failure,
    ]);
  });

  test("that fails as a whole fails each of its reads", async () => {
    const { ask } = openBatches(() => Promise.reject(new Error("down")));
    const results = await Promise.allSettled([ask("a", "news"), ask("a", "votes")]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  test("is sent read by read to a Directus that does not know it", async () => {
    const { ask } = openBatches(async () => null);
    expect(await Promise.all([ask("a", "news"), ask("a", "votes")])).toEqual([
      { data: "news alone" },
      { data: "votes alone" },
    ]);
  });

  test("is split at its limit", async () => {
    const { ask, sent } = openBatches();
    const many = Array.from({ length: READS_PER_BATCH + 2 }, (_, at) => `c${at}`);
    await Promise.all(many.map((name) => ask("a", name)));
    expect(sent.mock.calls.map(([, reads]) => reads.length)).toEqual([READS_PER_BATCH, 2]);
  });
});
