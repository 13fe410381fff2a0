import { to } from "~/i18n/paths";
import type { ReadingType } from "../../../contract/reading-types.ts";

export const READING_PATH = to("/app/reading");
/** The end of an address that goes on where the member stopped. */
export const GO_ON_HASH = "#continuar";

export type ReadingTarget = { type: ReadingType; item: string };

/** What is a member's own at an item. */
export type OwnReading = {
  /** How far they got, in percent of its paragraphs. */
  positionPct: number;
  isRead: boolean;
  /** What they said of it; null when nothing. */
  isUseful: boolean | null;
  /** Whether they said why. */
  hasReason: boolean;
  /** Why it changes something for them, in a sentence. */
  change?: string;
};
