import { LaterUseful } from "./later-useful";
import type { ReadingTarget } from "./own-reading";
import { useReading } from "./use-reading";

export function UsefulOf(target: ReadingTarget) {
  const { own } = useReading(target);
  return <LaterUseful {...target} own={own} />;
}
