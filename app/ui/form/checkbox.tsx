import type { ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";

type CheckboxProps = FieldProps & Omit<ComponentPropsWithoutRef<"input">, "type">;

export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.check}>
      <input {...input} {...field.aria} id={field.id} type="checkbox" />
      <label htmlFor={field.id}>{label}</label>
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
