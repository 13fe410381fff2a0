import { Form } from "@remix-run/react";
import { Outcome } from "~/forms/outcome";
import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import text from "~/ui/text/text.module.css";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import {
  END_LEASE_LETTER,
  LETTER_TEXT_MAX_LENGTH,
  type LetterField,
} from "../../../contract/switzerland/letters.ts";
import type { LetterAnswer } from "./answer-letter.server";
import {
  CONTRACT_END_FIELD,
  LEASE_END_FIELD,
  LETTER_LANGUAGE_FIELD,
  type Letter,
  type LetterOffice,
} from "./letter";
import type { LeaseChoices, Posting, YearChoice } from "./posting.server";
import type { LetterStart } from "./start-letter.server";
import { letters as words } from "./words";
import styles from "./letters.module.css";

const t = translator("letters", words);

export type LetterPageData = Pick<
  LetterStart,
  "start" | "origins" | "office" | "otherWay" | "lease"
> & {
  letter: Omit<Letter, "texts" | "deadline">;
  /** The member's canton, with the languages of its offices. */
  canton: { name: string; languages: readonly SwissLanguage[] } | null;
  /** Of the address, else the canton's first one. */
  language: SwissLanguage;
  /** Of the letter as it opens. */
  posting: Posting | null;
  /** Years that the letter can be about; empty without a yearly deadline. */
  years: readonly YearChoice[];
};

export type LetterPageProps = { data: LetterPageData; answer: LetterAnswer | undefined };

/** Only the language is in the address: what a member writes is not. */
export const letterPath = (key: Letter["key"], language: SwissLanguage, part: "" | "/pdf" = "") =>
  to(`/app/letters/${key}${part}?language=${language}`);

export const nameOf = (language: SwissLanguage) => t(`languages.${language}`).toLowerCase();

const sentenceOf = (recipient: string) => recipient.replace(/\.?$/, ".");

export function LetterForm({ data, answer }: LetterPageProps) {
  const { letter, start, origins, canton, years, lease } = data;
  // The page's warning has the note of an office that takes no letter.
  const office = data.office && data.otherWay ? { ...data.office, note: null } : data.office;
  const { key, fields, recipient } = letter;
  const language = answer?.language ?? data.language;
  const values = { ...start, ...answer?.values };
  const problems = answer?.problems ?? {};
  const count = Object.keys(problems).length;
  const errorOf = (name: string) => {
    const problem = problems[name];
    return problem && t(`problems.${problem}`);
  };
  /** Only while the field has the value it opened with. */
  const originOf = (name: string) => {
    const origin = origins[name];
    const isAsOpened = (values[name] ?? "").replaceAll("\r\n", "\n") === start[name];
    return origin && isAsOpened ? t(`origins.${origin}`, { canton: canton?.name ?? "" }) : null;
  };
  const hintOf = (name: string, own?: string) =>
    [own, originOf(name)].filter(Boolean).join(" ") || undefined;
  const isFilled = Object.keys(origins).some((name) => name !== "sender");
  const common = (name: "sender" | "place" | "day") => (
    <TextField
      name={name}
      type={name === "day" ? "date" : "text"}
      label={t(`common.${name}`)}
      hint={hintOf(name)}
      error={errorOf(name)}
      defaultValue={values[name] ?? ""}
      maxLength={LETTER_TEXT_MAX_LENGTH}
      required
    />
  );
  return (
    <Form method="post" action={letterPath(key, language)} noValidate className={styles.form}>
      {count > 0 && (
        <Outcome kind="error" title={t("summary")} answer={answer}>
          {t("summaryText", { count })}
        </Outcome>
      )}
      {isFilled && (
        <p className={text.small}>
          {t("known")}{" "}
          <SmartLink to="/app/plan/situation" className={text.link}>
            {t("situation")}
          </SmartLink>
        </p>
      )}
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
        hint={hintOf(
          "to",
          [t("common.toHint"), recipient && sentenceOf(recipient)].join(" ").trim(),
        )}
        error={errorOf("to")}
        defaultValue={values["to"] ?? ""}
        limit={LETTER_TEXT_MAX_LENGTH}
      />
      {office && originOf("to") && <OfficeNote office={office} />}
      {origins["arrivalDay"] === "cantonMove" && !office && (
        <p className={text.small}>{t("office.newCanton")}</p>
      )}
      {common("place")}
      {common("day")}
      {fields.map((field) => {
        const own = {
          field: { ...field, hint: hintOf(field.name, field.hint) },
          value: values[field.name] ?? "",
          error: errorOf(field.name),
        };
        return lease && field.name === LEASE_END_FIELD ? (
          <LeaseEndFields key={field.name} {...own} lease={lease} />
        ) : (
          <OwnField key={field.name} {...own} years={years} />
        );
      })}
      <LanguageField
        letterKey={key}
        language={answer?.language ?? (canton ? data.language : null)}
        error={errorOf(LETTER_LANGUAGE_FIELD)}
        canton={canton}
      />
      <p>
        <Button type="submit">{t("write")}</Button>
      </p>
      <p className={`${text.small} ${text.muted}`}>{t("kept")}</p>
    </Form>
  );
}

function OfficeNote({ office: { url, note, hasAddress, isMoving } }: { office: LetterOffice }) {
  const notes = [
    !hasAddress && t("office.noAddress"),
    isMoving && t("office.isMoving"),
    note,
  ].filter(Boolean);
  return (
    <p className={text.small}>
      {notes.join(" ")}{" "}
      <SmartLink to={url} className={`${text.link} ${text.tap}`}>
        {t("office.page")}
      </SmartLink>
    </p>
  );
}

type LanguageFieldProps = {
  language: SwissLanguage | null;
  error: string | undefined;
  canton: LetterPageData["canton"];
  letterKey: Letter["key"];
};

/** The canton's languages first. None is put forward while the canton is unknown. */
function LanguageField({ language, error, canton, letterKey }: LanguageFieldProps) {
  const own = canton?.languages ?? [];
  const names = formatList(own.map(nameOf));
  const options = [...new Set([...own, ...swissLanguages])].map((each) => ({
    value: each,
    label: t(`languages.${each}`),
  }));
  return (
    <Select
      name={LETTER_LANGUAGE_FIELD}
      label={t("language")}
      hint={
        canton
          ? t("languageOf", { canton: canton.name, languages: names })
          : t(letterKey === END_LEASE_LETTER ? "languageOfHome" : "languageUnknown")
      }
      error={error}
      defaultValue={language ?? ""}
      options={language ? options : [{ value: "", label: t("choose") }, ...options]}
    />
  );
}

type FieldParts = { field: LetterField; value: string; error: string | undefined };
type OwnFieldProps = FieldParts & { years: LetterPageData["years"] };

function endOption({ value, end, posting: { state, post, latest } }: LeaseChoices["ends"][number]) {
  const isLate = state === "over" || state === "overThisYear";
  return { value, label: t(`lease.ends.${isLate ? "late" : state}`, { end, post, latest }) };
}

/** The usual ends to choose from, and a day for the contract that names another one. */
function LeaseEndFields({ field, value, error, lease }: FieldParts & { lease: LeaseChoices }) {
  const { ends, chosen, longAfter } = lease;
  const isUsual = ends.some((end) => end.value === value);
  const options = [...ends.map(endOption), { value: "", label: t("lease.other") }];
  const isOther = value !== "" && !isUsual;
  return (
    <>
      <Select
        name={field.name}
        label={field.label}
        hint={field.hint}
        error={isOther ? undefined : error}
        options={options}
        defaultValue={isUsual ? value : ""}
      />
      {longAfter && value === chosen && (
        <p className={text.small}>{t("lease.longAfter", { day: longAfter })}</p>
      )}
      <TextField
        name={CONTRACT_END_FIELD}
        type="date"
        label={t("optional", { label: t("lease.contractEnd") })}
        hint={t("lease.contractEndHint")}
        error={isOther ? error : undefined}
        defaultValue={isOther ? value : ""}
      />
    </>
  );
}

function OwnField({ field, years, value, error }: OwnFieldProps) {
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
  if (kind === "year" && years.length > 0) {
    const options = years.map(({ value: year, deadline, isRunning }) => ({
      value: year,
      label: t(isRunning ? "years.running" : "years.open", { year, deadline }),
    }));
    return <Select {...{ name, label, hint, error, options }} defaultValue={value} />;
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
