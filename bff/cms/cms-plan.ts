import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { readPlanRule } from "../../contract/switzerland/plan-dates.ts";
import {
  planConditions,
  type PlanStepRule,
  type StepMark,
} from "../../contract/switzerland/plan.ts";
import { PER_PERSON } from "../../contract/switzerland/plan-people.ts";
import type { CmsClient } from "./client.ts";

const MOST_STEPS = 200;

const stepShape = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  ruleJson: z.unknown(),
  conditions: z.unknown(),
  takeAlong: z.array(z.string()).nullish().catch(null),
  dependsOn: z.array(z.string()).nullish().catch(null),
  perPerson: z.enum(PER_PERSON).nullish().catch(null),
});
const homeShape = z.object({
  id: z.string(),
  canton: z.object({ cantonCode: z.string() }).nullish().catch(null),
});
const sinceShape = z.object({ inSwitzerlandSince: z.string().nullish() });
const markShape = z.object({
  user_created: z.string(),
  step: z.string(),
  familyMember: z.string().nullable(),
  doneOn: z.string().nullable(),
  droppedOn: z.string().nullable(),
  snoozedTo: z.string().nullable(),
});

export type CmsPlanStep = PlanStepRule & { title: string; takeAlong: readonly string[] };

export type CmsPlan = {
  listSteps(): Promise<CmsPlanStep[]>;
  listMarks(directusUserIds: readonly string[]): Promise<Map<string, StepMark[]>>;
  /** Code of the profile's canton, by member; absent without one. One request. */
  listHomeCantons(directusUserIds: readonly string[]): Promise<Map<string, string>>;
  /** Month of arrival in the profile (YYYY-MM); null without one. */
  findSince(directusUserId: string): Promise<string | null>;
};

export function createCmsPlan(client: CmsClient): CmsPlan {
  const list = (path: string, params: object) =>
    client.read(customEndpoint<unknown[]>({ path, params: { limit: -1, ...params } }));
  return {
    async listSteps() {
      const fields = Object.keys(stepShape.shape).join(",");
      const filter = { status: { _eq: "published" } };
      const sort = "sort,key";
      const rows = await list("/items/plan_steps", { fields, filter, sort, limit: MOST_STEPS });
      return z
        .array(stepShape)
        .parse(rows)
        .map(({ ruleJson, conditions, dependsOn, takeAlong, perPerson, ...step }) => ({
          ...step,
          rule: readPlanRule(ruleJson),
          conditions: planConditions(conditions),
          takeAlong: takeAlong ?? [],
          dependsOn: dependsOn ?? [],
          perPerson: perPerson ?? null,
        }));
    },

    async listMarks(directusUserIds) {
      const fields = Object.keys(markShape.shape).join(",");
      const marks = ["doneOn", "droppedOn", "snoozedTo"];
      const isMarked = { _or: marks.map((mark) => ({ [mark]: { _nnull: true } })) };
      const filter = { _and: [{ user_created: { _in: directusUserIds } }, isMarked] };
      const byMember = new Map<string, StepMark[]>();
      for (const row of z
        .array(markShape)
        .parse(await list("/items/member_plan_steps", { fields, filter }))) {
        const { user_created: member, familyMember: who, ...mark } = row;
        byMember.set(member, [...(byMember.get(member) ?? []), { ...mark, who }]);
      }
      return byMember;
    },

    async listHomeCantons(directusUserIds) {
      const filter = { _and: [{ id: { _in: directusUserIds } }, { canton: { _nnull: true } }] };
      const rows = await list("/users", { fields: "id,canton.cantonCode", filter });
      return new Map(
        z
          .array(homeShape)
          .parse(rows)
          .flatMap(({ id, canton }): [string, string][] =>
            canton ? [[id, canton.cantonCode]] : [],
          ),
      );
    },

    async findSince(directusUserId) {
      const filter = { id: { _eq: directusUserId } };
      const fields = Object.keys(sinceShape.shape).join(",");
      const [row] = z.array(sinceShape).parse(await list("/users", { fields, filter }));
      return row?.inSwitzerlandSince?.slice(0, "YYYY-MM".length) || null;
    },
  };
}
