import { translator } from "~/i18n/translator";
import { filmFacts } from "./words";

const t = translator("film-facts", filmFacts);

export function filmLength(durationSec: number): string {
  const minutes = Math.floor(durationSec / 60);
  const rest = durationSec % 60;
  return rest === 0 ? t("lengthInMinutes", { minutes }) : t("length", { minutes, seconds: rest });
}
