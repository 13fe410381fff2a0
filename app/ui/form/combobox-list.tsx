import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { useState } from "react";
import { CloseButton } from "~/ui/action/close-button";
import styles from "./combobox.module.css";
import { FieldNotes, useFieldIds, type FieldProps } from "./field";
import fieldStyles from "./field.module.css";
import { searchOptions } from "./search-options";
import { Icon } from "~/ui/media/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import textStyles from "~/ui/text/text.module.css";

export type ComboboxOption = {
  value: string;
  label: string;
  code?: string;
};

export type ComboboxProps = FieldProps & {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  words: {
    none: string;
    clear: string;
    found: (count: number) => string;
  };
};

const types = useCombobox.stateChangeTypes;
const nameOf = (option: ComboboxOption | null) => option?.label ?? "";

type State = UseComboboxState<ComboboxOption>;
type Change = UseComboboxStateChangeOptions<ComboboxOption>;

function finish(state: State, changes: Partial<State>): Partial<State> {
  if (changes.selectedItem !== state.selectedItem) return changes;
  if (state.inputValue.trim() === "") return { ...changes, selectedItem: null, inputValue: "" };
  return { ...changes, inputValue: nameOf(state.selectedItem) };
}

export function ComboboxList(props: ComboboxProps) {
  const { label, hint, error, id, name, options, value, onChange, isDisabled, words } = props;
  const field = useFieldIds({ id, hint, error });
  const [typed, setTyped] = useState("");
  const shown = searchOptions(options, typed);
  const chosen = options.find((option) => option.value === value) ?? null;

  function reduce(state: State, { type, changes }: Change): Partial<State> {
    if (type === types.InputChange) {
      const isFound = searchOptions(options, changes.inputValue ?? "").length > 0;
      return { ...changes, highlightedIndex: changes.inputValue && isFound ? 0 : -1 };
    }
    if (type === types.InputBlur) return finish(state, changes);
    if (type === types.InputKeyDownEscape && state.isOpen)
      return { ...changes, inputValue: nameOf(state.selectedItem) };
    return changes;
  }

  const list = useCombobox<ComboboxOption>({
    inputId: field.id,
    items: shown,
    itemToString: nameOf,
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ""),
    onStateChange: ({ type, isOpen, inputValue = "" }) => {
      if (type === types.InputChange) setTyped(inputValue);
      else if (isOpen === false) setTyped("");
    },
  });

  return (
    <div className={fieldStyles.field}>
      <label {...list.getLabelProps()} className={fieldStyles.label}>
        {label}
      </label>
      {name && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
      <div className={styles.frame}>
        <input
          {...list.getInputProps({
            ...field.aria,
            disabled: isDisabled,
            placeholder: words.none,
            onFocus: (event) => event.currentTarget.select(),
          })}
          className={`${fieldStyles.control} ${styles.input}`}
        />
        {value && !isDisabled && (
          <CloseButton
            label={words.clear}
            className={styles.clear}
            onClick={() => list.selectItem(null)}
          />
        )}
        <Icon name="chevron-down" size={18} className={fieldStyles.arrow} />
        <ul {...list.getMenuProps()} className={styles.list} hidden={!list.isOpen}>
          {list.isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                {...list.getItemProps({
                  item: option,
                  index,
                  "aria-selected": option.value === value,
                })}
                className={index === list.highlightedIndex ? styles.highlighted : styles.option}
              >
                {option.label}
                {option.code && (
                  <span className={`${textStyles.small} ${textStyles.faint}`}>{option.code}</span>
                )}
                {option.value === value && (
                  <Icon name="circle-check" size={18} className={styles.mark} />
                )}
              </li>
            ))}
        </ul>
        <div role="status">
          {list.isOpen && typed && <Found count={shown.length} words={words} />}
        </div>
      </div>
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}

function Found({ count, words }: { count: number; words: ComboboxProps["words"] }) {
  if (count === 0) return <p className={styles.none}>{words.found(0)}</p>;
  return <VisuallyHidden>{words.found(count)}</VisuallyHidden>;
}
