import { expect, test } from "vitest";
import { createJoinedReads } from "../../../../bff/cms/cms-profiles.ts";

/** Reads that the test ends, each returning its number. */
function setUp() {
  const started: { key: string; end: (failure?: Error) => void }[] = [];
  const ask = createJoinedReads((key) => {
    const number = started.length + 1;
    return new Promise<number>((resolve, reject) => {
      started.push({ key, end: (failure) => (failure ? reject(failure) : resolve(number)) });
    });
  });
  const keys = () => started.map(({ key }) => key);
  return { ask, started, keys };
}

test("joined reads: callers during a running read share one later read", async () => {
  const { ask, started, keys } = setUp();
  const first = ask("a");
  const others = [ask("a"), ask("a"), ask("a")];
  expect(keys()).toEqual(["a"]);
  started[0]?.end();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(keys()).toEqual(["a", "a"]);
  const late = ask("a");
  started[1]?.end();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await Promise.resolve();
  started[2]?.end();
  expect(await late).toBe(3);
});

test("joined reads: reads each key separately", async () => {
  const { ask, started, keys } = setUp();
  const both = [ask("a"), ask("b")];
  expect(keys()).toEqual(["a", "b"]);
  for (const { end } of started) end();
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test("joined reads: a failed read fails for all its callers, and the next caller reads again", async () => {
  const { ask, started } = setUp();
  const first = ask("a");
  const second = ask("a");
  started[0]?.end(new Error("away"));
  await expect(first).rejects.toThrow("away");
  started[1]?.end();
  expect(await second).toBe(2);
  const third = ask("a");
  started[2]?.end();
  expect(await third).toBe(3);
});
