import { describe, expect, test } from "vitest";
import { answerShapes } from "../../../../../../bff/modules/account/signup/signup-answers";
import { schemaOf, stepSchemas, type QuestionStep } from "~/features/signup/flow/signup.schema";
import { parseForm } from "~/forms/parse-form";

function parse(step: QuestionStep, fields: [string, string][]) {
  const form = new URLSearchParams(fields);
  return parseForm(schemaOf(step), form);
}

const mistakes = (step: QuestionStep, fields: [string, string][]) => {
  const submission = parse(step, fields);
  return submission.status === "success" ? null : Object.keys(submission.error ?? {});
};

describe("signup form", () => {
  test.each<[QuestionStep, [string, string][], unknown]>([
    [
      "name",
      [
        ["firstName", " Ana "],
        ["lastName", "D’Ávila"],
      ],
      { firstName: "Ana", lastName: "D'Ávila" },
    ],
    [
      "email",
      [
        ["email", " Ana@Example.com"],
        ["acceptsTerms", "on"],
      ],
      { email: "ana@example.com", acceptsTerms: true },
    ],
    ["confirm-email", [["code", "123 456"]], { code: "123456" }],
    [
      "european-passport",
      [
        ["passport", "no"],
        ["country", ""],
      ],
      { passport: "no" },
    ],
    [
      "job-opportunity",
      [
        ["job", "searching"],
        ["permit", ""],
      ],
      { job: "searching" },
    ],
    [
      "job-opportunity",
      [
        ["job", "working"],
        ["permit", "B"],
      ],
      { job: "working", permit: "B" },
    ],
    [
      "job-opportunity",
      [
        ["job", "working"],
        ["permit", "withheld"],
      ],
      { job: "working", permit: null },
    ],
    [
      "time-to-switzerland",
      [
        ["time", "3_6"],
        ["since", ""],
        ["cantons", "ZH"],
        ["cantons", ""],
        ["cantons", ""],
      ],
      { time: "3_6", cantons: ["ZH"] },
    ],
    [
      "commitment",
      [
        ["hours", "3_5"],
        ["german", "A1"],
        ["french", "unknown"],
        ["italian", "A0"],
        ["goals", "job"],
      ],
      { hours: "3_5", german: "A1", french: "unknown", italian: "A0", goals: ["job"] },
    ],
  ])("for %s sends what the service accepts", (step, fields, value) => {
    const submission = parse(step, fields);
    expect(submission.status === "success" ? submission.value : submission.error).toEqual(value);
    const shape = answerShapes[step as keyof typeof answerShapes];
    const versions = { termsVersion: "1", privacyVersion: "1" };
    const sent = step === "email" ? { ...(value as object), ...versions } : value;
    if (shape) expect(shape.safeParse(sent).success).toBe(true);
  });
});

describe("signup form errors", () => {
  test.each<[QuestionStep, [string, string][], string[]]>([
    ["name", [], ["firstName", "lastName"]],
    [
      "name",
      [
        ["firstName", "Ana2"],
        ["lastName", "B".repeat(81)],
      ],
      ["firstName", "lastName"],
    ],
    ["email", [["email", "ana"]], ["email", "acceptsTerms"]],
    ["confirm-email", [["code", "12345"]], ["code"]],
    ["create-account", [["password", "curta"]], ["password"]],
    ["european-passport", [["passport", "yes"]], ["country"]],
    [
      "european-passport",
      [
        ["passport", "yes"],
        ["country", ""],
      ],
      ["country"],
    ],
    ["job-opportunity", [], ["job"]],
    [
      "job-opportunity",
      [
        ["job", "working"],
        ["permit", ""],
      ],
      ["permit"],
    ],
    ["time-to-switzerland", [["time", "there"]], ["since"]],
    ["commitment", [], ["hours", "german", "french", "italian", "goals"]],
  ])("of %s with %j are at %j", (step, fields, wrong) => {
    expect(mistakes(step, fields)).toEqual(wrong);
  });

  test("include a fourth goal", () => {
    const goals = ["job", "health", "taxes", "family"].map((goal): [string, string] => [
      "goals",
      goal,
    ]);
    expect(mistakes("commitment", goals)).toContain("goals");
  });
});

test("signup form: browser and service have the same fields in every shared step", () => {
  for (const [step, shape] of Object.entries(answerShapes)) {
    const own = Object.keys(stepSchemas[step as keyof typeof answerShapes].shape);
    // Versions come from the page itself; the newsletter is read from earlier drafts and has no field any
    // more.
    const unasked = step === "email" ? ["termsVersion", "privacyVersion", "wantsNewsletter"] : [];
    expect([step, [...own, ...unasked].sort()]).toEqual([step, Object.keys(shape.shape).sort()]);
  }
});
