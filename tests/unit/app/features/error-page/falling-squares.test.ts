import { describe, expect, test } from "vitest";
import {
  restingSquares,
  SQUARE_COUNT,
  SQUARE_PHYSICS,
  SQUARE_RADIUS,
  squareColour,
  squareSize,
} from "~/features/error-page/animate-squares";

describe("squares behind the error page", () => {
  test.each([
    [320, 100],
    [743, 100],
    [744, 150],
    [1199, 150],
    [1200, 230],
    [1920, 230],
  ])("at a width of %d px a square measures %d px", (width, size) => {
    expect(squareSize(width)).toBe(size);
  });

  test("use four reds and a pale pink in turn", () => {
    const colours = Array.from({ length: SQUARE_COUNT }, (_, index) => squareColour(index));
    expect(SQUARE_COUNT).toBe(6);
    expect(new Set(colours).size).toBe(5);
    expect(colours[5]).toBe(colours[0]);
  });

  test("have a bounce of 0.6, a friction of 0.1 and corners of 8 px", () => {
    expect(SQUARE_PHYSICS).toEqual({ restitution: 0.6, friction: 0.1 });
    expect(SQUARE_RADIUS).toBe(8);
  });

  test.each([320, 390, 744, 1200, 1920])("rest inside a window %d px wide", (width) => {
    const size = squareSize(width);
    const half = size / 2;
    const squares = restingSquares(width, 900, size);
    expect(squares).toHaveLength(6);
    for (const square of squares) {
      expect(square.x - half).toBeGreaterThanOrEqual(0);
      expect(square.x + half).toBeLessThanOrEqual(width);
      expect(square.y + half).toBeLessThanOrEqual(900);
    }
    const overlapping = squares.filter((square, at) =>
      squares
        .slice(at + 1)
        .some((other) => square.y === other.y && Math.abs(square.x - other.x) < size - 0.001),
    );
    expect(overlapping).toEqual([]);
  });
});
