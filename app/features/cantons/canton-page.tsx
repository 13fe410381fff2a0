import { cantons } from "~/i18n/pt-BR/cantons";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";
import { SmartLink } from "~/ui/smart-link";
import { Tag } from "~/ui/tag";
import type { CantonDetails, CantonFigure } from "./canton-page.schema";
import styles from "./canton-page.module.css";

const t = translator("cantons", cantons);

export type CantonPageProps = {
  canton: CantonDetails;
  /** Whether the reader sees every canton, or this one as a sample. */
  isPaying: boolean;
};

export function CantonPage({ canton, isPaying }: CantonPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Tag>{canton.code}</Tag>
        <h1 className={styles.title}>{canton.name}</h1>
        <dl className={styles.facts}>
          <Fact label={t("page.languages")} value={canton.languages} />
          <Fact label={t("page.capital")} value={canton.capital} />
          <Fact label={t("page.joined")} value={canton.joinedYear && String(canton.joinedYear)} />
        </dl>
      </header>
      {canton.isSample && !isPaying && (
        <Notice kind="info" title={t("page.sampleTitle")}>
          {t("page.sample")}
        </Notice>
      )}
      {canton.descriptionHtml ? <Prose html={canton.descriptionHtml} /> : null}
      <section aria-labelledby="canton-figures">
        <h2 id="canton-figures" className={styles.subtitle}>
          {t("page.figures")}
        </h2>
        <ul className={styles.figures}>
          {canton.figures.map((figure) => (
            <li key={figure.name}>
              <Figure figure={figure} />
            </li>
          ))}
        </ul>
      </section>
      <nav className={styles.actions} aria-label={t("page.next")}>
        {isPaying && (
          <Button variant="outline" to={`/app/news/results?canton=${canton.code}`}>
            {t("page.news")}
          </Button>
        )}
        {canton.officialUrl && (
          <Button variant="text" to={canton.officialUrl}>
            {t("page.official")}
          </Button>
        )}
        {!isPaying && <Button to="/app/membership">{t("page.membership")}</Button>}
      </nav>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string | null | 0 }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || t("unknown")}</dd>
    </div>
  );
}

function Figure({ figure }: { figure: CantonFigure }) {
  const { label, value, year, source, sourceUrl, note } = figure;
  const origin = [source, year].filter(Boolean).join(", ");
  return (
    <div className={styles.figure}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.value}>{value ?? t("unknown")}</p>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.source}>
        {t("page.source")}:{" "}
        {sourceUrl ? <SmartLink to={sourceUrl}>{origin}</SmartLink> : origin || t("unknown")}
      </p>
    </div>
  );
}
