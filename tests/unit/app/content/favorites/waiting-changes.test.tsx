import { beforeEach, expect, test, vi } from "vitest";
import {
  dropChange,
  findChange,
  forgetRefused,
  keepChange,
  listWaitingChanges,
  subscribeToChanges,
} from "~/content/favorites/waiting-changes";
import { nameOwner } from "~/session/owner";

const change = { type: "news", item: "n1", isFavorite: true } as const;

beforeEach(() => localStorage.clear());

test("another member finds nothing of who was here before", () => {
  nameOwner("ana");
  keepChange(change);
  nameOwner("ana");
  expect(listWaitingChanges()).toEqual([change]);
  nameOwner("rui");
  expect(listWaitingChanges()).toEqual([]);
});

test("a wish that changed while the old one was sent goes on waiting", () => {
  keepChange({ ...change, isFavorite: false });
  dropChange(change);
  expect(findChange("news", "n1")).toBe("off");
});

test("a refused wish is told until the page loads anew, and not sent again", () => {
  keepChange({ ...change, isRefused: true });
  expect(findChange("news", "n1")).toBe("refused");
  expect(listWaitingChanges()).toEqual([]);
  forgetRefused();
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
