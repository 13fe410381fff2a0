import { describe, expect, test } from "vitest";
import { assess } from "../../../../../bff/modules/eligibility/assess.ts";
import { passports, jobs } from "../../../../../bff/modules/signup/signup-answers.ts";
import { eligibilityRules } from "../../../../../cms-extensions/seed/content/eligibility-rules.ts";

const codesFor = (passport: string, job: string) =>
  assess({ passport, job }, eligibilityRules)?.rules.map(({ code }) => code);

describe("the rules the portal begins with", () => {
  test.each([
    ["yes", "searching", ["G1"]],
    ["yes", "contract", ["G1"]],
    ["yes", "study", ["G1"]],
    ["no", "working", ["G1"]],
    ["family", "searching", ["G2"]],
    ["family", "working", ["G1", "G2"]],
    ["in_process", "searching", ["G3", "B1"]],
    ["in_process", "study", ["G3", "B3"]],
    ["in_process", "not_looking", ["G3", "B2"]],
    ["in_process", "contract", ["G3", "G4"]],
    ["in_process", "working", ["G1", "G3"]],
    ["no", "contract", ["G4"]],
    ["no", "interviewing", ["B1"]],
    ["no", "searching", ["B1"]],
    ["no", "not_looking", ["B2"]],
    ["no", "study", ["B3"]],
  ])("say to passport %s and work %s: %j", (passport, job, codes) => {
    expect(codesFor(passport, job)).toEqual(codes);
  });

  test("say something to everybody", () => {
    const silent = passports.flatMap((passport) =>
      jobs.filter((job) => !codesFor(passport, job)).map((job) => [passport, job]),
    );
    expect(silent).toEqual([]);
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

  test("are ordered by their weight, whatever order they come in", () => {
    const heavy = { ...rule, code: "B9", outcome: "bad" as const, sort: 1 };
    const report = assess({ passport: "yes", job: "study" }, [rule, heavy]);
    expect(report?.rules.map(({ code }) => code)).toEqual(["B9", "G1"]);
    expect(report?.isGood).toBe(false);
  });
});
