import type { ReactNode } from "react";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import styles from "./explained-line.module.css";
import { SourceNote, type ToolSource } from "./source-note";

const t = translator("tools", words);

export type ExplainedLineProps = {
  label: string;
  amount: string;
  formula: string;
  law?: string;
  changes?: string;
  sources: readonly ToolSource[];
  askedYear?: number;
  isTotal?: boolean;
  children?: ReactNode;
};

export function ExplainedLine(props: ExplainedLineProps) {
  const { label, amount, formula, law, changes, sources, askedYear, isTotal, children } = props;
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
            {...(askedYear !== undefined && { askedYear })}
          />
        ))}
      </div>
    </details>
  );
}
