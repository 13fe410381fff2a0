import { describe, expect, test } from "vitest";
import { arrivalOf, planOf } from "~/features/plan/plan.server";
import { listLinkedPaths } from "~/features/plan/step-links.server";
import type { LetterKey } from "../../../../../contract/switzerland/letters.ts";
import type { PublishedStep } from "~/features/plan/plan-steps.server";
import { makeMark, makeOffice, makePublishedStep } from "../../../../factories/plan";
import { readPlanRule, type DayName } from "../../../../../contract/switzerland/plan-dates.ts";
import type { SituationAnswers } from "../../../../../contract/switzerland/situation.ts";

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
const droppedMark = (id: string) => makeMark(id, { droppedOn: "2026-11-20" });
const nothingTold = { answers: {}, family: [], children: {}, events: {} };
const plan = (arrival: string, done: string[] = [], dropped: string[] = []) =>
  planOf(steps, {
    arrival: arrivalOf(arrival, "", {}),
    situation: nothingTold,
    marks: [...done.map(doneMark), ...dropped.map(droppedMark)],
    today: TODAY,
  });

describe("day of arrival", () => {
  test("is the day entered in the plan, else the profile's month, else the signup answers' month", () => {
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
  ] as const)("is not invented from %j", (answers, kind) => {
    expect(arrivalOf("", "", answers)).toEqual({ kind, day: null });
  });
});

test("plan: steps are sorted by day, undated ones after, completed ones last", () => {
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

test("plan: a step waits for its prerequisites until they are done", () => {
  const waits = (done: string[]) =>
    plan("2026-12-01", done).steps.find(({ key }) => key === "license")?.waitsFor;
  expect(waits([])).toEqual(["Passo registration"]);
  expect(waits(["id-registration"])).toEqual([]);
});

test("plan: a dropped step comes last, is not counted, and blocks no other step", () => {
  const { steps: all, ownCount } = plan("2026-12-01", [], ["id-registration"]);
  expect([all.map(({ key }) => key), ownCount]).toEqual([
    ["license", "pension", "registration"],
    2,
  ]);
  expect(all[0]?.waitsFor).toEqual([]);
  expect(all[2]).toMatchObject({ isDropped: true, isDone: false, left: null });
});

test("plan: a step without deadline says from when it is possible, and is never late", () => {
  const shown = (arrivedOn: string) => {
    const [permit] = planOf([step("permit", { months: 60, opens: true })], {
      arrival: arrivalOf(arrivedOn, "", {}),
      situation: nothingTold,
      marks: [],
      today: TODAY,
    }).steps;
    return [permit?.when, permit?.dueOn, permit?.isOver, permit?.isMissed];
  };
  const isLate = [false, false];
  expect(shown("2024-03-10")).toEqual(["a partir de 10 de março de 2029", "2029-03-10", ...isLate]);
  expect(shown("2020-03-10")).toEqual(["possível desde 10 de março de 2025", null, ...isLate]);
});

test("plan: a yearly step opens again once its day has passed", () => {
  const yearly = [step("insurer", { yearly: { month: 11, day: 30 } })];
  const on = (today: string) =>
    planOf(yearly, {
      arrival: arrivalOf("2026-02-01", "", {}),
      situation: nothingTold,
      marks: [doneMark("id-insurer")],
      today,
    }).steps[0];
  expect(on("2026-11-30")).toMatchObject({ isDone: true });
  expect(on("2026-12-01")).toMatchObject({ isDone: false, dueOn: "2027-11-30" });
});

test.each([
  ["2026-12-01", [7]],
  ["2026-11-09", []],
  ["2026-11-01", [7, 30]],
])("plan: registration after an arrival on %s may be postponed by %j days", (day, days) => {
  const found = plan(day).steps.find(({ key }) => key === "registration");
  expect(found?.postponeDays).toEqual(days);
});

test("plan: a step that comes before a day to come is not late, though its advised day has passed", () => {
  const [visa] = planOf([step("visa", { days: -60 })], {
    arrival: arrivalOf("2026-12-20", "", {}),
    situation: nothingTold,
    marks: [],
    today: "2026-11-23",
  }).steps;
  expect(visa).toMatchObject({
    when: "assim que puder, antes de 20 de dezembro de 2026",
    isOver: false,
    left: null,
    lastDay: "2026-12-19",
  });
});

test("plan: the last day of an open step is its own, and a closed or undated one has none", () => {
  const lastDays = (done: string[]) =>
    Object.fromEntries(plan("2026-12-01", done).steps.map(({ key, lastDay }) => [key, lastDay]));
  expect(lastDays([])).toEqual({
    ...{ registration: "2026-12-15", license: "2027-12-01", pension: null },
  });
  expect(lastDays(["id-registration"])).toMatchObject({ registration: null });
});

describe("first day of work", () => {
  const registration = step("registration", { days: 14, before: "workStart" });
  const contract = { job: "contract", time: "3_6" };
  const asks = (answers: SituationAnswers, arrivedOn = "2027-01-10", workStart?: string) => {
    const { workStart: label, asksDay } = planOf([registration], {
      arrival: arrivalOf(arrivedOn, "", answers),
      situation: { ...nothingTold, answers, events: workStart ? { workStart } : {} },
      ...{ marks: [], today: TODAY },
    });
    return [asksDay, label];
  };

  test("is asked of a newcomer with a contract who knows the day of arrival", () => {
    expect(asks(contract)).toEqual(["workStart", null]);
    expect(asks(contract, "")).toEqual([null, null]);
    expect(asks({ ...contract, job: "searching" })).toEqual([null, null]);
    expect(asks(contract, "2020-01-10")).toEqual([null, null]);
  });

  test("is named until it has come, but not to a commuter, who counts from it", () => {
    expect(asks(contract, "2027-01-10", "2027-01-15")).toEqual([null, "15 de janeiro de 2027"]);
    expect(asks(contract, "2026-11-10", TODAY)).toEqual([null, null]);
    const commuter = { ...contract, permit: "G" };
    expect(asks(commuter, "2026-11-10", "2027-01-15")).toEqual([null, null]);
  });
});

test.each([
  ["a resident with a B", { permit: "B" }, {}, "permitEnd"],
  ["a resident with a C", { permit: "C" }, {}, null],
  ["a resident who told it", { permit: "B" }, { permitEnd: "2027-01-20" }, null],
  ["a resident who leaves before", { permit: "B" }, { leaving: "2027-01-20" }, null],
])("plan: the end of the permit is asked of %s: %j", (_, answers, events, asksDay) => {
  const situation = { ...nothingTold, answers: { ...answers, job: "working" }, events };
  const arrival = arrivalOf("2023-03-01", "", situation.answers);
  expect(planOf([], { arrival, situation, marks: [], today: TODAY }).asksDay).toBe(asksDay);
});

test("plan: marks an open step as overdue", () => {
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
  ["2026-11-09", "vence hoje"],
  ["2026-11-10", "falta 1 dia"],
  ["2026-11-11", "faltam 2 dias"],
])("plan: describes the remaining time for arrival on %s as %s", (arrivedOn, left) => {
  const { steps: shown } = plan(arrivedOn);
  expect(shown.find(({ key }) => key === "registration")?.left).toBe(left);
});

describe("plan without an arrival day", () => {
  const yearly = step("insurer", { yearly: { month: 11, day: 30 } });
  const shown = (answers: { time?: "there" | "3_6" }) =>
    planOf([...steps, yearly], {
      arrival: arrivalOf("", "", answers),
      situation: { ...nothingTold, answers },
      marks: [],
      today: TODAY,
    }).steps.map(({ key, dueOn, when, left }) => [key, dueOn, when, left]);

  test("only yearly steps have a day, and others name their rule", () => {
    expect(shown({})).toEqual([
      ["insurer", "2026-11-30", "até 30 de novembro de 2026", "faltam 7 dias"],
      ["license", null, "a contar da chegada", null],
      ["pension", null, null, null],
      ["registration", null, "a contar da chegada", null],
    ]);
  });

  test("a step that comes before its day says so", () => {
    const before = (from: DayName) =>
      planOf([step("step", { from, days: -60 })], {
        ...{ arrival: arrivalOf("", "", {}), situation: nothingTold, marks: [], today: TODAY },
      }).steps[0]?.when;
    expect(before("arrival")).toBe("antes da chegada");
    expect(before("jobEnd")).toBe("antes do fim do emprego");
  });

  test("no step has a day for a member who has not arrived yet", () => {
    expect(shown({ time: "3_6" })).toContainEqual([
      "insurer",
      null,
      "todo ano, até 30 de novembro",
      null,
    ]);
  });
});

test("plan: a step that each person does counts as one step, and names them", () => {
  const insurance = { ...step("insurance", null), perPerson: "everybody" as const };
  const shown = planOf([insurance, step("bank", null)], {
    arrival: arrivalOf("2026-11-20", "", {}),
    situation: { ...nothingTold, family: ["partner"], children: { child2: 2019 } },
    marks: [makeMark("id-insurance", { who: "child2", doneOn: TODAY })],
    today: TODAY,
  });
  expect([shown.doneCount, shown.ownCount]).toEqual([0, 2]);
  expect(shown.steps.find(({ key }) => key === "insurance")?.people).toEqual([
    { person: "self", name: "você", isDone: false },
    { person: "partner", name: "cônjuge ou parceiro", isDone: false },
    { person: "child2", name: "filho ou filha 2 (2019)", isDone: true },
  ]);
});

test("plan: a postponed step is not proposed until its day, and a dropped one keeps its reason", () => {
  const shown = planOf(steps, {
    arrival: arrivalOf("2026-11-20", "", {}),
    situation: nothingTold,
    marks: [
      makeMark("id-registration", { snoozedTo: "2026-12-20" }),
      makeMark("id-pension", { droppedOn: TODAY, note: "Moro na França" }),
    ],
    today: TODAY,
  });
  expect(shown.next?.key).toBe("license");
  const find = (key: string) => shown.steps.find((each) => each.key === key);
  expect(find("registration")?.postponed).toBe("20 de dezembro de 2026");
  expect(find("pension")?.note).toBe("Moro na França");
});

test("plan: a step links to its letter only while the letter is published", () => {
  const linksWith = (letters: readonly LetterKey[]) =>
    planOf([{ ...step("renewal", null), letter: "permit-renewal" }], {
      ...{ arrival: arrivalOf("", "", {}), situation: nothingTold, marks: [], letters },
      today: TODAY,
    }).steps[0]?.links;
  expect(linksWith(["permit-renewal"])).toEqual([
    { kind: "letter", label: "Escrever a carta", to: "/pt-BR/app/letters/permit-renewal" },
  ]);
  expect(linksWith(["end-phone"])).toEqual([]);
});

test("plan: marks every link that the member may not open, in the text too", () => {
  const texts = {
    guidePath: "/app/articles/imposto-do-casal-na-suica",
    toolPath: "/app/tools/budget",
    bodyHtml:
      '<p>Veja <a href="/pt-BR/app/tools/withholding-tax">a conta</a> e <a href="/pt-BR/app/news/a">a notícia</a>.</p>',
  };
  const published = [{ ...step("tax", null), ...texts }];
  expect(listLinkedPaths(published)).toEqual([
    "/app/articles/imposto-do-casal-na-suica",
    "/app/tools/budget",
    "/app/tools/withholding-tax",
    "/app/news/a",
  ]);
  const shownWith = (locked: readonly string[]) =>
    planOf(published, {
      ...{ arrival: arrivalOf("", "", {}), situation: nothingTold, marks: [], locked },
      today: TODAY,
    }).steps[0];
  const free = shownWith(["/app/articles/imposto-do-casal-na-suica", "/app/tools/withholding-tax"]);
  expect(free?.links.map(({ kind, isLocked }) => [kind, isLocked])).toEqual([
    ["guide", true],
    ["tool", undefined],
  ]);
  expect(free?.bodyHtml).toContain("a conta</a> (para assinantes) e ");
  expect(free?.bodyHtml).toContain("a notícia</a>.");
  const paying = shownWith([]);
  expect(paying?.links.some(({ isLocked }) => isLocked)).toBe(false);
  expect(paying?.bodyHtml).toBe(texts.bodyHtml);
});

test("plan: a step names its source and its law, and says if a part is not confirmed", () => {
  const source = {
    ...{ name: "ch.ch", url: "https://www.ch.ch/x", language: "de" as const },
    ...{ law: "KVG, art. 3", checkedOn: "2026-11-22", toConfirm: "Ler o art. 3." },
  };
  const offices = [makeOffice("migration"), makeOffice("tax")];
  const [shown] = planOf([{ ...step("renewal", null), source, office: "tax" }], {
    ...{ arrival: arrivalOf("", "", {}), situation: nothingTold, marks: [], offices },
    today: TODAY,
  }).steps;
  expect(shown?.source).toEqual({ name: "ch.ch (em alemão)", url: "https://www.ch.ch/x" });
  expect(shown?.basis).toEqual([
    "Conferido em 22 de novembro de 2026.",
    "Uma parte ainda não foi confirmada no texto oficial.",
  ]);
  expect([shown?.law, shown?.toConfirm]).toEqual(["KVG, art. 3", "Ler o art. 3."]);
  expect(shown?.office?.kind).toBe("tax");
});

test("plan: an office's note about renewals is shown with the step of the renewal alone", () => {
  const RENEWAL = "permit-renewal" as const;
  const note = "Renovação: no balcão da comuna.";
  const card = { ...step("card", null), office: "migration" as const };
  const renewal = { ...step("renewal", null), office: card.office, letter: RENEWAL };
  const shown = planOf([card, renewal], {
    ...{ arrival: arrivalOf("", "", {}), situation: nothingTold, marks: [] },
    ...{ offices: [{ ...makeOffice("migration"), note }], today: TODAY },
  }).steps;
  expect(shown.map(({ key, office }) => [key, office?.name, office?.note])).toEqual([
    ["card", "Amt migration", null],
    ["renewal", "Amt migration", note],
  ]);
});

test.each([
  ["ZH", "filho ou filha 1 (2015): 8º ano, se nasceu até 31 de julho; se nasceu depois, 7º."],
  ["LU", "filho ou filha 1 (2015): a comuna decide o ano e a turma."],
])("plan: the step of the school names the year of a child in %s", (canton, line) => {
  const school = { ...step("school", null), perPerson: "schoolchildren" as const };
  const [shown] = planOf([school], {
    ...{ arrival: arrivalOf("", "", {}), marks: [], today: TODAY, canton },
    situation: { ...nothingTold, family: ["children"], children: { child1: 2015 } },
  }).steps;
  expect(shown?.schoolYears).toEqual([expect.stringContaining(line)]);
});

test.each([
  ["ZH", ["filho ou filha 1 (2023): entra em agosto de 2027, no jardim de infância"]],
  ["LU", []],
])("plan: a child who enters school next August is named in %s", (canton, lines) => {
  const school = { ...step("school", null), perPerson: "schoolchildren" as const };
  const [shown] = planOf([school], {
    ...{ arrival: arrivalOf("", "", {}), marks: [], today: TODAY, canton },
    situation: { ...nothingTold, family: ["children"], children: { child1: 2023, child2: 2024 } },
  }).steps;
  expect(shown?.schoolYears).toEqual(lines.map((line) => expect.stringContaining(line)));
});

describe("move to another canton", () => {
  const byMove = { rule: readPlanRule({ from: "cantonMove", days: 14 }) };
  const taxes = "/pt-BR/app/tools/withholding-tax?canton=VD";
  const moving = [
    { ...step("register", null), ...byMove, office: "register" as const },
    { ...step("notices", null), ...byMove, toolPath: "/app/classifieds/health-insurances" },
    { ...step("renewal", null), office: "migration" as const },
  ];
  const shownOn = (cantonMove: string, newCanton?: string, answers: SituationAnswers = {}) => {
    const { steps: shown } = planOf(moving, {
      arrival: arrivalOf("2020-01-01", "", {}),
      situation: { ...nothingTold, answers, events: { cantonMove }, newCanton },
      ...{ marks: [], today: TODAY, canton: "ZH" },
      offices: [makeOffice("register"), makeOffice("migration")],
      newOffices: [
        { ...makeOffice("register"), name: "Contrôle des habitants" },
        { ...makeOffice("migration"), name: "Service de la population" },
      ],
    });
    return (key: string) => shown.find((each) => each.key === key);
  };

  test("gives its steps the office of the new canton, and none while that is unknown", () => {
    expect(shownOn("2027-05-01", "VD")("register")?.office?.name).toBe("Contrôle des habitants");
    expect(shownOn("2027-05-01")("register")?.office).toBeNull();
  });

  test("gives all other steps the new office from its day on", () => {
    expect(shownOn("2026-11-24", "VD")("renewal")?.office?.name).toBe("Amt migration");
    expect(shownOn(TODAY, "VD")("renewal")?.office?.name).toBe("Service de la population");
    expect(shownOn(TODAY)("renewal")?.office?.name).toBe("Amt migration");
  });

  test("links its steps to the comparison, and to premiums and taxes of the new canton", () => {
    const pathsOf = (key: string, newCanton?: string, answers?: SituationAnswers) =>
      shownOn("2027-05-01", newCanton, answers)(key)?.links.map((link) => link.to);
    const both = [
      "/pt-BR/app/cantons/compare?c=ZH,VD",
      "/pt-BR/app/classifieds/health-insurances?canton=VD",
    ];
    expect(pathsOf("register", "VD")).toEqual([...both, taxes]);
    expect(pathsOf("notices", "VD")).toEqual([...both, taxes]);
    expect(pathsOf("register", "VD", { permit: "C" })).toEqual(both);
    expect(pathsOf("register")).toEqual([]);
    expect(pathsOf("renewal", "VD")).toEqual([]);
    expect(pathsOf("register", "ZH")?.[0]).toContain("health-insurances?canton=ZH");
  });
});
