import { Form } from "@remix-run/react";
import { Listen, useVoices } from "~/content/speech/listen";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Progress } from "~/ui/feedback/progress";
import { StateMessage } from "~/ui/feedback/state-message";
import { PillNav } from "~/ui/navigation/pill-nav";
import text from "~/ui/text/text.module.css";
import { ANSWERS_PER_DAY, PRACTICE_RATINGS } from "../../../contract/content/practice.ts";
import { swissLanguages } from "../../../contract/switzerland/codes.ts";
import type { PracticeCard, PracticePageData } from "./practice.server";
import { practice as words } from "./words";
import styles from "./practice.module.css";

const t = translator("practice", words);
const PATH = "/app/practice";

type PracticePageProps = { data: PracticePageData; hasFailed: boolean };

export function PracticePage({ data, hasFailed }: PracticePageProps) {
  const { language, card, answersToday, daysInWeek, knownCount, allCount } = data;
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={text.muted}>{t("lead")}</p>
      <PillNav
        label={t("language")}
        items={swissLanguages.map((each) => ({
          to: to(`${PATH}?language=${each}`),
          label: t(`languages.${each}`),
          isCurrent: each === language,
        }))}
      />
      <Progress
        label={t("progress")}
        value={Math.min(answersToday, ANSWERS_PER_DAY)}
        max={ANSWERS_PER_DAY}
        text={t("progressText", { count: answersToday, goal: ANSWERS_PER_DAY })}
      />
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t("failed")}
        </p>
      )}
      {answersToday >= ANSWERS_PER_DAY && card && <p role="status">{t("goalReached")}</p>}
      {card ? <Card key={card.slug} card={card} language={language} /> : <Done data={data} />}
      <p className={`${text.small} ${text.muted}`}>
        {t("week", { count: daysInWeek })} {t("known", { count: knownCount, all: allCount })}.
      </p>
      {knownCount > 0 && <Restart language={language} />}
    </div>
  );
}

type CardProps = { card: PracticeCard; language: PracticePageData["language"] };

function Card({ card: { slug, name, meaning, definition, isNew, answers }, language }: CardProps) {
  const voices = useVoices();
  return (
    <section className={styles.card} aria-labelledby="practice-word">
      <p className={`${text.small} ${text.muted}`}>{t(isNew ? "isNew" : "isDue")}</p>
      <h2 id="practice-word" className={styles.word}>
        <span lang={language}>{name}</span>{" "}
        <Listen text={name} name={t(`languages.${language}`)} voice={voices[language]} />
      </h2>
      <details className={styles.answer}>
        <summary>{t("show")}</summary>
        <p className={text.strong}>{meaning}</p>
        <p>{definition}</p>
        <p>
          <SmartLink to={`/app/glossary/${slug}`} className={`${text.link} ${text.tap}`}>
            {t("term")}
          </SmartLink>
        </p>
        <Form method="post" action={to(PATH)} className={styles.ratings} aria-label={t("how")}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="word" value={slug} />
          <input type="hidden" name="answers" value={answers} />
          {PRACTICE_RATINGS.map((rating) => (
            <Button key={rating} type="submit" name="rating" value={rating} variant="outline">
              {t(`ratings.${rating}`)}
            </Button>
          ))}
        </Form>
      </details>
    </section>
  );
}

function Done({ data: { allCount, nextDue, hasMoreWords } }: { data: PracticePageData }) {
  if (allCount === 0) {
    return (
      <StateMessage kind="empty" title={t("empty")}>
        {t("emptyText")}
      </StateMessage>
    );
  }
  return (
    <StateMessage kind="empty" icon="circle-check" title={t("done")}>
      {nextDue && t("doneText", { when: nextDue })} {hasMoreWords && t("doneNew")}
    </StateMessage>
  );
}

function Restart({ language }: { language: PracticePageData["language"] }) {
  return (
    <details className={text.small}>
      <summary className={text.tap}>{t("restart")}</summary>
      <Form method="post" action={to(PATH)}>
        <p>{t("restartHint")}</p>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" name="intent" value="restart" variant="outline" size="sm">
          {t("restartDo")}
        </Button>
      </Form>
    </details>
  );
}
