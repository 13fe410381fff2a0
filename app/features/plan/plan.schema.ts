import type { PlanRule } from "../../../contract/plan-dates.ts";

/** One step as the page and the file show it. */
export type PlanStep = {
  id: string;
  key: string;
  title: string;
  /** Sanitised HTML. */
  bodyHtml: string | null;
  rule: PlanRule | null;
  /** YYYY-MM-DD; null for what has no day, or only one that an arrival gives. */
  dueOn: string | null;
  /** "até 14 de fevereiro de 2027", or the rule where the day is not known; null without a rule. */
  when: string | null;
  /** "faltam 8 dias", "passou há 3 dias". */
  left: string | null;
  isOver: boolean;
  isDone: boolean;
  /** The member said that it is none of theirs. */
  isDropped: boolean;
  /** Steps that come before and are not done yet. */
  waitsFor: string[];
  source: { name: string; url: string } | null;
  /** The class that teaches it, of those that the member may read. */
  lesson: { title: string; path: `/${string}` } | null;
};

export type Plan = {
  steps: PlanStep[];
  doneCount: number;
  /** Of the steps that are the member's. */
  ownCount: number;
  arrival: Arrival;
  feed: PlanFeed;
};

/** The calendar that a secret address opens. */
export type PlanFeed =
  | { kind: "none" }
  | { kind: "made"; when: string }
  /** The service can't say. */
  | { kind: "unavailable" };

/** What a form of the page comes back with, where it does not lead to the page anew. */
export type PlanAnswer = {
  failed: "tick" | "day" | "feed" | null;
  /** Shown this once. */
  feedUrl: string | null;
};

/** From which day the plan counts, and where that day comes from. */
export type Arrival =
  /** As the member wrote it. */
  | { kind: "day"; day: string; label: string }
  /** Only the month is known: counted from its first day. */
  | { kind: "month"; day: string; label: string }
  /** The member answered that they are yet to come. */
  | { kind: "planned"; day: null }
  | { kind: "unknown"; day: null };
