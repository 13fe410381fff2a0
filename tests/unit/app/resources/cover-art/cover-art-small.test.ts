// @vitest-environment node
import sharp from "sharp";
import { expect, test } from "vitest";
import { coverArt } from "~/resources/cover-art/cover-art";
import { motifs } from "~/resources/cover-art/motifs";

const WIDTH = 120;
const HEIGHT = 68;
/** In 256 grays, averaged over all pixels: one line more or less is about one. */
const LEAST_DIFFERENCE = 2;

/**
 * An image as small as in lists on phones, in grays: colours do not distinguish images within a category.
 */
const drawSmall = (svg: string) =>
  sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).flatten().grayscale().raw().toBuffer();

const differenceOf = (one: Buffer, other: Buffer) =>
  one.reduce((sum, gray, at) => sum + Math.abs(gray - (other[at] ?? 0)), 0) / one.length;

test("cover art: the motifs are distinguishable at 120 px without colours", async () => {
  const drawn = await Promise.all(
    Object.keys(motifs).map((motif) => drawSmall(coverArt("1", { category: "saude", motif }))),
  );
  const nearest = drawn.flatMap((one, at) =>
    drawn.slice(at + 1).map((other) => differenceOf(one, other)),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(LEAST_DIFFERENCE);
});
