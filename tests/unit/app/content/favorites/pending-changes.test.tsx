import { beforeEach, expect, test, vi } from "vitest";
import {
  dropChange,
  findChange,
  forgetRefused,
  keepChange,
  listWaitingChanges,
  subscribeToChanges,
} from "~/content/favorites/pending-changes";
import { nameOwner } from "~/session/owner";

const change = { type: "news", item: "n1", isFavorite: true } as const;

beforeEach(() => localStorage.clear());

test("queued favorite changes: are not visible to another member", () => {
  nameOwner("ana");
  keepChange(change);
  nameOwner("ana");
  expect(listWaitingChanges()).toEqual([change]);
  nameOwner("rui");
  expect(listWaitingChanges()).toEqual([]);
});

test("queued favorite changes: a change made while an older one was being sent stays queued", () => {
  keepChange({ ...change, isFavorite: false });
  dropChange(change);
  expect(findChange("news", "n1")).toBe("off");
});

test("queued favorite changes: a refused change is reported until the page reloads, and not resent", () => {
  keepChange({ ...change, isRefused: true });
  expect(findChange("news", "n1")).toBe("refused");
  expect(listWaitingChanges()).toEqual([]);
  forgetRefused();
  expect(findChange("news", "n1")).toBeNull();
});

test("queued favorite changes: notify of each change, also from another tab", () => {
  const heard = vi.fn();
  const stop = subscribeToChanges(heard);
  keepChange(change);
  window.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  dropChange(change);
  expect(heard).toHaveBeenCalledTimes(2);
});
