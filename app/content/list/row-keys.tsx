import { useEffect, useState } from "react";
import { translator } from "~/i18n/translator";
import { ownKey } from "~/session/owner";
import { Button } from "~/ui/action/button";
import { Dialog } from "~/ui/action/dialog";
import { Checkbox } from "~/ui/form/checkbox";
import layout from "~/ui/layout/layout.module.css";
import styles from "./row-keys.module.css";
import { rowKeys } from "./row-keys.words";

const t = translator("row-keys", rowKeys);

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const TYPED_IN = "input, textarea, select, [contenteditable], [role=dialog]";
const OFF = "off";

/** On without storage access. */
function readIsOn(): boolean {
  try {
    return localStorage.getItem(ownKey("row-keys")) !== OFF;
  } catch {
    return true;
  }
}

function saveIsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(ownKey("row-keys"));
    else localStorage.setItem(ownKey("row-keys"), OFF);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Focuses the row after or before the one with the focus; the first if none has it. */
function move(selector: string, step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : at + step];
  row?.scrollIntoView({ block: "nearest" });
  const target = row?.matches("[tabindex]") ? row : row?.querySelector<HTMLElement>("a");
  target?.focus({ preventScroll: true });
}

/**
 * Single keys for the rows of a list, and a button that explains them. Members can turn them off, because
 * speech input would press them (WCAG 2.1.4).
 * @param selector of the rows: a row takes the focus itself, or its first link does
 */
export function RowKeys({ selector }: { selector: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(readIsOn);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN);
      if (isOther || isTyped) return;
      const step = STEPS[event.key];
      if (event.key === "?") setOpen(true);
      else if (step !== undefined) move(selector, step);
      else return;
      event.preventDefault();
    }
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, selector]);

  return (
    <>
      <span className={styles.opener}>
        <Button variant="text" size="sm" onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      </span>
      <Dialog
        isOpen={isOpen}
        title={t("title")}
        closeLabel={t("close")}
        onClose={() => setOpen(false)}
      >
        <ul className={layout.stack}>
          {(["next", "previous", "help"] as const).map((name) => (
            <li key={name}>
              <kbd>{t(`keys.${name}`)}</kbd> {t(`words.${name}`)}
            </li>
          ))}
        </ul>
        <Checkbox
          id="row-keys"
          label={t("use")}
          checked={isOn}
          onChange={({ currentTarget }) => {
            setOn(currentTarget.checked);
            saveIsOn(currentTarget.checked);
          }}
        />
      </Dialog>
    </>
  );
}
