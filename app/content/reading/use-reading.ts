import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { whenIdle } from "~/pwa/when-idle";
import type { OwnReading, ReadingTarget } from "./own-reading";

// A page is the same for all who may read it; what is a member's own comes after it.
const loadFollowing = () => import("./follow-reading");

/** What is the member's own at an item, nothing of a preview's, once it is known, and the element whose text is followed. */
export function useReading(
  { type, item }: ReadingTarget,
  isPreview = false,
): {
  own: OwnReading | null;
  text: RefObject<HTMLDivElement>;
} {
  const text = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<OwnReading | null>(null);
  useEffect(() => {
    if (isPreview) return;
    let stop = () => {};
    let isGone = false;
    const follow = async () => {
      const { openItem, followReading } = await loadFollowing();
      const found = await openItem({ type, item });
      if (isGone || !found) return;
      // Told at once, it would reach parts whose code is on its way: React takes away what the server drew.
      startTransition(() => setOwn(found));
      if (text.current) stop = followReading(text.current, { type, item }, found);
    };
    const callOff = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      stop();
      // What was left at this item is not said of the next.
      setOwn(null);
    };
  }, [type, item, isPreview]);
  return { own, text };
}
