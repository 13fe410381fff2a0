import { describe, expect, test } from "vitest";
import { articles } from "../../../../../cms-extensions/seed/content/articles/all-articles.ts";
import { news } from "../../../../../cms-extensions/seed/content/news/all-news.ts";
import { planSteps } from "../../../../../cms-extensions/seed/content/plan/all-steps.ts";
import { createAnchors } from "../../../../../contract/shared/text.ts";
import { JOBS, PASSPORTS, TIMES } from "../../../../../contract/account/signup.ts";
import { permitChoices } from "../../../../../contract/switzerland/codes.ts";
import {
  disclosesPermit,
  scheduleSteps,
  readPlanConditions,
} from "../../../../../contract/switzerland/plan.ts";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";
import {
  FAMILY_PARTS,
  LIFE_EVENTS,
  rightOf,
  stageOf,
  type Situation,
} from "../../../../../contract/switzerland/situation.ts";

const TODAY = "2026-11-29";
const ARRIVAL_YEARS = [2018, 2026, 2027];
const SITUATIONS = 2_000;

const steps = planSteps.map(({ key, phase, ruleJson, conditions, ...step }) => ({
  ...{ id: key, key, phase, dependsOn: step.dependsOn, perPerson: step.perPerson ?? null },
  conditions: readPlanConditions(conditions) ?? [],
  rule: readPlanRule(ruleJson),
}));
const stepOf = new Map(planSteps.map((step) => [step.key, step]));

/** Mulberry32: the same situations in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomFrom(20_261_129);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
const maybe = <Value>(value: Value): Value | undefined => (random() < 0.6 ? value : undefined);
const dayIn = (years: readonly number[]) =>
  new Date(Date.UTC(oneOf(years), below(12), 1 + below(28))).toISOString().slice(0, 10);

function randomSituation(): Situation {
  const passport = maybe(oneOf(PASSPORTS));
  const job = maybe(oneOf(JOBS));
  return {
    answers: {
      passport,
      country: passport === "yes" ? oneOf(["CH", "PT", "IT", "other"]) : undefined,
      job,
      permit: job === "working" ? maybe(oneOf(permitChoices)) : undefined,
      time: maybe(oneOf(TIMES)),
    },
    arrivalOn: maybe(dayIn(ARRIVAL_YEARS)) ?? null,
    family: FAMILY_PARTS.filter(() => random() < 0.5),
    children: maybe({ child1: 2015, child2: 2024 }) ?? {},
    events: Object.fromEntries(
      LIFE_EVENTS.flatMap((event) => (random() < 0.25 ? [[event, dayIn([2026, 2027])]] : [])),
    ),
  };
}

const situations = Array.from({ length: SITUATIONS }, randomSituation);
const planFor = (situation: Situation) =>
  scheduleSteps(steps, { situation, marks: [], today: TODAY });

describe("seeded steps", () => {
  test("are at least sixty, with unique keys, rules and conditions that can be read", () => {
    expect(planSteps.length).toBeGreaterThanOrEqual(60);
    expect(stepOf.size).toBe(planSteps.length);
    for (const { key, ruleJson, conditions } of planSteps) {
      if (ruleJson) expect(readPlanRule(ruleJson), key).not.toBeNull();
      expect(readPlanConditions(conditions), key).not.toBeNull();
    }
  });

  test.each(planSteps.map((step) => [step.key, step] as const))(
    "%s: names its source, and says what nobody confirmed",
    (_, step) => {
      expect(step.sourceName).not.toBe("");
      expect(step.sourceUrl).toMatch(/^https:\/\//);
      expect(step.checkedOn ?? step.toConfirm).not.toBeNull();
      for (const before of step.dependsOn) expect(stepOf.has(before), before).toBe(true);
      expect(step.title.length).toBeLessThanOrEqual(80);
      expect(step.takeAlong.length).toBeLessThanOrEqual(7);
    },
  );
});

const HEADING = /<h[23]>([^<]*)<\/h[23]>/g;

describe("links of the seeded steps", () => {
  const isLinked = ({ guide, tool, office, letter, body }: (typeof planSteps)[number]) =>
    Boolean(guide ?? tool ?? office ?? letter) || body.includes("<a href=");
  // The page of the authority, named as the source, is where they begin.
  const BY_SOURCE_ONLY = ["naturalization-spouse", "study-admission-swiss"];

  test("leave no step without a guide, tool, office, letter or address", () => {
    const unlinked = planSteps.filter((step) => !isLinked(step)).map(({ key }) => key);
    expect(unlinked.toSorted()).toEqual(BY_SOURCE_ONLY);
  });

  test("lead to guides and news that exist", () => {
    const bodies = new Map([...articles, ...news].map(({ slug, body }) => [slug, body]));
    const wrong = planSteps.filter(({ guide }) => {
      if (guide === undefined) return false;
      const [path = "", anchor] = guide.split("#");
      const headings = bodies.get(path.split("/").at(-1) ?? "")?.matchAll(HEADING);
      if (!headings) return true;
      const anchorOf = createAnchors();
      const anchors = [...headings].map(([, heading = ""]) => anchorOf(heading));
      return anchor !== undefined && !anchors.includes(anchor);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test("lead newcomers to guides that are free", () => {
    const paying = new Set(
      articles.filter(({ access }) => access === "paying").map(({ slug }) => slug),
    );
    const keys = ["third-without-contract", "valid-papers", "brazil-exit-notice", "registration"];
    const locked = keys.filter((key) =>
      paying.has(stepOf.get(key)?.guide?.split("/").at(-1) ?? ""),
    );
    expect(locked).toEqual([]);
  });

  test("explain the taxes of a couple to couples only", () => {
    const guide = "/app/articles/imposto-do-casal-na-suica";
    const keys = planSteps.filter((step) => step.guide === guide).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(["marriage-notices", "ordinary-tax-return-spouse"]);
  });
});

describe("plans of 2,000 random situations", () => {
  test("put no step before a step that it waits for", () => {
    const wrong = situations.flatMap((situation) => {
      const scheduled = planFor(situation);
      const dayOf = new Map(scheduled.map(({ step, dueOn }) => [step, dueOn]));
      return scheduled.flatMap(({ step, dueOn, waitsFor }) =>
        waitsFor.flatMap((before) => {
          const day = dayOf.get(before);
          return day && dueOn && dueOn < day ? [`${step.key} < ${before.key}`] : [];
        }),
      );
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("tell no resident to arrive, and nobody who has not arrived what residents do", () => {
    const wrong = situations.flatMap((situation) => {
      const stage = stageOf(situation, TODAY);
      return planFor(situation).flatMap(({ step: { key }, dueOn }) => {
        // A deadline of the arrival may end in the year after it.
        const isAhead = dueOn !== null && dueOn >= TODAY;
        const phase = stepOf.get(key)?.phase;
        const isWrong =
          (stage === "resident" && !isAhead && (phase === "before" || phase === "arrival")) ||
          (stage === "abroad" && (phase === "yearly" || phase === "stay"));
        return isWrong ? [`${key}: ${stage}`] : [];
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("show the steps of an event only to who wrote its day, with a date from it", () => {
    for (const situation of situations) {
      for (const { step, dueOn } of planFor(situation)) {
        if (step.rule?.after !== "day" || step.rule.from === "arrival") continue;
        expect(situation.events[step.rule.from], step.key).toBeDefined();
        expect(dueOn, step.key).not.toBeNull();
      }
    }
  });

  test("tell nobody who leaves for good what those who stay do", () => {
    const wrong = situations.flatMap((situation) => {
      const { leaving, permitEnd } = situation.events;
      if (leaving === undefined) return [];
      const isRenewed = permitEnd !== undefined && permitEnd < leaving;
      return planFor(situation).flatMap(({ step: { key } }) => {
        const { phase, letter } = stepOf.get(key) ?? {};
        const isWrong = phase === "stay" || (letter === "permit-renewal" && !isRenewed);
        return isWrong ? [key] : [];
      });
    });
    expect(situations.some(({ events }) => events.leaving !== undefined)).toBe(true);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("tell a Swiss citizen nothing about permits", () => {
    const swiss = situations.filter(({ answers }) => rightOf(answers) === "swiss");
    const keys = swiss.flatMap((situation) => planFor(situation).map(({ step }) => step.key));
    const aboutPermits = planSteps.filter(({ letter }) => letter === "permit-renewal");
    expect(aboutPermits.length).toBeGreaterThan(0);
    for (const { key } of aboutPermits) expect(keys).not.toContain(key);
  });

  test("give cross-border commuters steps of their own, whose titles stay out of mails", () => {
    const commuting = (passport: string, event = {}) =>
      planFor({
        answers: { passport, country: "PT", job: "working", permit: "G", time: "there" },
        ...{ arrivalOn: "2026-11-01", family: ["children"], children: {}, events: event },
      }).map(({ step }) => step);
    const [european, third] = [commuting("yes"), commuting("no")];
    const keysOf = (rows: typeof european) => rows.map(({ key }) => key);
    expect(keysOf(european)).toEqual(
      expect.arrayContaining(["commuter-permit", "commuter-health-choice", "commuter-allowances"]),
    );
    expect(keysOf(third)).toContain("commuter-health-request");
    expect(keysOf(third)).not.toContain("commuter-health-choice");
    for (const key of ["registration", "health-insurance"]) {
      expect(keysOf([...european, ...third])).not.toContain(key);
    }
    const jobless = keysOf(commuting("yes", { jobEnd: "2026-12-31" }));
    expect(jobless).toContain("commuter-unemployment");
    expect(jobless).not.toContain("rav-registration");
    const own = european.filter(({ key }) => key.startsWith("commuter-"));
    expect(own.every(disclosesPermit)).toBe(true);
  });

  test.each([
    ["job-search", undefined],
    ["rav-registration", "/app/tools/unemployment"],
  ])("%s: names a federal source, and leads to no calculator of another subject", (key, tool) => {
    const found = stepOf.get(key);
    const host = new URL(found?.sourceUrl ?? "").hostname;
    expect(["www.fedlex.admin.ch", "www.arbeit.swiss", "www.seco.admin.ch"]).toContain(host);
    expect(found?.tool).toBe(tool);
  });

  test("tell only those whose year is over what to do after it", () => {
    const body = stepOf.get("driving-license")?.body ?? "";
    expect(body).toContain("Se os doze meses já passaram, não dirija");
    expect(body).not.toContain("primeiro semestre");
  });

  test("show a member one case of a step, never two", () => {
    const titleOf = (key: string) => stepOf.get(key)?.title ?? "";
    const twice = situations.flatMap((situation) => {
      const titles = planFor(situation).map(({ step: { key } }) => titleOf(key));
      return titles.filter((title, at) => titles.indexOf(title) !== at);
    });
    expect([...new Set(twice)]).toEqual([]);
  });

  test("explain the law of no other passport or permit than the member's", () => {
    const ofOthers: Partial<Record<string, RegExp>> = {
      swiss: /Com passaporte d[aeo]|sem passaporte (?:suíço|europeu|da)|autorização acaba/i,
      european: /sem passaporte (?:suíço|europeu|da)|só o passaporte brasileiro/i,
      third: /Com passaporte (?:d[aeo]|suíço|europeu)/,
    };
    const ofPermits: Partial<Record<string, RegExp>> = {
      B: /\bCom (?:a )?L\b|\bNa C\b/,
      L: /\bCom a (?:B|C)\b|\bNa C\b/,
      C: /\bCom (?:a )?(?:L|B)\b|renovar a B\b/,
    };
    const wrong = situations.flatMap((situation) => {
      const { permit = "" } = situation.answers;
      const right = rightOf(situation.answers) ?? "";
      const others = [ofOthers[right], ofPermits[permit]];
      return planFor(situation).flatMap(({ step: { key } }) =>
        others
          .filter((other) => other?.test(stepOf.get(key)?.body ?? ""))
          .map(() => `${key}: ${right} ${permit}`),
      );
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("end the registration at one home before it begins at the other", () => {
    const dueOf = (event: "cantonMove" | "leaving") =>
      new Map(
        planFor({
          answers: { passport: "yes", country: "PT", job: "working", permit: "B", time: "there" },
          ...{ arrivalOn: "2020-01-01", family: [], children: {} },
          events: { [event]: "2027-03-01" },
        }).map(({ step: { key }, dueOn }) => [key, dueOn]),
      );
    const moving = dueOf("cantonMove");
    expect(moving.get("canton-deregister")).toBe("2027-03-01");
    expect(moving.get("canton-register")).toBe("2027-03-15");
    expect(dueOf("leaving").get("leaving-deregister")).toBe("2027-02-08");
  });

  test("tell who lost a job what their own passport and permit allow", () => {
    const textFor = (passport: string, permit: string) => {
      const [step, ...more] = planFor({
        answers: { passport, country: "PT", job: "working", permit, time: "there" },
        ...{ arrivalOn: "2020-01-01", family: [], children: {} },
        events: { jobEnd: "2026-12-31" },
      }).filter(({ step: { key } }) => key.startsWith("permit-after-job"));
      expect(more).toEqual([]);
      return step ? stepOf.get(step.step.key)?.body : undefined;
    };
    expect(textFor("yes", "B")).toMatch(/em regra seis meses/);
    expect(textFor("yes", "B")).toMatch(/no primeiro ano aqui, .* até o fim delas/);
    expect(textFor("yes", "B")).toMatch(/seis meses depois da última diária/);
    expect(textFor("no", "B")).toMatch(/A sua B vale/);
    expect(textFor("no", "B")).not.toMatch(/seis meses|A sua L/);
    expect(textFor("no", "L")).toMatch(/só para o trabalho autorizado/);
    expect(textFor("no", "C")).toBeUndefined();
  });

  test.each([
    ["CH", "family-request-swiss", /cinco anos/],
    ["PT", "family-request-european", /menos de 21 anos/],
    [undefined, "family-request", /livre circulação/],
  ])("explain the law of the relative's passport: %s", (country, key, law) => {
    const shown = planFor({
      answers: { passport: "family", country, job: "searching", time: "3_6" },
      ...{ arrivalOn: null, family: [], children: {}, events: {} },
    }).filter(({ step }) => step.key.startsWith("family-request"));
    expect(shown.map(({ step }) => step.key)).toEqual([key]);
    expect(stepOf.get(key)?.body).toMatch(law);
  });

  test("prepare a job seeker in Brazil without a contract, and nobody who has one", () => {
    const keysOf = (job: string) =>
      planFor({
        answers: { passport: "no", job, time: "6_12" },
        ...{ arrivalOn: null, family: [], children: {}, events: {} },
      }).map(({ step }) => step.key);
    const preparing = ["regulated-profession", "language-before-contract", "swiss-application"];
    expect(keysOf("searching")).toEqual(expect.arrayContaining(preparing));
    for (const key of preparing) expect(keysOf("contract")).not.toContain(key);
  });

  test("leave twelve weeks for the answer to a visa, and name the consulate of each state", () => {
    const visas = planSteps.filter(({ body }) => body.includes("semanas até a resposta"));
    expect(visas.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["study-visa", "visa-d-application", "family-request-european"]),
    );
    for (const { key, body, ruleJson } of visas) {
      const days = ruleJson && "days" in ruleJson ? ruleJson.days : undefined;
      expect(days, key).toBeLessThanOrEqual(-84);
      expect(body, key).toMatch(/Mato Grosso do Sul\) ou no Rio|mesmo consulado-geral que o seu/);
    }
  });

  test("give a student who needs a visa a home before the visa asks for its proof", () => {
    const dueFor = (job: string) =>
      new Map(
        planFor({
          answers: { passport: "no", job, time: "6_12" },
          ...{ arrivalOn: "2027-08-15", family: [], children: {}, events: {} },
        }).map(({ step: { key }, dueOn }) => [key, dueOn]),
      );
    const student = dueFor("study");
    expect(student.get("temporary-home-study")).toBe("2027-04-27");
    expect(student.get("study-visa")).toBe("2027-05-07");
    expect(student.has("temporary-home")).toBe(false);
    expect(dueFor("contract").get("temporary-home")).toBe("2027-07-16");
  });

  test("say of a permit after a lost job what the guide says", () => {
    const guide = articles.find(({ slug }) => slug === "desemprego-rav-prazos-e-seguro");
    const shared = {
      "permit-after-job": ["até a data impressa, também sem o emprego", "sem pedir autorização"],
      "permit-after-job-l": ["vale até a data impressa, mas só para o trabalho autorizado"],
      "permit-after-job-european": ["até o fim delas", "até seis meses depois da última diária"],
    };
    for (const [key, parts] of Object.entries(shared)) {
      for (const part of parts) {
        expect(stepOf.get(key)?.body, key).toContain(part);
        expect(guide?.body, key).toContain(part);
      }
    }
  });

  test("put the papers of family and home before the visas that need them", () => {
    const dueOf = (job: string) =>
      new Map(
        planFor({
          answers: { passport: "no", job, time: "3_6" },
          ...{ arrivalOn: "2027-06-01", family: ["partner"], children: {}, events: {} },
        }).map(({ step: { key }, dueOn }) => [key, dueOn ?? ""]),
      );
    const [hired, studying] = [dueOf("contract"), dueOf("study")];
    expect(hired.get("family-papers")).toBe("2027-02-16");
    expect(hired.get("visa-d-application")).toBe("2027-03-03");
    expect(studying.get("temporary-home-study")).toBe("2027-02-11");
    expect(studying.get("study-visa")).toBe("2027-02-21");
    expect(studying.has("temporary-home")).toBe(false);
    expect(hired.has("temporary-home-study")).toBe(false);
  });

  test("put the choice of a pillar 3a before the payment into it", () => {
    const found = planFor({
      answers: { passport: "no", job: "working", permit: "B", time: "there" },
      ...{ arrivalOn: "2026-02-01", family: [], children: {}, events: {} },
    }).find(({ step: { key } }) => key === "pillar-3a");
    expect(found?.waitsFor.map(({ key }) => key)).toEqual(["pillar-3a-choice"]);
    expect(found?.dueOn).toBe("2026-12-31");
  });

  test.each([
    ["no", "C", undefined, "naturalization", "2031-05-10"],
    ["family", "B", "CH", "naturalization-spouse", "2026-12-10"],
  ])("date the naturalization of passport %s with a %s", (passport, permit, country, key, day) => {
    const found = planFor({
      answers: { passport, country, job: "working", permit, time: "there" },
      ...{ arrivalOn: permit === "C" ? "2021-05-10" : "2021-12-10", family: ["partner"] },
      ...{ children: {}, events: {} },
    }).filter(({ step }) => step.key.startsWith("naturalization"));
    expect(found.map(({ step, dueOn }) => [step.key, dueOn])).toEqual([[key, day]]);
  });

  test.each(["yes", "family", "no"])(
    "date the permit C five years after the arrival, for passport %s",
    (passport) => {
      const found = planFor({
        answers: { passport, country: "PT", job: "working", permit: "B", time: "there" },
        ...{ arrivalOn: "2023-05-10", family: [], children: {}, events: {} },
      }).filter(({ step: { key } }) => key.startsWith("permit-c"));
      expect(found.map(({ dueOn }) => dueOn)).toEqual(["2028-05-10"]);
    },
  );

  test.each([
    ["PT", "permit-c-european", /tem acordo com a Suíça, costumam bastar cinco anos/, /dez/],
    ["DE", "permit-c-european", /tem acordo com a Suíça/, /Áustria/],
    ["other", "permit-c-european-other", /são dez anos, ou cinco com/, /Portugal|Alemanha/],
  ])("explain the permit C to a European of %s only", (country, key, own, others) => {
    const shown = planFor({
      answers: { passport: "yes", country, job: "working", permit: "B", time: "there" },
      ...{ arrivalOn: "2023-05-10", family: [], children: {}, events: {} },
    }).filter(({ step }) => step.key.startsWith("permit-c"));
    expect(shown.map(({ step }) => step.key)).toEqual([key]);
    expect(stepOf.get(key)?.body).toMatch(own);
    expect(stepOf.get(key)?.body).not.toMatch(others);
  });

  test("differ by what was answered", () => {
    const european = { passport: "yes", country: "PT", job: "contract", time: "3_6" };
    const third = { passport: "no", job: "contract", time: "3_6" };
    const keysOf = (answers: Situation["answers"]) =>
      planFor({ answers, arrivalOn: null, family: [], children: {}, events: {} }).map(
        ({ step }) => step.key,
      );
    const [one, other] = [keysOf(european), keysOf(third)];
    expect(one).not.toEqual(other);
    expect(other.filter((key) => !one.includes(key)).length).toBeGreaterThanOrEqual(2);
  });
});
