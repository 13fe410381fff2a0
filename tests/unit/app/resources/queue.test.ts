import { expect, test } from "vitest";
import { createQueue } from "~/resources/queue";

/** Work that the test finishes by hand. */
function makeWork() {
  let finish = (): void => {};
  let hasStarted = false;
  const work = () => {
    hasStarted = true;
    return new Promise<string>((resolve) => (finish = () => resolve("done")));
  };
  return { work, finish: () => finish(), hasStarted: () => hasStarted };
}

test("queue: limits running and waiting work, and rejects more", async () => {
  const run = createQueue({ maxRunning: 1, maxQueued: 1 });
  const [first, second, third] = [makeWork(), makeWork(), makeWork()];
  const answers = [run(first.work), run(second.work)];
  await expect(run(third.work)).rejects.toThrow("too many wait");
  expect([first.hasStarted(), second.hasStarted()]).toEqual([true, false]);
  first.finish();
  await answers[0];
  await Promise.resolve();
  expect(second.hasStarted()).toBe(true);
  second.finish();
  expect(await Promise.all(answers)).toEqual(["done", "done"]);
  expect(third.hasStarted()).toBe(false);
});

test("queue: frees a place after a failure", async () => {
  const run = createQueue({ maxRunning: 1, maxQueued: 0 });
  await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await run(async () => "next")).toBe("next");
});
