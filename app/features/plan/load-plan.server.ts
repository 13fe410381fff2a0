import type { OwnCms } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import type { JsonResult } from "~/http/json-client.server";
import { formatFullDate, zurichDay } from "~/i18n/format";
import type { MemberAnswers } from "~/service/signup-api.server";
import type { StoredPlan } from "../../../contract/api/plan-v1.ts";
import { listMarks, listPublishedSteps } from "./plan-steps.server";
import { arrivalOf, planOf, type Plan, type PlanFeed } from "./plan.server";

export type PlanDependencies = {
  findChoices: (own: OwnCms) => Promise<{ inSwitzerlandSince: string } | null>;
};

function feedOf(stored: JsonResult<StoredPlan>): PlanFeed {
  if (stored.isError) return { kind: "unavailable" };
  const { feedMadeAt } = stored.data;
  return feedMadeAt ? { kind: "made", when: formatFullDate(feedMadeAt) } : { kind: "none" };
}

/**
 * Returns a function that needs the month of arrival. Null while Directus is unavailable. While the service
 * is unavailable, the plan uses the profile's month.
 */
export async function readPlan({
  cms,
  own,
  service,
}: Pick<BoundToMember, "cms" | "own" | "service">) {
  const [published, marks, stored] = await Promise.all([
    listPublishedSteps(cms).catch(() => null),
    listMarks(own).catch(() => null),
    service.plan.find(),
  ]);
  // Without the marks, finished steps would appear open.
  if (!published || !marks) return null;
  const written = stored.isError ? null : stored.data.arrivalOn;
  return (since: string, answers: MemberAnswers) =>
    planOf(published, {
      arrival: arrivalOf(written, since, answers),
      marks,
      today: zurichDay(new Date()),
    });
}

/**
 * @param isWhole for a plan that leaves the portal, which must not use incomplete data
 * @throws a 503 while Directus is unavailable; with `isWhole` also while the service is
 */
export async function loadPlan(
  { cms, own, service }: Pick<BoundToMember, "cms" | "own" | "service">,
  { findChoices }: PlanDependencies,
  isWhole = false,
): Promise<Plan> {
  const [published, marks, choices, signup, stored] = await Promise.all([
    listPublishedSteps(cms).catch(AppError.throwCmsUnavailable),
    listMarks(own).catch(isWhole ? AppError.throwCmsUnavailable : () => []),
    findChoices(own),
    service.signup.readMember(null),
    service.plan.find(),
  ]);
  if (isWhole && stored.isError)
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  const answers = signup.isError ? {} : signup.data.answers;
  const written = stored.isError ? null : stored.data.arrivalOn;
  const arrival = arrivalOf(written, choices?.inSwitzerlandSince ?? "", answers);
  const plan = planOf(published, { arrival, marks, today: zurichDay(new Date()) });
  return { ...plan, feed: feedOf(stored) };
}
