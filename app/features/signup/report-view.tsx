import { signup } from "~/i18n/pt-BR/signup";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
import { SmartLink } from "~/ui/smart-link";
import { Tag } from "~/ui/tag";
import styles from "./report-view.module.css";
import type { EligibilityReport, ReportRule } from "./signup-view";

const t = translator("signup", signup);

/** What the law allows for somebody's answers: every rule with its source and the date it was read again. */
export function ReportView({ report, today }: { report: EligibilityReport; today: string }) {
  const [main, ...others] = report.rules;
  return (
    <div className={styles.report}>
      {main ? <Rule rule={main} today={today} isMain /> : null}
      {others.length > 0 ? <h2 className={styles.also}>{t("report.also")}</h2> : null}
      {others.map((rule) => (
        <Rule key={rule.code} rule={rule} today={today} />
      ))}
    </div>
  );
}

function Rule({ rule, today, isMain }: { rule: ReportRule; today: string; isMain?: boolean }) {
  const Heading = isMain ? "h2" : "h3";
  const Part = isMain ? "h3" : "h4";
  return (
    <section className={styles.rule} aria-labelledby={`rule-${rule.code}`}>
      <header className={styles.head}>
        {rule.outcome === "conditional" ? <Tag>{t("report.conditional")}</Tag> : null}
        <Heading id={`rule-${rule.code}`} className={styles.title}>
          {rule.title}
        </Heading>
      </header>
      <Part className={styles.part}>{t("report.rule")}</Part>
      <p>{rule.rule}</p>
      <Lines Part={Part} title={t("report.possible")} lines={rule.possible} />
      <Lines Part={Part} title={t("report.limits")} lines={rule.limits} />
      {rule.illegal ? (
        <Notice kind="warning" title={t("report.illegal")}>
          {rule.illegal}
        </Notice>
      ) : null}
      {rule.realisticTime ? (
        <>
          <Part className={styles.part}>{t("report.time")}</Part>
          <p>{rule.realisticTime}</p>
        </>
      ) : null}
      <Part className={styles.part}>{t("report.steps")}</Part>
      <ReportSteps steps={rule.steps} />
      <footer className={styles.source}>
        <p>
          {t("report.source")}: <SmartLink to={rule.sourceUrl}>{rule.sourceName}</SmartLink>
        </p>
        <p>
          {t("report.reviewed", { date: formatDate(`${rule.reviewedAt}T12:00:00Z`) })},{" "}
          {t("report.nextReview", { date: formatDate(`${rule.reviewDueAt}T12:00:00Z`) })}
        </p>
        {rule.reviewDueAt < today ? <Notice kind="warning">{t("report.overdue")}</Notice> : null}
      </footer>
    </section>
  );
}

function Lines({ Part, title, lines }: { Part: "h3" | "h4"; title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Part className={styles.part}>{title}</Part>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** What to do next, in order. */
export function ReportSteps({ steps }: { steps: ReportRule["steps"] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, url }) => (
        <li key={text}>{url ? <SmartLink to={url}>{text}</SmartLink> : text}</li>
      ))}
    </ol>
  );
}
