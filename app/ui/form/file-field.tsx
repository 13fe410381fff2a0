import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";

type FileFieldProps = FieldProps & {
  /** The browser's own words are in the browser's language. */
  words: { choose: string; none: string };
} & Omit<ComponentPropsWithoutRef<"input">, "type">;

const namesOf = (input: HTMLInputElement | null): string =>
  Array.from(input?.files ?? [], ({ name }) => name).join(", ");

/** The native control, for keyboard, screen reader and drop. The words are drawn over it. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, id, words, onChange, ...input } = props;
  const field = useFieldIds({ id, hint, error });
  const control = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState("");
  useEffect(() => {
    const form = control.current?.form;
    const clear = () => setNames("");
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <span className={styles.frame}>
        <input
          {...input}
          {...field.aria}
          ref={control}
          id={field.id}
          type="file"
          className={`${styles.control} ${styles.file}`}
          onChange={(event) => {
            setNames(namesOf(event.currentTarget));
            onChange?.(event);
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          {words.choose}
        </span>
        <span className={styles.names} aria-hidden="true">
          {names || words.none}
        </span>
      </span>
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
