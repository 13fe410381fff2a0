import type { TierCms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { to } from "~/i18n/paths";
import type { PlanApi } from "~/service/plan-api.server";
import { calendarFile } from "./calendar-file";
import { listPublishedSteps } from "./plan-steps.server";
import { arrivalOf, planOf } from "./plan.server";

/** Calendar programs retry by themselves. */
const RETRY_SECONDS = 600;

export const feedPath = (token: string) => to(`/calendar-feed/${token}/plano-suica.ics`);

/**
 * Only open steps with their dates, no personal data. Null for an invalid secret.
 * @throws a 503 while Directus or the service is unavailable, a 429 if one calendar is read too often
 */
export async function openPlanFeed(
  { cms, plan }: { cms: TierCms; plan: PlanApi },
  token: string,
): Promise<string | null> {
  const opened = await plan.openFeed(token);
  if (opened.isError) {
    if (opened.code === "not_found" || opened.code === "validation_failed") return null;
    const code = opened.code === "rate_limited" ? "rate_limited" : "service_unavailable";
    throw new AppError(code, { retryAfterSeconds: RETRY_SECONDS }).toResponse();
  }
  const published = await listPublishedSteps(cms).catch(AppError.throwCmsUnavailable);
  const { arrivalOn, since = "", answers, family, children, events, leaseCanton } = opened.data;
  const marks = opened.data.marks.map((mark) => ({ ...mark, note: null }));
  const now = new Date();
  const { steps } = planOf(published, {
    arrival: arrivalOf(arrivalOn, since, answers),
    situation: { answers, family, children, events, leaseCanton },
    marks,
    today: zurichDay(now),
  });
  return calendarFile(steps, { name: words.title, now });
}
