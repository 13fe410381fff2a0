import { useEffect, type RefObject } from "react";

/** Less is a bar of the browser, which its own units know of. */
const KEYBOARD_PIXELS = 120;

/** Keeps a frame as high as what a phone's keyboard leaves free, where the browser does not do it. */
export function useAboveKeyboard(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const settle = () => {
      const covered = window.innerHeight - seen.height;
      // Who magnifies the page sees less of it too.
      const isKeyboard = seen.scale === 1 && covered > KEYBOARD_PIXELS;
      frame.current?.style.setProperty("--covered", isKeyboard ? `${covered}px` : "0px");
    };
    seen.addEventListener("resize", settle);
    return () => seen.removeEventListener("resize", settle);
  }, [frame]);
}
