import { useEffect, useMemo, useState } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { cantonExplorer } from "~/i18n/pt-BR/canton-explorer";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import { CantonChooser } from "~/ui/canton-chooser";
import { Combobox } from "~/ui/combobox";
import type { ComboboxOption } from "~/ui/combobox-search";
import { CantonAnnouncement } from "./canton-announcement";
import { CantonFacts } from "./canton-facts";
import styles from "./canton-explorer.module.css";

const t = translator("canton-explorer", cantonExplorer);
const inShell = translator("shell", shell);
const words = {
  none: t("none"),
  clear: t("clear"),
  found: (count: number) => t("found", { count }),
};

export type CantonExplorerProps = {
  /** Null while they are on their way; empty when they could not be had. */
  cantons: readonly CantonSummary[] | null;
  canSeeFigures: boolean;
  /** The canton that the page itself is about: in colour on the map, its figures are on the page. */
  pageCode?: string | undefined;
};

/** Only a choice of the member is announced, not the canton of the page they opened. */
type Selection = { code: string | null; isChosen: boolean };

/** Map and list choose the same canton, by pointer and by keyboard alike. */
export function CantonExplorer({ cantons, canSeeFigures, pageCode }: CantonExplorerProps) {
  const [{ code: selectedCode, isChosen }, setSelection] = useState<Selection>({
    code: null,
    isChosen: false,
  });
  const [isApproached, setApproached] = useState(false);
  useEffect(() => {
    if (pageCode) setSelection({ code: pageCode, isChosen: false });
  }, [pageCode]);
  const options = useMemo(() => listOptions(cantons ?? []), [cantons]);
  if (cantons?.length === 0) return <p className={styles.hint}>{inShell("map.unavailable")}</p>;
  const find = (code: string) => cantons?.find((canton) => canton.code === code);
  const selected = selectedCode ? find(selectedCode) : null;
  const select = (code: string | null) => setSelection({ code, isChosen: true });
  const approach = () => setApproached(true);
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      <CantonChooser
        label={t("drawing")}
        nameOf={(code) => find(code)?.name ?? code}
        selectedCode={selectedCode}
        onSelect={select}
      />
      <div className={styles.list}>
        <Combobox
          label={t("select")}
          hint={selected ? undefined : t("hint")}
          value={selectedCode ?? ""}
          onChange={(code) => select(code || null)}
          options={options}
          words={words}
          isWanted={isApproached}
        />
      </div>
      <CantonAnnouncement canton={isChosen ? selected : undefined} canSeeFigures={canSeeFigures} />
      {selected && selected.code !== pageCode && (
        <CantonFacts canton={selected} canSeeFigures={canSeeFigures} />
      )}
    </div>
  );
}

function listOptions(cantons: readonly CantonSummary[]): ComboboxOption[] {
  return cantons
    .map(({ code, name }) => ({ value: code, label: name, code }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}
