import type { OwnCms } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/bound.server";
import { AppError } from "~/http/app-error";
import type { JsonResult } from "~/http/json-client.server";
import { formatFullDate, zurichDay } from "~/i18n/format";
import type { MemberAnswers } from "~/service/signup-api.server";
import type { KeptPlan } from "../../../contract/api/plan-v1.ts";
import { listMarks, listPublishedSteps } from "./plan-steps.server";
import { arrivalOf, planOf } from "./plan.server";
import type { Plan, PlanFeed } from "./plan.schema";

/** What the page asks of the profile; the route passes it in. */
export type PlanDependencies = {
  findChoices: (own: OwnCms) => Promise<{ inSwitzerlandSince: string } | null>;
};

function feedOf(kept: JsonResult<KeptPlan>): PlanFeed {
  if (kept.isError) return { kind: "unavailable" };
  const { feedMadeAt } = kept.data;
  return feedMadeAt ? { kind: "made", when: formatFullDate(feedMadeAt) } : { kind: "none" };
}

/**
 * What the home page tells of the plan: asked beside what else it asks, and counted once it is known since when
 * the member is there. Null while Directus is away; without the service, from what the profile says.
 */
export async function readPlan({
  cms,
  own,
  service,
}: Pick<BoundToMember, "cms" | "own" | "service">) {
  const [published, marks, kept] = await Promise.all([
    listPublishedSteps(cms).catch(() => null),
    listMarks(own).catch(() => null),
    service.plan.find(),
  ]);
  // Days that were ticked off are not told as if they were open.
  if (!published || !marks) return null;
  const written = kept.isError ? null : kept.data.arrivalOn;
  return (since: string, answers: MemberAnswers) =>
    planOf(published, {
      arrival: arrivalOf(written, since, answers),
      marks,
      today: zurichDay(new Date()),
    });
}

/**
 * The member's plan, counted from the day that they wrote, else from what they answered.
 * @param isWhole it leaves the portal, and must not be counted from less than there is
 * @throws a 503 while Directus is away, of a whole one also while the service is
 */
export async function loadPlan(
  { cms, own, service }: Pick<BoundToMember, "cms" | "own" | "service">,
  { findChoices }: PlanDependencies,
  isWhole = false,
): Promise<Plan> {
  const [published, marks, choices, signup, kept] = await Promise.all([
    listPublishedSteps(cms).catch(AppError.throwCmsUnavailable),
    listMarks(own).catch(isWhole ? AppError.throwCmsUnavailable : () => []),
    findChoices(own),
    service.signup.readMember(null),
    service.plan.find(),
  ]);
  if (isWhole && kept.isError)
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  const answers = signup.isError ? {} : signup.data.answers;
  const written = kept.isError ? null : kept.data.arrivalOn;
  const arrival = arrivalOf(written, choices?.inSwitzerlandSince ?? "", answers);
  const plan = planOf(published, { arrival, marks, today: zurichDay(new Date()) });
  return { ...plan, feed: feedOf(kept) };
}
