import type { ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";
import { useTextCount, type LimitedText } from "./use-text-count";

/**
 * Use `limit` for texts; `maxLength` only for codes and numbers, which are never pasted with more
 * characters.
 */
type TextFieldProps = FieldProps & ComponentPropsWithoutRef<"input"> & Pick<LimitedText, "limit">;

export function TextField({ label, hint, error, id, limit, ...input }: TextFieldProps) {
  const field = useFieldIds({ id, hint, error });
  const { control, onTyped, note } = useTextCount<HTMLInputElement>({ ...input, limit });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        {...field.aria}
        ref={control}
        onInput={(event) => {
          onTyped(event.currentTarget.value);
          input.onInput?.(event);
        }}
        id={field.id}
        className={styles.control}
      />
      {note}
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
