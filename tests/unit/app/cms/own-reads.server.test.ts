import { afterEach, describe, expect, test, vi } from "vitest";
import { createOwnReads } from "~/cms/own-reads.server";

afterEach(() => {
  vi.useRealTimers();
});

const ana = { userId: "ana", tier: "free" };
const read = { collection: "votes", query: { limit: 1 } };

function openReads(rows: unknown = [{ id: "1" }]) {
  const reads = createOwnReads();
  const load = vi.fn(async () => rows);
  const find = (reader = ana) => reads.find(reader, read, ["votes"], load);
  return { reads, load, find };
}

describe("own reads", () => {
  test("are loaded once for parallel and later readers", async () => {
    const { find, load } = openReads();
    expect(await Promise.all([find(), find()])).toEqual([[{ id: "1" }], [{ id: "1" }]]);
    await find();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("are never another member's, or those of another tier", async () => {
    const { find, load } = openReads();
    await find();
    await find({ userId: "bia", tier: "free" });
    await find({ userId: "ana", tier: "paying" });
    expect(load).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["the collection", ["votes"], 2],
    ["the member's rows of it", ["votes", "ana"], 2],
    ["every collection of the member", ["*", "ana"], 2],
    ["every collection", ["*"], 2],
    ["another member's rows", ["votes", "bia"], 1],
    ["another collection", ["comments"], 1],
  ] as const)("after a change of %s, %j: are loaded %i times", async (_, change, times) => {
    const { reads, find, load } = openReads();
    await find();
    reads.changed(...(change as readonly [string, string?]));
    await find();
    expect(load).toHaveBeenCalledTimes(times);
  });

  test("a load that began before a change is not given to readers after it", async () => {
    const reads = createOwnReads();
    const old = Promise.withResolvers<unknown[]>();
    const before = reads.find(ana, read, ["votes"], () => old.promise);
    reads.changed("votes", "ana");
    const after = reads.find(ana, read, ["votes"], async () => ["new"]);
    old.resolve(["old"]);
    expect(await Promise.all([before, after])).toEqual([["old"], ["new"]]);
    expect(await reads.find(ana, read, ["votes"], async () => ["newest"])).toEqual(["new"]);
  });

  test("a failure is not remembered", async () => {
    const { reads, find } = openReads();
    const failing = () => Promise.reject(new Error("down"));
    await expect(reads.find(ana, read, ["votes"], failing)).rejects.toThrow("down");
    expect(await find()).toEqual([{ id: "1" }]);
  });

  test("a long answer is not remembered", async () => {
    const { find, load } = openReads([{ body: "a".repeat(8_000) }]);
    await find();
    await find();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
