import type { ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";

type FileFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"input">, "type">;

export function FileField({ label, hint, error, id, ...input }: FileFieldProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <input
        {...input}
        {...field.aria}
        id={field.id}
        type="file"
        className={`${styles.control} ${styles.file}`}
      />
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
