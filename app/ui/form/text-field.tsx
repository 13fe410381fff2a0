import type { ComponentPropsWithRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<"input">, "ref">;

export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <input type="text" {...input} {...field.aria} id={field.id} className={styles.control} />
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
