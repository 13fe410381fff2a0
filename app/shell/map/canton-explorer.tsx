import { startTransition, useMemo, useState } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { cantonExplorer } from "~/i18n/pt-BR/switzerland/canton-explorer";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CantonChooser } from "~/ui/map/canton-chooser";
import { Combobox } from "~/ui/form/combobox";
import type { ComboboxOption } from "~/ui/form/combobox-search";
import { CantonAnnouncement } from "./canton-announcement";
import { CantonComparison } from "./canton-comparison";
import { CantonFacts } from "./canton-facts";
import { CantonStart } from "./canton-start";
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
  chosenCode: string | null;
  onChoose: (code: string | null) => void;
  pageCode?: string | undefined;
};

/** `isChosen`: only a choice made here is announced, not the page's or the account's canton. */
type Selection = {
  code: string | null;
  isChosen: boolean;
  own: string | null;
  pageCode: string | undefined;
};

export function CantonExplorer({
  cantons,
  onRetry,
  canSeeFigures,
  chosenCode,
  onChoose,
  pageCode,
}: CantonExplorerProps) {
  const [selection, setSelection] = useState<Selection>({
    code: pageCode ?? chosenCode,
    isChosen: false,
    own: chosenCode,
    pageCode,
  });
  const [isApproached, setApproached] = useState(false);
  const { code: selectedCode, isChosen, own } = selection;
  // A canton's page replaces the choice; a page without a canton restores it.
  if (selection.pageCode !== pageCode) {
    setSelection({ code: pageCode ?? own, isChosen: false, own, pageCode });
  }
  const found = typeof cantons === "string" ? null : cantons;
  const options = useMemo(() => listOptions(found), [found]);
  if (cantons === "failed") return <Failure onRetry={onRetry} />;
  const find = (code: string) => found?.find((canton) => canton.code === code);
  const selected = selectedCode ? find(selectedCode) : null;
  const select = (code: string | null) => {
    // Deselecting the page's own canton does not change the account.
    const isForAccount = code !== null || selectedCode !== pageCode;
    setSelection({ code, isChosen: true, own: isForAccount ? code : own, pageCode });
    if (isForAccount) onChoose(code);
  };
  // As a transition: rendering 26 cantons would block the click on a slow phone.
  const approach = () => startTransition(() => setApproached(true));
  const selectOnMap = (code: string | null) => startTransition(() => select(code));
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      <CantonChooser
        label={t("drawing")}
        nameOf={(code) => find(code)?.name ?? knownNames[code] ?? code}
        selectedCode={selectedCode}
        onSelect={selectOnMap}
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
      {!selectedCode && found && <CantonStart cantons={found} canSeeFigures={canSeeFigures} />}
      {(!selected || selected.code === pageCode) && (
        <div className={styles.all}>
          <Button variant="outline" isWide to="/app/cantons">
            {t("all")}
          </Button>
        </div>
      )}
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

function listOptions(found: readonly CantonSummary[] | null): ComboboxOption[] {
  const known = Object.entries(cantonNames).map(([code, name]) => ({ code, name }));
  return (found ?? known)
    .map(({ code, name }) => ({ value: code, label: name, code }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}
