import { useEffect, useState, type ComponentType } from "react";
import type { FieldProps } from "./field";
import { Select } from "./select";

export type ComboboxOption = {
  value: string;
  label: string;
  /** A short second name, which is found too: "ZH". */
  code?: string;
};

export type ComboboxProps = FieldProps & {
  id?: string;
  /** The field's name in a form. */
  name?: string;
  options: readonly ComboboxOption[];
  /** Of the chosen option; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  words: {
    /** What stands there while nothing is chosen. */
    none: string;
    clear: string;
    /** How many options the typed letters leave: "3 opções". */
    found: (count: number) => string;
  };
};

type SearchableList = ComponentType<ComboboxProps>;

/**
 * A list that is searched by typing, accents or not. The platform's own list stands in its place
 * without JavaScript, until the searchable one is here, and where that can't be had.
 */
export function Combobox(props: ComboboxProps) {
  const [List, setList] = useState<SearchableList | null>(null);
  const [isInUse, setInUse] = useState(false);
  const [isUpgraded, setUpgraded] = useState(false);

  useEffect(() => {
    let isGone = false;
    import("./combobox-list").then(
      ({ ComboboxList }) => isGone || setList(() => ComboboxList),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  // Never under the hands of somebody who is choosing.
  useEffect(() => {
    if (List && !isInUse) setUpgraded(true);
  }, [List, isInUse]);

  if (List && isUpgraded) return <List {...props} />;
  const { options, value, onChange, isDisabled, words, ...field } = props;
  return (
    <Select
      {...field}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      options={[{ value: "", label: words.none }, ...options]}
    />
  );
}
