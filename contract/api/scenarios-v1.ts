import { z } from "zod";
import { LARGEST_SALARY_CENTS } from "../calculators/read-amount.ts";
import { civilStatuses, MOST_CHILDREN } from "../calculators/tariff-code.ts";
import {
  LONGEST_SCENARIO_NAME,
  permits,
  type Scenario,
  type ScenarioChange,
  type ScenarioResult,
  type SharedScenario,
} from "../calculators/scenario.ts";
import { digest, SEEN_VERSION_MAX_LENGTH } from "../collections/edit-version.ts";
import { cantonCode, moment } from "./common.ts";
import { fits } from "../shared/text-length.ts";

const cents = z.number().int().min(0).max(LARGEST_SALARY_CENTS);
const percent = z.number().min(0).max(100);
const anyCents = z.number().int();

const scenario = z.object({
  canton: cantonCode,
  grossCents: cents,
  period: z.enum(["month", "year"]),
  salaries: z.union([z.literal(12), z.literal(13)]),
  workloadPercent: percent,
  age: z.number().int().min(0).max(100),
  permit: z.enum(permits),
  civilStatus: z.enum(civilStatuses),
  isSpouseWorking: z.boolean(),
  isSpouseSettled: z.boolean(),
  children: z.number().int().min(0).max(MOST_CHILDREN),
  isInChurch: z.boolean(),
  nbuPercent: percent.nullable(),
  ktgPercent: percent,
  pensionPerMonthCents: cents.nullable(),
  /** Absent in scenarios saved before 28 Nov 2026. */
  allowancesPerMonthCents: cents.nullable().default(null),
  rentCents: cents.nullable(),
  premiumCents: cents.nullable(),
  transportCents: cents.nullable(),
}) satisfies z.ZodType<Scenario>;

const result = z.object({
  year: z.number().int(),
  edition: z.string(),
  grossMonthCents: anyCents,
  netMonthCents: anyCents,
  netYearCents: anyCents,
  taxMonthCents: anyCents.nullable(),
  isTaxMissing: z.boolean(),
  leftMonthCents: anyCents.nullable(),
}) satisfies z.ZodType<ScenarioResult>;

const change = z.object({
  year: z.number().int(),
  edition: z.string(),
  netMonthCents: anyCents,
  differenceMonthCents: anyCents,
}) satisfies z.ZodType<ScenarioChange>;

const name = z.string().trim().min(1).refine(fits(LONGEST_SCENARIO_NAME));

export const scenarioInput = z.object({ name, scenario, wantsNotice: z.boolean() });
export type ScenarioInput = z.output<typeof scenarioInput>;
/** `seenVersion`: the version that the member edited. */
export const scenarioEdit = scenarioInput.extend({
  seenVersion: z.string().max(SEEN_VERSION_MAX_LENGTH),
});
export type ScenarioEdit = z.output<typeof scenarioEdit>;

export const scenarioVersion = (input: ScenarioInput): string =>
  digest([input.name, input.scenario, input.wantsNotice]);

export const scenarioParams = z.object({ id: z.guid() });
export const shareParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const scenarioContent = z.object({
  name,
  scenario,
  result,
  changes: z.array(change),
  /** Number of times the recalculated result changed; each change is notified once. */
  reruns: z.number().int(),
  shareToken: z.string().nullable(),
});
export type ScenarioContent = z.output<typeof scenarioContent>;

export const savedScenario = scenarioContent.omit({ reruns: true }).extend({
  id: z.guid(),
  wantsNotice: z.boolean(),
  updatedAt: moment,
});
export type SavedScenario = z.output<typeof savedScenario>;
export const savedScenarios = z.object({ scenarios: z.array(savedScenario) });
export const createdScenario = z.object({ id: z.guid() });
export const scenarioShare = z.object({ token: z.string() });

/** A scenario as visitors of its share link see it. */
export const shownScenario = z.object({
  canton: cantonCode,
  civilStatus: z.enum(civilStatuses),
  children: z.number().int(),
  year: z.number().int(),
  edition: z.string(),
  isTaxMissing: z.boolean(),
  grossMonthCents: anyCents,
  netMonthCents: anyCents,
  leftMonthCents: anyCents.nullable(),
}) satisfies z.ZodType<SharedScenario>;
