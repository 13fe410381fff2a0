import { to } from "~/i18n/paths";
import type { ReadingType } from "../../../contract/content/kinds.ts";

export const READING_PATH = to("/app/reading");
export const GO_ON_HASH = "#continuar";

export type ReadingTarget = { type: ReadingType; item: string };

export type OwnReading = {
  /** Position, in percent of the item's paragraphs. */
  positionPct: number;
  isRead: boolean;
  isUseful: boolean | null;
  hasReason: boolean;
  change?: string;
};
