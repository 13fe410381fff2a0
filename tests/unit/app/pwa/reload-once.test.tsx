import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "~/pwa/use-load-failure";

const MINUTE_MS = 60_000;
const START_MS = Date.parse("2026-11-21T10:00:00Z");

beforeEach(() => sessionStorage.clear());

test("automatic reload: happens once, and again only after five minutes", () => {
  const reload = vi.fn();
  expect(reloadOnce(START_MS, reload)).toBe(true);
  expect(reloadOnce(START_MS + 4 * MINUTE_MS, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(START_MS + 6 * MINUTE_MS, reload)).toBe(true);
});

test("automatic reload: never happens if it can't be remembered", () => {
  const reload = vi.fn();
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("storage is refused", "SecurityError");
    },
  });
  expect(reloadOnce(START_MS, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
