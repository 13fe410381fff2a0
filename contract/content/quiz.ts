import { isBlankText } from "./rich-text.ts";

export const questionKinds = ["single", "multiple", "true_false", "numeric"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Question as members see it before they answer. */
export type OpenQuestion = { kind: QuestionKind; question: string; options: string[] };

/** Option indexes, a boolean or a number; null without an answer. */
export type Answer = number | number[] | boolean | null;

/** Question with its solution, which members must not see before they answer. */
export type Question = OpenQuestion & { answer: Answer; explanation: string };

/** Solution of a question that the member has answered. */
export type QuestionResult = { isRight: boolean; right: Answer; explanation: string };

const TOLERANCE = 0.005;
export const MAX_QUESTIONS = 50;

const THOUSANDS = /^-?\d{1,3}(?:[.'’ ]\d{3})+$/;

/** A number as people write it: 2500, 2.500, 2’500, 12,5 or 12.5; null if invalid. */
export function readNumber(text: string): number | null {
  const bare = text.trim();
  const plain = THOUSANDS.test(bare)
    ? bare.replaceAll(/[.'’ ]/g, "")
    : bare.replaceAll(/['’ ]/g, "").replace(",", ".");
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Editors' answers are parsed before (`readRight`); an import may bring text. */
function answerOf(value: unknown): Answer {
  if (typeof value === "string") {
    try {
      return answerOf(JSON.parse(value));
    } catch {
      return null;
    }
  }
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (!Array.isArray(value)) return null;
  return value.filter((each): each is number => Number.isInteger(each));
}

/** Questions of a stored list in order. An invalid entry becomes a question without an answer. */
export function listQuestions(stored: unknown): Question[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAX_QUESTIONS).map((each: unknown) => {
    const row = isRow(each) ? each : {};
    const kind = questionKinds.find((known) => known === row["kind"]) ?? "single";
    const options = Array.isArray(row["options"]) ? row["options"].map(textOf) : [];
    return {
      kind,
      question: textOf(row["question"]),
      options: kind === "numeric" ? [] : options,
      answer: answerOf(row["answer"]),
      explanation: textOf(row["explanation"]),
    };
  });
}

export const openQuestions = (questions: readonly Question[]): OpenQuestion[] =>
  questions.map(({ kind, question, options }) => ({ kind, question, options }));

function canBeAnswered({ kind, options, answer }: Question): boolean {
  const isPlace = (place: unknown) =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) < options.length;
  if (kind === "numeric") return typeof answer === "number";
  if (kind === "true_false") return typeof answer === "boolean";
  if (kind === "single") return options.length > 1 && isPlace(answer);
  return options.length > 1 && Array.isArray(answer) && answer.length > 0 && answer.every(isPlace);
}

/** Number of the first question without text or right answer, starting at 1; null if all are complete. */
export function findBrokenQuestion(questions: readonly Question[]): number | null {
  const at = questions.findIndex((each) => isBlankText(each.question) || !canBeAnswered(each));
  return at === -1 ? null : at + 1;
}

function isSame(kind: QuestionKind, right: Answer, value: unknown): boolean {
  if (right === null) return false;
  if (kind === "numeric") {
    return typeof value === "number" && Math.abs(value - Number(right)) <= TOLERANCE;
  }
  if (kind !== "multiple") return value === right;
  if (!Array.isArray(value) || !Array.isArray(right)) return false;
  const chosen = new Set<unknown>(value);
  return chosen.size === right.length && right.every((place) => chosen.has(place));
}

/** Score in percent, and the result of each question. */
export function gradeAnswers(
  questions: readonly Question[],
  input: readonly unknown[],
): { score: number; results: QuestionResult[] } {
  const results = questions.map(({ kind, answer, explanation }, at) => ({
    isRight: isSame(kind, answer, input[at]),
    right: answer,
    explanation,
  }));
  const rightCount = results.filter(({ isRight }) => isRight).length;
  const score = questions.length === 0 ? 0 : Math.round((100 * rightCount) / questions.length);
  return { score, results };
}

/** Fewest right answers that reach a score in percent, rounded as `gradeAnswers` does. */
export const leastRight = (percent: number, questionCount: number): number =>
  Math.ceil(((percent - 0.5) * questionCount) / 100);

const YES = new Set(["verdadeiro", "v", "sim", "s"]);
const NO = new Set(["falso", "f", "não", "nao", "n"]);
const BETWEEN_PLACES = /\s*(?:[,;\s]|\be\b)\s*/;

const placeOf = (typed: string) => (/^[1-9]\d?$/.test(typed) ? Number(typed) - 1 : null);

/**
 * Reads an editor's right answer: `2` for the second option, `1, 3` for several, `verdadeiro`, `12,5`. Null
 * if invalid.
 */
export function readRight(kind: QuestionKind, typed: string): Answer {
  const text = typed.trim().toLowerCase();
  if (kind === "numeric") return readNumber(text);
  if (kind === "true_false") return YES.has(text) ? true : NO.has(text) ? false : null;
  if (kind === "single") return placeOf(text);
  const places = text.split(BETWEEN_PLACES).map(placeOf);
  return places.every((place) => place !== null) ? [...new Set(places)] : null;
}

/** Text of an answer for the editor's field; empty if there is none. */
export function writeRight(kind: QuestionKind, answer: Answer): string {
  if (answer === null) return "";
  if (Array.isArray(answer)) return answer.map((place) => place + 1).join(", ");
  if (typeof answer === "boolean") return answer ? "verdadeiro" : "falso";
  return kind === "numeric" ? String(answer).replace(".", ",") : String(answer + 1);
}

/** The editor's text. An import may bring a number or boolean. Null if empty. */
function wordsOf(right: unknown): string | null {
  if (typeof right === "boolean") return right ? "verdadeiro" : "falso";
  if (typeof right === "number") return String(right).replace(".", ",");
  return typeof right === "string" ? right : null;
}

type Stored = Record<string, unknown>;

/**
 * Questions as stored: `answer` is parsed from the editor's `right`. An answer without `right` gets its
 * text.
 */
export function normalizeAnswers(input: readonly unknown[]): Stored[] {
  return input.map((each) => {
    const row: Stored = typeof each === "object" && each !== null ? { ...each } : {};
    const [question] = listQuestions([row]);
    const { kind, answer } = question ?? { kind: "single", answer: null };
    const right = wordsOf(row["right"]);
    return right === null
      ? { ...row, answer, right: writeRight(kind, answer) }
      : { ...row, right, answer: readRight(kind, right) };
  });
}
