import { readNumber, type Answer, type OpenQuestion } from "../../../../contract/content/quiz.ts";

export const answerName = (at: number) => `answer-${at}`;

const placeOf = (value: FormDataEntryValue): number =>
  typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : -1;

function readAnswer({ kind }: OpenQuestion, values: readonly FormDataEntryValue[]): Answer {
  const [first] = values;
  if (first === undefined) return null;
  if (kind === "numeric") return typeof first === "string" ? readNumber(first) : null;
  if (kind === "true_false") return first === "true" ? true : first === "false" ? false : null;
  const places = values.map(placeOf).filter((place) => place >= 0);
  return kind === "multiple" ? places : (places[0] ?? null);
}

/** In the order of the questions; null for an unanswered one. */
export const readAnswers = (questions: readonly OpenQuestion[], form: FormData): Answer[] =>
  questions.map((question, at) => readAnswer(question, form.getAll(answerName(at))));

export function answerWords(
  { options }: Pick<OpenQuestion, "options">,
  answer: Answer | undefined,
  truth: { yes: string; no: string },
  isPlace: boolean,
): string {
  if (answer === null || answer === undefined) return "";
  if (typeof answer === "boolean") return answer ? truth.yes : truth.no;
  if (Array.isArray(answer)) return answer.map((place) => options[place] ?? "").join("; ");
  return isPlace ? (options[answer] ?? "") : String(answer).replace(".", ",");
}
