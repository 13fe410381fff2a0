import { useState } from "react";
import { FragmentView } from "~/fragments/fragment-view";
import { cantonExplorer } from "~/i18n/pt-BR/switzerland/canton-explorer";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Prose } from "~/ui/data/prose";
import { Select } from "~/ui/form/select";
import styles from "./canton-comparison.module.css";

const t = translator("canton-explorer", cantonExplorer);
const names = Object.entries(cantonNames);

export function CantonComparison({ code }: { code: string }) {
  const [other, setOther] = useState("");
  const options = names
    .filter(([each]) => each !== code)
    .map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.section}>
      <Select
        label={t("compare")}
        value={other === code ? "" : other}
        onChange={(event) => setOther(event.target.value)}
        options={[{ value: "", label: t("compareNone") }, ...options]}
      />
      {other && other !== code && (
        <FragmentView
          name="CantonFigures"
          props={{ cantons: [code, other] }}
          placeholder={<p>{t("comparisonAway")}</p>}
          className={styles.comparison}
        >
          {(html) => <Prose html={html} />}
        </FragmentView>
      )}
    </div>
  );
}
