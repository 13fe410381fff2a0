import type { ReactNode } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import styles from "./report-view.module.css";
import { reviewWords, sentencesByTopic, languageWords, unconfirmedWords } from "./report-words";
import type {
  AnswerLabels,
  EligibilityReport,
  PlanFirst,
  ReportRule,
  ReportStep,
  TextSource,
} from "~/features/signup/flow/signup-view";

const t = translator("signup", signup);

type ReportViewProps = {
  report: EligibilityReport;
  labels: AnswerLabels;
  today: string;
  /** Of the reader's plan, in place of the rule's first step. */
  planStep?: PlanFirst | null;
  renderNote?: (code: string) => ReactNode;
};

export function ReportView(props: ReportViewProps) {
  const { report, labels, today, planStep = null, renderNote } = props;
  const [main, ...others] = report.rules;
  const topics = sentencesByTopic(report);
  const texts: TextSource[] = [...report.rules, ...report.sentences];
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      {main ? <InShort rule={main} planStep={planStep} /> : null}
      {main ? <Rule rule={main} note={renderNote?.(main.code)} isMain /> : null}
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
                <p>
                  {sentence.text} <Unconfirmed source={sentence} />
                </p>
                {sentence.step ? (
                  <p>
                    <Step step={sentence.step} />
                  </p>
                ) : null}
                {renderNote?.(sentence.code)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 ? <h2 className={styles.also}>{t("report.also")}</h2> : null}
      {others.map((rule) => (
        <Rule key={rule.code} rule={rule} note={renderNote?.(rule.code)} />
      ))}
      <Sources texts={texts} today={today} />
    </div>
  );
}

/** What the person takes away in ten seconds. */
function InShort({ rule, planStep }: { rule: ReportRule; planStep: PlanFirst | null }) {
  const [first] = rule.steps;
  const firstText = planStep ? <PlanFirstLink {...planStep} /> : first?.text;
  const cards = [
    { title: t("report.short.law"), text: rule.title },
    ...(firstText ? [{ title: t("report.short.first"), text: firstText }] : []),
    ...(rule.realisticTime ? [{ title: t("report.time"), text: rule.realisticTime }] : []),
  ];
  return (
    <ul className={styles.short} aria-label={t("report.short.title")}>
      {cards.map(({ title, text }) => (
        <li key={title}>
          <span className={styles.label}>{title}</span>
          <p className={textStyles.strong}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function PlanFirstLink({ title, when, path }: PlanFirst) {
  return (
    <>
      <SmartLink to={path} className={`${textStyles.link} ${textStyles.tap}`}>
        {title}
      </SmartLink>
      {when && ` (${when})`}
    </>
  );
}

type RuleProps = { rule: ReportRule; note: ReactNode; isMain?: boolean };

function Rule({ rule, note, isMain }: RuleProps) {
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
      <Part className={styles.part}>{t("report.steps")}</Part>
      <ReportSteps steps={rule.steps} />
      {isMain ? (
        <p>
          <SmartLink to="/app/plan" className={`${textStyles.link} ${textStyles.tap}`}>
            {t("report.plan")}
          </SmartLink>
        </p>
      ) : null}
      <Part className={styles.part}>{t("report.rule")}</Part>
      <p>
        {rule.rule} <Unconfirmed source={rule} />
      </p>
      <Lines Part={Part} title={t("report.possible")} lines={rule.possible} />
      <Lines Part={Part} title={t("report.limits")} lines={rule.limits} />
      {rule.illegal ? (
        <Alert kind="warning" title={t("report.illegal")}>
          {rule.illegal}
        </Alert>
      ) : null}
      {note}
    </section>
  );
}

/** Two words beside a text that is no confirmed rule. */
function Unconfirmed({ source }: { source: TextSource }) {
  const unconfirmed = unconfirmedWords(source);
  return unconfirmed && <small className={styles.unconfirmed}>({unconfirmed})</small>;
}

/** One dated line for all texts, and their sources, each once. */
function Sources({ texts, today }: { texts: readonly TextSource[]; today: string }) {
  const named = texts.filter(({ sourceUrl }) => sourceUrl !== null);
  const sources = [...new Map(named.map((text) => [text.sourceName, text])).values()];
  return (
    <footer className={styles.from}>
      <p>{reviewWords(texts)}</p>
      {texts.some(({ lawState }) => lawState === "to_confirm") ? (
        <p>{t("report.toConfirm")}</p>
      ) : null}
      {texts.some(({ reviewDueAt }) => reviewDueAt < today) ? (
        <Alert kind="warning">{t("report.overdue")}</Alert>
      ) : null}
      <details>
        <summary>{t("report.sources", { count: sources.length })}</summary>
        <ul className={`${styles.lines} ${layout.stack} ${layout.tight}`}>
          {sources.map(({ sourceName, sourceUrl, sourceLanguage }) => (
            <li key={sourceName}>
              <ForeignLink to={sourceUrl ?? ""} language={sourceLanguage}>
                {sourceName}
              </ForeignLink>
            </li>
          ))}
        </ul>
      </details>
    </footer>
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

function ReportSteps({ steps }: { steps: readonly ReportStep[] }) {
  return (
    <ol className={`${styles.timeline} ${layout.stack} ${layout.tight}`}>
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
