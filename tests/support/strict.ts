import { afterEach, beforeEach, expect, vi } from "vitest";

/** What was called, also where a test forgets the calls of all its mocks. */
let calls: unknown[][] = [];

/** A console error, or a promise nobody handles (Vitest's own rule), fails the test it came from. */
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
