import { useId, type ReactNode } from "react";
import { Icon } from "~/ui/media/icon";
import styles from "./field.module.css";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function useFieldIds({ id, hint, error }: { id?: string; hint?: unknown; error?: unknown }) {
  const fallback = useId();
  const base = id ?? fallback;
  const describedBy = [error && `${base}-error`, hint && `${base}-hint`].filter(Boolean).join(" ");
  return {
    id: base,
    aria: {
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": describedBy || undefined,
    },
  };
}

export function FieldNotes({ id, hint, error }: { id: string } & Omit<FieldProps, "label">) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </span>
      )}
    </>
  );
}
