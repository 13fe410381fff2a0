import type { PlanRule } from "../../../contract/switzerland/plan-dates.ts";

export type PlanStep = {
  id: string;
  key: string;
  title: string;
  /** Sanitized HTML. */
  bodyHtml: string | null;
  rule: PlanRule | null;
  /** YYYY-MM-DD; null without a date, or while it depends on an unknown arrival. */
  dueOn: string | null;
  /** "até 14 de fevereiro de 2027", or the rule while the date is unknown; null without a rule. */
  when: string | null;
  /** "faltam 8 dias", "passou há 3 dias". */
  left: string | null;
  isOver: boolean;
  isDone: boolean;
  /** The member marked the step as not relevant. */
  isDropped: boolean;
  /** Open prerequisites. */
  waitsFor: string[];
  source: { name: string; url: string } | null;
  /** A class about it that the member may open. */
  lesson: { title: string; path: `/${string}` } | null;
};

export type Plan = {
  steps: PlanStep[];
  doneCount: number;
  /** Number of steps that are relevant to the member. */
  ownCount: number;
  arrival: Arrival;
  feed: PlanFeed;
};

export type PlanFeed =
  | { kind: "none" }
  | { kind: "made"; when: string }
  /** The service is unavailable. */
  | { kind: "unavailable" };

/** Result of a form that does not reload the page. */
export type PlanAnswer = {
  failed: "tick" | "day" | "feed" | null;
  /** Shown only once. */
  feedUrl: string | null;
};

export type Arrival =
  /** Entered by the member. */
  | { kind: "day"; day: string; label: string }
  /** Only the month is known: counted from its first day. */
  | { kind: "month"; day: string; label: string }
  /** The member answered that they have not arrived yet. */
  | { kind: "planned"; day: null }
  | { kind: "unknown"; day: null };
