import styles from "./named-icon.module.css";

/** Shown until an icon has loaded, or if it can't be loaded. */
export function IconPlaceholder({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.dot}>
      <circle cx="12" cy="12" r="3.5" />
    </svg>
  );
}
