import { listQuestions, readNumber, type Answer, type QuestionKind } from "./quiz.ts";

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
export function settleRights(given: readonly unknown[]): Stored[] {
  return given.map((each) => {
    const row: Stored = typeof each === "object" && each !== null ? { ...each } : {};
    const [question] = listQuestions([row]);
    const { kind, answer } = question ?? { kind: "single", answer: null };
    const right = wordsOf(row["right"]);
    return right === null
      ? { ...row, answer, right: writeRight(kind, answer) }
      : { ...row, right, answer: readRight(kind, right) };
  });
}
