import { READ_PCT } from "../../../contract/content/reading.ts";

type Block = { top: number; bottom: number };

const TOP_LINE_PX = 72;

/**
 * Reading position in percent of a text's paragraphs, from where they are on the screen.
 * @param blocks in pixels from the top of the screen
 */
export function positionIn(blocks: readonly Block[], screenHeightPx: number): number {
  const last = blocks.at(-1);
  if (!last) return 0;
  if (last.bottom <= screenHeightPx) return READ_PCT;
  const at = blocks.findIndex(({ bottom }) => bottom > TOP_LINE_PX);
  return Math.min(READ_PCT - 1, Math.round((Math.max(0, at) / blocks.length) * READ_PCT));
}

export function paragraphAt(positionPct: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round((positionPct * count) / READ_PCT)));
}
