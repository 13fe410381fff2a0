import { useId } from "react";
import styles from "./progress.module.css";

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  text: string;
};

export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.text}>{text}</span>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={text} />
    </div>
  );
}
