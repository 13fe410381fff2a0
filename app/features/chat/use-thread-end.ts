import { useCallback, useEffect, useRef, useState } from "react";

/** Within this distance of the end, the newest message counts as visible. */
const NEAR_PIXELS = 80;

/** The scroller starts at its end, which holds the newest message. */
export function useThreadEnd() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The rows are reversed: zero is the end, and scrolling up is negative.
    const note = () => setAtEnd(Math.abs(box.scrollTop) < NEAR_PIXELS);
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, []);

  const toEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, []);

  return { scroller, isAtEnd, toEnd };
}
