import { describe, expect, test } from "vitest";
import { markedPath, viewOf } from "~/features/plan/plan-view.server";
import { arrivalOf, planOf } from "~/features/plan/plan.server";
import type { PublishedStep } from "~/features/plan/plan-steps.server";
import { makeMark, makePublishedStep } from "../../../../factories/plan";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";

const step = (key: string, rule: unknown, dependsOn: string[] = []): PublishedStep => ({
  ...makePublishedStep(key),
  title: `Passo ${key}`,
  rule: readPlanRule(rule),
  dependsOn,
});
const steps = [
  step("license", { months: 12 }, ["registration"]),
  step("pension", null),
  step("registration", { days: 14 }),
];
const TODAY = "2026-11-23";
const doneMark = (id: string) => makeMark(id, { doneOn: "2026-11-20" });
const nothingTold = { answers: {}, family: [], children: {}, events: {} };
const plan = (arrival: string, done: string[] = []) =>
  planOf(steps, {
    arrival: arrivalOf(arrival, "", {}),
    situation: nothingTold,
    marks: done.map(doneMark),
    today: TODAY,
  });

describe("plan page", () => {
  const view = (search: string) =>
    viewOf(
      { ...plan("2026-11-20", ["id-pension"]), feed: { kind: "none" }, isCaughtUp: true },
      new URLSearchParams(search),
      TODAY,
    );
  const groupsIn = (search: string) =>
    view(search).groups.map(({ title, steps: shown }) => [title, shown.map(({ key }) => key)]);

  test("groups the open steps after the next one by date, or by part of the way", () => {
    expect(groupsIn("")).toEqual([["Mais adiante", ["license"]]]);
    expect(groupsIn("view=phases")).toEqual([["Primeiros 100 dias", ["license"]]]);
  });

  test("sets missed steps apart, and proposes none of them", () => {
    const shown = viewOf(
      { ...plan("2026-08-20", ["id-pension"]), feed: { kind: "none" }, isCaughtUp: true },
      new URLSearchParams(),
      TODAY,
    );
    expect(shown.missed.map(({ key }) => key)).toEqual(["registration"]);
    expect([shown.next?.key, shown.groups]).toEqual(["license", []]);
  });

  test("names the steps that were marked a moment ago", () => {
    const keysIn = (search: string) => view(search).marked.map(({ key }) => key);
    expect(keysIn("marked=id-pension")).toEqual(["pension"]);
    expect(keysIn("marked=unknown")).toEqual([]);
    const path = markedPath({ marked: ["id-license", "id-pension"], who: null }, true);
    expect(path).toMatch(/^\/pt-BR\/app\/plan\?view=phases&/);
    expect(keysIn(path.split("?")[1] ?? "")).toEqual(["license", "pension"]);
  });

  test("proposes the first step that waits for no other", () => {
    expect(view("").next?.key).toBe("registration");
    const waiting = planOf([step("license", { days: 1 }, ["registration"]), ...steps.slice(2)], {
      arrival: arrivalOf("2026-11-20", "", {}),
      situation: nothingTold,
      marks: [],
      today: TODAY,
    });
    expect(waiting.next?.key).toBe("registration");
  });
});

describe("offer to mark past steps together", () => {
  const arrivalSteps = [10, 20, 30, 40].map((days) => step(`after-${days}`, { days }));
  const own = [...arrivalSteps, step("insurer", { yearly: { month: 11, day: 30 } })];
  const offered = (arrivedOn: string, { isCaughtUp = false, done = [] as string[] } = {}) =>
    viewOf(
      {
        ...planOf(own, {
          arrival: arrivalOf(arrivedOn, "", {}),
          situation: nothingTold,
          marks: done.map(doneMark),
          today: TODAY,
        }),
        ...{ feed: { kind: "none" }, isCaughtUp },
      },
      new URLSearchParams(),
      TODAY,
    ).catchUp;

  test("lists the open steps of the arrival whose day has passed, with the months since", () => {
    const all = offered("2026-09-20");
    expect([all?.months, all?.steps.map(({ id }) => id)]).toEqual([
      2,
      ["id-after-10", "id-after-20", "id-after-30", "id-after-40"],
    ]);
    expect(offered("2026-09-20", { done: ["id-after-20"] })?.steps).toHaveLength(3);
  });

  test("is not made in the first month, for few steps, or once it was answered", () => {
    expect(offered("2026-10-24")).toBeNull();
    expect(offered("2026-10-23")?.months).toBe(1);
    expect(offered("2026-09-20", { done: ["id-after-10", "id-after-20"] })).toBeNull();
    expect(offered("2026-09-20", { isCaughtUp: true })).toBeNull();
    expect(offered("")).toBeNull();
  });
});

test("plan page: the title of the group names the day that steps count from, instead of each step", () => {
  const made = planOf([...steps, step("return", { nextYear: { month: 2, day: 29 } })], {
    ...{ arrival: arrivalOf("", "", {}), situation: nothingTold, marks: [], today: TODAY },
  });
  const whole = { ...made, next: null, feed: { kind: "none" as const }, isCaughtUp: true };
  const { groups } = viewOf(whole, new URLSearchParams(), TODAY);
  expect(groups.map(({ title, hasRuleInTitle }) => [title, hasRuleInTitle])).toEqual([
    ["Contam a partir da chegada", true],
    ["Sem data fixa", false],
  ]);
  const undated = groups[1]?.steps.map(({ when }) => when);
  expect(undated).toContain("até o fim de fevereiro do ano seguinte");
});

test("plan page: the step of the address stands above the groups, and an unknown one does nothing", () => {
  const open = (search: string) =>
    viewOf(
      { ...plan("2026-12-01"), feed: { kind: "none" }, isCaughtUp: false },
      new URLSearchParams(search),
      TODAY,
    );
  const { opened, next, groups } = open("step=license");
  expect([opened?.key, next?.key]).toEqual(["license", "registration"]);
  expect(groups.flatMap(({ steps: shown }) => shown.map(({ key }) => key))).toEqual(["pension"]);
  expect(open("step=nothing").opened).toBeNull();
});
