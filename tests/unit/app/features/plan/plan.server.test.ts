import { describe, expect, test } from "vitest";
import { arrivalOf, planOf } from "~/features/plan/plan.server";
import type { PublishedStep } from "~/features/plan/plan-steps.server";
import { readPlanRule } from "../../../../../contract/plan-dates.ts";

const step = (key: string, rule: unknown, dependsOn: string[] = []): PublishedStep => ({
  id: `id-${key}`,
  key,
  title: `Passo ${key}`,
  bodyHtml: null,
  rule: readPlanRule(rule),
  sourceUrl: "https://www.sem.admin.ch/x",
  dependsOn,
  lesson: null,
});
const steps = [
  step("license", { months: 12 }, ["registration"]),
  step("pension", null),
  step("registration", { days: 14 }),
];
const TODAY = "2026-11-23";
const doneMark = (id: string) => ({ step: id, doneOn: "2026-11-20", droppedOn: null });
const droppedMark = (id: string) => ({ step: id, doneOn: null, droppedOn: "2026-11-20" });
const plan = (arrival: string, done: string[] = [], dropped: string[] = []) =>
  planOf(steps, {
    arrival: arrivalOf(arrival, "", {}),
    marks: [...done.map(doneMark), ...dropped.map(droppedMark)],
    today: TODAY,
  });

describe("the day of arrival", () => {
  test("is the one that the member wrote, else the profile's month, else the answers'", () => {
    const answers = { time: "there", since: "2025-03" } as const;
    expect(arrivalOf("2027-02-10", "2026-05", answers)).toMatchObject({ day: "2027-02-10" });
    expect(arrivalOf("tomorrow", "2026-05", answers)).toMatchObject({
      kind: "month",
      day: "2026-05-01",
    });
    expect(arrivalOf("", "", answers)).toMatchObject({ day: "2025-03-01" });
  });

  test.each([
    [{}, "unknown"],
    [{ time: "there" }, "unknown"],
    [{ time: "3_6" }, "planned"],
  ] as const)("is not made up of %j", (answers, kind) => {
    expect(arrivalOf("", "", answers)).toEqual({ kind, day: null });
  });
});

test("steps stand by their days, those without one after, what is done at the end", () => {
  expect(plan("2026-12-01").steps.map(({ key, dueOn }) => [key, dueOn])).toEqual([
    ["registration", "2026-12-15"],
    ["license", "2027-12-01"],
    ["pension", null],
  ]);
  const { steps: later, doneCount } = plan("2026-12-01", ["id-registration"]);
  expect([later.map(({ key }) => key), doneCount]).toEqual([
    ["license", "pension", "registration"],
    1,
  ]);
});

test("a step waits for what comes before it, until that is done", () => {
  const waits = (done: string[]) =>
    plan("2026-12-01", done).steps.find(({ key }) => key === "license")?.waitsFor;
  expect(waits([])).toEqual(["Passo registration"]);
  expect(waits(["id-registration"])).toEqual([]);
});

test("a step that was dropped stands last, counts no more, and nothing waits for it", () => {
  const { steps: all, ownCount } = plan("2026-12-01", [], ["id-registration"]);
  expect([all.map(({ key }) => key), ownCount]).toEqual([
    ["license", "pension", "registration"],
    2,
  ]);
  expect(all[0]?.waitsFor).toEqual([]);
  expect(all[2]).toMatchObject({ isDropped: true, isDone: false, left: null });
});

test("what comes each year opens anew once its day is over", () => {
  const yearly = [step("insurer", { yearly: { month: 11, day: 30 } })];
  const on = (today: string) =>
    planOf(yearly, {
      arrival: arrivalOf("2026-02-01", "", {}),
      marks: [doneMark("id-insurer")],
      today,
    }).steps[0];
  expect(on("2026-11-30")).toMatchObject({ isDone: true });
  expect(on("2026-12-01")).toMatchObject({ isDone: false, dueOn: "2027-11-30" });
});

test("a day that is over is said, and only of what is open", () => {
  const over = plan("2026-11-01").steps.find(({ key }) => key === "registration");
  expect(over).toMatchObject({
    isOver: true,
    left: "passou há 8 dias",
    when: "até 15 de novembro de 2026",
  });
  const done = plan("2026-11-01", ["id-registration"]).steps.at(-1);
  expect(done).toMatchObject({ isOver: false, left: null });
});

test.each([
  ["2026-11-09", "é hoje"],
  ["2026-11-10", "falta 1 dia"],
  ["2026-11-11", "faltam 2 dias"],
])("a day is told by what is left: arrived on %s, %s", (arrivedOn, left) => {
  const { steps: shown } = plan(arrivedOn);
  expect(shown.find(({ key }) => key === "registration")?.left).toBe(left);
});

describe("without an arrival", () => {
  const yearly = step("insurer", { yearly: { month: 11, day: 30 } });
  const shown = (answers: { time?: "there" | "3_6" }) =>
    planOf([...steps, yearly], {
      arrival: arrivalOf("", "", answers),
      marks: [],
      today: TODAY,
    }).steps.map(({ key, dueOn, when, left }) => [key, dueOn, when, left]);

  test("only yearly steps have a day, and others name their rule", () => {
    expect(shown({})).toEqual([
      ["insurer", "2026-11-30", "até 30 de novembro de 2026", "faltam 7 dias"],
      ["license", null, "o prazo conta a partir da chegada", null],
      ["pension", null, null, null],
      ["registration", null, "o prazo conta a partir da chegada", null],
    ]);
  });

  test("no step has a day for a member who is yet to come", () => {
    expect(shown({ time: "3_6" })).toContainEqual([
      "insurer",
      null,
      "todo ano, até 30 de novembro",
      null,
    ]);
  });
});
