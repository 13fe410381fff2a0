import type { PlanApi } from "~/service/plan-api.server";
import type { StoredPlan } from "../../../contract/api/plan-v1.ts";
import { rightOf, type FamilyPart } from "../../../contract/switzerland/situation.ts";
import type { KnownValues } from "./known-values";

type Plan = Pick<PlanApi, "find">;

function permitOf({ answers }: StoredPlan): KnownValues["permit"] {
  const { permit } = answers;
  if (permit === "C" || rightOf(answers) === "swiss") return "settled";
  if (permit === "G") return "border";
  return permit && "source";
}

/**
 * Members may tell the plan that they have children without a year for each. A partner need not be married,
 * so the civil status stays open.
 */
const familyValuesOf = ({ family, children }: StoredPlan): KnownValues =>
  family.includes("children")
    ? { children: String(Math.max(1, Object.keys(children).length)) }
    : {};

/**
 * Values of the salary forms that the member already told. While the service is unavailable, the canton
 * alone.
 * @param mapCanton the member's canton on the map; without one, the first canton of the signup
 */
export async function findKnownValues(
  plan: Plan,
  mapCanton: Promise<string | null>,
): Promise<KnownValues> {
  const [chosen, stored] = await Promise.all([mapCanton, plan.find()]);
  const canton = chosen ?? (stored.isError ? undefined : stored.data.cantons[0]);
  const permit = stored.isError ? undefined : permitOf(stored.data);
  return {
    ...(canton && { canton }),
    ...(permit && { permit }),
    ...(!stored.isError && familyValuesOf(stored.data)),
  };
}

/** Without the permit: who checks tax on a pay slip pays it. */
export async function findKnownHousehold(
  plan: Plan,
  mapCanton: Promise<string | null>,
): Promise<KnownValues> {
  const { permit: _, ...household } = await findKnownValues(plan, mapCanton);
  return household;
}

/** Empty while the service is unavailable. */
export async function findFamily(plan: Plan): Promise<readonly FamilyPart[]> {
  const stored = await plan.find();
  return stored.isError ? [] : stored.data.family;
}

/** Up to this age a child counts for the unemployment insurance (AVIG art. 18 and 22). */
const SUPPORTED_UNTIL_AGE = 25;

/**
 * What the member told of children and of the last day in a job; nothing while the service is unavailable.
 * Children without a year count as supported.
 * @param today YYYY-MM-DD
 */
export async function findJobLoss(
  plan: Plan,
  today: string,
): Promise<{ hasChildren: boolean; hasJobEnd: boolean }> {
  const stored = await plan.find();
  if (stored.isError) return { hasChildren: false, hasJobEnd: false };
  const { family, children, events } = stored.data;
  const years = Object.values(children);
  const isSupported = (year: number) => Number(today.slice(0, 4)) - year <= SUPPORTED_UNTIL_AGE;
  return {
    hasChildren: family.includes("children") && (years.length === 0 || years.some(isSupported)),
    hasJobEnd: events.jobEnd !== undefined,
  };
}
