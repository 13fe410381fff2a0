import { expect, type Page } from "@playwright/test";

const COLOURS = ["#7a0d12", "#b9161d", "#d8232a", "#f58e87", "#ffdcd9"] as const;
export type Colour = (typeof COLOURS)[number];

/** Area of one colour on the canvas, in CSS pixels of the window; blended edges are not counted. */
export type Patch = { colour: Colour; x: number; y: number; pixels: number };

/** Reads the canvas pixels: every visible colour with its center. */
export function findSquares(page: Page): Promise<Patch[]> {
  return page.evaluate(
    (colours) => {
      const canvas = document.querySelector("canvas");
      const pen = canvas?.getContext("2d");
      if (!canvas || !pen || canvas.width === 0) return [];
      const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const scale = canvas.width / canvas.clientWidth;
      return colours.flatMap((colour) => {
        const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
        let [x, y, pixels] = [0, 0, 0];
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) continue;
          if (data[at + 3] !== 255) continue;
          const pixel = at / 4;
          x += pixel % width;
          y += Math.floor(pixel / width);
          pixels += 1;
        }
        if (pixels === 0) return [];
        return [
          { colour, x: x / pixels / scale, y: y / pixels / scale, pixels: pixels / scale ** 2 },
        ];
      });
    },
    [...COLOURS],
  );
}

export function middleOf(squares: Patch[], colour: Colour): { x: number; y: number } {
  const found = squares.find((square) => square.colour === colour);
  if (!found) throw new Error(`There is no square in ${colour}.`);
  return found;
}

/** Waits for frames, however long a busy machine takes. */
async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let at = 0; at < frames; at += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Resolves when two pictures thirty frames apart are equal and show squares. */
export async function lieStill(page: Page): Promise<void> {
  let before = "";
  await expect
    .poll(
      async () => {
        await waitForFrames(page, 30);
        const squares = await findSquares(page);
        const now = JSON.stringify(squares);
        const isSame = squares.length > 0 && now === before;
        before = now;
        return isSame;
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toBe(true);
}

/** Heights of one colour's center, from the top, over four seconds of frames that show it. */
export async function traceFall(page: Page, colour: Colour): Promise<number[]> {
  const heights: number[] = [];
  const endMs = Date.now() + 4_000;
  while (Date.now() < endMs) {
    const found = (await findSquares(page)).find((square) => square.colour === colour);
    if (found) heights.push(found.y);
  }
  return heights;
}
