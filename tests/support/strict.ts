import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** Recorded calls, kept even if a test resets all its mocks. */
let calls: unknown[][] = [];

/** A console error or an unhandled rejection (Vitest's own rule) fails its test. */
beforeEach(() => {
  calls = [];
  const print = console.error.bind(console);
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => {
    calls.push(said);
    print(...said);
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});

// Test files share a process: the next one needs the real clock. Vitest itself restores spies.
afterAll(() => void vi.useRealTimers());
