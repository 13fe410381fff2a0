import { defineHook } from "@directus/extensions-sdk";
import type { EventContext, Filter } from "@directus/types";
import { readPlanConditions } from "../../../../contract/switzerland/plan.ts";
import { isPerson } from "../../../../contract/switzerland/plan-people.ts";
import { readPlanRule } from "../../../../contract/switzerland/plan-dates.ts";
import { Refusal } from "../../shared/refusal";
import { zurichDayOf } from "../../shared/zurich-day.ts";
import { listUnfinished, listUnticked } from "./class-steps";

const WRONG_RULE =
  "Este prazo não existe: use dias e meses inteiros, ou um dia de 1 a 31 e um mês de 1 a 12.";
const WRONG_CONDITIONS = "Escolha só fatos e valores da lista: o portal não conhece outros.";
const UNKNOWN_PERSON = "O plano não conhece esta pessoa da família.";

/**
 * Finishing a class ticks the step of the plan that ends with it, and ticking a step finishes its class.
 * Both are written with the member's rights, so that all rules apply: a class they cannot read or finish
 * stays unchanged. Undoing one does not undo the other. Requires a date rule and conditions
 * that the plan can compute, and marks of people that the plan knows.
 */
export default defineHook(({ action, filter }, { services, database, getSchema, logger }) => {
  type Written = { collection: string; of: Record<string, string>; values: object };

  async function write({ collection, of, values }: Written, { accountability }: EventContext) {
    const options = { schema: await getSchema(), accountability, knex: database };
    const rows = new services.ItemsService(collection, options);
    const own: Filter[] = Object.entries(of).map(([field, value]) => ({ [field]: { _eq: value } }));
    own.push({ user_created: { _eq: accountability?.user ?? null } });
    if (collection === "member_plan_steps") own.push({ familyMember: { _null: true } });
    const mine: Filter = { _and: own };
    const changed = await rows.updateByQuery({ filter: mine }, values);
    if (changed.length === 0) await rows.createOne({ ...of, ...values });
  }

  async function tryWrite(written: Written, context: EventContext): Promise<void> {
    try {
      await write(written, context);
    } catch (error) {
      logger.debug(`plan-hook: ${written.collection} left as it is: ${String(error)}`);
    }
  }

  for (const event of ["create", "update"]) {
    filter<{ ruleJson?: unknown; conditions?: unknown }>(`plan_steps.items.${event}`, (payload) => {
      const { ruleJson = null, conditions = null } = payload;
      if (ruleJson !== null && !readPlanRule(ruleJson)) {
        throw new Refusal({ field: "ruleJson", reason: WRONG_RULE });
      }
      if (!readPlanConditions(conditions)) {
        throw new Refusal({ field: "conditions", reason: WRONG_CONDITIONS });
      }
      return payload;
    });
    filter<{ familyMember?: unknown }>(`member_plan_steps.items.${event}`, (payload) => {
      const { familyMember = null } = payload;
      if (familyMember !== null && !isPerson(familyMember)) {
        throw new Refusal({ field: "familyMember", reason: UNKNOWN_PERSON });
      }
      return payload;
    });
  }

  const keysOf = (meta: Record<string, unknown>) =>
    (meta["keys"] ?? [meta["key"]]) as readonly string[];

  for (const event of ["create", "update"]) {
    action(`class_progress.items.${event}`, async (meta, context) => {
      for (const { step, member } of await listUnticked(database, keysOf(meta))) {
        if (member !== context.accountability?.user) continue;
        const values = { doneOn: zurichDayOf(new Date()) };
        await tryWrite({ collection: "member_plan_steps", of: { step }, values }, context);
      }
    });
    action(`member_plan_steps.items.${event}`, async (meta, context) => {
      for (const { class: id, member } of await listUnfinished(database, keysOf(meta))) {
        if (member !== context.accountability?.user) continue;
        const values = { state: "done" };
        await tryWrite({ collection: "class_progress", of: { class: id }, values }, context);
      }
    });
  }
});
