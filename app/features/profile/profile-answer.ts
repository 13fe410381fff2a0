import type { SavedVersion } from "~/forms/edit-conflict";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";

/** Why a well-formed change was not made. */
export type SaveFailure = FormFailure<"refused" | "conflict">;

export type ProfileAnswer = FormAnswer<
  "refused" | "conflict",
  {
    /** What is stored by now, where another version was saved in between. */
    saved: SavedVersion;
    /** The reason as the specification words it, for who reads the answer and not the page. */
    message: string;
    /** Where a mail went. */
    sentTo: string;
  }
>;

export const SAVE_FAILURES = { 403: "refused" } as const;
