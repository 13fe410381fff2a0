import { useState } from "react";
import { FragmentView } from "~/fragments/fragment-view";
import { cantonExplorer } from "~/i18n/pt-BR/canton-explorer";
import { translator } from "~/i18n/translator";
import { Prose } from "~/ui/prose";
import styles from "./canton-comparison.module.css";

const t = translator("canton-explorer", cantonExplorer);

/** The figures of the chosen canton beside those of the one chosen before it, for paying members. */
export function CantonComparison({ code }: { code: string }) {
  const [chosen, setChosen] = useState<{ code: string; before: string | null }>({
    code,
    before: null,
  });
  if (chosen.code !== code) setChosen({ code, before: chosen.code });
  if (!chosen.before) return null;
  return (
    <FragmentView
      name="CantonFigures"
      props={{ cantons: [chosen.code, chosen.before] }}
      placeholder={<p>{t("comparisonAway")}</p>}
      className={styles.comparison}
    >
      {(html) => <Prose html={html} />}
    </FragmentView>
  );
}
