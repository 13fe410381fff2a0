import { areaSummaries } from "~/i18n/pt-BR/area-summaries";
import { translator } from "~/i18n/translator";

const t = translator("area-summaries", areaSummaries);

export function areaSummary(name: keyof typeof areaSummaries): string {
  return t(name);
}
