import { expect, test } from "vitest";
import type { CmsPlanStep } from "../../../../../../bff/cms/cms-plan.ts";
import { createReadFirstSteps } from "../../../../../../bff/modules/switzerland/plan/first-steps.ts";
import { readPlanRule } from "../../../../../../contract/switzerland/plan-dates.ts";

const step = (title: string, more: Partial<CmsPlanStep>): CmsPlanStep => ({
  ...{ id: title, key: title, title, rule: null, conditions: [], dependsOn: [], takeAlong: [] },
  perPerson: null,
  ...more,
});
const steps = [
  step("Registro", { rule: readPlanRule({ days: 14 }), conditions: [{ stage: ["new"] }] }),
  step("Permissão", { rule: readPlanRule({ days: 3 }), conditions: [{ permit: ["B"] }] }),
  step("Vistoria", { dependsOn: ["Escola"] }),
  step("Conta", { rule: readPlanRule({ days: 30 }), conditions: [{ permit: ["B", "unknown"] }] }),
  step("Seguro", { rule: readPlanRule({ months: 3 }) }),
  step("Escola", {}),
];
const now = () => new Date("2026-11-10T10:00:00Z");

test("first steps: are the next three of the answers, without those that disclose a permit", async () => {
  const read = createReadFirstSteps({ cmsPlan: { listSteps: () => Promise.resolve(steps) }, now });
  const answers = { time: "there", since: "2026-11", job: "working", permit: "B" };
  const stepsOf = await read();
  expect(stepsOf(answers)).toEqual([
    { title: "Registro", dueOn: "2026-11-15", timing: "until" },
    { title: "Conta", dueOn: "2026-12-01", timing: "until" },
    { title: "Seguro", dueOn: "2027-02-01", timing: "until" },
  ]);
  expect(stepsOf({ time: "3_6" })).toEqual([
    { title: "Conta", dueOn: null, timing: "until" },
    { title: "Seguro", dueOn: null, timing: "until" },
    { title: "Escola", dueOn: null, timing: "until" },
  ]);
});

test("first steps: begin with the step that the plan puts first, also once its day has passed", async () => {
  const late = () => new Date("2026-11-20T10:00:00Z");
  const listSteps = () => Promise.resolve(steps);
  const stepsOf = await createReadFirstSteps({ cmsPlan: { listSteps }, now: late })();
  const answers = { time: "there", since: "2026-11", job: "working", permit: "B" };
  expect(stepsOf(answers)[0]).toEqual({ title: "Registro", dueOn: "2026-11-15", timing: "over" });
});

test("first steps: are none while the CMS is unavailable", async () => {
  const listSteps = () => Promise.reject(new Error("no CMS"));
  const stepsOf = await createReadFirstSteps({ cmsPlan: { listSteps }, now })();
  expect(stepsOf({})).toEqual([]);
});
