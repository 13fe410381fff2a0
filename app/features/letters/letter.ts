import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { readCents } from "../../../contract/calculators/read-amount.ts";
import {
  KEEPS_DEADLINE,
  LETTER_PLACEHOLDER,
  LETTER_TEXT_MAX_LENGTH,
  type LetterField,
  type LetterKey,
  type LetterLanguage,
} from "../../../contract/switzerland/letters.ts";
import { dueDay, isDay, type PlanRule } from "../../../contract/switzerland/plan-dates.ts";

export type LetterText = { subject: string; body: string };

export type Letter = {
  key: LetterKey;
  title: string;
  summary: string;
  recipient: string | null;
  fields: readonly LetterField[];
  texts: Record<LetterLanguage, LetterText>;
  isRegistered: boolean;
  postingHint: string | null;
  /** Last day on which it has to arrive. */
  deadline: PlanRule | null;
  postBeforeDays: number;
  source: { name: string; url: string | null; law: string | null };
  /** YYYY-MM-DD; null while nobody read the rule in the official text. */
  checkedOn: string | null;
  /** False while an editor's note says that a part was not read in the official text. */
  isConfirmed: boolean;
};

/** What every letter asks. Addresses have several lines. */
export const COMMON_FIELDS = ["sender", "senderAddress", "to", "place", "day"] as const;

/** Its day decides when the notice of a lease has to arrive. */
export const LEASE_END_FIELD = "endDay";
/** Last day of what a letter ends. */
export const END_FIELD = "endDay";
/** Period of notice: with the last day, it decides when the letter has to arrive. */
export const NOTICE_FIELD = "notice";
/** Its day makes a letter one of leaving for good: no deadline of the year (insurance: KVG art. 5 al. 3). */
export const LEAVING_FIELD = "leavingDay";
/** The registration comes before this day. */
export const WORK_START_FIELD = "workStart";
/** An end that the contract names beside the usual ones; it counts in place of the one chosen. */
export const CONTRACT_END_FIELD = "contractEnd";

/** Where a value comes from that the member has not typed. */
export type LetterOrigin =
  | "profile"
  | "signup"
  | "officeOfProfile"
  | "officeOfSignup"
  | "officeOfMove"
  | "arrival"
  | "workStart"
  | "cantonMove"
  | "permitEnd"
  | "jobEnd"
  | "leaving";

/** Addressee of a letter to the canton. */
export type LetterOffice = {
  url: string;
  note: string | null;
  hasAddress: boolean;
  /** The member told a move to another canton. */
  isMoving: boolean;
};

/** How the canton's office takes a request that it does not take by letter. */
export type OtherWay = { url: string | null; note: string | null };

/** Stands in an addressee where the portal knows no address; a letter with it is not written. */
export const ADDRESS_GAP = "[rua e número, CEP e cidade]";

export type LetterProblem =
  | "missing"
  | "gap"
  | "day"
  | "money"
  | "choice"
  | "long"
  | "year"
  | "yearOver"
  | "leavingEnd"
  | "reasonOfOther";
export type LetterValues = Readonly<Record<string, string>>;

const kindOf = (name: string, fields: readonly LetterField[]) =>
  name === "day" ? "day" : (fields.find((field) => field.name === name)?.kind ?? "text");

/** Last day for a letter about a year: the deadline's day in the year after. Null without a yearly deadline. */
export function lastDayFor(deadline: PlanRule | null, year: number): string | null {
  return deadline?.after === "yearly" ? dueDay(deadline, {}, `${year + 1}-01-01`) : null;
}

const YEAR = /^20\d\d$/;

function yearProblem(value: string, deadline: PlanRule | null, today: string) {
  if (!YEAR.test(value) || value > today.slice(0, 4)) return "year";
  const last = lastDayFor(deadline, Number(value));
  return last !== null && last < today ? "yearOver" : null;
}

/** Deductions beyond the tariff go with the ordinary assessment (DBG art. 89a), no recalculation (art. 137). */
const isReasonOfOther = (values: LetterValues): boolean =>
  values["request"] === "recalculation" && values["reason"] === "deductions";

type LetterRules = { fields: readonly LetterField[]; deadline: PlanRule | null; today: string };

function problemOf(name: string, value: string, { fields, deadline, today }: LetterRules) {
  const field = fields.find((each) => each.name === name);
  if (value === "") return field && !field.isRequired ? null : "missing";
  if (value.length > LETTER_TEXT_MAX_LENGTH) return "long";
  if (value.includes(ADDRESS_GAP)) return "gap";
  const kind = kindOf(name, fields);
  if (kind === "day") return isDay(value) ? null : "day";
  if (kind === "money") return readCents(value).state === "number" ? null : "money";
  if (kind === "year") return yearProblem(value, deadline, today);
  if (kind !== "choice") return null;
  return field?.choices?.some((choice) => choice.value === value) ? null : "choice";
}

/**
 * The fields that keep a letter from being written; empty if it can be.
 * @param today YYYY-MM-DD
 */
export function letterProblems(
  { fields, deadline }: Pick<Letter, "fields" | "deadline">,
  values: LetterValues,
  today: string,
): Record<string, LetterProblem> {
  const names = [...COMMON_FIELDS, ...fields.map(({ name }) => name)];
  const problems: Record<string, LetterProblem> = {
    ...(isReasonOfOther(values) && { reason: "reasonOfOther" }),
    ...Object.fromEntries(
      names.flatMap((name): [string, LetterProblem][] => {
        const problem = problemOf(name, values[name] ?? "", { fields, deadline, today });
        return problem ? [[name, problem]] : [];
      }),
    ),
  };
  // Insurance ends on the day of leaving: with another day, the member would pay too much or be uninsured.
  const leaving = values[LEAVING_FIELD] ?? "";
  const isOtherDay = isDay(leaving) && values[END_FIELD] !== leaving;
  return deadline?.after === "yearly" && isOtherDay
    ? { [END_FIELD]: "leavingEnd", ...problems }
    : problems;
}

const LOCALES: Record<LetterLanguage, string> = {
  de: "de-CH",
  fr: "fr-CH",
  it: "it-CH",
  pt: "pt-BR",
};

type Formulas = { greeting: string; closing: string; registered: string; keepsDeadline: string };

const FORMULAS: Record<LetterLanguage, Formulas> = {
  de: {
    greeting: "Sehr geehrte Damen und Herren",
    closing: "Freundliche Grüsse",
    registered: "Einschreiben",
    keepsDeadline: "Dieses Schreiben dient der Fristwahrung.",
  },
  fr: {
    greeting: "Madame, Monsieur,",
    closing: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.",
    registered: "Recommandé",
    keepsDeadline: "La présente lettre vise à sauvegarder le délai.",
  },
  it: {
    greeting: "Gentili signore, egregi signori,",
    closing: "Cordiali saluti",
    registered: "Raccomandata",
    keepsDeadline: "La presente lettera serve a salvaguardare il termine.",
  },
  pt: {
    greeting: "Prezadas senhoras, prezados senhores,",
    closing: "Atenciosamente,",
    registered: "Carta registrada",
    keepsDeadline: "Esta carta serve para garantir o prazo.",
  },
};

/** French and Italian count the first of a month as such. */
const FIRST_OF_MONTH: Record<LetterLanguage, string> = {
  de: "1. ",
  fr: "1er ",
  it: "1º ",
  pt: "1º ",
};

function dayIn(day: string, language: LetterLanguage): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`)).replace(/^1º?\.? /, FIRST_OF_MONTH[language]);
}

function moneyText(typed: string): string {
  const read = readCents(typed);
  return read.state === "number" ? `CHF ${(read.value / 100).toFixed(2)}` : typed;
}

function shownValue(field: LetterField, typed: string, language: LetterLanguage): string {
  if (typed === "") return "";
  if (field.kind === "day") return dayIn(typed, language);
  if (field.kind === "money") return moneyText(typed);
  if (field.kind !== "choice") return typed;
  const choice = field.choices?.find(({ value }) => value === typed);
  return choice ? (language === "pt" ? choice.label : choice[language]) : "";
}

export type WrittenLetter = {
  language: LetterLanguage;
  sender: string[];
  to: string[];
  placeAndDay: string;
  /** The word on a registered letter; null for others. */
  registered: string | null;
  subject: string;
  greeting: string;
  paragraphs: string[];
  closing: string;
  name: string;
};

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A letter to write. With `isEnough` false, it is no request of its own: not registered, and keeps no deadline. */
export type LetterToWrite = Pick<Letter, "fields" | "texts" | "isRegistered"> & {
  isEnough: boolean;
};

/**
 * A letter in one language. A paragraph that names an empty field is left out.
 * @param values without problems (`letterProblems`)
 */
export function writeLetter(
  letter: LetterToWrite,
  values: LetterValues,
  language: LetterLanguage,
): WrittenLetter {
  const { greeting, closing, registered, keepsDeadline } = FORMULAS[language];
  const shown = new Map(
    letter.fields.map((field) => [
      field.name,
      shownValue(field, values[field.name] ?? "", language),
    ]),
  );
  if (letter.isEnough) shown.set(KEEPS_DEADLINE, keepsDeadline);
  const filled = (text: string) =>
    text.replaceAll(LETTER_PLACEHOLDER, (_, name: string) => shown.get(name) ?? "");
  const isWhole = (text: string) =>
    [...text.matchAll(LETTER_PLACEHOLDER)].every(([, name = ""]) => Boolean(shown.get(name)));
  const { subject, body } = letter.texts[language];
  const name = values["sender"] ?? "";
  return {
    ...{ language, greeting, closing, name, subject: filled(subject) },
    sender: [name, ...linesOf(values["senderAddress"] ?? "")],
    to: linesOf(values["to"] ?? ""),
    placeAndDay: `${values["place"] ?? ""}, ${dayIn(values["day"] ?? "", language)}`,
    registered: letter.isRegistered && letter.isEnough ? registered : null,
    paragraphs: body
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== "" && isWhole(paragraph))
      .map(filled),
  };
}

/** The letter as plain text, to copy into a mail or form. */
export function letterText(written: WrittenLetter): string {
  const { sender, to, placeAndDay, registered, subject, greeting, paragraphs } = written;
  return [
    sender.join("\n"),
    [registered, ...to].filter(Boolean).join("\n"),
    placeAndDay,
    subject,
    greeting,
    ...paragraphs,
    `${written.closing}\n\n${written.name}`,
  ].join("\n\n");
}

/** Official languages in which a canton's offices write, the first one first; German if none is known. */
export function sentLanguagesOf(languages: readonly string[]): SwissLanguage[] {
  const known = languages.flatMap((code) => swissLanguages.find((each) => each === code) ?? []);
  return known.length > 0 ? known : ["de"];
}

export const LETTER_LANGUAGE_FIELD = "language";

/** The language that an address names; null without one. */
export const languageIn = (search: URLSearchParams): SwissLanguage | null =>
  swissLanguages.find((each) => each === search.get("language")) ?? null;
