import { Fragment } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { cantonExplorer } from "~/i18n/pt-BR/switzerland/canton-explorer";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { Tag } from "~/ui/data/tag";
import { listFigureLines } from "./canton-figures";
import styles from "./canton-facts.module.css";

const t = translator("canton-explorer", cantonExplorer);

type CantonFactsProps = { canton: CantonSummary; canSeeFigures: boolean };

export function CantonFacts({ canton, canSeeFigures }: CantonFactsProps) {
  const figures = canSeeFigures ? listFigureLines(canton.figures) : [];
  return (
    <section className={styles.facts} aria-label={canton.name}>
      <div className={styles.heading}>
        <h3 className={styles.name}>{canton.name}</h3>
        <Tag>{canton.code}</Tag>
      </div>
      <dl className={styles.figures}>
        <dt>{t("languages")}</dt>
        <dd>{canton.languages.join(", ")}</dd>
        {figures.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value ?? t("missing")}</dd>
          </Fragment>
        ))}
      </dl>
      {!canSeeFigures && <Notice kind="info">{t("locked")}</Notice>}
      {canSeeFigures && canton.figures && canton.figures.sourceLines.length > 0 && (
        <details className={styles.sources}>
          <summary>{t("sources")}</summary>
          <ul className={styles.lines}>
            {canton.figures.sourceLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <Button variant="outline" isWide to={`/app/cantons/${canton.code}`}>
        {t("page")}
      </Button>
      {canSeeFigures && (
        <Button variant="outline" isWide to={`/app/news/results?canton=${canton.code}`}>
          {t("news", { name: canton.name })}
        </Button>
      )}
    </section>
  );
}
