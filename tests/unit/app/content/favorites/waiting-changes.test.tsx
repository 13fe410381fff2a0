import { beforeEach, expect, test, vi } from "vitest";
import {
  claimChanges,
  dropChange,
  findChange,
  keepChange,
  listWaitingChanges,
  subscribeToChanges,
} from "~/content/favorites/waiting-changes";

const change = { type: "news", item: "n1", isFavorite: true } as const;

beforeEach(() => localStorage.clear());

test("another member finds nothing of who was here before", () => {
  claimChanges("ana");
  keepChange(change);
  claimChanges("ana");
  expect(listWaitingChanges()).toEqual([change]);
  claimChanges("rui");
  expect(listWaitingChanges()).toEqual([]);
});

test("a wish that changed while the old one was sent goes on waiting", () => {
  keepChange({ ...change, isFavorite: false });
  dropChange(change);
  expect(findChange("news", "n1")).toBe("off");
});

test("a refused wish is told until the page loads anew, and not sent again", () => {
  claimChanges("ana");
  keepChange({ ...change, isRefused: true });
  expect(findChange("news", "n1")).toBe("refused");
  expect(listWaitingChanges()).toEqual([]);
  claimChanges("ana");
  expect(findChange("news", "n1")).toBeNull();
});

test("tells of each change, also of another tab's", () => {
  const heard = vi.fn();
  const stop = subscribeToChanges(heard);
  keepChange(change);
  window.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  dropChange(change);
  expect(heard).toHaveBeenCalledTimes(2);
});
