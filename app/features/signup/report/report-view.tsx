import type { ReactNode } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import styles from "./report-view.module.css";
import { reviewWords, sentencesByTopic, languageWords } from "./report-words";
import type {
  AnswerLabels,
  EligibilityReport,
  ReportRule,
  ReportStep,
  TextSource,
} from "~/features/signup/flow/signup-view";

const t = translator("signup", signup);

type ReportViewProps = {
  report: EligibilityReport;
  labels: AnswerLabels;
  today: string;
  renderNote?: (code: string) => ReactNode;
};

export function ReportView({ report, labels, today, renderNote }: ReportViewProps) {
  const [main, ...others] = report.rules;
  const topics = sentencesByTopic(report);
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      {main ? <Rule rule={main} today={today} note={renderNote?.(main.code)} isMain /> : null}
      {topics.length > 0 ? <h2 className={styles.also}>{t("report.answers")}</h2> : null}
      {topics.map(({ topic, sentences }) => (
        <section key={topic} className={styles.rule} aria-labelledby={`topic-${topic}`}>
          <h3 id={`topic-${topic}`} className={styles.topic}>
            {t(`report.topics.${topic}`)}
            {labels[topic] ? <span className={styles.label}>{labels[topic]}</span> : null}
          </h3>
          <ul className={`${styles.sentences} ${layout.stack}`}>
            {sentences.map((sentence) => (
              <li key={sentence.code + sentence.text}>
                <p>{sentence.text}</p>
                {sentence.step ? (
                  <p>
                    <Step step={sentence.step} />
                  </p>
                ) : null}
                <Source source={sentence} today={today} />
                {renderNote?.(sentence.code)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 ? <h2 className={styles.also}>{t("report.also")}</h2> : null}
      {others.map((rule) => (
        <Rule key={rule.code} rule={rule} today={today} note={renderNote?.(rule.code)} />
      ))}
    </div>
  );
}

type RuleProps = { rule: ReportRule; today: string; note: ReactNode; isMain?: boolean };

function Rule({ rule, today, note, isMain }: RuleProps) {
  const Heading = isMain ? "h2" : "h3";
  const Part = isMain ? "h3" : "h4";
  return (
    <section className={styles.rule} aria-labelledby={`rule-${rule.code}`}>
      <header className={styles.head}>
        {rule.outcome === "conditional" ? <Tag>{t("report.conditional")}</Tag> : null}
        <Heading id={`rule-${rule.code}`} className={textStyles.heading}>
          {rule.title}
        </Heading>
      </header>
      <Part className={styles.part}>{t("report.rule")}</Part>
      <p>{rule.rule}</p>
      <Lines Part={Part} title={t("report.possible")} lines={rule.possible} />
      <Lines Part={Part} title={t("report.limits")} lines={rule.limits} />
      {rule.illegal ? (
        <Alert kind="warning" title={t("report.illegal")}>
          {rule.illegal}
        </Alert>
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
        <Source source={rule} today={today} />
        {note}
      </footer>
    </section>
  );
}

function Lines({ Part, title, lines }: { Part: "h3" | "h4"; title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Part className={styles.part}>{title}</Part>
      <ul className={`${styles.lines} ${layout.stack} ${layout.tight}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

type ForeignLinkProps = { to: string; language: ReportStep["language"] | null; children: string };

function ForeignLink({ to, language, children }: ForeignLinkProps) {
  const note = languageWords(language);
  return (
    <>
      <SmartLink
        to={to}
        hrefLang={language && note ? language : undefined}
        className={textStyles.link}
      >
        {children}
      </SmartLink>
      {note ? ` (${note})` : null}
    </>
  );
}

function Source({ source, today }: { source: TextSource; today: string }) {
  return (
    <div className={styles.from}>
      {source.sourceUrl ? (
        <p>
          {t("report.source")}:{" "}
          <ForeignLink to={source.sourceUrl} language={source.sourceLanguage}>
            {source.sourceName}
          </ForeignLink>
        </p>
      ) : null}
      <p>{reviewWords(source)}</p>
      {source.reviewDueAt < today ? <Alert kind="warning">{t("report.overdue")}</Alert> : null}
    </div>
  );
}

export function ReportSteps({ steps }: { steps: readonly ReportStep[] }) {
  return (
    <ol className={`${styles.steps} ${layout.stack} ${layout.tight}`}>
      {steps.map((step) => (
        <li key={step.text}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step: { text, url, language } }: { step: ReportStep }) {
  return url ? (
    <ForeignLink to={url} language={language}>
      {text}
    </ForeignLink>
  ) : (
    text
  );
}
