import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { findSquares, lieStill, middleOf, traceFall, type Colour } from "../support/squares";

const MISSING = "/pt-BR/esta-pagina-nao-existe";
/** Each colour belongs to one square: the dragged one, and the one that bounces highest. */
const DRAGGED: Colour = "#d8232a";
const BOUNCING: Colour = "#f58e87";

test.use({
  viewport: { width: 1280, height: 900 },
  allowedErrors: [/404/],
  contextOptions: { reducedMotion: "no-preference" },
});

async function middle(page: Page): Promise<{ x: number; y: number }> {
  return middleOf(await findSquares(page), DRAGGED);
}

/** Height of the dragged square's center; undefined in a frame in which another square hides it. */
async function heightOfDragged(page: Page): Promise<number | undefined> {
  return (await findSquares(page)).find(({ colour }) => colour === DRAGGED)?.y;
}

function highestRise(heights: number[]): number {
  let lowest = 0;
  let rise = 0;
  for (const height of heights) {
    lowest = Math.max(lowest, height);
    rise = Math.max(rise, lowest - height);
  }
  return rise;
}

test("error squares: six squares fall, bounce and come to rest behind the text", async ({
  page,
}) => {
  const response = await page.goto(MISSING);
  expect(response?.status()).toBe(404);
  const canvas = page.locator("canvas");
  await expect(canvas).toHaveCSS("transition-duration", "0.2s");
  await expect(canvas).toHaveCSS("opacity", "1");
  const heights = await traceFall(page, BOUNCING);
  expect(heights[0]).toBeLessThan(Math.max(...heights) - 200);
  expect(highestRise(heights)).toBeGreaterThan(30);
  await lieStill(page);
  const squares = await findSquares(page);
  expect(squares.map(({ colour }) => colour).sort()).toEqual(
    ["#7a0d12", "#b9161d", "#d8232a", "#f58e87", "#ffdcd9"].sort(),
  );
  const area = squares.reduce((sum, { pixels }) => sum + pixels, 0);
  expect(area / (230 * 230)).toBeGreaterThan(5.8);
  expect(area / (230 * 230)).toBeLessThan(6.05);
});

test("error squares: a square follows the mouse and falls when it is released", async ({
  page,
}) => {
  await page.goto(MISSING);
  await lieStill(page);
  const from = await middle(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 300, { steps: 20 });
  await expect.poll(() => heightOfDragged(page)).toBeLessThan(400);
  await page.mouse.up();
  await expect.poll(() => heightOfDragged(page)).toBeGreaterThan(500);
});

test.describe("error squares on a touch screen", () => {
  test.use({ viewport: { width: 744, height: 900 }, hasTouch: true });

  test("a square follows the finger", async ({ page, context }) => {
    await page.goto(MISSING);
    await lieStill(page);
    const { x, y } = await middle(page);
    const touch = await context.newCDPSession(page);
    const put = (type: "touchStart" | "touchMove" | "touchEnd", to?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: to === undefined ? [] : [{ x, y: to }],
      });
    await put("touchStart", y);
    for (let step = 1; step <= 20; step++) await put("touchMove", y - step * 20);
    await expect.poll(async () => (await middle(page)).y).toBeLessThan(y - 250);
    await put("touchEnd");
    await expect.poll(async () => (await middle(page)).y).toBeGreaterThan(y - 150);
  });
});

test("error squares: a new window size builds them again, once, 100 ms after the last change", async ({
  page,
}) => {
  await page.goto(MISSING);
  await lieStill(page);
  const waits = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const canvas = document.querySelector("canvas") as HTMLCanvasElement;
        const rebuiltMs: number[] = [];
        let changedMs = 0;
        // Every rebuilt world resizes the canvas.
        new MutationObserver(() => rebuiltMs.push(performance.now() - changedMs)).observe(canvas, {
          attributeFilter: ["width"],
        });
        let changes = 0;
        const timer = setInterval(() => {
          changedMs = performance.now();
          window.dispatchEvent(new Event("resize"));
          if (++changes < 5) return;
          clearInterval(timer);
          setTimeout(() => done(rebuiltMs), 500);
        }, 40);
      }),
  );
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(99);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator("canvas")).toHaveJSProperty("width", 390);
  await lieStill(page);
  const { pixels } = (await findSquares(page)).find(({ colour }) => colour === DRAGGED) ?? {};
  expect((pixels ?? 0) / (100 * 100)).toBeGreaterThan(0.9);
  expect((pixels ?? 0) / (100 * 100)).toBeLessThan(1.1);
});

test.describe("error squares with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("lie on the floor from the start", async ({ page }) => {
    await page.goto(MISSING);
    await expect.poll(async () => (await findSquares(page)).length).toBe(5);
    const [first, ...later] = new Set(await traceFall(page, DRAGGED));
    expect(later).toEqual([]);
    expect(first).toBeCloseTo(900 - 115, -1);
  });
});
