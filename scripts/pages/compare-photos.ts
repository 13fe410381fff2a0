import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/*
 * Lists which screenshots of two `npm run photos` runs differ, and by how much: `node
 * scripts/pages/compare-photos.ts BEFORE AFTER`. Exits with 1 if any differ.
 */

/** Letter edges are drawn slightly differently from run to run. */
const SEEN_DIFFERENCE = 24;

type Pixels = { data: Buffer; width: number; height: number };

async function readPixels(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function describeDifference(before: string, after: string): Promise<string | null> {
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)]);
  if (one.width !== other.width || one.height !== other.height)
    return `${one.width} × ${one.height} → ${other.width} × ${other.height}`;
  let count = 0;
  let [top, bottom] = [one.height, 0];
  for (let at = 0; at < one.data.length; at += 3) {
    const isSeen = [0, 1, 2].some(
      (offset) =>
        Math.abs((one.data[at + offset] ?? 0) - (other.data[at + offset] ?? 0)) > SEEN_DIFFERENCE,
    );
    if (!isSeen) continue;
    const y = Math.floor(at / 3 / one.width);
    count += 1;
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return count === 0 ? null : `${count} pixels between y ${top} and ${bottom}`;
}

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error("Name the folder of the photos before and after.");
const photosIn = (folder: string) =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(png|webp|jpe?g)$/.test(name),
    ),
  );
const [old, now] = [photosIn(before), photosIn(after)];
let equalCount = 0;
for (const name of [...new Set([...old, ...now])].toSorted()) {
  if (!old.has(name) || !now.has(name)) {
    console.log(`${old.has(name) ? "gone" : "new"}  ${name}`);
    process.exitCode = 1;
    continue;
  }
  const difference = await describeDifference(join(before, name), join(after, name));
  if (difference) {
    console.log(`${name}: ${difference}`);
    process.exitCode = 1;
  } else equalCount += 1;
}
console.log(`${equalCount} equal`);
