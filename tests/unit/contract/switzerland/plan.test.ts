import { describe, expect, test } from "vitest";
import { nextStepsOf } from "../../../../contract/switzerland/next-step.ts";
import {
  isPastArrivalStep,
  scheduleSteps,
  readPlanConditions,
  type PlanStepRule,
  type ScheduledStep,
  type StepMark,
} from "../../../../contract/switzerland/plan.ts";
import { monthsBetween, readPlanRule } from "../../../../contract/switzerland/plan-dates.ts";
import {
  factsOf,
  offersLifeChanges,
  rightOf,
  stageOf,
  type Situation,
} from "../../../../contract/switzerland/situation.ts";

const TODAY = "2026-11-29";
const nobody: Situation = {
  ...{ answers: {}, arrivalOn: null, family: [], children: {}, events: {} },
};
const told = (change: Partial<Situation>): Situation => ({ ...nobody, ...change });

const step = (key: string, more: Partial<PlanStepRule> = {}): PlanStepRule => ({
  ...{ id: `id-${key}`, key, rule: null, conditions: [], dependsOn: [], perPerson: null, ...more },
});
const mark = (key: string, more: Partial<StepMark>): StepMark => ({
  ...{ step: `id-${key}`, who: null, doneOn: null, droppedOn: null, snoozedTo: null, ...more },
});

describe("stage of a member", () => {
  test.each([
    [{ arrivalOn: "2027-03-01" }, "abroad"],
    [{ arrivalOn: TODAY }, "new"],
    [{ arrivalOn: "2025-11-30" }, "new"],
    [{ arrivalOn: "2025-11-29" }, "resident"],
    [{ answers: { time: "3_6" } }, "abroad"],
    [{ answers: { time: "there" } }, null],
    [{ answers: { time: "there", since: "2026-10" } }, "new"],
    [{ answers: { time: "there", since: "2020-10" } }, "resident"],
    [{ answers: { time: "unknown" } }, null],
    [{ answers: { permit: "G" }, arrivalOn: "2026-11-01" }, "commuter"],
    [{ answers: { permit: "F" }, arrivalOn: "2026-11-01" }, "resident"],
    [{}, null],
  ] as const)("with %j is %s", (change, stage) => expect(stageOf(told(change), TODAY)).toBe(stage));
});

test.each([
  ["a resident", { arrivalOn: "2020-01-01" }, true],
  ["a commuter", { answers: { permit: "G" } }, true],
  ["a member who is there since an unknown day", { answers: { time: "there" } }, true],
  ["a resident who told a day", { arrivalOn: "2020-01-01", events: { birth: TODAY } }, false],
  ["a member who arrives later", { arrivalOn: "2027-03-01" }, false],
  ["a member who told nothing", {}, false],
] as const)("question whether something changed: for %s", (_, change, isAsked) => {
  expect(offersLifeChanges(told(change), TODAY)).toBe(isAsked);
});

test.each([
  [{ passport: "yes", country: "CH" }, "swiss"],
  [{ passport: "yes", country: "PT" }, "european"],
  [{ passport: "family" }, "family"],
  [{ passport: "in_process" }, "third"],
  [{ passport: "no" }, "third"],
  [{}, null],
] as const)("right of %j is %s", (answers, right) => expect(rightOf(answers)).toBe(right));

test.each([
  [{ passport: "yes", country: "ES" }, "yes"],
  [{ passport: "yes", country: "other" }, undefined],
  [{ passport: "yes", country: "CH" }, undefined],
  [{ passport: "family", country: "PT" }, undefined],
  [{}, undefined],
])("settlement treaty of %j is %s", (answers, treaty) =>
  expect(factsOf(told({ answers }), TODAY)["treaty"]).toBe(treaty),
);

test("facts: what nobody told is missing, and each day is an event", () => {
  const events = { permitEnd: "2027-05-01" };
  expect(factsOf(told({ events }), TODAY)).toEqual({
    ...{ stage: undefined, right: undefined, work: undefined, permit: undefined },
    ...{ family: [], event: ["permitEnd"] },
  });
});

describe("plan conditions", () => {
  test("are a list of known facts and values", () => {
    expect(readPlanConditions(null)).toEqual([]);
    const rows = [{ stage: ["new", "unknown"], right: null }, { event: ["birth"] }];
    expect(readPlanConditions(rows)).toEqual([{ stage: ["new", "unknown"] }, { event: ["birth"] }]);
  });

  test.each([[3], [["new"]], [[{ stage: "new" }]], [[{ stage: ["old"] }]], [[{ sign: ["leo"] }]]])(
    "%j is refused",
    (value) => expect(readPlanConditions(value)).toBeNull(),
  );
});

test("past step of the arrival: counts from it and has a day before today", () => {
  const isPast = (rule: unknown, dueOn: string | null) =>
    isPastArrivalStep({ rule: readPlanRule(rule), dueOn }, TODAY);
  expect(isPast({ days: 14 }, "2026-11-28")).toBe(true);
  expect(isPast({ days: 14 }, TODAY)).toBe(false);
  expect(isPast({ days: 14 }, null)).toBe(false);
  expect(isPast({ from: "birth", days: 3 }, "2026-11-28")).toBe(false);
  expect(isPast({ yearly: { month: 11, day: 28 } }, "2026-11-28")).toBe(false);
});

test.each([
  ["2026-10-29", 1],
  ["2026-10-30", 0],
  ["2025-11-29", 12],
])("months from %s to today are %i", (from, months) => {
  expect(monthsBetween(from, TODAY)).toBe(months);
});

describe("steps of a member", () => {
  const steps = [
    step("registration", {
      rule: readPlanRule({ days: 14 }),
      conditions: [{ stage: ["abroad", "new", "unknown"] }],
    }),
    step("renewal", {
      rule: readPlanRule({ from: "permitEnd", months: -3 }),
      conditions: [{ event: ["permitEnd"], right: ["third", "european"] }],
    }),
    step("insurer", { rule: readPlanRule({ yearly: { month: 11, day: 30 } }) }),
    step("bank", { dependsOn: ["registration"] }),
  ];
  const keysOf = (situation: Situation, marks: StepMark[] = []) =>
    scheduleSteps(steps, { situation, marks, today: TODAY }).map((scheduled) => scheduled.step.key);
  const find = (key: string, situation: Situation, marks: StepMark[] = []) =>
    scheduleSteps(steps, { situation, marks, today: TODAY }).find((each) => each.step.key === key);

  test("are those whose conditions hold: a resident registers nothing", () => {
    expect(keysOf(told({ arrivalOn: "2020-01-01" }))).toEqual(["insurer", "bank"]);
    expect(keysOf(told({ arrivalOn: "2026-11-20" }))).toEqual(["insurer", "registration", "bank"]);
  });

  test("need every named fact of one alternative", () => {
    const events = { permitEnd: "2027-05-31" };
    const resident = { arrivalOn: "2020-01-01", events };
    expect(keysOf(told(resident))).not.toContain("renewal");
    const answers = { passport: "no" };
    expect(find("renewal", told({ ...resident, answers }))?.dueOn).toBe("2027-02-28");
    const swiss = { passport: "yes", country: "CH" };
    expect(keysOf(told({ ...resident, answers: swiss }))).not.toContain("renewal");
  });

  test("of newcomers stay until a deadline that ends after the first year is missed", () => {
    const exit = step("exit", {
      rule: readPlanRule({ nextYear: { month: 4, day: 30 } }),
      conditions: [{ stage: ["new"] }],
    });
    const on = (today: string) =>
      scheduleSteps([exit], { situation: told({ arrivalOn: "2025-02-10" }), marks: [], today });
    expect(on("2026-04-30")).toMatchObject([{ state: "open", dueOn: "2026-04-30" }]);
    expect(on("2026-06-29")).toMatchObject([{ state: "open", dueOn: "2026-04-30" }]);
    expect(on("2026-06-30")).toEqual([]);
  });

  test("stay once marked, whatever else changes", () => {
    const resident = told({ arrivalOn: "2020-01-01" });
    const done = [mark("registration", { doneOn: "2020-01-10" })];
    expect(find("registration", resident, done)?.state).toBe("done");
  });

  describe("that each person of the family does", () => {
    const insurance = [step("insurance", { perPerson: "everybody" })];
    const family = told({ family: ["partner"], children: { child2: 2019 } });
    const by = (who: string | null, doneOn = TODAY) => mark("insurance", { who, doneOn });
    const on = (marks: StepMark[], situation = family) =>
      scheduleSteps(insurance, { situation, marks, today: TODAY })[0];
    const doneBy = (marks: StepMark[]) =>
      on(marks)
        ?.people.filter(({ isDone }) => isDone)
        .map(({ person }) => person);

    test("are done once all of them have a mark", () => {
      expect(on([])?.people.map(({ person }) => person)).toEqual(["self", "partner", "child2"]);
      expect(doneBy([by("partner"), by("child1")])).toEqual(["partner"]);
      expect(on([by("self"), by("partner")])?.state).toBe("open");
      expect(on([by("self"), by("partner"), by("child2")])?.state).toBe("done");
    });

    test("are done for all by a mark of the whole step, and dropped as a whole", () => {
      expect([on([by(null)])?.state, doneBy([by(null)])]).toEqual([
        "done",
        ["self", "partner", "child2"],
      ]);
      const dropped = mark("insurance", { droppedOn: TODAY });
      expect(on([dropped, by("self"), by("partner"), by("child2")])?.state).toBe("dropped");
    });

    test("open again for a child that the situation tells later", () => {
      const marks = [by("self"), by("partner"), by("child2")];
      const grown = { ...family, children: { child2: 2019, child3: 2026 } };
      expect(on(marks, grown)?.state).toBe("open");
      expect(on([by(null)], grown)?.state).toBe("done");
    });

    test("are done once by a member without family", () => {
      expect(on([by(null)], nobody)?.state).toBe("done");
      expect(on([], nobody)?.people).toEqual([{ person: "self", isDone: false }]);
    });
  });

  test("that are postponed come later until their day", () => {
    const newcomer = told({ arrivalOn: "2026-11-20" });
    const until = (day: string) => [mark("insurer", { snoozedTo: day })];
    expect(find("insurer", newcomer, until("2027-01-10"))?.postponedTo).toBe("2027-01-10");
    expect(keysOf(newcomer, until("2027-01-10"))[0]).toBe("registration");
    expect(find("insurer", newcomer, until(TODAY))?.postponedTo).toBeNull();
  });

  test("of an event are missed once both their day and the event are long past", () => {
    const born = step("born", {
      rule: readPlanRule({ from: "birth", days: 3 }),
      conditions: [{ event: ["birth"] }],
    });
    const stateOn = (rule: PlanStepRule, events: Situation["events"]) =>
      scheduleSteps([rule], { situation: told({ events }), marks: [], today: TODAY })[0]?.state;
    expect(stateOn(born, { birth: "2026-09-27" })).toBe("open");
    expect(stateOn(born, { birth: "2026-09-26" })).toBe("missed");
    const papers = step("papers", { rule: readPlanRule({ from: "permitEnd", months: -3 }) });
    expect(stateOn(papers, { permitEnd: "2026-12-20" })).toBe("open");
    expect(stateOn(papers, { permitEnd: "2026-09-30" })).toBe("open");
    expect(stateOn(papers, { permitEnd: "2026-09-29" })).toBe("missed");
    const yearly = step("yearly", { rule: readPlanRule({ yearly: { month: 8, day: 1 } }) });
    expect(stateOn(yearly, {})).toBe("open");
  });

  test("that are missed come after open ones, and no step waits for them", () => {
    const late = told({ arrivalOn: "2026-08-20" });
    const states = scheduleSteps(steps, { situation: late, marks: [], today: TODAY });
    expect(states.map(({ step: { key }, state }) => [key, state])).toEqual([
      ["insurer", "open"],
      ["bank", "open"],
      ["registration", "missed"],
    ]);
    expect(find("bank", late)?.waitsFor).toEqual([]);
    expect(find("registration", late, [mark("registration", { doneOn: TODAY })])?.state).toBe(
      "done",
    );
  });

  describe("who leaves Switzerland for good", () => {
    const LEAVING = "2027-03-31";
    const rules = {
      naturalization: step("naturalization", { phase: "stay" }),
      renewal: step("renewal", { rule: readPlanRule({ from: "permitEnd", months: -3 }) }),
      insurer: step("insurer", { rule: readPlanRule({ yearly: { month: 11, day: 30 } }) }),
      taxes: step("taxes", { rule: readPlanRule({ yearly: { month: 3, day: 31 } }) }),
      notice: step("notice", {
        phase: "leaving",
        rule: readPlanRule({ from: "leaving", days: 7 }),
      }),
      insurance: step("insurance", { rule: readPlanRule({ months: 3 }) }),
    };
    test.each([
      ["naturalization", {}, TODAY, true],
      ["naturalization", { leaving: LEAVING }, TODAY, false],
      ["naturalization", { leaving: "2026-01-31" }, TODAY, false],
      ["renewal", { permitEnd: LEAVING }, TODAY, true],
      ["renewal", { permitEnd: LEAVING, leaving: LEAVING }, TODAY, false],
      ["renewal", { permitEnd: "2027-03-30", leaving: LEAVING }, TODAY, true],
      ["insurer", { leaving: LEAVING }, TODAY, true],
      ["insurer", { leaving: LEAVING }, "2026-12-01", false],
      ["taxes", { leaving: LEAVING }, TODAY, true],
      ["taxes", { leaving: "2027-03-30" }, TODAY, false],
      ["notice", { leaving: LEAVING }, TODAY, true],
      ["insurance", { leaving: "2018-02-01" }, TODAY, true],
    ] as const)("%s with %j on %s is shown: %s", (key, events, today, expected) => {
      const situation = told({ arrivalOn: "2018-01-01", events });
      const shown = scheduleSteps([rules[key]], { situation, marks: [], today });
      expect(shown.length === 1).toBe(expected);
    });

    test("keeps a step of those who stay that is done", () => {
      const situation = told({ arrivalOn: "2018-01-01", events: { leaving: LEAVING } });
      const marks = [mark("naturalization", { doneOn: "2026-01-10" })];
      const [shown] = scheduleSteps([rules.naturalization], { situation, marks, today: TODAY });
      expect(shown?.state).toBe("done");
    });
  });

  test("wait for open steps of the same plan only", () => {
    expect(find("bank", told({ arrivalOn: "2026-11-20" }))?.waitsFor).toHaveLength(1);
    expect(find("bank", told({ arrivalOn: "2020-01-01" }))?.waitsFor).toEqual([]);
  });

  test("have no yearly date for a member abroad without a day of arrival", () => {
    expect(find("insurer", told({ answers: { time: "3_6" } }))?.dueOn).toBeNull();
    expect(find("insurer", nobody)?.dueOn).toBe("2026-11-30");
  });
});

describe("next step", () => {
  const rules = {
    insurer: { yearly: { month: 11, day: 30, workingDay: true } },
    search: { from: "jobEnd", months: -2 },
    rav: { from: "jobEnd", days: 1 },
    bank: { days: 14 },
    pension: null,
    permit: { months: 60, opens: true },
  };
  type Name = keyof typeof rules;

  /** Key of the first step after a job that ends on a day, with open steps in the editors' order. */
  function nextOf(jobEnd: string, names: readonly Name[], postponed: readonly Name[] = []) {
    const situation = told({ arrivalOn: "2026-10-01", events: { jobEnd } });
    const steps = names.map((name) =>
      step(name, {
        rule: readPlanRule(rules[name]),
        ...(name === "rav" && { dependsOn: ["search"] }),
      }),
    );
    const marks = postponed.map((name) => mark(name, { snoozedTo: "2026-12-20" }));
    const scheduled = scheduleSteps(steps, { situation, marks, today: TODAY });
    return nextStepsOf(scheduled, TODAY)[0]?.step.key;
  }

  test("is the one of a job lost on the day of the insurer's deadline", () => {
    expect(nextOf("2027-01-30", ["insurer", "search", "rav"])).toBe("search");
  });

  test("is the one of a job lost once it is due, before an older deadline of the arrival", () => {
    expect(nextOf("2026-12-31", ["bank", "insurer", "search", "rav"])).toBe("search");
    expect(nextOf("2026-11-28", ["bank", "insurer", "rav"])).toBe("rav");
  });

  test("is the insurer's while that comes sooner", () => {
    expect(nextOf("2026-12-31", ["insurer", "rav"])).toBe("insurer");
    expect(nextOf("2027-03-31", ["search", "insurer"])).toBe("insurer");
  });

  test("can be done: one that opens later comes after all others", () => {
    expect(nextOf("2026-12-31", ["permit", "pension"])).toBe("pension");
    expect(nextOf("2026-12-31", ["permit"])).toBe("permit");
  });

  test("is one due within a week though it waits for one without a day", () => {
    const pension: ScheduledStep<PlanStepRule> = {
      step: step("pension"),
      dueOn: null,
      state: "open",
      postponedTo: null,
      waitsFor: [],
      people: [],
    };
    const insurer = (dueOn: string) => ({ ...pension, dueOn, waitsFor: [step("bank")] });
    const firstOf = (dueOn: string) => nextStepsOf([pension, insurer(dueOn)], TODAY)[0]?.dueOn;
    expect(firstOf("2026-11-29")).toBe("2026-11-29");
    expect(firstOf("2026-12-06")).toBe("2026-12-06");
    expect(firstOf("2026-12-07")).toBeNull();
    expect(firstOf("2026-11-28")).toBeNull();
  });

  test("has a day, if any step has one, and waits for no other if one can be done", () => {
    expect(nextOf("2026-12-31", ["pension", "insurer"])).toBe("insurer");
    expect(nextOf("2026-12-31", ["pension", "rav", "search"], ["search"])).toBe("pension");
    expect(nextOf("2026-12-31", ["rav", "search"], ["search"])).toBe("rav");
    expect(nextOf("2026-12-31", ["search"], ["search"])).toBeUndefined();
  });

  test("is followed by those that can be done, then by those that wait", () => {
    const steps = [
      step("bank", { rule: readPlanRule({ days: 90 }), dependsOn: ["registration"] }),
      ...[step("registration", { rule: readPlanRule({ days: 14 }) }), step("pension")],
    ];
    const situation = told({ arrivalOn: "2026-11-20" });
    const scheduled = scheduleSteps(steps, { situation, marks: [], today: TODAY });
    const keys = nextStepsOf(scheduled, TODAY).map((each) => each.step.key);
    expect(keys).toEqual(["registration", "pension", "bank"]);
  });
});
