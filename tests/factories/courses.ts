import { randomUUID } from "node:crypto";
import type {
  Certificates,
  ClassProgress,
  CourseClasses,
  CourseModules,
  CourseReviews,
  Courses,
  Enrollments,
  QuizAttempts,
} from "~/cms/generated/schema";

const unique = () => randomUUID().slice(0, 8);
const PUBLISHED_AT = "2026-10-01T08:00:00.000Z";

const trail = () => ({
  user_created: null,
  date_created: null,
  user_updated: null,
  date_updated: null,
});
const ownTrail = () => ({ user_created: null, date_created: PUBLISHED_AT, date_updated: null });

export function makeCourse(overrides: Partial<Courses> = {}): Courses {
  const name = unique();
  const title = `Curso ${name}`;
  return {
    ...trail(),
    id: randomUUID(),
    title,
    slug: `curso-${name}`,
    status: "published",
    summary: `Resumo do curso ${name}`,
    outcomes: [{ text: "Ler um contrato" }],
    cover: null,
    coverAlt: null,
    coverCredit: null,
    category: null,
    cantons: null,
    tags: null,
    publishedAt: PUBLISHED_AT,
    unpublishAt: null,
    assignee: null,
    access: "free",
    pinnedUntil: null,
    level: "beginner",
    language: "pt-BR",
    totalMinutes: 80,
    instructors: [{ name: "Ana Weber" }],
    rating: null,
    version: 1,
    modules: null,
    commentCount: 0,
    viewCount: 0,
    searchText: (overrides.title ?? title).toLowerCase(),
    ...overrides,
  };
}

export function makeCourseModule(overrides: Partial<CourseModules> = {}): CourseModules {
  const name = unique();
  return {
    ...trail(),
    id: randomUUID(),
    course: randomUUID(),
    title: `Módulo ${name}`,
    slug: `modulo-${name}`,
    requireOrder: false,
    classes: null,
    sort: 0,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeCourseClass(overrides: Partial<CourseClasses> = {}): CourseClasses {
  const name = unique();
  return {
    ...trail(),
    id: randomUUID(),
    module: randomUUID(),
    title: `Aula ${name}`,
    slug: `aula-${name}`,
    kind: "text",
    minutes: 6,
    commentCount: 0,
    ...{ startedCount: 0, doneCount: 0, leftCount: 0, medianMinutes: null },
    ...{ quizTries: 0, quizErrorPct: null },
    commenting: "members",
    isPreview: false,
    completionRule: "manual",
    passPercent: null,
    video: null,
    body: `<p>Texto da aula ${name}</p>`,
    plainBody: null,
    factsUntil: null,
    attachments: null,
    ...{ updateNote: null, partsChangedAt: null },
    questions: null,
    quiz: null,
    sort: 0,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeClassProgress(overrides: Partial<ClassProgress> = {}): ClassProgress {
  return {
    ...ownTrail(),
    id: randomUUID(),
    class: randomUUID(),
    state: "done",
    completedAt: PUBLISHED_AT,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeEnrollment(overrides: Partial<Enrollments> = {}): Enrollments {
  return {
    ...ownTrail(),
    id: randomUUID(),
    course: randomUUID(),
    lastClass: null,
    startedAt: PUBLISHED_AT,
    percent: 0,
    completedAt: null,
    courseVersion: 1,
    isHidden: false,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeQuizAttempt(overrides: Partial<QuizAttempts> = {}): QuizAttempts {
  return {
    ...ownTrail(),
    id: randomUUID(),
    class: randomUUID(),
    answers: [0],
    score: 100,
    results: [{ isRight: true, right: 0, explanation: "Porque sim." }],
    ...overrides,
  };
}

export function makeCourseReview(overrides: Partial<CourseReviews> = {}): CourseReviews {
  return {
    ...ownTrail(),
    id: randomUUID(),
    course: randomUUID(),
    rating: 4,
    body: null,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeCertificate(overrides: Partial<Certificates> = {}): Certificates {
  return {
    ...ownTrail(),
    id: randomUUID(),
    course: randomUUID(),
    code: "PS-2222-3333-4444",
    holderName: "Ana Souza",
    courseTitle: "Um curso",
    totalMinutes: 80,
    completedAt: PUBLISHED_AT,
    issuedAt: PUBLISHED_AT,
    uniqueKey: null,
    ...overrides,
  };
}
