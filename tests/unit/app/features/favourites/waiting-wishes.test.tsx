import { beforeEach, expect, test, vi } from "vitest";
import {
  claimWishes,
  dropWish,
  findWish,
  keepWish,
  listWaitingWishes,
  subscribeToWishes,
} from "~/features/favourites/waiting-wishes";

const wish = { type: "news", item: "n1", isFavourite: true } as const;

beforeEach(() => localStorage.clear());

test("another member finds nothing of who was here before", () => {
  claimWishes("ana");
  keepWish(wish);
  claimWishes("ana");
  expect(listWaitingWishes()).toEqual([wish]);
  claimWishes("rui");
  expect(listWaitingWishes()).toEqual([]);
});

test("a wish that changed while the old one was sent goes on waiting", () => {
  keepWish({ ...wish, isFavourite: false });
  dropWish(wish);
  expect(findWish("news", "n1")).toBe("off");
});

test("a refused wish is told until the page loads anew, and not sent again", () => {
  claimWishes("ana");
  keepWish({ ...wish, isRefused: true });
  expect(findWish("news", "n1")).toBe("refused");
  expect(listWaitingWishes()).toEqual([]);
  claimWishes("ana");
  expect(findWish("news", "n1")).toBeNull();
});

test("tells of each change, also of another tab's", () => {
  const heard = vi.fn();
  const stop = subscribeToWishes(heard);
  keepWish(wish);
  window.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  dropWish(wish);
  expect(heard).toHaveBeenCalledTimes(2);
});
