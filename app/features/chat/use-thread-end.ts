import { useCallback, useEffect, useRef, useState } from "react";

/** So close to the newest message somebody sees it. */
const NEAR_PIXELS = 80;

/** Whether the newest message is on the screen, and the way to it. The scroller begins at its end. */
export function useThreadEnd() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // Its rows are reversed: zero is the end, and the way up is negative.
    const note = () => setAtEnd(Math.abs(box.scrollTop) < NEAR_PIXELS);
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, []);

  const toEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, []);

  return { scroller, isAtEnd, toEnd };
}
