import { createItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import { makeUnlessThere } from "~/cms/writes.server";
import type { CmsCommand, OwnCms, TierCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { lessonLink, type LessonLink } from "~/content/lesson-link";
import { PAGE_LANGUAGES, type PageLanguage } from "../../../contract/account/signup.ts";
import { LETTER_KEYS, type LetterKey } from "../../../contract/switzerland/letters.ts";
import { OFFICE_KINDS, type OfficeKind } from "../../../contract/switzerland/offices.ts";
import {
  PLAN_PHASES,
  planConditions,
  type PlanPhase,
  type PlanStepRule,
  type StepMark,
} from "../../../contract/switzerland/plan.ts";
import { PER_PERSON, type Person } from "../../../contract/switzerland/plan-people.ts";
import { readPlanRule } from "../../../contract/switzerland/plan-dates.ts";

const MOST_STEPS = 200;
const MOST_MARKS = 500;

const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values).nullable().catch(null);
const texts = z.array(z.string()).nullable().catch(null);

const stepRow = shape("plan_steps", {
  id: z.string(),
  key: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  phase: z
    .enum(PLAN_PHASES)
    .nullable()
    .transform((phase) => phase ?? "stay"),
  ruleJson: z.unknown(),
  conditions: z.unknown(),
  takeAlong: texts,
  guidePath: z.string().nullable(),
  toolPath: z.string().nullable(),
  office: choice(OFFICE_KINDS),
  letter: choice(LETTER_KEYS),
  legalSource: z.string().nullable(),
  sourceName: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  sourceLanguage: choice(PAGE_LANGUAGES),
  checkedOn: z.string().nullable(),
  toConfirm: z.string().nullable(),
  dependsOn: texts,
  perPerson: choice(PER_PERSON),
  courseClass: {
    title: z.string(),
    slug: z.string(),
    module: { slug: z.string(), course: { slug: z.string() } },
  },
});

export type StepSource = {
  /** The page's own name, else the host of its address. */
  name: string | null;
  url: string | null;
  language: PageLanguage | null;
  /** Law and article; null for advice. */
  law: string | null;
  /** YYYY-MM-DD on which an editor read it in the official text. */
  checkedOn: string | null;
  /** The editors' note on what was not read in the official text yet; null if nothing is missing. */
  toConfirm: string | null;
};

export type PublishedStep = PlanStepRule & {
  title: string;
  bodyHtml: string | null;
  phase: PlanPhase;
  takeAlong: readonly string[];
  guidePath: string | null;
  toolPath: string | null;
  office: OfficeKind | null;
  letter: LetterKey | null;
  source: StepSource;
  lesson: LessonLink | null;
};

/**
 * In the editors' order.
 * @throws {CmsError}
 */
export function listPublishedSteps(cms: TierCms): Promise<PublishedStep[]> {
  return cms.cached("plan:steps", async (ask) => {
    const filter = { status: { _eq: "published" as const } };
    const rows = await ask(readRows(stepRow, { filter, sort: ["sort", "key"], limit: MOST_STEPS }));
    return rows.map((row) => {
      const { ruleJson, conditions, body, dependsOn, takeAlong, courseClass, ...rest } = row;
      const { legalSource, sourceName, sourceUrl, sourceLanguage, ...details } = rest;
      const { checkedOn, toConfirm, ...step } = details;
      return {
        ...step,
        bodyHtml: body ? prepareRichText(body).bodyHtml : null,
        rule: readPlanRule(ruleJson),
        conditions: planConditions(conditions),
        takeAlong: takeAlong ?? [],
        dependsOn: dependsOn ?? [],
        source: {
          ...{ name: sourceName, url: sourceUrl, language: sourceLanguage },
          ...{ law: legalSource || null, checkedOn, toConfirm: toConfirm || null },
        },
        lesson: lessonLink(courseClass),
      };
    });
  });
}

const memberRow = shape("member_plan_steps", {
  step: z.string(),
  familyMember: z.string().nullable(),
  doneOn: z.string().nullable(),
  droppedOn: z.string().nullable(),
  snoozedTo: z.string().nullable(),
  note: z.string().nullable(),
});

/** `note`: why the member says that the step is not for them. */
export type OwnMark = StepMark & { note: string | null };

/** Those of the whole step and those of one person. */
export async function listMarks(own: OwnCms): Promise<OwnMark[]> {
  const filter = { user_created: { _eq: own.userId } };
  const rows = await own.ask(readRows(memberRow, { filter, limit: MOST_MARKS }));
  return rows.map(({ familyMember: who, ...mark }) => ({ ...mark, who }));
}

type MarkValues = Omit<OwnMark, "step" | "who">;

export const NO_MARK: MarkValues = { doneOn: null, droppedOn: null, snoozedTo: null, note: null };

/**
 * Replaces the member's marks of these steps. Repeating it changes nothing.
 * @param who null marks the whole step
 * @throws {CmsError}
 */
export async function markSteps(
  own: OwnCms,
  steps: readonly string[],
  mark: MarkValues,
  who: Person | null = null,
): Promise<void> {
  if (steps.length === 0) return;
  const filter = ofMember(own, {
    familyMember: who === null ? { _null: true } : { _eq: who },
    step: { _in: [...steps] },
  });
  const change: CmsCommand<{ step: unknown }[]> = updateItems(
    "member_plan_steps",
    { filter },
    mark,
    {
      fields: ["step"],
    },
  );
  const create = (missing: readonly string[]): CmsCommand<unknown> =>
    createItems(
      "member_plan_steps",
      missing.map((step) => ({ step, ...(who !== null && { familyMember: who }), ...mark })),
      { fields: ["id"] },
    );
  const missingAfter = (changed: readonly { step: unknown }[]) =>
    steps.filter((step) => changed.every((row) => row.step !== step));
  const missing = missingAfter(await own.write(change));
  if (missing.length === 0 || (await makeUnlessThere(own, create(missing)))) return;
  // Another tab has marked one of them since, so Directus created none.
  const left = missingAfter(await own.write(change));
  if (left.length > 0) await own.write(create(left));
}

/**
 * Removes every mark of a step: of the whole step and of each person.
 * @throws {CmsError}
 */
export async function reopenStep(own: OwnCms, step: string): Promise<void> {
  const filter = ofMember(own, { step: { _eq: step } });
  await own.write(updateItems("member_plan_steps", { filter }, NO_MARK, { fields: ["id"] }));
}
