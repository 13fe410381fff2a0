import type { ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";
import { useTextCount, type LimitedText } from "./use-text-count";

/**
 * Use `limit` for texts; `maxLength` only for codes and numbers, which are never pasted with more
 * characters.
 */
type TextFieldProps = FieldProps &
  ComponentPropsWithoutRef<"input"> &
  Pick<LimitedText, "limit"> & {
    /** Of an amount, before it. */
    unit?: string | undefined;
  };

export function TextField({ label, hint, error, id, limit, unit, ...input }: TextFieldProps) {
  const field = useFieldIds({ id, hint, error });
  const { control, onTyped, note } = useTextCount<HTMLInputElement>({ ...input, limit });
  const unitId = `${field.id}-unit`;
  const describedBy = [unit && unitId, field.aria["aria-describedby"]].filter(Boolean).join(" ");
  const entry = (
    <input
      type="text"
      {...input}
      {...field.aria}
      aria-describedby={describedBy || undefined}
      ref={control}
      onInput={(event) => {
        onTyped(event.currentTarget.value);
        input.onInput?.(event);
      }}
      id={field.id}
      className={styles.control}
    />
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      {unit === undefined ? (
        entry
      ) : (
        <span className={styles.amount}>
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
          {entry}
        </span>
      )}
      {note}
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
