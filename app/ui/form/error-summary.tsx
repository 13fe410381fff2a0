import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";
import { focusField } from "./focus-field";
import { Alert } from "~/ui/feedback/alert";
import textStyles from "~/ui/text/text.module.css";

type ErrorSummaryProps = {
  title: string;
  errors: readonly { id: string; text: string }[];
};

export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = errors;
    if (first && !focusField(first.id)) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Alert kind="error" title={title}>
        <ul className={styles.list}>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={textStyles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
