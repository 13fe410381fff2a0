import { describe, expect, test } from "vitest";
import { assess } from "../../../../../bff/modules/eligibility/assess.ts";
import { jobs, passports, permits } from "../../../../../bff/modules/signup/signup-answers.ts";
import { eligibilityRules } from "../../../../../cms-extensions/seed/content/eligibility-rules.ts";

const codesFor = (passport: string, job: string, permit?: string) =>
  assess({ passport, job, permit }, eligibilityRules)?.rules.map(({ code }) => code);

describe("the rules the portal begins with", () => {
  test.each([
    ["yes", "searching", ["G1"]],
    ["yes", "contract", ["G1"]],
    ["yes", "study", ["G1"]],
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
  ])("say to passport %s and work %s: %j", (passport, job, codes) => {
    expect(codesFor(passport, job)).toEqual(codes);
  });

  test.each([
    ["yes", ["G1"], ["G1"], ["G1"], ["G1"], ["G1"], ["G1"], ["G1"], ["G1"]],
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
  ] as const)("say to passport %s at work here, by permit", (passport, ...codes) => {
    const told = [...permits, undefined].map((permit) => codesFor(passport, "working", permit));
    expect(told).toEqual(codes);
  });

  test("say something to everybody", () => {
    const silent = passports.flatMap((passport) =>
      jobs.flatMap((job) =>
        [...permits, undefined]
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
  ])("promise nothing more to permit %s than %s news", (permit, outcome) => {
    const report = assess({ passport: "no", job: "working", permit }, eligibilityRules);
    expect(report?.rules[0]?.outcome).toBe(outcome);
    expect(report?.isGood).toBe(outcome !== "bad");
  });

  test.each([
    ["yes", "searching", true],
    ["in_process", "searching", true],
    ["no", "contract", true],
    ["no", "searching", false],
    ["no", "study", false],
  ])("bring to passport %s and work %s good news: %s", (passport, job, isGood) => {
    expect(assess({ passport, job }, eligibilityRules)?.isGood).toBe(isGood);
  });

  test.each(eligibilityRules.map((rule) => [rule.code, rule] as const))(
    "tell with %s its source, its review and three steps; never a promise of time",
    (_, rule) => {
      expect(rule.sourceName).not.toBe("");
      expect(rule.sourceUrl).toMatch(/^https:\/\/www\.fedlex\.admin\.ch\//);
      expect(rule.reviewDueAt > rule.reviewedAt).toBe(true);
      expect(rule.steps).toHaveLength(3);
      expect(rule.possible.length).toBeGreaterThan(0);
      expect(rule.limits.length).toBeGreaterThan(0);
    },
  );

  test.each(["B1", "B2", "B3", "G3", "G4"])("name what is forbidden in %s", (code) => {
    expect(eligibilityRules.find((rule) => rule.code === code)?.illegal).toMatch(/90 dias/);
  });
});

describe("rules that editors change", () => {
  const [rule] = eligibilityRules;
  if (!rule) throw new Error("there are no rules");

  test("that concern nobody say nothing", () => {
    expect(assess({ passport: "no", job: "study" }, [{ ...rule, conditions: [] }])).toBeNull();
    expect(assess({ passport: "no", job: "study" }, [{ ...rule, conditions: [{}] }])).toBeNull();
  });

  test.each([
    ["B", { passport: "no", job: "working", permit: "B" }, true],
    ["B", { passport: "no", job: "working", permit: "L" }, false],
    ["B", { passport: "no", job: "working" }, false],
    ["unknown", { passport: "no", job: "study" }, true],
    ["unknown", { passport: "no", job: "working", permit: "B" }, false],
  ])("for permit %s alone concern %j: %s", (permit, answers, isConcerned) => {
    const report = assess(answers, [{ ...rule, conditions: [{ permit: [permit] }] }]);
    expect(report !== null).toBe(isConcerned);
  });

  test("are ordered by their weight, whatever order they come in", () => {
    const heavy = { ...rule, code: "B9", outcome: "bad" as const, sort: 1 };
    const report = assess({ passport: "yes", job: "study" }, [rule, heavy]);
    expect(report?.rules.map(({ code }) => code)).toEqual(["B9", "G1"]);
    expect(report?.isGood).toBe(false);
  });
});
