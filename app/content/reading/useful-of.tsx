import { LaterUseful } from "./later-useful";
import type { ReadingTarget } from "./own-reading";
import { useReading } from "./use-reading";

/** Asks whether something was useful that has no text to follow. */
export function UsefulOf(target: ReadingTarget) {
  const { own } = useReading(target);
  return <LaterUseful {...target} own={own} />;
}
