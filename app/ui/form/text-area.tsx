import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./field.module.css";
import { useTextCount, type LimitedText } from "./use-text-count";

type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"textarea">, "maxLength"> &
  Pick<LimitedText, "limit"> & {
    tools?: ReactNode;
  };

export function TextArea({ label, hint, error, id, tools, limit, ...textarea }: TextAreaProps) {
  const field = useFieldIds({ id, hint, error });
  const { control, onTyped, note } = useTextCount<HTMLTextAreaElement>({ ...textarea, limit });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      {tools}
      <textarea
        {...textarea}
        {...field.aria}
        ref={control}
        onInput={(event) => {
          onTyped(event.currentTarget.value);
          textarea.onInput?.(event);
        }}
        id={field.id}
        className={styles.control}
      />
      {note}
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
