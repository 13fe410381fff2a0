import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import styles from "./radio-group.module.css";

type RadioGroupProps = FieldProps & {
  name: string;
  id?: string;
  options: readonly { value: string; label: string; hint?: string; isDisabled?: boolean }[];
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
};

/** Native radio buttons: arrow keys, forms without JavaScript, and no inline styles. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, id, name, options, defaultValue, required, onChange } = props;
  const field = useFieldIds({ id, hint, error });
  return (
    <fieldset {...field.aria} id={field.id} role="radiogroup" className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes id={field.id} hint={hint} error={error} />
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            disabled={option.isDisabled}
            required={required}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
