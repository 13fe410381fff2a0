import { randomUUID } from "node:crypto";
import type { MemberPlanSteps, PlanSteps } from "~/cms/generated/schema";
import { auditFields, unique } from "./row-marks";

export function makePlanStep(overrides: Partial<PlanSteps> = {}): PlanSteps {
  const name = unique();
  return {
    ...auditFields(),
    id: randomUUID(),
    key: `passo-${name}`,
    title: `Passo ${name}`,
    status: "published",
    body: null,
    ruleJson: { days: 14 },
    legalSource: null,
    sourceUrl: "https://www.ch.ch/",
    offsetDays: null,
    cantons: null,
    permitTypes: null,
    dependsOn: null,
    courseClass: null,
    sort: 1,
    ...overrides,
  };
}

export function makeMemberPlanStep(overrides: Partial<MemberPlanSteps> = {}): MemberPlanSteps {
  return {
    id: randomUUID(),
    step: randomUUID(),
    dueOn: null,
    doneOn: null,
    droppedOn: null,
    snoozedTo: null,
    note: null,
    familyMember: null,
    uniqueKey: null,
    user_created: null,
    date_created: null,
    date_updated: null,
    ...overrides,
  };
}
