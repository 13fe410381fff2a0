import { expect, test } from "vitest";
import { clockOf, placeAt, secondIn, sourceOf } from "~/content/film/film";
import { isEnded, isProviderId, isWorthResuming } from "../../../../../contract/content/film.ts";

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [600, "10:00"],
  [3723, "1:02:03"],
  [-4, "0:00"],
])("video: %d seconds are shown as %s", (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown);
});

test.each([
  ["t=95", 95],
  ["t=0", 0],
  ["", null],
  ["t=abc", null],
  ["t=-3", null],
  ["t=100", null],
  ["t=1e3", null],
])("video: the address with %s starts a video of 100 seconds at %s", (search, second) => {
  expect(secondIn(new URLSearchParams(search), 100)).toBe(second);
});

test("video: a second belongs to the last chapter that started before it", () => {
  const starts = [{ startSec: 2 }, { startSec: 10 }, { startSec: 20 }];
  expect([0, 2, 9.9, 10, 500].map((second) => placeAt(starts, second))).toEqual([-1, 0, 0, 1, 2]);
});

test.each([
  [4.9, false],
  [5, true],
  [50, true],
  [95, true],
  [95.1, false],
])("video: resuming from %d %% is offered: %s", (position, isOffered) => {
  expect(isWorthResuming(position, 100)).toBe(isOffered);
});

test("video: counts as watched from 90 %, and never without a duration", () => {
  expect([89.9, 90, 100].map((position) => isEnded(position, 100))).toEqual([false, true, true]);
  expect(isEnded(10, 0)).toBe(false);
});

test("video: accepts only valid ids of a provider", () => {
  expect(isProviderId("youtube", "dQw4w9WgXcQ")).toBe(true);
  expect(isProviderId("vimeo", "76979871")).toBe(true);
  for (const bad of ["", "x", "https://x.example", '"><script>', "dQw4w9WgXcQ?autoplay=1", null])
    expect([isProviderId("youtube", bad), isProviderId("vimeo", bad)]).toEqual([false, false]);
});

test("video: file and embedded player have different addresses", () => {
  expect(sourceOf({ id: "a", provider: "file" })).toBe("/media/films/a");
  expect(sourceOf({ id: "a", provider: "vimeo" })).toBe("/media/embeds/a");
});
