import type { ReactNode } from "react";
import styles from "./public-frame.module.css";
import { PublicFooter } from "./public-footer";
import { SkipLink } from "../skip-link";

type PublicFrameProps = {
  bars?: ReactNode;
  children: ReactNode;
};

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
