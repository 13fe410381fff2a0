import { useMemo, useState } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { cantonExplorer } from "~/i18n/pt-BR/canton-explorer";
import { cantonNames } from "~/i18n/pt-BR/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { CantonChooser } from "~/ui/canton-chooser";
import { Combobox } from "~/ui/combobox";
import type { ComboboxOption } from "~/ui/combobox-search";
import { CantonAnnouncement } from "./canton-announcement";
import { CantonComparison } from "./canton-comparison";
import { CantonFacts } from "./canton-facts";
import styles from "./canton-explorer.module.css";

const t = translator("canton-explorer", cantonExplorer);
const knownNames: Readonly<Record<string, string>> = cantonNames;
const words = {
  none: t("none"),
  clear: t("clear"),
  found: (count: number) => t("found", { count }),
};

export type Cantons = readonly CantonSummary[] | "loading" | "failed";

export type CantonExplorerProps = {
  cantons: Cantons;
  onRetry: () => void;
  canSeeFigures: boolean;
  /** The canton that the page itself is about: in colour on the map, its figures are on the page. */
  pageCode?: string | undefined;
};

/** Only a choice of the member is announced, not the canton of the page they opened. */
type Selection = { code: string | null; isChosen: boolean; pageCode: string | undefined };

/** Map and list choose the same canton, by pointer and by keyboard alike. */
export function CantonExplorer({ cantons, onRetry, canSeeFigures, pageCode }: CantonExplorerProps) {
  const [selection, setSelection] = useState<Selection>({
    code: pageCode ?? null,
    isChosen: false,
    pageCode,
  });
  const [isApproached, setApproached] = useState(false);
  const { code: selectedCode, isChosen } = selection;
  // The page of a canton takes the place of the choice; a page about none leaves it.
  if (selection.pageCode !== pageCode) {
    setSelection({ code: pageCode ?? selectedCode, isChosen: false, pageCode });
  }
  const found = typeof cantons === "string" ? null : cantons;
  const options = useMemo(() => listOptions(found), [found]);
  if (cantons === "failed") return <Failure onRetry={onRetry} />;
  const find = (code: string) => found?.find((canton) => canton.code === code);
  const selected = selectedCode ? find(selectedCode) : null;
  const select = (code: string | null) => setSelection({ code, isChosen: true, pageCode });
  const approach = () => setApproached(true);
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      <CantonChooser
        label={t("drawing")}
        nameOf={(code) => find(code)?.name ?? knownNames[code] ?? code}
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
      {isChosen && selected === undefined && (
        <p role="status" className={styles.hint}>
          {t(found ? "nothing" : "loading")}
        </p>
      )}
      {selected && selected.code !== pageCode && (
        <CantonFacts canton={selected} canSeeFigures={canSeeFigures} />
      )}
      {selected && canSeeFigures && <CantonComparison code={selected.code} />}
    </div>
  );
}

function Failure({ onRetry }: Pick<CantonExplorerProps, "onRetry">) {
  return (
    <div role="status" className={styles.failure}>
      <p className={styles.hint}>{t("failed")}</p>
      <Button variant="outline" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}

/** The names are known before the rest is here. */
function listOptions(found: readonly CantonSummary[] | null): ComboboxOption[] {
  const known = Object.entries(cantonNames).map(([code, name]) => ({ code, name }));
  return (found ?? known)
    .map(({ code, name }) => ({ value: code, label: name, code }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}
