import { describe, expect, test } from "vitest";
import { nextDates } from "~/features/home/load-home.server";
import { arrivalOf, planOf } from "~/features/plan/plan.server";
import type { PublishedStep } from "~/features/plan/plan-steps.server";
import type { MemberAnswers } from "~/service/signup-api.server";
import { makeMark, makePublishedStep } from "../../../../factories/plan";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";

const arriving = [{ stage: ["abroad", "new", "unknown"] }];
const living = [{ stage: ["new", "resident", "unknown"] }];
const step = (title: string, rule: unknown, more: Partial<PublishedStep> = {}): PublishedStep => ({
  ...makePublishedStep(title),
  id: title,
  rule: readPlanRule(rule),
  conditions: arriving,
  ...more,
});
const lesson = { title: "Seguro em três decisões", path: "/app/courses/a/b/c" } as const;
const steps = [
  step("Carteira", { months: 12 }),
  step("Seguro", { months: 3 }, { lesson }),
  step("Registro", { days: 14 }),
  step("Franquia", { yearly: { month: 11, day: 30 } }, { conditions: living }),
  step("Imposto", { nextYear: { month: 3, day: 31 } }, { conditions: living }),
  step("Declaração", { yearly: { month: 3, day: 31 } }, { conditions: living }),
  step("Sem dia", null),
];

type Values = {
  answers?: MemberAnswers;
  written?: string;
  since?: string;
  today?: string;
  done?: string[];
  dropped?: string[];
};
function datesOf({ answers = {}, written, since = "", today = "2026-11-22", ...input }: Values) {
  const { done = [], dropped = [] } = input;
  const marks = [
    ...done.map((id) => makeMark(id, { doneOn: today })),
    ...dropped.map((id) => makeMark(id, { droppedOn: today })),
  ];
  const arrival = arrivalOf(written ?? null, since, answers);
  const situation = { answers, family: [], children: {}, events: {} };
  return nextDates({ today, plan: planOf(steps, { arrival, situation, marks, today }) });
}
const whenText = (input: Values) =>
  datesOf(input).map(({ title, when, left }) => [title, when, left]);
const titles = (input: Values) => datesOf(input).map(({ title }) => title);

const premium = ["Franquia", "até 30 de novembro de 2026", "faltam 8 dias"];

describe("next dates of a member", () => {
  test("are those of the plan, the nearest first, counted from the arrival day in the plan", () => {
    expect(whenText({ written: "2026-11-10" })).toEqual([
      ["Registro", "até 24 de novembro de 2026", "faltam 2 dias"],
      premium,
      ["Seguro", "até 10 de fevereiro de 2027", "faltam 80 dias"],
      ["Carteira", "até 10 de novembro de 2027", "faltam 353 dias"],
    ]);
  });

  test("are a range if only the arrival month is known; the profile precedes the answers", () => {
    const answers = { time: "there", since: "2026-11" };
    expect(whenText({ answers }).slice(0, 2)).toEqual([
      premium,
      [
        "Registro",
        "entre 15 de novembro de 2026 e 14 de dezembro de 2026, conforme o dia em que você chegou",
        null,
      ],
    ]);
    expect(titles({ answers, today: "2026-12-14" })).toContain("Registro");
    expect(titles({ answers, today: "2026-12-15" })).not.toContain("Registro");
    expect(whenText({ answers, since: "2020-01" })).toEqual([premium]);
  });

  test("exclude steps that are completed or do not apply", () => {
    const input = { written: "2026-11-10", done: ["Registro", "Franquia"], dropped: ["Carteira"] };
    expect(titles(input)).toEqual(["Seguro"]);
  });

  test("include a past date until the plan counts it as missed, and a yearly date when it comes near", () => {
    expect(titles({ written: "2026-09-09" })).toContain("Registro");
    expect(titles({ written: "2026-09-08" })).not.toContain("Registro");
    const near = { written: "2026-01-10", done: ["Registro", "Seguro", "Franquia"] };
    expect(titles({ ...near, today: "2026-12-01" })).toEqual(["Carteira"]);
    const inSpring = ["Carteira", "Imposto", "Declaração"];
    expect(titles({ ...near, today: "2026-12-02" })).toEqual(inSpring);
    // A yearly date, shown however long ago the member arrived.
    expect(titles({ written: "2020-01-10", today: "2027-01-15" })).toEqual(["Declaração"]);
  });

  test("have no day before the arrival", () => {
    expect(whenText({ answers: { time: "3_6" } })).toEqual([
      ["Registro", "até 14 dias depois de chegar", null],
      ["Seguro", "até 3 meses depois de chegar", null],
      ["Carteira", "até 12 meses depois de chegar", null],
    ]);
  });

  test("are empty for cross-border commuters, and only yearly for asylum permits", () => {
    const working = { job: "working", time: "there", since: "2026-11" };
    expect(whenText({ answers: { ...working, permit: "G" } })).toEqual([]);
    expect(whenText({ answers: { ...working, permit: "N" } })).toEqual([premium]);
    expect(titles({ answers: { ...working, permit: "B" } })).toHaveLength(4);
  });

  test("are only the yearly ones without an arrival date", () => {
    expect(whenText({})).toEqual([premium]);
    expect(whenText({ answers: { time: "there" } })).toEqual([premium]);
  });

  test("link to their step and to the class on the topic, and name a source", () => {
    const [, , insurance] = datesOf({ written: "2026-11-10" });
    expect(insurance).toMatchObject({
      to: "/pt-BR/app/plan?step=Seguro",
      guide: { to: "/pt-BR/app/courses/a/b/c", title: "Aula: Seguro em três decisões" },
      source: { name: "Fonte: ch.ch", url: "https://www.ch.ch/x" },
    });
  });
});
