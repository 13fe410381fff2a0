import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";

type TextAreaProps = FieldProps &
  ComponentPropsWithoutRef<"textarea"> & {
    /** Stands between label and text. */
    tools?: ReactNode;
  };

export function TextArea({ label, hint, error, id, tools, ...textarea }: TextAreaProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      {tools}
      <textarea {...textarea} {...field.aria} id={field.id} className={styles.control} />
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
