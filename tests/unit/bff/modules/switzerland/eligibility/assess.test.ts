import { describe, expect, test } from "vitest";
import { permitChoices } from "../../../../../../contract/switzerland/codes.ts";
import { JOBS, PASSPORTS, RELATIONS } from "../../../../../../contract/account/signup.ts";
import { assess } from "../../../../../../bff/modules/switzerland/eligibility/assess.ts";
import { eligibilityRules } from "../../../../../../cms-extensions/seed/content/eligibility-rules.ts";
import type {
  EligibilityRule,
  ReportSentence,
} from "../../../../../../bff/modules/switzerland/eligibility/report-texts.ts";
import { seededTexts } from "../../../../../factories/report-texts.ts";

/** Of the possible passports, the Portuguese one. */
const countryOf = (passport: string) => (passport === "yes" ? "PT" : undefined);
const codesFor = (passport: string, job: string, permit?: string) =>
  assess({ passport, country: countryOf(passport), job, permit }, seededTexts)?.rules.map(
    ({ code }) => code,
  );
const textsOf = (rules: readonly EligibilityRule[], sentences: readonly ReportSentence[] = []) => ({
  ...seededTexts,
  rules,
  sentences,
});

describe("seeded eligibility rules", () => {
  test.each([
    ["yes", "contract", ["G1"]],
    ["yes", "interviewing", ["G12"]],
    ["yes", "searching", ["G12"]],
    ["yes", "study", ["G13"]],
    ["yes", "not_looking", ["G14"]],
    ["family", "searching", ["G2"]],
    ["in_process", "searching", ["G3", "B1"]],
    ["in_process", "study", ["G3", "B3"]],
    ["in_process", "not_looking", ["G3", "B2"]],
    ["in_process", "contract", ["G3", "G4"]],
    ["no", "contract", ["G4"]],
    ["no", "interviewing", ["B1"]],
    ["no", "searching", ["B1"]],
    ["no", "not_looking", ["B2"]],
    ["no", "study", ["B3"]],
  ])("for passport %s and work %s give %j", (passport, job, codes) => {
    expect(codesFor(passport, job)).toEqual(codes);
  });

  test.each([
    ["yes", ["G15"], ["G15"], ["G15"], ["G15"], ["G15"], ["G15"], ["G15"], ["G15"]],
    ["no", ["G7"], ["G6"], ["G5"], ["G8"], ["G9"], ["B4"], ["G10"], ["G11"]],
    [
      "in_process",
      ["G7", "G3"],
      ["G6", "G3"],
      ["G5", "G3"],
      ["G8", "G3"],
      ["G9", "G3"],
      ["G3", "B4"],
      ["G10", "G3"],
      ["G3", "G11"],
    ],
    [
      "family",
      ["G7", "G2"],
      ["G6", "G2"],
      ["G5", "G2"],
      ["G8", "G2"],
      ["G9", "G2"],
      ["G2", "B4"],
      ["G10", "G2"],
      ["G2", "G11"],
    ],
  ] as const)(
    "for passport %s and work in Switzerland give one result per permit",
    (passport, ...codes) => {
      const received = [...permitChoices, undefined].map((permit) =>
        codesFor(passport, "working", permit),
      );
      expect(received).toEqual(codes);
    },
  );

  test("have a result for every combination of answers", () => {
    const silent = PASSPORTS.flatMap((passport) =>
      JOBS.flatMap((job) =>
        [...permitChoices, undefined]
          .filter((permit) => !codesFor(passport, job, permit))
          .map((permit) => [passport, job, permit]),
      ),
    );
    expect(silent).toEqual([]);
  });

  test.each([
    ["L", "good"],
    ["B", "good"],
    ["C", "good"],
    ["G", "conditional"],
    ["F", "conditional"],
    ["S", "conditional"],
    ["N", "bad"],
    [undefined, "conditional"],
  ])("give permit %s the outcome %s", (permit, outcome) => {
    const report = assess({ passport: "no", job: "working", permit }, seededTexts);
    expect(report?.rules[0]?.outcome).toBe(outcome);
    expect(report?.isGood).toBe(outcome !== "bad");
  });

  test.each([
    ["yes", "searching", true],
    ["in_process", "searching", true],
    ["no", "contract", true],
    ["no", "searching", false],
    ["no", "study", true],
    ["in_process", "study", true],
  ])("for passport %s and work %s the news is good: %s", (passport, job, isGood) => {
    const answers = { passport, country: countryOf(passport), job };
    expect(assess(answers, seededTexts)?.isGood).toBe(isGood);
  });

  test("give Swiss citizens no rule for Europeans, whatever their work", () => {
    for (const job of JOBS) {
      const report = assess({ passport: "yes", country: "CH", job }, seededTexts);
      expect(report?.rules.map(({ code }) => code)).toEqual(["G16"]);
      const received = JSON.stringify(report);
      expect(received).toMatch(/exército/i);
      expect(received).toMatch(/AHV/);
      expect(received).toMatch(/taxa de isenção militar/);
      expect(received).not.toMatch(/assistência social|autorização L|Passados os 3 meses/);
    }
  });

  test("give members with a contract no advice on job search", () => {
    const answers = { passport: "yes", country: "PT", job: "contract" };
    const report = assess(answers, seededTexts);
    expect(JSON.stringify(report?.rules)).not.toMatch(/procurar emprego|3 meses para procurar/);
  });

  test.each([
    ["spouse", "CH", "G17", "good"],
    ["spouse", "PT", "G18", "good"],
    ["child", "CH", "G19", "conditional"],
    ["child", "other", "G20", "conditional"],
    ["parent", "CH", "G21", "conditional"],
    ["parent", "IT", "G22", "conditional"],
    ["partner", "CH", "G23", "conditional"],
    ["partner", undefined, "G23", "conditional"],
    ["engaged", "ES", "G24", "conditional"],
    ["spouse", undefined, "G2", "good"],
    [undefined, "CH", "G2", "good"],
  ])("give a member whose %s has passport %s rule %s", (relation, country, code, outcome) => {
    const answers = { passport: "family", relation, country, job: "not_looking" };
    const [rule] = assess(answers, seededTexts)?.rules ?? [];
    expect([rule?.code, rule?.outcome]).toEqual([code, outcome]);
  });

  const situations = PASSPORTS.flatMap((passport) =>
    (passport === "yes" ? ["CH", "PT"] : [undefined, "CH", "PT"]).flatMap((country) =>
      (passport === "family" ? [...RELATIONS, undefined] : [undefined]).flatMap((relation) =>
        JOBS.flatMap((job) =>
          (job === "working" ? [...permitChoices, undefined] : [undefined]).map((permit) => ({
            ...{ passport, country, relation, job, permit },
            ...{ time: "there", goals: ["health", "family", "permit"] },
          })),
        ),
      ),
    ),
  );

  test.each(["3_12", "over_12"])(
    "name to nobody who is here for %s months a deadline of the arrival as ahead",
    (stay) => {
      const ahead =
        /nos primeiros (?:14 dias|3 meses)|até 14 dias|até 3 meses depois|tem 3 meses|Até 3 meses não|Ficar até 3 meses|antes de viajar|Visitar (?:a Suíça )?por até 90 dias|Você chegou há pouco/i;
      const wrong = situations.flatMap((answers) => {
        const report = assess({ ...answers, stay }, seededTexts);
        return [...(report?.rules ?? []), ...(report?.sentences ?? [])]
          .filter((text) => ahead.test(JSON.stringify(text)))
          .map(({ code }) => code);
      });
      expect([...new Set(wrong)]).toEqual([]);
    },
  );

  test("tell residents of more than a year that the licence is overdue, and newcomers that it is ahead", () => {
    const codesAt = (stay: string) =>
      assess({ passport: "no", job: "working", permit: "B", time: "there", stay }, seededTexts)
        ?.sentences.map(({ code }) => code)
        .filter((code) => code.startsWith("prazo-"));
    expect(codesAt("over_12")).toEqual([
      "prazo-aqui-atrasado",
      "prazo-aqui-mais-de-um-ano",
      "prazo-aqui-carteira-vencida",
    ]);
    expect(codesAt("3_12")).toEqual(["prazo-aqui-primeiro-ano", "prazo-aqui-atrasado"]);
    expect(codesAt("under_3")).toEqual(["prazo-aqui-recente"]);
  });

  test("give a student a way of their own, and no word about an employer's application", () => {
    const before = assess({ passport: "no", job: "study", time: "3_6" }, seededTexts);
    expect([before?.isGood, before?.rules[0]?.outcome]).toEqual([true, "conditional"]);
    expect(JSON.stringify(before?.rules)).toMatch(/Com a carta de admissão/);
    expect(JSON.stringify(before?.rules)).not.toMatch(/só o empregador|cota anual/);
    const here = assess(
      { passport: "no", job: "study", time: "there", stay: "over_12" },
      seededTexts,
    );
    expect(here?.rules.map(({ code }) => code)).toEqual(["G33"]);
    expect(JSON.stringify(here?.rules)).not.toMatch(/visto D/);
  });

  test("forbid work in Switzerland before the permit, but not remote work from Brazil", () => {
    const rule = eligibilityRules.find(({ code }) => code === "G4");
    expect(rule?.illegal).not.toMatch(/mesmo de casa/);
    expect(rule?.illegal).toMatch(/na Suíça antes da autorização/);
  });

  test.each(["B1", "B2", "B3", "G3", "G4"])("state what is illegal in %s", (code) => {
    expect(eligibilityRules.find((rule) => rule.code === code)?.illegal).toMatch(/90 dias/);
  });
});

describe("edited eligibility rules", () => {
  const rule = seededTexts.rules.find(({ code }) => code === "G16");
  if (!rule) throw new Error("there are no rules");

  test("give no result if no rule applies", () => {
    expect(
      assess({ passport: "no", job: "study" }, textsOf([{ ...rule, conditions: [] }])),
    ).toBeNull();
    expect(
      assess({ passport: "no", job: "study" }, textsOf([{ ...rule, conditions: [{}] }])),
    ).toBeNull();
  });

  test.each([
    ["B", { passport: "no", job: "working", permit: "B" }, true],
    ["B", { passport: "no", job: "working", permit: "L" }, false],
    ["B", { passport: "no", job: "working" }, false],
    ["unknown", { passport: "no", job: "study" }, true],
    ["unknown", { passport: "no", job: "working", permit: "B" }, false],
  ])("for permit %s only apply to %j: %s", (permit, answers, isConcerned) => {
    const report = assess(answers, textsOf([{ ...rule, conditions: [{ permit: [permit] }] }]));
    expect(report !== null).toBe(isConcerned);
  });

  test("are sorted by weight, not by input order", () => {
    const heavy = { ...rule, code: "B9", outcome: "bad" as const, sort: 1 };
    const swiss = { passport: "yes", country: "CH", job: "study" };
    const report = assess(swiss, textsOf([rule, { ...heavy, conditions: rule.conditions }]));
    expect(report?.rules.map(({ code }) => code)).toEqual(["B9", "G16"]);
    expect(report?.isGood).toBe(false);
  });

  test("treat an empty condition as any answer", () => {
    const conditions = [{ passport: ["no"], job: [], permit: null }];
    const texts = textsOf([{ ...rule, conditions }]);
    expect(assess({ passport: "no", job: "study" }, texts)).not.toBeNull();
    expect(assess({ passport: "yes", job: "study" }, texts)).toBeNull();
  });
});

describe("eligibility sentence about cantons", () => {
  const sentence = seededTexts.sentences.find(({ code }) => code === "cantao-autoridade");
  if (!sentence) throw new Error("the sentence is gone");
  const shownTo = (cantons: string[], text: ReportSentence = sentence) =>
    assess({ passport: "no", job: "study", cantons }, textsOf(seededTexts.rules, [text]))
      ?.sentences ?? [];

  test("appears once per chosen canton, with the office if known", () => {
    const received = shownTo(["ZH", "GE"]);
    expect(received.map(({ text }) => text.split(":")[0])).toEqual(["Cantão ZH", "Cantão GE"]);
    expect(received.map(({ step }) => step?.url ?? null)).toEqual(["https://www.zh.ch/", null]);
  });

  test("skips chosen cantons that it does not name", () => {
    const conditions = [{ cantons: ["GE"] }];
    const received = shownTo(["ZH", "GE"], { ...sentence, conditions });
    expect(received.map(({ text }) => text.split(":")[0])).toEqual(["Cantão GE"]);
  });

  test("does not appear if no canton is chosen", () => {
    expect(shownTo([])).toEqual([]);
  });
});

describe("permit of the member", () => {
  test.each([
    [{ passport: "no", job: "working", permit: "F" }, ["G9"]],
    [{ passport: "family", job: "working", permit: "N" }, ["B4"]],
    [{ passport: "no", job: "study" }, []],
  ])("is marked in the report of %j", (answers, reserved) => {
    const report = assess(answers, seededTexts);
    const marked = [...(report?.rules ?? []), ...(report?.sentences ?? [])]
      .filter(({ isReserved }) => isReserved)
      .map(({ code }) => code);
    expect(marked).toEqual(reserved);
  });
});
