import { useRef, type ReactNode } from "react";
import { useAboveKeyboard } from "./use-above-keyboard";
import styles from "./chat-frame.module.css";

type ChatFrameProps = { list: ReactNode; isOpen: boolean; children: ReactNode };

export function ChatFrame({ list, isOpen, children }: ChatFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useAboveKeyboard(frame);
  return (
    <div ref={frame} className={isOpen ? `${styles.frame} ${styles.open}` : styles.frame}>
      <div className={styles.list}>{list}</div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
