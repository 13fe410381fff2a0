import { useEffect, useRef, useState, type ComponentType } from "react";
import type { ComboboxProps } from "./combobox-list";
import { Select } from "./select";

type SearchableList = ComponentType<ComboboxProps>;

type LateComboboxProps = ComboboxProps & {
  /** False while the list is not used on the page: its code is loaded once this is true. */
  isRequested?: boolean;
};

/**
 * A select with search, ignoring accents. The native select is used without JavaScript, until the code has
 * loaded, and if loading fails.
 */
export function Combobox({ isRequested = true, ...props }: LateComboboxProps) {
  const [List, setList] = useState<SearchableList | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const loaded = useRef<SearchableList | null>(null);

  useEffect(() => {
    if (!isRequested) return;
    let isGone = false;
    import("./combobox-list").then(
      ({ ComboboxList }) => {
        loaded.current = ComboboxList;
        // Does not replace the list while it is in use.
        const isInUse = place.current?.contains(document.activeElement);
        if (!isGone && !isInUse) setList(() => ComboboxList);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isRequested]);

  if (List) return <List {...props} />;
  const { options, value, onChange, isDisabled, words, ...field } = props;
  return (
    <div ref={place}>
      <Select
        {...field}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setList(() => loaded.current)}
        options={[{ value: "", label: words.none }, ...options]}
      />
    </div>
  );
}
