import type { Answer, OpenQuestion, QuestionResult } from "../../../contract/quiz.ts";
import type { ContentLevel } from "../../../contract/content-choices.ts";
import type { ClassKind, ClassPart, CompletionRule } from "../../../contract/classes.ts";

/** A class as everybody may know it. */
export type ClassHead = {
  id: string;
  slug: string;
  title: string;
  kind: ClassKind;
  minutes: number;
  /** Open to every member, whatever the course costs. */
  isPreview: boolean;
  completionRule: CompletionRule;
  /** When the class was added and last changed; null if older than these dates are kept. */
  createdAt: string | null;
  updatedAt: string | null;
  /** When each part last changed; null if none has since parts are dated one by one. */
  partsChangedAt: Readonly<Partial<Record<ClassPart, string>>> | null;
  /** What its editor says of the last change. */
  updateNote: string | null;
};

export type CourseModule = {
  id: string;
  slug: string;
  title: string;
  /** Its classes open one after the other. */
  isInOrder: boolean;
  classes: readonly ClassHead[];
};

/** A course as everybody may know it, down to the names of its classes. */
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
  /** When anything of it was last written. */
  updatedAt: string;
  modules: readonly CourseModule[];
};

/** What a member has done in a course. */
export type Learning = {
  /** Ids of finished classes. */
  done: readonly string[];
  lastClass: string | null;
  completedAt: string | null;
};

/** What a member last answered, with what is to be learned from it. */
export type QuizAttempt = {
  answers: readonly Answer[];
  score: number;
  results: readonly QuestionResult[];
  /** The questions were written anew since. */
  isOutdated: boolean;
};

export type Quiz = { questions: readonly OpenQuestion[]; attempt: QuizAttempt | null };

/** What a member asked about a class in the forum. */
export type ClassTopic = {
  id: string;
  title: string;
  /** With locale. */
  path: string;
  replyCount: number;
  isSolved: boolean;
};

export type ClassNote = { id: string; body: string };
