import type { SubmissionResult } from "@conform-to/react";

export type FormFailure<Code extends string = never> =
  | { code: "unavailable" | Code }
  | { code: "rate_limited"; retryAfterSeconds: number };

/**
 * The result of a submitted form: done, invalid in some field (`lastResult`), or valid but refused
 * (`failure`).
 */
export type FormAnswer<Code extends string = never, Gain extends object = object> = {
  intent: string;
  isDone: boolean;
  /** The entered values without passwords, and their errors; null after success. */
  lastResult: SubmissionResult | null;
  failure: FormFailure<Code> | null;
} & Partial<Gain>;
