import type { ReactNode } from "react";
import styles from "./public-frame.module.css";
import { PublicFooter } from "./public-footer";
import { SkipLink } from "./skip-link";

/** Around every page outside the members' part; each page has its own header and its `content`. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.page}>{children}</div>
      <PublicFooter />
    </div>
  );
}
