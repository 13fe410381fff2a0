import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { readPlanRule, type PlanRule } from "../../contract/switzerland/plan-dates.ts";
import type { CmsClient } from "./client.ts";

const MOST_STEPS = 200;

const stepShape = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  ruleJson: z.unknown(),
  dependsOn: z.array(z.string()).nullish().catch(null),
});
const markShape = z.object({
  user_created: z.string(),
  step: z.string(),
  doneOn: z.string().nullable(),
  droppedOn: z.string().nullable(),
});

export type CmsPlanStep = {
  id: string;
  key: string;
  title: string;
  rule: PlanRule | null;
  dependsOn: readonly string[];
};

export type PlanMark = { step: string; doneOn: string | null; droppedOn: string | null };

export type CmsPlan = {
  listSteps(): Promise<CmsPlanStep[]>;
  listMarks(directusUserIds: readonly string[]): Promise<Map<string, PlanMark[]>>;
};

export function createCmsPlan(client: CmsClient): CmsPlan {
  const list = (path: string, params: object) =>
    client.read(customEndpoint<unknown[]>({ path, params: { limit: -1, ...params } }));
  return {
    async listSteps() {
      const fields = Object.keys(stepShape.shape).join(",");
      const filter = { status: { _eq: "published" } };
      const rows = await list("/items/plan_steps", { fields, filter, limit: MOST_STEPS });
      return z
        .array(stepShape)
        .parse(rows)
        .map(({ ruleJson, dependsOn, ...step }) => ({
          ...step,
          rule: readPlanRule(ruleJson),
          dependsOn: dependsOn ?? [],
        }));
    },

    async listMarks(directusUserIds) {
      const fields = Object.keys(markShape.shape).join(",");
      const isMarked = { _or: [{ doneOn: { _nnull: true } }, { droppedOn: { _nnull: true } }] };
      const filter = {
        _and: [
          { user_created: { _in: directusUserIds } },
          { familyMember: { _null: true } },
          isMarked,
        ],
      };
      const marks = new Map<string, PlanMark[]>();
      for (const row of z
        .array(markShape)
        .parse(await list("/items/member_plan_steps", { fields, filter }))) {
        const { user_created: member, ...mark } = row;
        marks.set(member, [...(marks.get(member) ?? []), mark]);
      }
      return marks;
    },
  };
}
