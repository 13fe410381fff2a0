import type { CantonFigures, CantonSummary } from "~/features/cantons/canton.schema";
import { formatNumber, formatWholeChf } from "~/i18n/format";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import styles from "./canton-facts.module.css";

const t = translator("shell", shell);

type CantonFactsProps = { canton: CantonSummary; canSeeFigures: boolean };

export function CantonFacts({ canton, canSeeFigures }: CantonFactsProps) {
  return (
    <section className={styles.facts} aria-label={canton.name}>
      <div className={styles.heading}>
        <h3 className={styles.name}>{canton.name}</h3>
        <Tag>{canton.code}</Tag>
      </div>
      <dl className={styles.figures}>
        <dt>{t("map.languages")}</dt>
        <dd>{canton.languages.join(", ")}</dd>
        {canSeeFigures && <FigureRows figures={canton.figures} />}
      </dl>
      {!canSeeFigures && <Notice kind="info">{t("map.locked")}</Notice>}
      {canSeeFigures && canton.figures && canton.figures.sourceLines.length > 0 && (
        <details className={styles.sources}>
          <summary>{t("map.sources")}</summary>
          <ul className={styles.lines}>
            {canton.figures.sourceLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {canSeeFigures && (
        <Button variant="outline" isWide to={`/app/news/results?canton=${canton.code}`}>
          {t("map.news", { name: canton.name })}
        </Button>
      )}
    </section>
  );
}

function FigureRows({ figures }: { figures: CantonFigures | null }) {
  const population = figures?.populationInThousands ?? null;
  const salary = figures?.medianMonthlySalaryChf ?? null;
  const rent = figures?.averageRentChf ?? null;
  return (
    <>
      <dt>{t("map.population")}</dt>
      <dd>
        {population === null
          ? t("map.missing")
          : t("map.populationValue", { value: formatNumber(population) })}
      </dd>
      <dt>{t("map.salary")}</dt>
      <dd>{salary === null ? t("map.missing") : formatWholeChf(salary)}</dd>
      <dt>{t("map.rent")}</dt>
      <dd>{rent === null ? t("map.missing") : formatWholeChf(rent)}</dd>
    </>
  );
}
