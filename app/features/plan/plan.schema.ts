import type { PlanRule } from "../../../contract/switzerland/plan-dates.ts";

export type PlanStep = {
  id: string;
  key: string;
  title: string;
  /** Sanitized. */
  bodyHtml: string | null;
  rule: PlanRule | null;
  /** YYYY-MM-DD; null while it depends on an unknown arrival. */
  dueOn: string | null;
  /** The date, or the rule while the date is unknown; null without a rule. */
  when: string | null;
  left: string | null;
  isOver: boolean;
  isDone: boolean;
  isDropped: boolean;
  waitsFor: string[];
  source: { name: string; url: string } | null;
  lesson: { title: string; path: `/${string}` } | null;
};

export type Plan = {
  steps: PlanStep[];
  doneCount: number;
  ownCount: number;
  arrival: Arrival;
  feed: PlanFeed;
};

export type PlanFeed = { kind: "none" } | { kind: "made"; when: string } | { kind: "unavailable" };

export type PlanAnswer = {
  failed: "tick" | "day" | "feed" | null;
  /** Shown only once. */
  feedUrl: string | null;
};

export type Arrival =
  | { kind: "day"; day: string; label: string }
  /** Counted from the first day of the month. */
  | { kind: "month"; day: string; label: string }
  /** The member answered that they have not arrived yet. */
  | { kind: "planned"; day: null }
  | { kind: "unknown"; day: null };
