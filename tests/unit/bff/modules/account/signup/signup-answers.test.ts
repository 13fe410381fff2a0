import { describe, expect, test } from "vitest";
import { ServiceError } from "../../../../../../bff/errors.ts";
import {
  keepableAnswers,
  requireAnswers,
  withoutOrphans,
} from "../../../../../../bff/modules/account/signup/signup-answers.ts";
import type { QuestionStep } from "../../../../../../bff/modules/account/signup/signup-answers.ts";

const today = new Date("2026-11-21T12:00:00Z");

function mistakesOf(step: QuestionStep, values: unknown) {
  try {
    requireAnswers(step, values, today);
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code, fields: error.fields };
    throw error;
  }
  return null;
}

const email = {
  email: "ana@example.com",
  acceptsTerms: true,
  termsVersion: "3",
  privacyVersion: "2",
  wantsNewsletter: false,
};
const commitment = {
  hours: "3_5",
  german: "A1",
  french: "unknown",
  italian: "A0",
  goals: ["job", "language"],
};

describe("signup name", () => {
  test("is normalized: extra spaces, phone apostrophes, composed accents", () => {
    expect(
      requireAnswers(
        "name",
        { firstName: "  Jose\u0301  Luís ", lastName: "D’Ávila-Sá Jr." },
        today,
      ),
    ).toEqual({ firstName: "José Luís", lastName: "D'Ávila-Sá Jr." });
  });

  test.each([
    [{ firstName: "", lastName: "Souza" }, { firstName: "name.missing" }],
    [{ firstName: "   ", lastName: "Souza" }, { firstName: "name.missing" }],
    [{ lastName: "Souza" }, { firstName: "name.missing" }],
    [{ firstName: "A".repeat(61), lastName: "Souza" }, { firstName: "name.too_long" }],
    [{ firstName: "Ana", lastName: "B".repeat(81) }, { lastName: "name.too_long" }],
    [{ firstName: "Ana<script>", lastName: "Souza" }, { firstName: "name.invalid" }],
    [{ firstName: "Ana2", lastName: "Souza" }, { firstName: "name.invalid" }],
    [{ firstName: "-.'", lastName: "Souza" }, { firstName: "name.invalid" }],
  ])("rejects %j", (values, fields) => {
    expect(mistakesOf("name", values)).toEqual({ code: "validation_failed", fields });
  });

  test("accepts 60 and 80 letters", () => {
    expect(mistakesOf("name", { firstName: "A".repeat(60), lastName: "b".repeat(80) })).toBeNull();
  });
});

describe("signup e-mail", () => {
  test("is stored in its normalized form", () => {
    const { email: stored } = requireAnswers(
      "email",
      { ...email, email: "  Ana@EXAMPLE.com " },
      today,
    );
    expect(stored).toBe("ana@example.com");
  });

  test.each([
    [{ email: "" }, { email: "email.missing" }],
    [{ email: "ana" }, { email: "email.invalid" }],
    [{ email: `${"a".repeat(250)}@a.ch` }, { email: "email.invalid" }],
    [{ acceptsTerms: false }, { acceptsTerms: "consent.missing" }],
    [{ acceptsTerms: undefined }, { acceptsTerms: "consent.missing" }],
  ])("rejects %j", (change, fields) => {
    expect(mistakesOf("email", { ...email, ...change })).toEqual({
      code: "validation_failed",
      fields,
    });
  });
});

test.each<[QuestionStep, object]>([
  ["name", { firstName: "Ana", lastName: "Souza", email: "other@example.com" }],
  ["european-passport", { passport: "no", isPaying: true }],
])("signup step %s: rejects unknown fields", (step, values) => {
  expect(mistakesOf(step, values)?.code).toBe("validation_failed");
});

describe("signup question step", () => {
  test.each<[QuestionStep, object, Record<string, string>]>([
    ["european-passport", {}, { passport: "choice.missing" }],
    ["european-passport", { passport: "maybe" }, { passport: "choice.missing" }],
    ["european-passport", { passport: "yes" }, { country: "choice.missing" }],
    ["european-passport", { passport: "yes", country: "BR" }, { country: "choice.missing" }],
    ["job-opportunity", { job: "king" }, { job: "choice.missing" }],
    ["job-opportunity", { job: "working", permit: "X" }, { permit: "choice.missing" }],
    ["time-to-switzerland", { time: "there", cantons: [] }, { since: "month.missing" }],
    [
      "time-to-switzerland",
      { time: "there", since: "2026-12", cantons: [] },
      { since: "month.invalid" },
    ],
    [
      "time-to-switzerland",
      { time: "there", since: "2026-13", cantons: [] },
      { since: "month.invalid" },
    ],
    [
      "time-to-switzerland",
      { time: "under_3", cantons: ["ZH", "BE", "VD", "GE"] },
      { cantons: "choice.too_many" },
    ],
    ["time-to-switzerland", { time: "under_3", cantons: ["XX"] }, { cantons: "choice.missing" }],
    ["commitment", { ...commitment, goals: [] }, { goals: "choice.missing" }],
    [
      "commitment",
      { ...commitment, goals: ["job", "taxes", "health", "family"] },
      { goals: "choice.too_many" },
    ],
    ["commitment", { ...commitment, german: "D1" }, { german: "choice.missing" }],
  ])("%s rejects %j", (step, values, fields) => {
    expect(mistakesOf(step, values)).toEqual({ code: "validation_failed", fields });
  });

  test.each<[QuestionStep, object]>([
    ["european-passport", { passport: "yes", country: "IT" }],
    ["european-passport", { passport: "no" }],
    ["job-opportunity", { job: "working", permit: "B" }],
    ["job-opportunity", { job: "working" }],
    ["job-opportunity", { job: "working", permit: null }],
    ["time-to-switzerland", { time: "there", since: "2026-11", cantons: ["ZH"] }],
    ["time-to-switzerland", { time: "unknown", cantons: [] }],
    ["commitment", { ...commitment, goals: ["unknown"], hours: "unknown" }],
  ])("%s accepts %j", (step, values) => {
    expect(mistakesOf(step, values)).toBeNull();
  });
});

test("signup answers: a withheld permit replaces a stored one", () => {
  const stored = { job: "working", permit: "B" } as const;
  const sent = requireAnswers("job-opportunity", { job: "working", permit: null }, today);
  expect(withoutOrphans({ ...stored, ...sent })).toStrictEqual({ job: "working" });
});

describe("half-filled signup step", () => {
  test("keeps each field that is valid by itself", () => {
    expect(keepableAnswers("name", { firstName: "Ana", lastName: "" })).toEqual({
      firstName: "Ana",
    });
    expect(keepableAnswers("commitment", { hours: "3_5", german: "?", goals: ["job"] })).toEqual({
      hours: "3_5",
      goals: ["job"],
    });
    expect(keepableAnswers("name", "garbage")).toEqual({});
    expect(keepableAnswers("name", { id: "x" })).toEqual({});
  });
});

describe("dependent signup answers", () => {
  test.each([
    [{ passport: "no", country: "IT" }, { passport: "no" }],
    [{ job: "study", permit: "B" }, { job: "study" }],
    [{ time: "unknown", since: "2020-01" }, { time: "unknown" }],
    [
      { passport: "in_process", country: "IT", job: "working", permit: "L" },
      { passport: "in_process", country: "IT", job: "working", permit: "L" },
    ],
  ] as const)("%j reduces to %j", (answers, stored) => {
    expect(withoutOrphans(answers)).toEqual(stored);
  });
});

test("signup answers: the current month begins in Zurich time", () => {
  const since = (now: string) =>
    requireAnswers(
      "time-to-switzerland",
      { time: "there", since: "2026-12", cantons: [] },
      new Date(now),
    ).since;
  expect(() => since("2026-11-30T22:59:59Z")).toThrow(ServiceError);
  expect(since("2026-11-30T23:00:00Z")).toBe("2026-12");
});
