import type { ReactNode } from "react";
import { formatDate } from "~/i18n/format";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Icon } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import styles from "./explained-line.module.css";

const t = translator("tools", words);

export type ToolSource = {
  year: number;
  source: string;
  publisher: string | null;
  sourceUrl: string | null;
  reviewedAt: string | null;
};

export function SourceNote({ of, requestedYear }: { of: ToolSource; requestedYear?: number }) {
  const { year, source, publisher, sourceUrl, reviewedAt } = of;
  const checked =
    reviewedAt &&
    t("explain.reviewed", { date: formatDate(`${reviewedAt.slice(0, 10)}T12:00:00Z`) });
  return (
    <p data-source className={styles.source}>
      {t("explain.source")}:{" "}
      {sourceUrl ? (
        <SmartLink to={sourceUrl} className={text.link}>
          {source}
        </SmartLink>
      ) : (
        source
      )}
      {publisher && `, ${publisher}`}, {year}
      {checked && ` · ${checked}`}
      {requestedYear !== undefined && year < requestedYear && (
        <strong className={styles.older}>
          {" "}
          {t("explain.olderYear", { year, asked: requestedYear })}
        </strong>
      )}
    </p>
  );
}

export type ExplainedLineProps = {
  label: string;
  amount: string;
  formula: string;
  law?: string;
  changes?: string;
  sources: readonly ToolSource[];
  requestedYear?: number;
  isTotal?: boolean;
  children?: ReactNode;
};

export function ExplainedLine(props: ExplainedLineProps) {
  const { label, amount, formula, law, changes, sources, requestedYear, isTotal, children } = props;
  return (
    <details className={isTotal ? `${styles.line} ${styles.total}` : styles.line}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={18} />
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>{amount}</span>
      </summary>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>{t("explain.formula")}</dt>
          <dd className={styles.formula}>{formula}</dd>
          {law && (
            <>
              <dt>{t("explain.law")}</dt>
              <dd>{law}</dd>
            </>
          )}
          {changes && (
            <>
              <dt>{t("explain.changes")}</dt>
              <dd>{changes}</dd>
            </>
          )}
        </dl>
        {children}
        {sources.map((each) => (
          <SourceNote
            key={`${each.source}:${each.year}`}
            of={each}
            {...(requestedYear !== undefined && { requestedYear })}
          />
        ))}
      </div>
    </details>
  );
}
