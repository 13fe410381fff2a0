import type { ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./switch.module.css";

type SwitchProps = FieldProps & Omit<ComponentPropsWithoutRef<"input">, "type" | "role">;

// Without `aria-checked`: a checkbox exposes its own state.
const switchRole = { role: "switch" };

/** For settings that take effect at once; use `Checkbox` for values sent with a form. */
export function Switch({ label, hint, error, id, ...input }: SwitchProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.row}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        {...field.aria}
        id={field.id}
        type="checkbox"
        {...switchRole}
        className={styles.switch}
      />
      <div className={styles.notes}>
        <FieldNotes id={field.id} hint={hint} error={error} />
      </div>
    </div>
  );
}
