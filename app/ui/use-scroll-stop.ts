import { useEffect, useRef, useState, type RefObject } from "react";

type ScrollStop<Area> = { ref: RefObject<Area>; tabIndex: 0 | undefined };

/**
 * Props of an area that scrolls at some widths: the keyboard stops at it only while it does. Without scripts
 * it always stops.
 */
export function useScrollStop<Area extends HTMLElement>(): ScrollStop<Area> {
  const ref = useRef<Area>(null);
  const [isScrolling, setScrolling] = useState(true);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const observer = new ResizeObserver(() => {
      setScrolling(area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight);
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isScrolling ? 0 : undefined };
}
