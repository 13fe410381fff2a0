import { beforeEach } from "vitest";
import {
  makeClassProgress,
  makeCourse,
  makeCourseClass,
  makeCourseModule,
} from "../../factories/courses";
import { directus } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "./portal";

/** Part of texts with restricted access. */
export const SECRET = "Xilindrofone";
const question = { kind: "single", question: "Qual?", options: ["Um", "Dois"] };

export type CourseIds = Record<"course" | "first" | "second" | "quiz", string>;

/** A course with one module: an open class, a paid one, and a quiz, in this order. */
export function publishCourse(access: "free" | "paying", slug: string): CourseIds {
  const { database } = directus.state;
  const course = makeCourse({ slug, title: `Curso ${slug}`, access });
  const module = makeCourseModule({ course: course.id, slug: "um", requireOrder: true });
  const inModule = { module: module.id };
  const first = makeCourseClass({
    ...{ ...inModule, slug: "a", title: "Aula primeira", isPreview: true, sort: 0 },
    body: "<p>Corpo aberto</p>",
  });
  const second = makeCourseClass({
    ...{ ...inModule, slug: "b", title: "Aula segunda", sort: 1 },
    body: `<p>${SECRET}</p>`,
  });
  const quiz = makeCourseClass({
    ...{ ...inModule, slug: "c", title: "Aula de perguntas", sort: 2, kind: "quiz", body: null },
    quiz: [question],
    questions: [{ ...question, answer: 1, explanation: SECRET }],
  });
  database.courses.push(course);
  database.course_modules.push(module);
  database.course_classes.push(quiz, second, first);
  return { course: course.id, first: first.id, second: second.id, quiz: quiz.id };
}

/** Directus id of the member who logged in last. */
export const me = () => [...directus.state.members.values()].at(-1)?.userId ?? null;
/** Marks classes as completed by the member who logged in last. */
export function finish(...classes: string[]) {
  for (const each of classes)
    directus.state.database.class_progress.push(
      makeClassProgress({ class: each, user_created: me() }),
    );
}

/** Creates a portal before each test, with an open course ("aberto") and a paid one ("fechado"). */
export function openCourseDesk() {
  let portal: Portal;
  let ids: CourseIds;
  beforeEach(async () => {
    portal = await openPortal();
    publishCourse("free", "aberto");
    ids = publishCourse("paying", "fechado");
  });
  return {
    get portal() {
      return portal;
    },
    get ids() {
      return ids;
    },
    /** Restarts the portal with empty caches. */
    async reopen() {
      portal = await openPortal();
    },
    visit: (path: string, as = signInFree()) => portal.visit(`/pt-BR/app/courses${path}`, { as }),
  };
}
