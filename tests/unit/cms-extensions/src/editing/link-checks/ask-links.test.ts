import { expect, test } from "vitest";
import { requestLinks } from "../../../../../../cms-extensions/src/editing/link-checks/check-links.ts";

const urlsOf = (host: string, count: number) =>
  Array.from({ length: count }, (_, at) => `https://${host}/${at}`);

test("link check requests: run for a few hosts in parallel, and sequentially per host", async () => {
  const hosts = Array.from({ length: 9 }, (_, at) => `h${at}.example`);
  const urls = hosts.flatMap((host) => urlsOf(host, 3));
  const open = new Map<string, number>();
  let most = 0;
  let mostOfOne = 0;
  let pauses = 0;
  const answers = await requestLinks(
    urls,
    async (url) => {
      const { host } = new URL(url);
      open.set(host, (open.get(host) ?? 0) + 1);
      const counts = [...open.values()];
      most = Math.max(most, counts.filter(Boolean).length);
      mostOfOne = Math.max(mostOfOne, ...counts);
      await new Promise(setImmediate);
      open.set(host, (open.get(host) ?? 0) - 1);
      return 200;
    },
    () => {
      pauses += 1;
      return Promise.resolve();
    },
  );
  expect([...answers.keys()].sort()).toEqual(urls.sort());
  expect([most, mostOfOne]).toEqual([6, 1]);
  expect(pauses).toBe(hosts.length * 2);
});

test("link check requests: skip a host for the night after three timeouts in a row", async () => {
  const late = new Set(["https://a.example/1", "https://a.example/2", "https://a.example/3"]);
  const answers = await requestLinks(
    [...urlsOf("a.example", 6), ...urlsOf("b.example", 2)],
    (url) => Promise.resolve(late.has(url) ? "timeout" : 200),
    () => Promise.resolve(),
  );
  expect([...answers.keys()].filter((url) => url.includes("a.example"))).toHaveLength(4);
  expect([...answers.keys()].filter((url) => url.includes("b.example"))).toHaveLength(2);
});
