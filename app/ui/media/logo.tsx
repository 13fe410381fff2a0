import { SITE_NAME } from "../../../contract/shared/areas.ts";
import styles from "./logo.module.css";

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
        <path d="M10.5 5h5v5.5H21v5h-5.5V21h-5v-5.5H5v-5h5.5z" fill="currentColor" />
      </svg>
      <span>{SITE_NAME}</span>
    </span>
  );
}
