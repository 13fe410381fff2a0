import { beforeEach, expect, test, vi } from "vitest";
import {
  dropChange,
  findChange,
  forgetRefused,
  savePendingChange,
  listPendingChanges,
  subscribeToChanges,
} from "~/content/favorites/pending-changes";
import { nameOwner } from "~/session/owner";

const change = { type: "news", item: "n1", isFavorite: true } as const;

beforeEach(() => localStorage.clear());

test("queued favorite changes: are not visible to another member", () => {
  nameOwner("ana");
  savePendingChange(change);
  nameOwner("ana");
  expect(listPendingChanges()).toEqual([change]);
  nameOwner("rui");
  expect(listPendingChanges()).toEqual([]);
});

test("queued favorite changes: a change made while an older one was being sent stays queued", () => {
  savePendingChange({ ...change, isFavorite: false });
  dropChange(change);
  expect(findChange("news", "n1")).toBe("off");
});

test("queued favorite changes: a refused change is reported until the page reloads, and not resent", () => {
  savePendingChange({ ...change, isRefused: true });
  expect(findChange("news", "n1")).toBe("refused");
  expect(listPendingChanges()).toEqual([]);
  forgetRefused();
  expect(findChange("news", "n1")).toBeNull();
});

test("queued favorite changes: notify of each change, also from another tab", () => {
  const received = vi.fn();
  const stop = subscribeToChanges(received);
  savePendingChange(change);
  window.dispatchEvent(new Event("storage"));
  expect(received).toHaveBeenCalledTimes(2);
  stop();
  dropChange(change);
  expect(received).toHaveBeenCalledTimes(2);
});
