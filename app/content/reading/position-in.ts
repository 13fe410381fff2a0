import { READ_PCT } from "../../../contract/reading.ts";

type Block = { top: number; bottom: number };

/** What stands over a text at the top of the screen. */
const TOP_LINE_PX = 72;

/**
 * How far somebody got in a text, in percent of its paragraphs, by where these stand on the screen.
 * @param blocks in pixels from the top of the screen
 */
export function positionIn(blocks: readonly Block[], screenHeightPx: number): number {
  const last = blocks.at(-1);
  if (!last) return 0;
  if (last.bottom <= screenHeightPx) return READ_PCT;
  const at = blocks.findIndex(({ bottom }) => bottom > TOP_LINE_PX);
  return Math.min(READ_PCT - 1, Math.round((Math.max(0, at) / blocks.length) * READ_PCT));
}

/** The paragraph that a position stands for, counted from 0. */
export function paragraphAt(positionPct: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round((positionPct * count) / READ_PCT)));
}
