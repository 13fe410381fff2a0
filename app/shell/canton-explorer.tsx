import { useState } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import { CantonMap } from "~/ui/canton-map";
import { Select } from "~/ui/select";
import { CantonFacts } from "./canton-facts";
import styles from "./canton-explorer.module.css";

const t = translator("shell", shell);

export type CantonExplorerProps = {
  /** Null while they are on their way; empty when they could not be had. */
  cantons: readonly CantonSummary[] | null;
  canSeeFigures: boolean;
};

/** Map and list choose the same canton; the list is the way by keyboard and for small cantons. */
export function CantonExplorer({ cantons, canSeeFigures }: CantonExplorerProps) {
  const [selectedCode, setSelectedCode] = useState<string | null>(null);
  if (cantons?.length === 0) return <p className={styles.hint}>{t("map.unavailable")}</p>;
  const selected = cantons?.find((canton) => canton.code === selectedCode) ?? null;
  return (
    <>
      <CantonMap
        label={selected ? t("map.drawingSelected", { name: selected.name }) : t("map.drawing")}
        selectedCode={selectedCode}
        onSelect={setSelectedCode}
      />
      <div className={styles.list}>
        <Select
          label={t("map.select")}
          hint={selected ? undefined : t("map.hint")}
          value={selectedCode ?? ""}
          onChange={(event) => setSelectedCode(event.target.value || null)}
          options={[{ value: "", label: t("map.none") }, ...byName(cantons ?? [])]}
        />
      </div>
      <div aria-live="polite">
        {selected && <CantonFacts canton={selected} canSeeFigures={canSeeFigures} />}
      </div>
    </>
  );
}

function byName(cantons: readonly CantonSummary[]): { value: string; label: string }[] {
  return cantons
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}
