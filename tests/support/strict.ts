import { afterEach, beforeEach, expect, vi } from "vitest";

/** A console error, or a promise nobody handles (Vitest's own rule), fails the test it came from. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
