import { useState, type ComponentPropsWithoutRef } from "react";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import { Outline } from "~/ui/media/icon";
import { EYE, EYE_OFF } from "~/ui/media/rare-icons";
import styles from "./field.module.css";

type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, "type"> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const field = useFieldIds({ id, hint, error });
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <span className={styles.frame}>
        <input
          autoComplete="current-password"
          {...input}
          {...field.aria}
          id={field.id}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? hideLabel : showLabel}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Outline path={isShown ? EYE_OFF : EYE} />
        </button>
      </span>
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
