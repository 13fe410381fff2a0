import { randomUUID } from "node:crypto";
import type { OwnMark, PublishedStep } from "~/features/plan/plan-steps.server";
import type { Office } from "~/reference/offices.server";
import type { Letters, MemberPlanSteps, Offices, PlanSteps } from "~/cms/generated/schema";
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
    phase: "arrival",
    conditions: null,
    takeAlong: null,
    dependsOn: null,
    perPerson: null,
    guidePath: null,
    toolPath: null,
    office: null,
    letter: null,
    sourceName: null,
    sourceLanguage: null,
    checkedOn: null,
    toConfirm: null,
    courseClass: null,
    endsWithClass: false,
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

export function makeOfficeRow(overrides: Partial<Offices> = {}): Offices {
  return {
    ...auditFields(),
    ...{ id: randomUUID(), canton: 1, kind: "migration", name: "Migrationsamt", address: null },
    ...{ url: "https://www.zh.ch/", languages: ["de"], note: null, checkedOn: null },
    ...{ toConfirm: null, uniqueKey: null },
    ...overrides,
  };
}

export function makeLetterRow(overrides: Partial<Letters> = {}): Letters {
  const body = "Ich kündige per {{endDay}}.\n\nGrund: {{reason}}.";
  return {
    ...auditFields(),
    ...{ id: randomUUID(), key: "end-phone", title: "Rescindir o celular", status: "published" },
    ...{ summary: "Para sair do contrato.", recipient: "A operadora", sort: 1 },
    fieldsJson: [
      { name: "endDay", kind: "day", label: "Último dia", isRequired: true },
      { name: "reason", kind: "text", label: "Motivo", isRequired: false },
    ],
    ...{ subjectDe: "Kündigung", bodyDe: body, subjectFr: "Résiliation" },
    bodyFr: "Je résilie au {{endDay}}.",
    ...{
      subjectIt: "Disdetta",
      bodyIt: body,
      subjectPt: "Rescisão",
      bodyPt: "Rescindo em {{endDay}}.",
    },
    ...{ isRegistered: true, postingHint: "Guarde o recibo.", deadlineJson: null },
    ...{
      postBeforeDays: 5,
      legalSource: null,
      sourceName: "ch.ch",
      sourceUrl: "https://www.ch.ch/",
    },
    ...{ sourceLanguage: "de", checkedOn: null, toConfirm: "O prazo de cada operadora." },
    ...overrides,
  };
}

/** A step as the app reads it: for everybody, without a date. */
export function makePublishedStep(key: string): PublishedStep {
  return {
    ...{ id: `id-${key}`, key, title: key, phase: "arrival", bodyHtml: null, rule: null },
    ...{ conditions: [], takeAlong: [], dependsOn: [], perPerson: null, lesson: null },
    ...{ guidePath: null, toolPath: null, office: null, letter: null },
    source: {
      ...{ name: "ch.ch", url: "https://www.ch.ch/x", language: null },
      ...{ law: null, checkedOn: null, toConfirm: null },
    },
  };
}

export const makeMark = (step: string, mark: Partial<OwnMark> = {}): OwnMark => ({
  ...{ step, who: null, doneOn: null, droppedOn: null, snoozedTo: null, note: null, ...mark },
});

export const makeOffice = (kind: Office["kind"]): Office => ({
  ...{ kind, name: `Amt ${kind}`, address: "Hauptstrasse 1, 8000 Zürich", note: null },
  ...{ url: `https://www.zh.ch/${kind}`, languages: ["de"], checkedOn: "2026-11-29" },
});
