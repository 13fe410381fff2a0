import type { ComponentPropsWithoutRef, FocusEvent } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import { Icon } from "~/ui/media/icon";
import styles from "./field.module.css";

type SelectProps = FieldProps &
  ComponentPropsWithoutRef<"select"> & { options: { value: string; label: string }[] };

/** Loaded on first use. Without it, the browser's own type-ahead works. */
function loadTypeAhead({ currentTarget }: FocusEvent<HTMLSelectElement>): void {
  import("./type-ahead").then(
    ({ startTypeAhead }) => startTypeAhead(currentTarget),
    () => undefined,
  );
}

/** The native select, for its arrow keys and phone picker. */
export function Select({ label, hint, error, id, options, ...select }: SelectProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          onFocus={loadTypeAhead}
          {...select}
          {...field.aria}
          id={field.id}
          className={styles.control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </span>
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
