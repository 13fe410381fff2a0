import { Form } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { formatFullDate, formatList } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Card } from "~/ui/data/card";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  END_JOB_LETTER,
  END_LEASE_LETTER,
  ENDING_LETTERS,
} from "../../../contract/switzerland/letters.ts";
import type { LetterAnswer } from "./answer-letter.server";
import type { Letter, OtherWay, WrittenLetter } from "./letter";
import {
  LetterForm,
  letterPath,
  nameOf,
  type LetterPageData,
  type LetterPageProps,
} from "./letter-form";
import type { Posting } from "./posting.server";
import { letters as words } from "./words";
import styles from "./letters.module.css";

const t = translator("letters", words);

/** @param journey shows how the letter fits into a longer task */
export function LetterPage({ data, answer, journey }: LetterPageProps & { journey?: ReactNode }) {
  const { letter, otherWay, canton } = data;
  const posting = answer?.written?.posting ?? data.posting;
  return (
    <div className={styles.page}>
      <p>
        <SmartLink to="/app/letters" className={`${text.link} ${text.tap}`}>
          {t("all")}
        </SmartLink>
      </p>
      <h1>{letter.title}</h1>
      {otherWay && <OtherWayNote {...{ otherWay, posting }} canton={canton?.name ?? ""} />}
      <p className={text.muted}>{letter.summary}</p>
      {!answer?.written && <Before data={data} journey={journey} />}
      {answer?.draft && <DraftNote {...answer.draft} />}
      {answer?.written && (
        <Written
          key={answer.written.text}
          {...{ data, answer, journey }}
          written={answer.written}
        />
      )}
      <LetterForm data={data} answer={answer} />
      <p className={`${text.small} ${text.faint}`}>{basisOf(letter).join(" ")}</p>
      {letter.source.url && (
        <p className={text.small}>
          <SmartLink to={letter.source.url} className={`${text.link} ${text.tap}`}>
            {t("source", { name: letter.source.name })}
          </SmartLink>
        </p>
      )}
    </div>
  );
}

type OtherWayProps = { otherWay: OtherWay; canton: string; posting: Posting | null };

/** Only the deadline of the law: no day of posting keeps it. */
function OtherWayNote({ otherWay: { url, note }, canton, posting }: OtherWayProps) {
  const isOver = posting?.state === "over" || posting?.state === "overThisYear";
  return (
    <Alert kind="warning" title={t("otherWay.title", { canton })}>
      <p>{note ?? t("otherWay.text")}</p>
      {posting && (
        <p className={text.strong}>
          {[
            ...runningYearLines(posting),
            t(isOver ? "otherWay.over" : "otherWay.deadline", { day: posting.arrives }),
          ].join(" ")}
        </p>
      )}
      <p>{t("otherWay.draft")}</p>
      {url && (
        <p>
          <SmartLink to={url} className={`${text.link} ${text.tap}`}>
            {t("office.page")}
          </SmartLink>
        </p>
      )}
    </Alert>
  );
}

type BeforeProps = { data: LetterPageData; journey: ReactNode };

/** How to send it, before the letter is written: the deadline first. A journey has deadlines of its own. */
function Before({ data: { letter, posting, otherWay }, journey }: BeforeProps) {
  return (
    <>
      {journey}
      {!journey && posting && !otherWay && (
        <p className={text.strong}>{postingLines(letter.key, posting).join(" ")}</p>
      )}
      {isPosted(letter, posting) && !otherWay && <p>{t("registered")}</p>}
      {letter.postingHint && (
        <details>
          <summary>{t(otherWay ? "moreOfRequest" : "more")}</summary>
          <p>{letter.postingHint}</p>
        </details>
      )}
    </>
  );
}

/** False once the post would bring it too late. */
const isPosted = ({ isRegistered }: Pick<Letter, "isRegistered">, posting: Posting | null) =>
  isRegistered && posting?.state !== "late" && posting?.state !== "over";

const runningYearLines = ({ runningYear }: Posting): string[] =>
  runningYear === null ? [] : [t("runningYear", { year: runningYear, next: runningYear + 1 })];

function postingLine(key: Letter["key"], posting: Posting): string {
  const { state, arrives, post, latest, next } = posting;
  const days = { arrives, post, latest, next: next ?? "" };
  if (key === "register" && state !== "overThisYear") return t(`registering.${state}`, days);
  if (state === "late" || state === "over") {
    if (key === END_LEASE_LETTER) return t(`lease.${state}`, days);
    if (key === END_JOB_LETTER) return t(`resigning.${state}`, days);
    if (key === "permit-renewal") return t(`renewing.${state}`, days);
  }
  return t(`deadline.${state}`, days);
}

const postingLines = (key: Letter["key"], posting: Posting): string[] => [
  ...runningYearLines(posting),
  postingLine(key, posting),
];

function DraftNote({ childYears }: NonNullable<LetterAnswer["draft"]>) {
  const count = childYears.length;
  return (
    <Alert kind="info" title={t("draft.title")} isAnnounced>
      <p>{t("draft.text")}</p>
      {count > 0 && <p>{t("draft.children", { count, years: formatList(childYears) })}</p>}
    </Alert>
  );
}

function basisOf(letter: LetterPageData["letter"]): string[] {
  const { key, source, checkedOn, isConfirmed } = letter;
  const { law } = source;
  return [
    t(ENDING_LETTERS.includes(key) ? "notAdvice.contract" : "notAdvice.other"),
    ...(law ? [t("law", { law })] : []),
    ...(checkedOn ? [t("checked", { day: formatFullDate(`${checkedOn}T12:00:00Z`) })] : []),
    ...(isConfirmed ? [] : [t(checkedOn ? "partlyConfirmed" : "unconfirmed")]),
  ];
}

type WrittenProps = {
  data: LetterPageData;
  answer: LetterAnswer;
  written: NonNullable<LetterAnswer["written"]>;
  journey: ReactNode;
};

function Written({ data, answer, written, journey }: WrittenProps) {
  const { letter } = data;
  const { values } = answer;
  const language = answer.language ?? data.language;
  const title = useRef<HTMLHeadingElement>(null);
  const { text: plain, posting } = written;
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="letter-written" className={layout.stack}>
      <h2 id="letter-written" ref={title} tabIndex={-1} className={text.heading}>
        {t("yours")}
      </h2>
      <div className={styles.pair}>
        <Sheet written={written.original} title={t("original", { language: nameOf(language) })} />
        <Sheet written={written.portuguese} title={t("portuguese")} />
      </div>
      <Form
        method="post"
        action={letterPath(letter.key, language, "/pdf")}
        reloadDocument
        className={`${layout.cluster} ${layout.wide}`}
      >
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t("pdf")}</Button>
        <CopyButton text={plain} label={t("copy")} doneLabel={t("copied")} />
      </Form>
      {!data.otherWay && <HowToSend {...{ letter, posting }} />}
      {journey}
    </section>
  );
}

type HowToSendProps = { letter: LetterPageData["letter"]; posting: Posting | null };

function HowToSend({ letter, posting }: HowToSendProps) {
  return (
    <Card isPadded>
      <h3 className={text.large}>{t("posting")}</h3>
      <ul className={styles.hints}>
        <li>{t("print")}</li>
        {isPosted(letter, posting) && <li>{t("registered")}</li>}
        {posting &&
          postingLines(letter.key, posting).map((line) => (
            <li key={line}>
              <b>{line}</b>
            </li>
          ))}
        {letter.postingHint && <li>{letter.postingHint}</li>}
      </ul>
    </Card>
  );
}

function Sheet({ written, title }: { written: WrittenLetter; title: string }) {
  const { language, sender, to: address, placeAndDay, registered, subject } = written;
  const { greeting, paragraphs, closing, name } = written;
  return (
    <Card as="figure" isPadded className={`${layout.stack} ${styles.sheet}`}>
      <figcaption className={`${text.small} ${text.muted}`}>{title}</figcaption>
      <div lang={language === "pt" ? undefined : `${language}-CH`} className={layout.stack}>
        <Lines lines={sender} />
        <Lines lines={[...(registered ? [registered] : []), ...address]} />
        <p>{placeAndDay}</p>
        <p className={text.strong}>{subject}</p>
        <p>{greeting}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{closing}</p>
        <p>{name}</p>
      </div>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <p className={styles.address}>{lines.join("\n")}</p>;
}
