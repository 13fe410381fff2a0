import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createCachedLines,
  readPersonalLines,
  type DigestReader,
} from "../../../../../../bff/modules/notifications/email-frequency/personal-lines.ts";

const [monday, tuesday] = [new Date("2026-11-23T06:30:00Z"), new Date("2026-11-24T06:30:00Z")];
const reader: DigestReader = { userId: "ana", settings: null, listed: new Set() };
const clock = { now: new Date("2026-11-21T12:00:00Z") };
const now = () => clock.now;

beforeEach(() => {
  clock.now = new Date("2026-11-21T12:00:00Z");
});
afterEach(() => void vi.useRealTimers());

test("personal lines of the digest: caches each morning separately for a short time", async () => {
  const read = vi.fn((at: Date) =>
    Promise.resolve(() => ({ label: at.toISOString(), path: "/pt-BR/app/plan" as const })),
  );
  const linesOf = createCachedLines([{ read }], { now, onError: () => undefined });
  const labels = async (at: Date) => (await linesOf(at))?.(reader).map(({ label }) => label);
  expect(await labels(monday)).toEqual([monday.toISOString()]);
  expect(await labels(tuesday)).toEqual([tuesday.toISOString()]);
  await labels(monday);
  expect(read).toHaveBeenCalledTimes(2);
  clock.now = new Date(clock.now.getTime() + 10_000);
  await labels(monday);
  expect(read).toHaveBeenCalledTimes(3);
});

test("personal lines of the digest: a failed read is logged, returns null, and is retried for the next caller", async () => {
  const broken: unknown[] = [];
  const read = vi.fn(() => Promise.resolve(() => null));
  read.mockRejectedValueOnce(new Error("away"));
  const linesOf = createCachedLines([{ read }], { now, onError: (error) => broken.push(error) });
  expect(await linesOf(monday)).toBeNull();
  expect(broken).toHaveLength(1);
  expect((await linesOf(monday))?.(reader)).toEqual([]);
});

test("personal lines of the digest: a caller does not wait for a slow read, and the next caller gets its result", async () => {
  vi.useFakeTimers();
  let give: (find: () => null) => void = () => undefined;
  const read = () => new Promise<() => null>((resolve) => (give = resolve));
  const linesOf = createCachedLines([{ read }], { now, onError: () => undefined });
  const first = linesOf(monday);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeNull();
  give(() => null);
  expect((await linesOf(monday))?.(reader)).toEqual([]);
});

test("personal lines of the digest: leave out a source that fails, where that is allowed", async () => {
  const unavailable = { read: () => Promise.reject(new Error("away")) };
  const plan = { label: "Anmeldung", path: "/pt-BR/app/plan" as const };
  const there = { read: () => Promise.resolve(() => plan) };
  const broken: unknown[] = [];
  const readLines = await readPersonalLines([unavailable, there], monday, (error) =>
    broken.push(error),
  );
  expect(readLines(reader)).toEqual([plan]);
  expect(broken).toEqual([new Error("away")]);
  const strict = readPersonalLines([unavailable, there], monday, (error) => {
    throw error;
  });
  await expect(strict).rejects.toThrow("away");
});
