import { useCallback, useEffect, useRef, useState } from "react";

const NEAR_PIXELS = 80;

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
