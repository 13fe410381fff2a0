import { data, redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type TierCms, CmsError, type OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { toWriteResult } from "~/cms/writes.server";
import { findOwnWatching, saveWatching, removeNote } from "~/content/film/watching.server";
import { listShown, type Reader } from "~/content/item/authors.server";
import { findReadingChoices } from "~/content/reading/choices.server";
import { requireForm } from "~/forms/form";
import { readAct } from "~/forms/read-act.server";
import { z as zWords } from "~/forms/zod";
import type { MemberArgs } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { topicPath } from "../../../../contract/community/forum.ts";
import { HISTORY_PAUSED, NOTE_MAX_LENGTH } from "../../../../contract/content/film.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import { isSlug } from "../../../../contract/shared/text.ts";
import { planStepPath } from "../../../../contract/switzerland/plan.ts";
import { readAnswers } from "../quiz/submitted-answers";
import {
  findAttempt,
  hasPassed,
  listClassNotes,
  addClassNote,
  sendAnswers,
} from "./class-own.server";
import { findClassContent, readClass } from "./class.server";
import type { Course, ClassHead, ClassTopic, QuizPass, TaughtStep } from "../course";
import {
  classPath,
  findBlocker,
  listClasses,
  mayOpen,
  type ClassInCourse,
} from "../course-progress";
import { requireCourse, withoutChanges } from "../course.server";
import { findLearning, markClass, openClass } from "../learning.server";
import { fillOwnExamples } from "./own-examples.server";

const MOST = 200;

const moduleShape = shape("course_modules", {
  id: z.string(),
  slug: z.string(),
  classes: { id: z.string(), slug: z.string() },
});
const oldSlug = shape("old_addresses", { slug: z.string(), item: z.string() });

type Slugs = { module: string; lesson: string };

/**
 * Among parts that had the same slug, the latest one to give it up wins.
 * @throws {CmsError}
 */
function findMovedClass(
  cms: TierCms,
  course: Pick<Course, "id">,
  requested: Slugs,
): Promise<Slugs | null> {
  const key = `courses:moved:${course.id}:${requested.module}/${requested.lesson}`;
  return cms.forTier("teaser").cached(key, async (ask) => {
    const filter = { course: { _eq: course.id } };
    const modules = await ask(readRows(moduleShape, { filter, limit: MOST }));
    const ids = modules.flatMap(({ id, classes }) => [id, ...classes.map((each) => each.id)]);
    const named = { slug: { _in: [requested.module, requested.lesson] }, item: { _in: ids } };
    const left = await ask(
      readRows(oldSlug, { filter: named, sort: ["-date_created"], limit: MOST }),
    );
    const wentBy = <Part extends { id: string }>(parts: Part[], slug: string) =>
      left.flatMap((old) => (old.slug === slug ? parts.filter(({ id }) => id === old.item) : []));
    // A current slug wins over a former one.
    const goesBy = <Part extends { id: string; slug: string }>(parts: Part[], slug: string) => [
      ...parts.filter((part) => part.slug === slug),
      ...wentBy(parts, slug),
    ];
    const classesOf = ({ slug, classes }: (typeof modules)[number]) =>
      classes.map((each) => ({ id: each.id, slug: each.slug, module: slug }));
    const inModule = goesBy(modules, requested.module).map(classesOf);
    const [found] = [
      ...inModule.flatMap((classes) => goesBy(classes, requested.lesson)),
      ...wentBy(modules.flatMap(classesOf), requested.lesson),
    ];
    return found ? { module: found.module, lesson: found.slug } : null;
  });
}

/** @throws a redirect from an old address, a 404, or a 503 while Directus is unavailable */
export async function requireClass(
  cms: TierCms,
  course: Course,
  { params, request }: Pick<LoaderFunctionArgs, "params" | "request">,
): Promise<ClassInCourse> {
  const { moduleSlug = "", classSlug = "" } = params;
  const found = listClasses(course).find(
    ({ module, head }) => module.slug === moduleSlug && head.slug === classSlug,
  );
  if (found) return found;
  if (![moduleSlug, classSlug].every(isSlug)) throw notFound(request);
  const requested = { module: moduleSlug, lesson: classSlug };
  const moved = await findMovedClass(cms, course, requested).catch(AppError.throwCmsUnavailable);
  if (!moved) throw notFound(request);
  const [module, head] = [{ slug: moved.module }, { slug: moved.lesson }];
  const { search } = new URL(request.url);
  throw redirect(classPath(course, { module, head }) + search, 301);
}

const taught = shape("plan_steps", {
  key: z.string(),
  title: z.string(),
  endsWithClass: z.boolean(),
});

function findPlanStep(cms: TierCms, classId: string): Promise<TaughtStep | null> {
  return cms.cached(`class:plan-step:${classId}`, async (ask) => {
    const filter = { courseClass: { _eq: classId }, status: { _eq: "published" as const } };
    const [row] = await ask(readRows(taught, { filter, limit: 1 }));
    if (!row) return null;
    const { key, title, endsWithClass } = row;
    return { title, path: to(planStepPath(key)), endsWithClass };
  });
}

const SHOWN = 10;
const READ = 2 * SHOWN;

const topic = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  replyCount: z.number(),
  solvedAt: z.nullable(z.string()),
  user_created: z.nullable(z.string()),
});

/**
 * Most active first, without topics of members that the reader has blocked.
 * @throws {CmsError}
 */
async function listClassTopics(
  reader: Omit<Reader, "now">,
  classId: string,
): Promise<ClassTopic[]> {
  const filter = {
    courseClass: { _eq: classId },
    status: { _in: ["open" as const, "closed" as const] },
  };
  const rows = await reader.own.ask(
    readRows(topic, { filter, sort: ["-lastActivityAt"], limit: READ }),
  );
  const shown = (await listShown(reader, rows)).slice(0, SHOWN);
  return shown.map(({ id, title, replyCount, solvedAt }) => ({
    ...{ id, title, replyCount, isSolved: solvedAt !== null },
    path: to(topicPath(id)),
  }));
}

async function findPass(
  own: OwnCms,
  { id, passPercent: percent }: ClassHead,
  done: readonly string[] | null,
): Promise<QuizPass | null> {
  if (percent === null) return null;
  return { percent, isPassed: done?.includes(id) || (await hasPassed(own, id, percent)) };
}

/** 402 without access, and a closed page before its turn. */
export async function loadClassPage(args: MemberArgs<LoaderFunctionArgs>) {
  const { params, request, cms, own, service, isTeam } = args;
  const whole = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const { partsChangedAt } = (await requireClass(cms, whole, { params, request })).head;
  const course = withoutChanges(whole);
  const classInCourse = await requireClass(cms, course, { params, request });
  const { head } = classInCourse;
  const isPaying = cms.tier === "paying";
  const learning = await findLearning(own, course);
  const done = learning?.done ?? null;
  const place = { course, classInCourse, isPaying, done };
  const content = mayOpen(course, head, isPaying)
    ? await findClassContent(cms, head.id).catch(AppError.throwCmsUnavailable)
    : null;
  if (!content) return data({ ...place, state: "locked" as const }, { status: 402 });
  const blocker = done && !done.includes(head.id) ? findBlocker(classInCourse, done) : null;
  if (blocker) return data({ ...place, state: "blocked" as const, blocker });
  const { questions, film } = content;
  const choosing = findReadingChoices(own);
  const [choices, read, attempt, pass, notes, watching, planStep, topics] = await Promise.all([
    choosing,
    choosing.then(async ({ isPlain }) => {
      const shown = await readClass(cms, content, { now: new Date(), isPlain });
      return fillOwnExamples(cms, own, shown);
    }),
    questions.length > 0
      ? nullWhenUnavailable(findAttempt(own, head.id, partsChangedAt?.questions), request)
      : null,
    questions.length > 0 ? nullWhenUnavailable(findPass(own, head, done), request) : null,
    nullWhenUnavailable(listClassNotes(own, head.id), request),
    film ? findOwnWatching(own, film.id) : null,
    // Optional: the page works without this line.
    findPlanStep(cms, head.id).catch(() => null),
    nullWhenUnavailable(listClassTopics({ cms, own, service, isTeam }, head.id), request),
  ]);
  const quiz = questions.length > 0 ? { questions, attempt, pass } : null;
  const all = { content: read, quiz, notes, watching, planStep, topics, choices };
  return data({ ...place, state: "open" as const, ...all });
}

const input = zWords.discriminatedUnion("intent", [
  zWords.object({ intent: zWords.enum(["open", "undo", "answer"]) }),
  zWords.object({
    intent: zWords.literal("finish"),
    film: zWords.optional(zWords.uuid()),
    second: zWords.optional(zWords.coerce.number().check(zWords.nonnegative())),
  }),
  zWords.object({
    intent: zWords.literal("note"),
    body: zWords
      .string()
      .check(zWords.trim(), zWords.minLength(1), zWords.refine(fits(NOTE_MAX_LENGTH))),
  }),
  zWords.object({ intent: zWords.literal("remove-note"), id: zWords.uuid() }),
]);

type Written = { own: OwnCms; cms: TierCms; course: string; classId: string; form: FormData };

async function write(
  { own, cms, course, classId, form }: Written,
  values: zWords.infer<typeof input>,
): Promise<void> {
  switch (values.intent) {
    case "open":
      return openClass(own, course, classId);
    case "finish":
      if (values.film !== undefined && values.second !== undefined) {
        await saveSeen(own, values.film, values.second);
      }
      return markClass(own, classId, "done");
    case "undo":
      return markClass(own, classId, "started");
    case "note":
      return addClassNote(own, classId, values.body);
    case "remove-note":
      return removeNote(own, values.id);
    case "answer": {
      const content = await findClassContent(cms, classId);
      return sendAnswers(own, classId, readAnswers(content?.questions ?? [], form));
    }
  }
}

/** Saved before the class is finished: Directus checks how much was watched. */
async function saveSeen(own: OwnCms, film: string, positionSec: number): Promise<void> {
  try {
    await saveWatching(own, film, { positionSec, watchedAt: new Date().toISOString() });
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== HISTORY_PAUSED) throw error;
  }
}

export async function classAction(args: MemberArgs<ActionFunctionArgs>) {
  const { params, request, cms, own } = args;
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const { head } = await requireClass(cms, course, { params, request });
  const form = await requireForm(request);
  const values = readAct(input, form);
  if (!values) return data({ code: "validation_failed" }, { status: 400 });
  const place = { own, cms, course: course.id, classId: head.id, form };
  const written = await toWriteResult(write(place, values));
  if (written.isError) {
    return data({ code: written.code ?? "cms_unavailable" }, { status: written.statusCode });
  }
  return data({ code: null });
}
