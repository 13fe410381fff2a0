import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createKeptLines,
  readPersonalLines,
  type DigestReader,
} from "../../../../../bff/modules/email-frequency/personal-lines.ts";

const [monday, tuesday] = [new Date("2026-11-23T06:30:00Z"), new Date("2026-11-24T06:30:00Z")];
const reader: DigestReader = { userId: "ana", settings: null, listed: new Set() };
const clock = { now: new Date("2026-11-21T12:00:00Z") };
const now = () => clock.now;

beforeEach(() => {
  clock.now = new Date("2026-11-21T12:00:00Z");
});
afterEach(() => void vi.useRealTimers());

test("what was read of a morning serves all who look at it for a moment, each morning by itself", async () => {
  const read = vi.fn((at: Date) =>
    Promise.resolve(() => ({ label: at.toISOString(), path: "/pt-BR/app/plan" as const })),
  );
  const linesOf = createKeptLines([{ read }], { now, onError: () => undefined });
  const labels = async (at: Date) => (await linesOf(at))?.(reader).map(({ label }) => label);
  expect(await labels(monday)).toEqual([monday.toISOString()]);
  expect(await labels(tuesday)).toEqual([tuesday.toISOString()]);
  await labels(monday);
  expect(read).toHaveBeenCalledTimes(2);
  clock.now = new Date(clock.now.getTime() + 10_000);
  await labels(monday);
  expect(read).toHaveBeenCalledTimes(3);
});

test("what can't be read is said, is null for who asks, and is read again for the next one", async () => {
  const broken: unknown[] = [];
  const read = vi.fn(() => Promise.resolve(() => null));
  read.mockRejectedValueOnce(new Error("away"));
  const linesOf = createKeptLines([{ read }], { now, onError: (error) => broken.push(error) });
  expect(await linesOf(monday)).toBeNull();
  expect(broken).toHaveLength(1);
  expect((await linesOf(monday))?.(reader)).toEqual([]);
});

test("who looks does not wait for what takes long; who looks next has it", async () => {
  vi.useFakeTimers();
  let give: (find: () => null) => void = () => undefined;
  const read = () => new Promise<() => null>((resolve) => (give = resolve));
  const linesOf = createKeptLines([{ read }], { now, onError: () => undefined });
  const first = linesOf(monday);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeNull();
  give(() => null);
  expect((await linesOf(monday))?.(reader)).toEqual([]);
});

test("the lines go without a source that can't be read, where that may be", async () => {
  const away = { read: () => Promise.reject(new Error("away")) };
  const plan = { label: "Anmeldung", path: "/pt-BR/app/plan" as const };
  const there = { read: () => Promise.resolve(() => plan) };
  const broken: unknown[] = [];
  const readLines = await readPersonalLines([away, there], monday, (error) => broken.push(error));
  expect(readLines(reader)).toEqual([plan]);
  expect(broken).toEqual([new Error("away")]);
  const strict = readPersonalLines([away, there], monday, (error) => {
    throw error;
  });
  await expect(strict).rejects.toThrow("away");
});
