import { describe, expect, test, vi } from "vitest";
import {
  createFileIndex,
  createFileList,
  type ListFiles,
} from "~/resources/media/file-index.server";
import { startLocalServer } from "../../../../support/local-server";

function setUp(...ids: string[]) {
  const clock = { nowMs: 0 };
  const files = new Set(ids);
  const listFiles = vi.fn<ListFiles>(async () => new Set(files));
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    clock.nowMs += ms;
  };
  const index = createFileIndex(listFiles, () => clock.nowMs, wait);
  return { clock, files, listFiles, waits, index };
}

describe("file index", () => {
  test("loads one list for all callers", async () => {
    const { index, listFiles } = setUp("a", "b");
    const requested = ["a", "b", "c"].map((id) => index.mayHave("free", id));
    expect(await Promise.all(requested)).toEqual([true, true, false]);
    expect(listFiles).toHaveBeenCalledOnce();
  });

  test("loads a new list for an unknown file, at most once a second", async () => {
    const { index, listFiles, files, clock } = setUp("a");
    await index.mayHave("free", "a");
    files.add("b");
    clock.nowMs = 999;
    expect(await index.mayHave("free", "b")).toBe(false);
    clock.nowMs = 1_000;
    expect(await index.mayHave("free", "b")).toBe(true);
    expect(listFiles).toHaveBeenCalledTimes(2);
  });

  test("waits for the next list only for a file uploaded a moment ago", async () => {
    const { index, files, clock, waits } = setUp("a");
    await index.mayHave("free", "a");
    files.add("b");
    clock.nowMs = 400;
    expect(await index.mayHaveSoon("free", "b")).toBe(true);
    expect(waits).toEqual([600]);
    expect(await index.mayHaveSoon("free", "a")).toBe(true);
    expect(waits).toEqual([600]);
  });

  test("keeps waiting if a timer fires a moment too early", async () => {
    const { clock, files, listFiles, waits } = setUp("a");
    const early = async (ms: number) => {
      waits.push(ms);
      clock.nowMs += Math.max(1, ms - 1);
    };
    const index = createFileIndex(listFiles, () => clock.nowMs, early);
    await index.mayHave("free", "a");
    files.add("b");
    expect(await index.mayHaveSoon("free", "b")).toBe(true);
    expect(waits).toEqual([1_000, 1]);
  });

  test("separates the tiers", async () => {
    const { index, listFiles } = setUp("a");
    listFiles.mockImplementation(async (tier) => new Set(tier === "paying" ? ["a"] : []));
    expect(await index.mayHave("free", "a")).toBe(false);
    expect(await index.mayHave("paying", "a")).toBe(true);
  });

  test("returns true while no list is available, and retries every five seconds", async () => {
    const { index, listFiles, clock } = setUp();
    listFiles.mockRejectedValueOnce(new Error("away"));
    expect(await index.mayHave("free", "a")).toBe(true);
    clock.nowMs = 4_999;
    expect(await index.mayHave("free", "a")).toBe(true);
    expect(listFiles).toHaveBeenCalledOnce();
    clock.nowMs = 5_000;
    expect(await index.mayHave("free", "a")).toBe(false);
  });

  test("drops lists read before a purge", async () => {
    const { index, listFiles, files } = setUp("a");
    const slow = Promise.withResolvers<ReadonlySet<string>>();
    listFiles.mockReturnValueOnce(slow.promise);
    const before = index.mayHave("free", "b");
    index.purge();
    files.add("b");
    expect(await index.mayHave("free", "b")).toBe(true);
    slow.resolve(new Set());
    expect(await before).toBe(false);
    expect(await index.mayHave("free", "b")).toBe(true);
  });
});

test("file index: the list is read in pages, with the tier's token", async () => {
  const requests: string[] = [];
  const cmsUrl = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? "", "http://cms.test");
    requests.push(`${request.headers.authorization} ${url.searchParams.get("page")}`);
    const length = url.searchParams.get("page") === "1" ? 500 : 3;
    const page = url.searchParams.get("page");
    const data = Array.from({ length }, (_, n) => ({ id: `${page}-${n}` }));
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ data }));
  });
  const tokens = { teaser: "t", free: "free-token", paying: "p" };
  const ids = await createFileList({ cmsUrl, tokens })("free");
  expect(ids.size).toBe(503);
  expect(requests).toEqual(["Bearer free-token 1", "Bearer free-token 2"]);
});
