import type { SavedVersion } from "~/forms/edit-conflict";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";

export type SaveFailure = FormFailure<"refused" | "conflict">;

export type ProfileAnswer = FormAnswer<
  "refused" | "conflict",
  {
    saved: SavedVersion;
    /** The specification requires this exact text, for API clients. */
    message: string;
    sentTo: string;
  }
>;

export const SAVE_FAILURES = { 403: "refused" } as const;
