import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";
import { Notice } from "./notice";

type ErrorSummaryProps = {
  title: string;
  /** `id` of the control; the sentence is the one that stands beside it. */
  errors: readonly { id: string; text: string }[];
};

/** Above a form that was sent with mistakes: takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Notice kind="error" title={title}>
        <ul className={styles.list}>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
