import { areaSummaries } from "~/i18n/pt-BR/area-summaries";
import { translator } from "~/i18n/translator";

const t = translator("area-summaries", areaSummaries);

/** What the home page, and a page under construction, tell about an area with a place in the navigation. */
export function areaSummary(name: keyof typeof areaSummaries): string {
  return t(name);
}
