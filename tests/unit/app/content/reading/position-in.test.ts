import { expect, test } from "vitest";
import { paragraphAt, positionIn } from "~/content/reading/follow-reading";

const SCREEN_PX = 800;
/** Paragraphs of 300 pixels, scrolled by a number of pixels. */
const paragraphs = (count: number, scrolledPx: number) =>
  Array.from({ length: count }, (_, at) => {
    const top = at * 300 - scrolledPx;
    return { top, bottom: top + 300 };
  });

test("position in a text: is the paragraph at the top of the screen", () => {
  expect(positionIn(paragraphs(10, 0), SCREEN_PX)).toBe(0);
  expect(positionIn(paragraphs(10, 1_200), SCREEN_PX)).toBe(40);
});

test("position in a text: is the end once the end is visible", () => {
  expect(positionIn(paragraphs(10, 2_199), SCREEN_PX)).toBeLessThan(100);
  expect(positionIn(paragraphs(10, 2_200), SCREEN_PX)).toBe(100);
  expect(positionIn(paragraphs(2, 0), SCREEN_PX)).toBe(100);
});

test("position in a text: is zero without paragraphs", () => {
  expect(positionIn([], SCREEN_PX)).toBe(0);
});

test.each([3, 10, 37, 99])(
  "position in a text: of %i paragraphs each is found by its position",
  (count) => {
    const found = Array.from({ length: count }, (_, at) =>
      paragraphAt(Math.round((at / count) * 100), count),
    );
    expect(found).toEqual(Array.from({ length: count }, (_, at) => at));
  },
);
