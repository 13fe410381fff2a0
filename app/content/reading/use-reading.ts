import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { whenIdle } from "~/pwa/when-idle";
import type { OwnReading, ReadingTarget } from "./own-reading";

// The page is the same for all its readers; the member's own data is loaded afterwards.
const loadFollowing = () => import("./follow-reading");

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
      // As a transition: an urgent update would reach components whose code is still loading, and React
      // would remove the server's markup.
      startTransition(() => setOwn(found));
      if (text.current) stop = followReading(text.current, { type, item }, found);
    };
    const cancel = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
      stop();
      // This item's data must not appear on the next item.
      setOwn(null);
    };
  }, [type, item, isPreview]);
  return { own, text };
}
