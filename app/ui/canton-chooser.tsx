import { useState, type FocusEvent, type KeyboardEvent } from "react";
import * as ToggleGroup from "radix-ui/toggle-group";
import { CantonOutline, CantonShape, cantonCodes, drawing, Lakes } from "./canton-map";
import styles from "./canton-map.module.css";

type CantonChooserProps = {
  label: string;
  nameOf: (code: string) => string;
  selectedCode: string | null;
  /** Gets `null` when the selected canton is chosen again. */
  onSelect: (code: string | null) => void;
};

/**
 * The map as one stop of the Tab key: arrows, Home and End move between the cantons, Enter or the
 * space bar chooses, as a click does.
 */
export function CantonChooser({ label, nameOf, selectedCode, onSelect }: CantonChooserProps) {
  const [outlined, setOutlined] = useState<string | null>(null);

  // A shape has no click of its own for these keys, as a button has.
  function pressByKey(event: KeyboardEvent<SVGGElement>) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  function outline(event: FocusEvent<SVGGElement>, code: string) {
    if (event.currentTarget.matches(":focus-visible")) setOutlined(code);
  }

  return (
    <ToggleGroup.Root
      asChild
      type="multiple"
      role="group"
      aria-label={label}
      value={selectedCode ? [selectedCode] : []}
      onValueChange={(codes) => onSelect(codes.find((code) => code !== selectedCode) ?? null)}
    >
      <svg {...drawing}>
        {cantonCodes.map((code) => (
          <ToggleGroup.Item key={code} asChild value={code}>
            <g
              role="button"
              aria-label={nameOf(code)}
              className={styles.choice}
              onKeyDown={pressByKey}
              onFocus={(event) => outline(event, code)}
              onBlur={() => setOutlined(null)}
            >
              <title>{nameOf(code)}</title>
              <CantonShape code={code} isSelected={code === selectedCode} />
            </g>
          </ToggleGroup.Item>
        ))}
        <Lakes />
        {outlined && <CantonOutline code={outlined} />}
      </svg>
    </ToggleGroup.Root>
  );
}
