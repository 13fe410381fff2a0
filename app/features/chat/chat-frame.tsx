import { useRef, type ReactNode, useEffect, type RefObject } from "react";
import styles from "./chat-frame.module.css";

/** A smaller difference is a browser bar, which CSS viewport units already handle. */
const KEYBOARD_PIXELS = 120;

/** For browsers that do not resize the page when a phone's keyboard opens. */
function useAboveKeyboard(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const update = () => {
      const covered = window.innerHeight - seen.height;
      // A zoomed page has a smaller visual viewport too.
      const isKeyboard = seen.scale === 1 && covered > KEYBOARD_PIXELS;
      frame.current?.style.setProperty("--covered", isKeyboard ? `${covered}px` : "0px");
    };
    seen.addEventListener("resize", update);
    return () => seen.removeEventListener("resize", update);
  }, [frame]);
}

type ChatFrameProps = {
  list: ReactNode;
  isOpen: boolean;
  /** Null without conversations: the list then stands alone in the middle. */
  children: ReactNode;
};

export function ChatFrame({ list, isOpen, children }: ChatFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useAboveKeyboard(frame);
  const isAlone = children === null;
  const classes = [styles.frame, isOpen && styles.open, isAlone && styles.alone];
  return (
    <div ref={frame} className={classes.filter(Boolean).join(" ")}>
      <div className={styles.list}>{list}</div>
      {!isAlone && <div className={styles.page}>{children}</div>}
    </div>
  );
}
