import type { ReactNode } from "react";
import styles from "./public-frame.module.css";
import { PublicFooter } from "./public-footer";
import { SkipLink } from "./skip-link";

type PublicFrameProps = {
  bars?: ReactNode;
  children: ReactNode;
};

/**
 * Frame of every page outside the members' area. Each page has its own header and its own `content`
 * element.
 */
export function PublicFrame({ bars, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {bars && <div className={styles.bars}>{bars}</div>}
      <div className={styles.page}>{children}</div>
      <PublicFooter />
    </div>
  );
}
