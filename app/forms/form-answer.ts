import type { SubmissionResult } from "@conform-to/react";

/** Why a well-formed form was not taken; `Code` are the reasons of its own. */
export type FormFailure<Code extends string = never> =
  | { code: "unavailable" | Code }
  | { code: "rate_limited"; retryAfterSeconds: number };

/**
 * What became of a form that was sent. It was done, or is wrong in some field (`lastResult` says where),
 * or is well-formed and was not taken all the same (`failure` says why).
 */
export type FormAnswer<Code extends string = never, Gain extends object = object> = {
  /** Which of the page's forms was sent; empty where there is one. */
  intent: string;
  isDone: boolean;
  /** What was typed, without passwords, and what is wrong with it; null once the form was taken. */
  lastResult: SubmissionResult | null;
  failure: FormFailure<Code> | null;
} & Partial<Gain>;
