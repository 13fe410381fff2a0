import { createItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Answer } from "../../../../contract/content/quiz.ts";
import type { ClassNote, QuizAttempt } from "../course";

const MAX_NOTES = 200;

const answer = z.union([z.number(), z.array(z.number()), z.boolean(), z.null()]);
const attempt = shape("quiz_attempts", {
  answers: z.array(answer).catch([]),
  score: z.nullable(z.number()).transform((score) => score ?? 0),
  results: z
    .array(z.object({ isRight: z.boolean(), right: answer, explanation: z.string() }))
    .catch([]),
  date_created: z.nullable(z.string()),
});
const note = shape("member_notes", {
  id: z.string(),
  body: z.nullable(z.string()).transform((body) => body ?? ""),
});

/**
 * Null before the first attempt.
 * @param changedAt when the questions last changed, if known
 * @throws {CmsError}
 */
export async function findAttempt(
  own: OwnCms,
  classId: string,
  changedAt: string | undefined,
): Promise<QuizAttempt | null> {
  const filter = { class: { _eq: classId } };
  const [last] = await own.ask(readRows(attempt, { filter, sort: ["-date_created"], limit: 1 }));
  if (!last) return null;
  const { date_created: answeredAt, ...answered } = last;
  const isOutdated =
    changedAt !== undefined &&
    answeredAt !== null &&
    Date.parse(changedAt) > Date.parse(answeredAt);
  return { ...answered, isOutdated };
}

const reached = shape("quiz_attempts", { score: z.nullable(z.number()) });

/**
 * True if one of the member's attempts has at least this score.
 * @throws {CmsError}
 */
export async function hasPassed(own: OwnCms, classId: string, percent: number): Promise<boolean> {
  const filter = { class: { _eq: classId }, score: { _gte: percent } };
  return (await own.ask(readRows(reached, { filter, limit: 1 }))).length > 0;
}

/**
 * Directus grades the answers (`course-hook`).
 * @throws {CmsError}
 */
export async function sendAnswers(
  own: OwnCms,
  classId: string,
  answers: readonly Answer[],
): Promise<void> {
  await own.write(createItem("quiz_attempts", { class: classId, answers }, { fields: ["id"] }));
}

export function listClassNotes(own: OwnCms, classId: string): Promise<ClassNote[]> {
  const filter = { type: { _eq: "classes" as const }, item: { _eq: classId } };
  return own.ask(readRows(note, { filter, sort: ["date_created"], limit: MAX_NOTES }));
}

export async function addClassNote(own: OwnCms, classId: string, body: string): Promise<void> {
  const row = { type: "classes" as const, item: classId, body };
  await own.write(createItem("member_notes", row, { fields: ["id"] }));
}
