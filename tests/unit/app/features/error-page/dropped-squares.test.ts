import Matter from "matter-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropSquares } from "~/features/error-page/animate-squares";

type Drawn = { x: number; y: number };

const FRAME_MS = 1000 / 60;

describe("dropped squares", () => {
  let frames: FrameRequestCallback[];
  let now: number;
  let drawn: Drawn[];

  beforeEach(() => {
    frames = [];
    now = 0;
    drawn = [];
    vi.stubGlobal("performance", { now: () => now });
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  });
  afterEach(() => vi.unstubAllGlobals());

  function makeCanvas(): HTMLCanvasElement {
    const nothing = () => undefined;
    const context = {
      setTransform: nothing,
      clearRect: () => (drawn = []),
      save: nothing,
      translate: (x: number, y: number) => drawn.push({ x, y }),
      rotate: nothing,
      beginPath: nothing,
      roundRect: nothing,
      fill: nothing,
      restore: nothing,
    };
    return {
      clientWidth: 800,
      clientHeight: 600,
      width: 800,
      height: 600,
      getContext: () => context,
    } as unknown as HTMLCanvasElement;
  }

  function play(seconds: number): void {
    for (let frame = 0; frame < seconds * 60; frame++) {
      now += FRAME_MS;
      for (const step of frames.splice(0)) step(now);
    }
  }

  test("fall from above, stop inside the window and then use no more frames", () => {
    dropSquares(Matter, makeCanvas(), 150).resume();
    play(1 / 60);
    expect(drawn.every((square) => square.y < 0)).toBe(true);
    play(30);
    expect(drawn).toHaveLength(6);
    for (const square of drawn) {
      expect(square.y).toBeGreaterThan(0);
      expect(square.y).toBeLessThan(600);
      expect(square.x).toBeGreaterThan(0);
      expect(square.x).toBeLessThan(800);
    }
    expect(frames).toHaveLength(0);
  });

  test("come to rest inside the window, however hard they are thrown", () => {
    const squares = dropSquares(Matter, makeCanvas(), 150);
    squares.resume();
    play(30);
    for (const [x, y] of [
      [40_000, -40_000],
      [-40_000, -40_000],
      [0, -90_000],
      [400, 40_000],
    ] as const) {
      for (const { x: fromX, y: fromY } of drawn) {
        if (!squares.grab(fromX, fromY)) continue;
        squares.drag(x, y);
        play(0.3);
        squares.release();
      }
    }
    play(60);
    for (const square of drawn) {
      expect(square.x).toBeGreaterThan(0);
      expect(square.x).toBeLessThan(800);
      expect(square.y).toBeGreaterThan(0);
      expect(square.y).toBeLessThan(600);
    }
  });

  test("follow the pointer once grabbed, and wake up for it", () => {
    const squares = dropSquares(Matter, makeCanvas(), 150);
    squares.resume();
    play(30);
    const highest = [...drawn].sort((a, b) => a.y - b.y)[0];
    if (!highest) throw new Error("no square was drawn");
    const index = drawn.indexOf(highest);
    expect(squares.grab(highest.x, highest.y)).toBe(true);
    squares.drag(highest.x, 90);
    play(3);
    expect(drawn[index]?.y).toBeLessThan(highest.y - 40);
    squares.release();
    play(30);
    expect(frames).toHaveLength(0);
  });

  test("are not grabbed at an empty place", () => {
    const squares = dropSquares(Matter, makeCanvas(), 150);
    expect(squares.grab(400, 20)).toBe(false);
  });

  test("stop at once when paused and continue when resumed", () => {
    const squares = dropSquares(Matter, makeCanvas(), 150);
    squares.resume();
    play(0.5);
    squares.pause();
    expect(frames).toHaveLength(0);
    squares.resume();
    expect(frames).toHaveLength(1);
  });
});
