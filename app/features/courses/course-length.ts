import { translator } from "~/i18n/translator";
import { courseFacts } from "./words";

const t = translator("course-facts", courseFacts);
const MINUTES_OF_HOUR = 60;

export function lengthOf(totalMinutes: number): string {
  const hours = Math.floor(totalMinutes / MINUTES_OF_HOUR);
  const minutes = totalMinutes % MINUTES_OF_HOUR;
  if (hours === 0) return t("minutes", { count: minutes });
  return minutes === 0 ? t("hours", { hours }) : t("hoursAndMinutes", { hours, minutes });
}
