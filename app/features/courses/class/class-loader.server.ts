import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { TierCms } from "~/cms/cms.server";
import { nullWhenAway } from "~/cms/when-unavailable.server";
import { findOwnWatching } from "~/content/film/watching.server";
import { findReadingChoices } from "~/content/reading/choices.server";
import type { MemberArgs } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { isSlug } from "../../../../contract/shared/text.ts";
import { findAttempt, listClassNotes } from "./class-own.server";
import { findPlanStep } from "./class-plan-step.server";
import { listClassTopics } from "./class-topics.server";
import { findClassContent, readClass } from "./class.server";
import type { Course } from "../course";
import { classPath, findBlocker, listClasses, mayOpen, type PlacedClass } from "../course-progress";
import { requireCourse, withoutChanges } from "../course.server";
import { findLearning } from "../learning.server";
import { findMovedClass } from "./moved-class.server";
import { fillOwnExamples } from "./own-examples.server";

/** @throws a redirect from an old address, a 404, or a 503 while Directus is unavailable */
export async function requireClass(
  cms: TierCms,
  course: Course,
  { params, request }: Pick<LoaderFunctionArgs, "params" | "request">,
): Promise<PlacedClass> {
  const { moduleSlug = "", classSlug = "" } = params;
  const found = listClasses(course).find(
    ({ module, head }) => module.slug === moduleSlug && head.slug === classSlug,
  );
  if (found) return found;
  if (![moduleSlug, classSlug].every(isSlug)) throw notFound(request);
  const wanted = { module: moduleSlug, lesson: classSlug };
  const moved = await findMovedClass(cms, course, wanted).catch(AppError.throwCmsUnavailable);
  if (!moved) throw notFound(request);
  const [module, head] = [{ slug: moved.module }, { slug: moved.lesson }];
  const { search } = new URL(request.url);
  throw redirect(classPath(course, { module, head }) + search, 301);
}

/** 402 without access, and a closed page before its turn. */
export async function loadClassPage(args: MemberArgs<LoaderFunctionArgs>) {
  const { params, request, cms, own, service, isTeam } = args;
  const whole = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const { partsChangedAt } = (await requireClass(cms, whole, { params, request })).head;
  const course = withoutChanges(whole);
  const placed = await requireClass(cms, course, { params, request });
  const { head } = placed;
  const isPaying = cms.tier === "paying";
  const learning = await findLearning(own, course);
  const done = learning?.done ?? null;
  const place = { course, placed, isPaying, done };
  const content = mayOpen(course, head, isPaying)
    ? await findClassContent(cms, head.id).catch(AppError.throwCmsUnavailable)
    : null;
  if (!content) return data({ ...place, state: "locked" as const }, { status: 402 });
  const blocker = done && !done.includes(head.id) ? findBlocker(placed, done) : null;
  if (blocker) return data({ ...place, state: "blocked" as const, blocker });
  const { questions, film } = content;
  const choosing = findReadingChoices(own);
  const [choices, read, attempt, notes, watching, planStep, topics] = await Promise.all([
    choosing,
    choosing.then(async ({ isPlain }) => {
      const shown = await readClass(cms, content, { now: new Date(), isPlain });
      return fillOwnExamples(cms, own, shown);
    }),
    questions.length > 0
      ? nullWhenAway(findAttempt(own, head.id, partsChangedAt?.questions), request)
      : null,
    nullWhenAway(listClassNotes(own, head.id), request),
    film ? findOwnWatching(own, film.id) : null,
    // Optional: the page works without this line.
    findPlanStep(cms, head.id).catch(() => null),
    nullWhenAway(listClassTopics({ cms, own, service, isTeam }, head.id), request),
  ]);
  const quiz = questions.length > 0 ? { questions, attempt } : null;
  const all = { content: read, quiz, notes, watching, planStep, topics, choices };
  return data({ ...place, state: "open" as const, ...all });
}
