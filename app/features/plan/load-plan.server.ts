import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import type { JsonResult } from "~/http/json-client.server";
import { formatFullDate, zurichDay } from "~/i18n/format";
import { listOffices, type Office } from "~/reference/offices.server";
import type { StoredPlan } from "../../../contract/api/plan-v1.ts";
import { leftCantonOf } from "../../../contract/switzerland/canton-move.ts";
import type { LetterKey } from "../../../contract/switzerland/letters.ts";
import { planStepPath } from "../../../contract/switzerland/plan.ts";
import {
  offersLifeChanges,
  type SituationAnswers,
} from "../../../contract/switzerland/situation.ts";
import { listMarks, listPublishedSteps } from "./plan-steps.server";
import { pastSteps } from "./plan-view.server";
import { arrivalOf, planOf, type Plan, type PlanFeed, type PlanStep } from "./plan.server";
import { listLinkedPaths } from "./step-links.server";

export type PlanDependencies = {
  findChoices: (own: OwnCms) => Promise<{ inSwitzerlandSince: string } | null>;
  /** Code of the canton in the profile. */
  findHomeCanton: (own: OwnCms) => Promise<string | null>;
  /** Keys of the published letters. */
  listLetters: (cms: TierCms) => Promise<readonly LetterKey[]>;
  /** Those of these paths, without locale, that the reader may not open. */
  listLocked: (cms: TierCms, paths: readonly string[]) => Promise<readonly string[]>;
};

type Bound = Pick<BoundToMember, "cms" | "own" | "service">;

function feedOf(stored: JsonResult<StoredPlan>): PlanFeed {
  if (stored.isError) return { kind: "unavailable" };
  const { feedMadeAt } = stored.data;
  return feedMadeAt ? { kind: "made", when: formatFullDate(feedMadeAt) } : { kind: "none" };
}

/** What the service told, or nothing while it is unavailable. */
function planDataOf(stored: JsonResult<StoredPlan>) {
  const nothing = {
    arrivalOn: null,
    family: [],
    children: {},
    events: {},
    newCanton: undefined,
    answers: {},
    cantons: [],
  };
  return stored.isError ? { ...nothing, isCaughtUp: true } : stored.data;
}

/** None while Directus is unavailable: the plan is useful without them. */
const officesIn = async (cms: TierCms, canton: string | null): Promise<Office[]> =>
  canton ? listOffices(cms, canton).catch(() => []) : [];

/**
 * Returns a function that needs the month of arrival, the answers and the profile's canton. Null while
 * Directus is unavailable. While the service is unavailable, the plan uses the profile's month.
 * `offersLifeChanges` is true if a page may ask whether something changed.
 */
export async function readPlan({ cms, own, service }: Bound) {
  const [published, marks, stored] = await Promise.all([
    listPublishedSteps(cms).catch(() => null),
    listMarks(own).catch(() => null),
    service.plan.find(),
  ]);
  // Without the marks, finished steps would appear open.
  if (!published || !marks) return null;
  const { arrivalOn, family, children, events, newCanton, cantons } = planDataOf(stored);
  return (since: string, answers: SituationAnswers, home: string | null) => {
    const today = zurichDay(new Date());
    const arrival = arrivalOf(arrivalOn, since, answers);
    const moving = { answers, events, newCanton };
    const left = leftCantonOf({ home, signup: cantons }, moving, today);
    const situation = { answers, family, children, events, leaseCanton: left ?? undefined };
    const plan = planOf(published, { arrival, situation, marks, today });
    return {
      ...plan,
      offersLifeChanges:
        !stored.isError && offersLifeChanges({ ...situation, arrivalOn: arrival.day }, today),
      isResident: plan.stage === "resident",
    };
  };
}

/** With the code of the member's canton: the profile's, else the first of the signup. */
type LoadedPlan = Plan & { canton: string | null };

/**
 * @param isWhole for a plan that leaves the portal, which must not use incomplete data
 * @throws a 503 while Directus is unavailable; with `isWhole` also while the service is
 */
export async function loadPlan(
  { cms, own, service }: Bound,
  { findChoices, findHomeCanton, listLetters, listLocked }: PlanDependencies,
  isWhole = false,
): Promise<LoadedPlan> {
  const [published, marks, choices, homeCanton, letters, stored] = await Promise.all([
    listPublishedSteps(cms).catch(AppError.throwCmsUnavailable),
    listMarks(own).catch(isWhole ? AppError.throwCmsUnavailable : () => []),
    findChoices(own),
    findHomeCanton(own),
    listLetters(cms).catch(() => []),
    service.plan.find(),
  ]);
  if (isWhole && stored.isError)
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  const { cantons, isCaughtUp, arrivalOn, ...stated } = planDataOf(stored);
  const today = zurichDay(new Date());
  const left = leftCantonOf({ home: homeCanton, signup: cantons }, stated, today);
  const situation = { ...stated, leaseCanton: left ?? undefined };
  const arrival = arrivalOf(arrivalOn, choices?.inSwitzerlandSince ?? "", situation.answers);
  const canton = homeCanton ?? cantons[0] ?? null;
  const [offices, newOffices] = await Promise.all([
    officesIn(cms, canton),
    officesIn(cms, situation.newCanton ?? null),
  ]);
  const plan = planOf(published, {
    ...{ arrival, situation, marks, letters, canton, offices, newOffices },
    locked: await listLocked(cms, listLinkedPaths(published)).catch(() => []),
    today,
  });
  return { ...plan, canton, feed: feedOf(stored), isCaughtUp };
}

type FirstStep = { title: string; when: string | null; path: `/${string}` };

const firstStepOf = ({ title, when, key }: PlanStep): FirstStep => ({
  ...{ title, when },
  path: planStepPath(key),
});

/**
 * The step that the plan puts first, for the report. Null without one, and while the plan is unavailable: the
 * report is useful without it.
 * @param isWhole as for `loadPlan`
 */
export const findFirstStep = (
  bound: Bound,
  dependencies: PlanDependencies,
  isWhole = false,
): Promise<FirstStep | null> =>
  loadPlan(bound, dependencies, isWhole).then(
    ({ next }) => next && firstStepOf(next),
    () => null,
  );

/** The steps that the plan puts first, at most three. None while the plan is unavailable. */
export const listFirstSteps = (
  bound: Bound,
  dependencies: PlanDependencies,
): Promise<FirstStep[]> =>
  loadPlan(bound, dependencies).then(
    ({ steps, firstIds }) =>
      firstIds.flatMap((id) => steps.filter((step) => step.id === id).map(firstStepOf)),
    () => [],
  );

/** Ids of the past steps (`pastSteps`). Null while Directus or the service is unavailable. */
export async function findPastSteps(
  bound: Bound,
  dependencies: PlanDependencies,
): Promise<string[] | null> {
  try {
    const { steps } = await loadPlan(bound, dependencies, true);
    return pastSteps(steps, zurichDay(new Date())).map(({ id }) => id);
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}
