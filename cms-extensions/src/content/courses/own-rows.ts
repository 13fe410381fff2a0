import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import {
  holderNameOf,
  isHolderName,
  REVIEW_FROM_PERCENT,
  PASS_PERCENT,
} from "../../../../contract/content/courses.ts";
import { gradeAnswers, listQuestions } from "../../../../contract/content/quiz.ts";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards.ts";
import { Refusal, ruleRefusal } from "../../shared/refusal.ts";
import { factsOf, hasCourseFacts } from "./certificate-facts.ts";
import { newCertificateNumber } from "./certificate-number.ts";
import { saveEnrollment, reopenCourse } from "./enrollment.ts";
import { percentOf } from "./percents.ts";

type OwnRowRequest = {
  context: EventContext;
  requireReadable: (classId: string, context: EventContext) => Promise<void>;
};

/** Null for the portal's own writes. */
function memberOf({ accountability }: EventContext): string | null {
  return accountability && !accountability.admin ? accountability.user : null;
}

async function storedRow({ database }: EventContext, meta: ItemMeta): Promise<Payload | null> {
  const [stored = null, ...others] = await storedRows(database, meta, ["*"]);
  if (others.length > 0) {
    throw new Refusal({ field: "id", reason: "Altere um item de cada vez." });
  }
  return stored;
}

/** True if the class is locked: its module has a fixed order and an earlier class is unfinished. */
async function isLockedByOrder(database: Knex, userId: string, classId: string): Promise<boolean> {
  const result = await database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     join course_modules module on module.id = class.module and module."requireOrder"
     join course_classes before on before.module = module.id
       and (coalesce(before.sort, 0), before.id) < (coalesce(class.sort, 0), class.id)
     left join class_progress done on done.class = before.id and done.state = 'done'
       and done.user_created = :user
     where class.id = :class and done.id is null limit 1`,
    { user: userId, class: classId },
  );
  return result.rows.length > 0;
}

/**
 * True if the class is finished by its film, the film is published, and the member has not watched it to
 * the end. Members without history finish the class by hand.
 */
async function isFilmUnseen(database: Knex, userId: string, classId: string): Promise<boolean> {
  const result = await database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     join videos film on film.id = class.video and film.status = 'published'
     join directus_users member on member.id = :user
     left join video_progress progress on progress.video = film.id
       and progress.user_created = member.id and progress."completedAt" is not null
     where class.id = :class and class."completionRule" = 'video_90'
       and progress.id is null and member."isWatchHistoryPaused" is not true limit 1`,
    { user: userId, class: classId },
  );
  return result.rows.length > 0;
}

/** False if the extension runs before the schema has the field. */
const hasPassPercent = ({ schema }: EventContext): boolean =>
  schema?.collections["course_classes"]?.fields["passPercent"] !== undefined;

/** True if the class requires a score that none of the member's attempts reached. */
async function isUnpassed(database: Knex, userId: string, classId: string): Promise<boolean> {
  const result = await database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     where class.id = :class and class."passPercent" is not null and not exists (
       select 1 from quiz_attempts attempt where attempt.class = class.id
         and attempt.user_created = :user and attempt.score >= class."passPercent"
     )`,
    { user: userId, class: classId },
  );
  return result.rows.length > 0;
}

/**
 * Starting or finishing a class: requires read access and the module's order; for an exercise an answer, and
 * the score that its editors set.
 */
export async function normalizeProgress(
  payload: Payload,
  meta: ItemMeta,
  { context, requireReadable }: OwnRowRequest,
): Promise<Payload> {
  const userId = memberOf(context);
  const { database } = context;
  const isDone = payload["state"] === "done";
  const completedAt = isDone ? (payload["completedAt"] ?? new Date().toISOString()) : null;
  if (userId === null) return "state" in payload ? { ...payload, completedAt } : payload;
  const stored = await storedRow(context, meta);
  const classId = String(stored?.["class"] ?? payload["class"] ?? "");
  await requireReadable(classId, context);
  const now = new Date();
  await saveEnrollment(database, { userId, classId }, now);
  const wasDone = stored?.["state"] === "done";
  if (isDone && wasDone) return { ...payload, completedAt: stored["completedAt"] };
  if (isDone && (await isLockedByOrder(database, userId, classId))) {
    throw ruleRefusal("CLASS_BEFORE_ITS_TURN");
  }
  if (isDone && (await isUnanswered(database, userId, classId))) {
    throw ruleRefusal("QUIZ_UNANSWERED");
  }
  if (isDone && hasPassPercent(context) && (await isUnpassed(database, userId, classId))) {
    throw ruleRefusal("QUIZ_NOT_PASSED");
  }
  if (isDone && (await isFilmUnseen(database, userId, classId))) {
    throw ruleRefusal("CLASS_FILM_UNSEEN");
  }
  if (wasDone) await reopenCourse(database, { userId, classId });
  return {
    ...payload,
    state: isDone ? "done" : "started",
    completedAt: isDone ? now.toISOString() : null,
  };
}

async function isUnanswered(
  database: EventContext["database"],
  userId: string,
  classId: string,
): Promise<boolean> {
  const quiz = await database("course_classes").where({ id: classId, kind: "quiz" }).first("id");
  if (!quiz) return false;
  const own = { class: classId, user_created: userId };
  return !(await database("quiz_attempts").where(own).first("id"));
}

export async function normalizeEnrollment(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const classId = payload["lastClass"];
  if (memberOf(context) === null || typeof classId !== "string") return payload;
  const stored = await storedRow(context, meta);
  const found = await context
    .database("course_classes as class")
    .join("course_modules as module", "module.id", "class.module")
    .where({ "class.id": classId, "module.course": stored?.["course"] ?? null })
    .first("class.id");
  if (!found) throw new Refusal({ field: "lastClass", reason: "Esta aula não é do curso." });
  return payload;
}

/** Computes the score and the feedback of an attempt; sent values are ignored. */
export async function normalizeAttempt(
  payload: Payload,
  meta: ItemMeta,
  { context, requireReadable }: OwnRowRequest,
): Promise<Payload> {
  const userId = memberOf(context);
  if (userId === null || meta.keys) return payload;
  const { database } = context;
  const classId = String(payload["class"] ?? "");
  await requireReadable(classId, context);
  if (await isLockedByOrder(database, userId, classId)) throw ruleRefusal("CLASS_BEFORE_ITS_TURN");
  const row = await database("course_classes")
    .where({ id: classId })
    .first<{ questions: unknown } | undefined>("questions");
  const questions = listQuestions(parsed(row?.questions));
  const answers = parsed(payload["answers"]);
  const isWhole = Array.isArray(answers) && answers.length === questions.length;
  const isAnswered = (answer: unknown) =>
    answer !== null && answer !== undefined && !(Array.isArray(answer) && answer.length === 0);
  // Feedback would disclose the answers of skipped questions.
  if (!isWhole || questions.length === 0 || !answers.every(isAnswered)) {
    throw ruleRefusal("QUIZ_NOT_ANSWERED_IN_FULL");
  }
  await saveEnrollment(database, { userId, classId }, new Date());
  return { ...payload, ...gradeAnswers(questions, answers) };
}

/** JSON columns are text when read without Directus' services. */
function parsed(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : value;
}

async function hasUnpassedTest(
  context: EventContext,
  userId: string,
  course: string,
): Promise<boolean> {
  const own = hasPassPercent(context) ? `class."passPercent"` : "null::int";
  const result = await context.database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     join course_modules module on module.id = class.module and module.course = :course
     where (class.kind = 'quiz' or ${own} is not null) and not exists (
       select 1 from quiz_attempts attempt where attempt.class = class.id
         and attempt.user_created = :user and attempt.score >= greatest(:least, ${own})
     ) limit 1`,
    { course, user: userId, least: PASS_PERCENT },
  );
  return result.rows.length > 0;
}

/**
 * A certificate for a member who finished the whole course and passed its tests, in the account's name,
 * with a generated number.
 */
export async function normalizeCertificate(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const userId = memberOf(context);
  if (userId === null || meta.keys) return payload;
  const account = await context
    .database("directus_users")
    .where({ id: userId })
    .first<{ firstName: string | null; lastName: string | null } | undefined>({
      firstName: "first_name",
      lastName: "last_name",
    });
  const holderName = account ? holderNameOf(account) : "";
  if (!isHolderName(holderName)) throw ruleRefusal("HOLDER_NAME_MISSING");
  const course = String(payload["course"]);
  const percent = await percentOf(context.database, userId, course);
  if (percent < 100) throw ruleRefusal("COURSE_NOT_FINISHED");
  if (await hasUnpassedTest(context, userId, course)) {
    throw ruleRefusal("TESTS_NOT_PASSED");
  }
  const issuedAt = new Date().toISOString();
  const certified = hasCourseFacts(context.schema)
    ? await factsOf(context.database, { userId, course, issuedAt })
    : {};
  return { ...payload, holderName, code: newCertificateNumber(), issuedAt, ...certified };
}

/** A review requires half of the course. */
export async function normalizeReview(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const userId = memberOf(context);
  if (userId === null || meta.keys) return payload;
  const percent = await percentOf(context.database, userId, String(payload["course"]));
  if (percent < REVIEW_FROM_PERCENT) throw ruleRefusal("REVIEW_TOO_EARLY");
  return payload;
}
