import { useEffect, useRef, useState, type ComponentType } from "react";
import type { ComboboxProps } from "./combobox-list";
import { Select } from "./select";

type SearchableList = ComponentType<ComboboxProps>;

type LateComboboxProps = ComboboxProps & {
  /** False where a page is drawn without the list being used: its code is fetched once this is true. */
  isWanted?: boolean;
};

/**
 * A list that is searched by typing, accents or not. The platform's own list stands in its place
 * without JavaScript, until the searchable one is here, and where that can't be had.
 */
export function Combobox({ isWanted = true, ...props }: LateComboboxProps) {
  const [List, setList] = useState<SearchableList | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const loaded = useRef<SearchableList | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import("./combobox-list").then(
      ({ ComboboxList }) => {
        loaded.current = ComboboxList;
        // Never under the hands of somebody who is choosing.
        const isInUse = place.current?.contains(document.activeElement);
        if (!isGone && !isInUse) setList(() => ComboboxList);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);

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
