import type { SavedVersion } from "~/forms/edit-conflict";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";

export type SaveFailure = FormFailure<"refused" | "conflict">;

export type ProfileAnswer = FormAnswer<
  "refused" | "conflict",
  {
    /** The stored version, after a conflicting save. */
    saved: SavedVersion;
    /** The exact text that the specification requires, for API clients. */
    message: string;
    /** Address that a mail was sent to. */
    sentTo: string;
  }
>;

export const SAVE_FAILURES = { 403: "refused" } as const;
