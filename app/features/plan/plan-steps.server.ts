import { createItem, updateItems } from "@directus/sdk";
import { z } from "zod";
import { changeOrCreate } from "~/cms/writes.server";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { lessonLink, type LessonLink } from "~/content/lesson-link";
import { readPlanRule, type PlanRule } from "../../../contract/switzerland/plan-dates.ts";

const MOST_STEPS = 200;

const stepRow = shape("plan_steps", {
  id: z.string(),
  key: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  ruleJson: z.unknown(),
  sourceUrl: z.string().nullable(),
  dependsOn: z.array(z.string()).nullable().catch(null),
  courseClass: {
    title: z.string(),
    slug: z.string(),
    module: { slug: z.string(), course: { slug: z.string() } },
  },
});

export type PublishedStep = {
  id: string;
  key: string;
  title: string;
  bodyHtml: string | null;
  rule: PlanRule | null;
  sourceUrl: string | null;
  dependsOn: string[];
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
    return rows.map(({ ruleJson, body, dependsOn, courseClass, ...step }) => ({
      ...step,
      bodyHtml: body ? prepareRichText(body).bodyHtml : null,
      rule: readPlanRule(ruleJson),
      dependsOn: dependsOn ?? [],
      lesson: lessonLink(courseClass),
    }));
  });
}

const memberRow = shape("member_plan_steps", {
  step: z.string(),
  doneOn: z.string().nullable(),
  droppedOn: z.string().nullable(),
});
export type StepMark = { step: string; doneOn: string | null; droppedOn: string | null };

/** Marks of the member, not of family members. */
const ofSelf = { familyMember: { _null: true } } as const;

export function listMarks(own: OwnCms): Promise<StepMark[]> {
  const filter = ofMember(own, ofSelf);
  return own.ask(readRows(memberRow, { filter, limit: MOST_STEPS }));
}

/**
 * `null` removes the mark.
 * @throws {CmsError}
 */
export async function markStep(
  own: OwnCms,
  step: string,
  mark: { doneOn: string | null; droppedOn: string | null },
): Promise<void> {
  const filter = ofMember(own, { ...ofSelf, step: { _eq: step } });
  await changeOrCreate(
    own,
    updateItems("member_plan_steps", { filter }, mark, { fields: ["id"] }),
    createItem("member_plan_steps", { step, ...mark }, { fields: ["id"] }),
  );
}
