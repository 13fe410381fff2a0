import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";

const OUT = resolve(import.meta.dirname, "../../public/icons");
const CROSS = "M13.4 6.5h5.2v6.9h6.9v5.2h-6.9v6.9h-5.2v-6.9H6.5v-5.2h6.9z";
const MARGIN_SHARE = 0.12;

/**
 * `bleed`: for systems that crop icons to their own shape, red to the edges and the cross inside the safe
 * circle.
 */
function mark(bleed: boolean): Buffer {
  const margin = bleed ? 32 * MARGIN_SHARE : 0;
  const size = 32 + 2 * margin;
  const corner = bleed ? 0 : 8;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}">` +
      `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${corner}" fill="#d8232a"/>` +
      `<path fill="#fff" d="${CROSS}"/></svg>`,
  );
}

const icons = [
  { file: "icon-192.png", sizePx: 192, bleed: false },
  { file: "icon-512.png", sizePx: 512, bleed: false },
  { file: "maskable-512.png", sizePx: 512, bleed: true },
  { file: "apple-touch-180.png", sizePx: 180, bleed: true },
];

mkdirSync(OUT, { recursive: true });
for (const { file, sizePx, bleed } of icons) {
  await sharp(mark(bleed), { density: 72 * (sizePx / 32) })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: true })
    .toFile(resolve(OUT, file));
}
