import type { FormAnswer, FormFailure } from "~/forms/form-answer";

/** Why a well-formed change was not made. */
export type SaveFailure = FormFailure<"refused">;

export type ProfileAnswer = FormAnswer<
  "refused",
  {
    /** The reason as the specification words it, for who reads the answer and not the page. */
    message: string;
    /** Where a mail went. */
    sentTo: string;
  }
>;

export const SAVE_FAILURES = { 403: "refused" } as const;
