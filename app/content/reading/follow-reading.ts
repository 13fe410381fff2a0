import { translator } from "~/i18n/translator";
import { showToast } from "~/ui/feedback/toasts";
import {
  canResume,
  READ_PCT,
  READING_SAVE_INTERVAL_MS,
} from "../../../contract/content/reading.ts";
import { savePositionEvery } from "../save-position";
import { blocksOf } from "./blocks-of";
import { GO_ON_HASH, READING_PATH, type OwnReading, type ReadingTarget } from "./own-reading";
import { reading as words } from "./words";

const t = translator("reading", words);

export async function openItem(target: ReadingTarget): Promise<OwnReading | null> {
  try {
    const answer = await fetch(READING_PATH, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ ...target, opened: "true" }),
      redirect: "manual",
    });
    return answer.ok ? ((await answer.json()) as OwnReading) : null;
  } catch {
    return null;
  }
}

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

function goTo(text: Element, positionPct: number): void {
  const blocks = blocksOf(text);
  const block = blocks[paragraphAt(positionPct, blocks.length)];
  if (!(block instanceof HTMLElement)) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: "start" });
}

function goOn(text: Element, { type }: ReadingTarget, { positionPct, isRead }: OwnReading): void {
  if (!canResume(positionPct)) return;
  if (location.hash === GO_ON_HASH) return goTo(text, positionPct);
  if (isRead || location.hash !== "") return;
  showToast({
    kind: "info",
    text: t("stoppedAt", { percent: positionPct }),
    action: {
      label: t("goOn"),
      otherWay: t(type === "classes" ? "goOnOtherWayInClass" : "goOnOtherWay"),
      onAct: () => goTo(text, positionPct),
    },
  });
}

export function followReading(text: Element, target: ReadingTarget, own: OwnReading): () => void {
  const positionSaver = savePositionEvery({
    path: READING_PATH,
    everyMs: READING_SAVE_INTERVAL_MS,
    bodyOf: (position) => new URLSearchParams({ ...target, positionPct: String(position) }),
  });
  let isRead = own.isRead;
  let frame = 0;
  const look = () => {
    frame = 0;
    const rects = blocksOf(text).map((block) => block.getBoundingClientRect());
    const position = positionIn(rects, window.innerHeight);
    if (position === READ_PCT && !isRead) {
      isRead = true;
      positionSaver.stopped(position);
    } else positionSaver.moved(position);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(look);
  };
  const onHide = () => {
    if (document.visibilityState === "hidden") positionSaver.left();
  };
  const leave = () => positionSaver.left();
  goOn(text, target, own);
  // A text that fits the screen is read without scrolling.
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("pagehide", leave);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", onScroll);
    document.removeEventListener("visibilitychange", onHide);
    window.removeEventListener("pagehide", leave);
    leave();
  };
}
