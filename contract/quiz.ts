import { isBlankText } from "./rich-text.ts";

/** What a question of an exercise can ask for. */
export const questionKinds = ["single", "multiple", "true_false", "numeric"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What members see of a question before they have answered. */
export type OpenQuestion = { kind: QuestionKind; question: string; options: string[] };

/** Places among the options, a truth or a number; null where nothing was answered. */
export type Answer = number | number[] | boolean | null;

/** A question with what nobody may know before they have answered. */
export type Question = OpenQuestion & { answer: Answer; explanation: string };

/** What a member learns of a question that they answered. */
export type QuestionResult = { isRight: boolean; right: Answer; explanation: string };

/** How near a number must come. */
const TOLERANCE = 0.005;
export const MAX_QUESTIONS = 50;

const THOUSANDS = /^-?\d{1,3}(?:[.'’ ]\d{3})+$/;

/** A number as people write it: 2500, 2.500, 2’500, 12,5 or 12.5; null for what is none. */
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

/** Typed by an editor it is settled before (`quiz-right.ts`); an import may bring it as text. */
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

/** The questions of a stored list, in their order; what is none counts as a question without answer. */
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

/** The questions without what is right about them. */
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

/** The number of the first question that lacks words or a right answer, from 1 on; null when all are whole. */
export function findBrokenQuestion(questions: readonly Question[]): number | null {
  const at = questions.findIndex((each) => isBlankText(each.question) || !canBeAnswered(each));
  return at === -1 ? null : at + 1;
}

function isSame(kind: QuestionKind, right: Answer, given: unknown): boolean {
  if (right === null) return false;
  if (kind === "numeric") {
    return typeof given === "number" && Math.abs(given - Number(right)) <= TOLERANCE;
  }
  if (kind !== "multiple") return given === right;
  if (!Array.isArray(given) || !Array.isArray(right)) return false;
  const chosen = new Set<unknown>(given);
  return chosen.size === right.length && right.every((place) => chosen.has(place));
}

/** What answers are worth: the share that is right, in percent, and what is to be known of each. */
export function gradeAnswers(
  questions: readonly Question[],
  given: readonly unknown[],
): { score: number; results: QuestionResult[] } {
  const results = questions.map(({ kind, answer, explanation }, at) => ({
    isRight: isSame(kind, answer, given[at]),
    right: answer,
    explanation,
  }));
  const rightCount = results.filter(({ isRight }) => isRight).length;
  const score = questions.length === 0 ? 0 : Math.round((100 * rightCount) / questions.length);
  return { score, results };
}
