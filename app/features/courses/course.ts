import type { Answer, OpenQuestion, QuestionResult } from "../../../contract/content/quiz.ts";
import type { ContentLevel } from "../../../contract/content/choices.ts";
import type { ClassKind, ClassPart, CompletionRule } from "../../../contract/content/courses.ts";

export type ClassHead = {
  id: string;
  slug: string;
  title: string;
  kind: ClassKind;
  minutes: number;
  /** Open to every member, even in a course for paying members. */
  isPreview: boolean;
  completionRule: CompletionRule;
  /** Score that finishes the class; null if any score does. */
  passPercent: number | null;
  /** Null for classes older than these fields. */
  createdAt: string | null;
  updatedAt: string | null;
  /** Null without a change since these dates exist. */
  partsChangedAt: Readonly<Partial<Record<ClassPart, string>>> | null;
  updateNote: string | null;
};

export type CourseModule = {
  id: string;
  slug: string;
  title: string;
  isInOrder: boolean;
  classes: readonly ClassHead[];
};

export type Course = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  category: { slug: string; name: string } | null;
  coverUrl: string;
  coverAlt: string;
  coverCredit: string | null;
  level: ContentLevel;
  isForPaying: boolean;
  totalMinutes: number;
  outcomes: readonly string[];
  instructors: readonly string[];
  updatedAt: string;
  modules: readonly CourseModule[];
};

export type Learning = {
  done: readonly string[];
  lastClass: string | null;
  completedAt: string | null;
};

export type QuizAttempt = {
  answers: readonly Answer[];
  score: number;
  results: readonly QuestionResult[];
  /** The questions have changed since. */
  isOutdated: boolean;
};

/** Score in percent that finishes the class, and whether the member has reached it. */
export type QuizPass = { percent: number; isPassed: boolean };

export type Quiz = {
  questions: readonly OpenQuestion[];
  attempt: QuizAttempt | null;
  pass: QuizPass | null;
};

export type ClassTopic = {
  id: string;
  title: string;
  path: string;
  replyCount: number;
  isSolved: boolean;
};

/** Step of the plan that a class is about. */
export type TaughtStep = {
  title: string;
  path: string;
  /** The step only asks to know something: finishing the class ticks it. */
  endsWithClass: boolean;
};

export type ClassNote = { id: string; body: string };
