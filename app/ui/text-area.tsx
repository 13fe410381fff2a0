import type { ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";

type TextAreaProps = FieldProps & ComponentPropsWithoutRef<"textarea">;

export function TextArea({ label, hint, error, id, ...textarea }: TextAreaProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <textarea {...textarea} {...field.aria} id={field.id} className={styles.control} />
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
