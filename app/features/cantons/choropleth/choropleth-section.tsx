import { startTransition, useState } from "react";
import { choropleth as words } from "~/i18n/pt-BR/switzerland/choropleth";
import { translator } from "~/i18n/translator";
import { StepSwatch } from "~/ui/map/step-patterns";
import { ChoroplethMap } from "./choropleth-map";
import { ChoroplethTable } from "./choropleth-table";
import { ChosenFigure } from "./chosen-figure";
import { FigureChoiceForm } from "./figure-choice-form";
import type { Choropleth, FigureChoice } from "./choropleth.schema";
import { SourceLines } from "./source-lines";
import styles from "./choropleth-section.module.css";

const t = translator("choropleth", words);

type ChoroplethSectionProps = { shown: Choropleth; choices: readonly FigureChoice[] };

export function ChoroplethSection({ shown, choices }: ChoroplethSectionProps) {
  const [selectedCode, select] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  // Redrawing 26 cantons at once would block the click on a slow phone.
  const choose = (code: string | null) =>
    startTransition(() => {
      select(code);
      setTouched(true);
    });
  const selected = shown.cantons.find(({ code }) => code === selectedCode);
  return (
    <section aria-labelledby="figures-on-map" className={styles.section}>
      <h2 id="figures-on-map" className={styles.title}>
        {t("title")}
      </h2>
      {choices.length > 1 && <FigureChoiceForm figure={shown.figure} choices={choices} />}
      <div className={styles.pair}>
        <div className={styles.drawing}>
          <h3 className={styles.figure}>{shown.label}</h3>
          <ChoroplethMap shown={shown} selectedCode={selectedCode} onSelect={choose} />
          <ChosenFigure canton={selected} isTouched={isTouched} />
          <Legend shown={shown} />
          {shown.sources.length > 0 && <SourceLines sources={shown.sources} />}
        </div>
        <ChoroplethTable shown={shown} selectedCode={selectedCode} />
      </div>
    </section>
  );
}

function Legend({ shown: { legend, unit, cantons } }: { shown: Choropleth }) {
  const isMissing = cantons.some(({ step }) => step === 0);
  return (
    <div>
      <p className={styles.unit}>{t("legend", { unit })}</p>
      <ul className={styles.legend}>
        {legend.map(({ step, range, count }) => (
          <li key={step}>
            <StepSwatch step={step} />
            <span>{range}</span>
            <span className={styles.count}>{t("count", { count })}</span>
          </li>
        ))}
        {isMissing && (
          <li>
            <StepSwatch step={0} />
            <span>{t("missing")}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
