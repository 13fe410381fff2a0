import { expect, test } from "vitest";
import {
  applicantOf,
  mayApply,
  warningsOf,
  type JobPosting,
} from "../../../../contract/classifieds/jobs.ts";

test.each([
  ["swiss", null, "swiss_permit", "yes", "swiss"],
  ["eu_efta", "none", "any", "yes", "free_movement"],
  ["eu_efta", "none", "swiss_permit", "no", "employer_wants_permit"],
  ["eu_efta", "B", "swiss_permit", "yes", "free_movement"],
  ["other", "C", "swiss_permit", "yes", "settled"],
  ["other", "B", "eu_efta", "yes", "resident"],
  ["other", "L", "any", "quota", "short_permit"],
  ["other", "S", "any", "unknown", "asylum"],
  ["other", "none", "sponsors_quota", "quota", "quota"],
  ["other", "none", "any", "quota", "quota"],
  ["other", "none", "eu_efta", "no", "employer_wants_eu"],
  ["other", "none", "swiss_permit", "no", "employer_wants_permit"],
  [null, "none", "any", "unknown", "not_told"],
  ["other", null, "any", "unknown", "not_told"],
] as const)(
  "application permission: of %s with permit %s for %s: %s",
  (nationality, permit, policy, answer, reason) => {
    const told = mayApply({ nationality, permit }, policy);
    expect(told).toMatchObject({ answer, reason });
    expect(told.source.url).toMatch(/^https:\/\/www\.fedlex\.admin\.ch\/eli\/cc\//);
  },
);

test("application permission: uses the signup answers, and is unknown without them", () => {
  expect(applicantOf({ passport: "yes", country: "PT" })).toEqual({
    nationality: "eu_efta",
    permit: null,
  });
  expect(applicantOf({ passport: "yes", country: "CH" }).nationality).toBe("swiss");
  expect(applicantOf({ passport: "in_process", permit: "B" })).toEqual({
    nationality: "other",
    permit: "B",
  });
  expect(applicantOf({})).toEqual({ nationality: null, permit: null });
});

const posting = (given: Partial<JobPosting>): JobPosting => ({
  text: "Trabalho em cozinha",
  companyDomain: "padaria.ch",
  applyEmail: "vagas@padaria.ch",
  applyUrl: null,
  isVerified: false,
  ...given,
});

test.each([
  ["a plain one", {}, []],
  ["a fee", { text: "Pague uma taxa de inscrição" }, ["fee"]],
  ["no fee", { text: "Inscrição sem taxa" }, []],
  ["only a messenger", { text: "Chame no WhatsApp", applyEmail: null }, ["messenger_only"]],
  ["a messenger beside an address", { text: "Ou no WhatsApp" }, []],
  ["a promised visa", { text: "Visto incluso" }, ["visa_included"]],
  ["an address elsewhere", { applyEmail: "padaria@gmail.com" }, ["other_domain"]],
  ["one that only looks alike", { applyEmail: "x@minhapadaria.ch" }, ["other_domain"]],
  ["a part of the company's own", { applyEmail: null, applyUrl: "https://jobs.padaria.ch/1" }, []],
  ["one that was looked at", { applyEmail: "padaria@gmail.com", isVerified: true }, []],
])("job warnings: are listed for %s", (_, given, warnings) => {
  expect(warningsOf(posting(given))).toEqual(warnings);
});
