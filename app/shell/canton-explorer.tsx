import { useMemo, useState } from "react";
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
};

/** Map and list choose the same canton, by pointer and by keyboard alike. */
export function CantonExplorer({ cantons, canSeeFigures }: CantonExplorerProps) {
  const [selectedCode, setSelectedCode] = useState<string | null | undefined>(undefined);
  const [isApproached, setApproached] = useState(false);
  const options = useMemo(() => listOptions(cantons ?? []), [cantons]);
  if (cantons?.length === 0) return <p className={styles.hint}>{inShell("map.unavailable")}</p>;
  const find = (code: string) => cantons?.find((canton) => canton.code === code);
  const selected = selectedCode ? find(selectedCode) : null;
  const approach = () => setApproached(true);
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      <CantonChooser
        label={t("drawing")}
        nameOf={(code) => find(code)?.name ?? code}
        selectedCode={selectedCode ?? null}
        onSelect={setSelectedCode}
      />
      <div className={styles.list}>
        <Combobox
          label={t("select")}
          hint={selected ? undefined : t("hint")}
          value={selectedCode ?? ""}
          onChange={(code) => setSelectedCode(code || null)}
          options={options}
          words={words}
          isWanted={isApproached}
        />
      </div>
      <CantonAnnouncement
        canton={selectedCode === undefined ? undefined : selected}
        canSeeFigures={canSeeFigures}
      />
      {selected && <CantonFacts canton={selected} canSeeFigures={canSeeFigures} />}
    </div>
  );
}

function listOptions(cantons: readonly CantonSummary[]): ComboboxOption[] {
  return cantons
    .map(({ code, name }) => ({ value: code, label: name, code }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}
