import { expect, test } from "vitest";
import { createBriefCache } from "../../../bff/brief-cache.ts";

function open() {
  const clock = { nowMs: 0 };
  const cached = createBriefCache<number>(10_000, () => new Date(clock.nowMs));
  const asked: string[] = [];
  const ask = (key: string, answer: Promise<number>) =>
    cached(key, () => {
      asked.push(key);
      return answer;
    });
  return { clock, ask, asked };
}

test("brief cache: answers a key once until its time is over", async () => {
  const { clock, ask, asked } = open();
  expect(await ask("news", Promise.resolve(1))).toBe(1);
  clock.nowMs = 9_999;
  expect(await ask("news", Promise.resolve(2))).toBe(1);
  expect(await ask("videos", Promise.resolve(3))).toBe(3);
  clock.nowMs = 10_000;
  expect(await ask("news", Promise.resolve(4))).toBe(4);
  expect(asked).toEqual(["news", "videos", "news"]);
});

test("brief cache: forgets a failure", async () => {
  const { ask } = open();
  await expect(ask("news", Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask("news", Promise.resolve(1))).toBe(1);
});
