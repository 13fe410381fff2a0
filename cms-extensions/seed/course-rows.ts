import { listQuestions, openQuestions, normalizeAnswers } from "../../contract/content/quiz.ts";
import { classMinutes } from "../../contract/content/reading.ts";
import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import { planOf, sharedColumns, type ContentContext } from "./content-rows.ts";
import type { SeedClass, SeedCourse, SeedModule, SeedVideo } from "./content-types.ts";
import type { SeedPlan } from "./plan.ts";
import type { Row } from "./rows.ts";
import { stableId } from "./stable-id.ts";

type CourseContext = ContentContext & { videos: readonly SeedVideo[] };

export function coursePlan(items: readonly SeedCourse[], context: CourseContext): SeedPlan {
  const courses = items.map((course) => ({
    ...sharedColumns("courses", course, context),
    outcomes: course.outcomes.map((text) => ({ text })),
    level: course.level,
    language: course.language,
    version: course.version,
    instructors: [{ name: "Redação do Portal Suíça" }],
    totalMinutes: course.modules
      .flatMap(classesOf)
      .reduce((sum, item) => sum + minutesOf(item, context), 0),
  }));
  const modules = items.flatMap((course) => course.modules.map((_, at) => moduleRow(course, at)));
  const classes = items.flatMap((course) =>
    course.modules.flatMap((module) =>
      module.classes.map((_, at) => classRow({ course, module, sort: at }, context)),
    ),
  );
  const plan = planOf("courses", items, courses, context);
  return {
    rows: [
      ...plan.rows,
      { table: "course_modules", key: "id", rows: modules },
      { table: "course_classes", key: "id", rows: classes },
    ],
    links: plan.links,
  };
}

const classesOf = (module: SeedModule): SeedClass[] => module.classes;

function moduleRow(course: SeedCourse, sort: number): Row {
  const { slug, title, requireOrder } = course.modules[sort] as SeedModule;
  const row: Row = {
    id: stableId("module", course.slug, slug),
    course: stableId("courses", course.slug),
    slug,
    title,
    requireOrder,
    sort,
  };
  return { ...row, uniqueKey: uniqueKeyOf("course_modules", row, null) };
}

type ClassPlace = { course: SeedCourse; module: SeedModule; sort: number };

function minutesOf(
  { body = "", questions = [], videoSlug }: SeedClass,
  { videos }: CourseContext,
): number {
  const film = videos.find(({ slug }) => slug === videoSlug);
  return classMinutes({
    body,
    questions: listQuestions(normalizeAnswers(questions)),
    filmSec: film?.durationSec ?? 0,
  });
}

function classRow({ course, module, sort }: ClassPlace, context: CourseContext): Row {
  const item = module.classes[sort] as SeedClass;
  const row: Row = {
    id: stableId("class", course.slug, module.slug, item.slug),
    module: stableId("module", course.slug, module.slug),
    slug: item.slug,
    title: item.title,
    kind: item.kind,
    minutes: minutesOf(item, context),
    isPreview: item.isPreview,
    completionRule: item.completionRule,
    video: item.videoSlug ? stableId("videos", item.videoSlug) : null,
    body: item.body ?? null,
    plainBody: item.plainBody ?? null,
    questions: item.questions ? normalizeAnswers(item.questions) : null,
    quiz: item.questions ? openQuestions(listQuestions(item.questions)) : null,
    passPercent: item.passPercent ?? null,
    sort,
  };
  return { ...row, uniqueKey: uniqueKeyOf("course_classes", row, null) };
}
