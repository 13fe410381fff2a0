import { resolve } from "node:path";
import sharp from "sharp";
import { coverArt } from "~/resources/cover-art/cover-art";
import { SITE_NAME } from "../../../contract/shared/areas.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const CARD = { left: 64, top: 64, width: 744, height: 336, padding: 48 };
const MARK_SIZE = 56;
const TITLE_SIZE = 60;
const INK = "#15181c";

/**
 * The portal's font in one weight, as TTF: the drawing library can't read WOFF2, and servers have no fonts.
 */
const fontFile = resolve("app/resources/page-image/hanken-grotesk-720.ttf");

const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect x="${CARD.left}" y="${CARD.top}" width="${CARD.width}" height="${CARD.height}" rx="22" fill="#ffffff"/>
  <svg x="${CARD.left + CARD.padding}" y="${CARD.top + CARD.padding}" width="${MARK_SIZE}" height="${MARK_SIZE}" viewBox="0 0 26 26">
    <rect width="26" height="26" rx="7" fill="#d8232a"/>
    <path d="M10.5 5h5v5.5H21v5h-5.5V21h-5v-5.5H5v-5h5.5z" fill="#ffffff"/>
  </svg>
</svg>`;

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

async function drawText(words: string, sizePx: number, widthPx: number) {
  const image = sharp({
    text: {
      text: `<span foreground="${INK}" size="${sizePx * 1024}">${escapeMarkup(words)}</span>`,
      font: "Hanken Grotesk",
      fontfile: fontFile,
      width: widthPx,
      // One point is one pixel.
      dpi: 72,
      rgba: true,
    },
  });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

export async function drawPageImage(title: string): Promise<Buffer> {
  const inner = CARD.width - 2 * CARD.padding;
  const [name, words] = await Promise.all([
    drawText(SITE_NAME, 32, inner - MARK_SIZE - 20),
    drawText(title, TITLE_SIZE, inner),
  ]);
  const left = CARD.left + CARD.padding;
  const top = CARD.top + CARD.padding;
  const bottom = CARD.top + CARD.height - CARD.padding;
  return sharp(Buffer.from(coverArt(title, { palette: "red" })))
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "bottom" })
    .composite([
      { input: Buffer.from(frame), left: 0, top: 0 },
      {
        input: name.input,
        left: left + MARK_SIZE + 20,
        top: top + Math.round((MARK_SIZE - name.height) / 2),
      },
      { input: words.input, left, top: bottom - words.height },
    ])
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
