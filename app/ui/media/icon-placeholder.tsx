import styles from "./named-icon.module.css";

export function IconPlaceholder({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.dot}>
      <circle cx="12" cy="12" r="3.5" />
    </svg>
  );
}
