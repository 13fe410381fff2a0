import { Form } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { formatFullDate, formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/data/card";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { LETTER_TEXT_MAX_LENGTH, type LetterField } from "../../../contract/switzerland/letters.ts";
import type { LetterAnswer, Posting } from "./answer-letter.server";
import type { Letter, LetterValues, WrittenLetter } from "./letter";
import { letters as words } from "./words";
import styles from "./letters.module.css";

const t = translator("letters", words);

export type LetterPageData = {
  letter: Omit<Letter, "texts" | "deadline">;
  /** What is known of the member. */
  start: LetterValues;
  language: SwissLanguage;
  posting: Posting | null;
};

type LetterPageProps = { data: LetterPageData; answer: LetterAnswer | undefined };

/** @param journey shows how the letter fits into a longer task */
export function LetterPage({ data, answer, journey }: LetterPageProps & { journey?: ReactNode }) {
  const { letter } = data;
  return (
    <div className={styles.page}>
      <p>
        <SmartLink to="/app/letters" className={`${text.link} ${text.tap}`}>
          {t("all")}
        </SmartLink>
      </p>
      <h1>{letter.title}</h1>
      <p className={text.muted}>{letter.summary}</p>
      {!answer?.written && letter.postingHint && <p>{letter.postingHint}</p>}
      {!answer?.written && journey}
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

function DraftNote({ childYears }: NonNullable<LetterAnswer["draft"]>) {
  const count = childYears.length;
  return (
    <Alert kind="info" title={t("draft.title")} isAnnounced>
      <p>{t("draft.text")}</p>
      {count > 0 && <p>{t("draft.children", { count, years: formatList(childYears) })}</p>}
    </Alert>
  );
}

function basisOf({ source: { law }, checkedOn, toConfirm }: LetterPageData["letter"]): string[] {
  return [
    t("notAdvice"),
    ...(law ? [t("law", { law })] : []),
    ...(checkedOn ? [t("checked", { day: formatFullDate(`${checkedOn}T12:00:00Z`) })] : []),
    ...(toConfirm ? [t(checkedOn ? "partlyConfirmed" : "unconfirmed", { part: toConfirm })] : []),
  ];
}

function LetterForm({ data, answer }: LetterPageProps) {
  const { letter, start, language } = data;
  const { key, fields, recipient } = letter;
  const values = { ...start, ...answer?.values };
  const problems = answer?.problems ?? {};
  const count = Object.keys(problems).length;
  const errorOf = (name: string) => {
    const problem = problems[name];
    return problem && t(`problems.${problem}`);
  };
  const common = (name: "sender" | "place" | "day") => (
    <TextField
      name={name}
      type={name === "day" ? "date" : "text"}
      label={t(`common.${name}`)}
      error={errorOf(name)}
      defaultValue={values[name] ?? ""}
      maxLength={LETTER_TEXT_MAX_LENGTH}
      required
    />
  );
  return (
    <Form method="post" action={to(`/app/letters/${key}`)} noValidate className={styles.form}>
      {count > 0 && (
        <Alert kind="error" title={t("summary")} isAnnounced>
          {t("summaryText", { count })}
        </Alert>
      )}
      <Select
        name="language"
        label={t("language")}
        defaultValue={answer?.language ?? language}
        options={swissLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      {common("sender")}
      <TextArea
        name="senderAddress"
        rows={3}
        label={t("common.senderAddress")}
        hint={t("common.senderAddressHint")}
        error={errorOf("senderAddress")}
        defaultValue={values["senderAddress"] ?? ""}
        limit={LETTER_TEXT_MAX_LENGTH}
      />
      <TextArea
        name="to"
        rows={4}
        label={t("common.to")}
        hint={t("common.toHint", { recipient: recipient ?? "" })}
        error={errorOf("to")}
        defaultValue={values["to"] ?? ""}
        limit={LETTER_TEXT_MAX_LENGTH}
      />
      {common("place")}
      {common("day")}
      {fields.map((field) => (
        <OwnField
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          error={errorOf(field.name)}
        />
      ))}
      <p>
        <Button type="submit">{t("write")}</Button>
      </p>
      <p className={`${text.small} ${text.muted}`}>{t("kept")}</p>
    </Form>
  );
}

type OwnFieldProps = { field: LetterField; value: string; error: string | undefined };

function OwnField({ field, value, error }: OwnFieldProps) {
  const { name, kind, hint, isRequired, choices = [] } = field;
  const label = isRequired ? field.label : t("optional", { label: field.label });
  if (kind === "choice") {
    const options = choices.map((choice) => ({ value: choice.value, label: choice.label }));
    return (
      <Select
        {...{ name, label, hint, error }}
        defaultValue={value}
        options={[{ value: "", label: t("choose") }, ...options]}
      />
    );
  }
  return (
    <TextField
      {...{ name, label, hint, error }}
      type={kind === "day" ? "date" : "text"}
      inputMode={kind === "money" ? "decimal" : kind === "year" ? "numeric" : undefined}
      defaultValue={value}
      maxLength={LETTER_TEXT_MAX_LENGTH}
      required={isRequired}
    />
  );
}

type WrittenProps = {
  data: LetterPageData;
  answer: LetterAnswer;
  written: NonNullable<LetterAnswer["written"]>;
  journey: ReactNode;
};

function Written({ data, answer, written, journey }: WrittenProps) {
  const { letter, posting } = data;
  const { values } = answer;
  const language = answer.language ?? data.language;
  const title = useRef<HTMLHeadingElement>(null);
  const { text: plain } = written;
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="letter-written" className={layout.stack}>
      <h2 id="letter-written" ref={title} tabIndex={-1} className={text.heading}>
        {t("yours")}
      </h2>
      <div className={styles.pair}>
        <Sheet
          written={written.original}
          title={t("original", { language: t(`languages.${language}`).toLowerCase() })}
        />
        <Sheet written={written.portuguese} title={t("portuguese")} />
      </div>
      <Form
        method="post"
        action={to(`/app/letters/${letter.key}/pdf`)}
        reloadDocument
        className={`${layout.cluster} ${layout.wide}`}
      >
        <input type="hidden" name="language" value={language} />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t("pdf")}</Button>
        <CopyButton text={plain} label={t("copy")} doneLabel={t("copied")} />
      </Form>
      <Card isPadded>
        <h3 className={text.large}>{t("posting")}</h3>
        <ul className={styles.hints}>
          <li>{t("print")}</li>
          {letter.isRegistered && <li>{t("registered")}</li>}
          {posting && (
            <li>
              <b>
                {t(`deadline.${posting.state}`, {
                  arrives: posting.arrives,
                  post: posting.post,
                  latest: posting.latest,
                })}
              </b>
            </li>
          )}
          {letter.postingHint && <li>{letter.postingHint}</li>}
        </ul>
      </Card>
      {journey}
    </section>
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
