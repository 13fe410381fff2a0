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
  "application permission: nationality %s with permit %s under policy %s is %s",
  (nationality, permit, policy, answer, reason) => {
    const received = mayApply({ nationality, permit }, policy);
    expect(received).toMatchObject({ answer, reason });
    expect(received.source.url).toMatch(/^https:\/\/www\.fedlex\.admin\.ch\/eli\/cc\//);
  },
);

test("applicant: has nationality and permit from the signup answers, and null without them", () => {
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

const posting = (input: Partial<JobPosting>): JobPosting => ({
  text: "Trabalho em cozinha",
  companyDomain: "padaria.ch",
  applyEmail: "vagas@padaria.ch",
  applyUrl: null,
  isVerified: false,
  ...input,
});

test.each([
  ["an ordinary ad", {}, []],
  ["a fee", { text: "Pague uma taxa de inscrição" }, ["fee"]],
  ['the words "no fee"', { text: "Inscrição sem taxa" }, []],
  ["messenger contact only", { text: "Chame no WhatsApp", applyEmail: null }, ["messenger_only"]],
  ["a messenger and an e-mail address", { text: "Ou no WhatsApp" }, []],
  ["a promised visa", { text: "Visto incluso" }, ["visa_included"]],
  ["an e-mail of another domain", { applyEmail: "padaria@gmail.com" }, ["other_domain"]],
  ["an e-mail of a look-alike domain", { applyEmail: "x@minhapadaria.ch" }, ["other_domain"]],
  ["a subdomain of the company", { applyEmail: null, applyUrl: "https://jobs.padaria.ch/1" }, []],
  ["a verified ad with another domain", { applyEmail: "padaria@gmail.com", isVerified: true }, []],
])("job warnings: are listed for %s", (_, input, warnings) => {
  expect(warningsOf(posting(input))).toEqual(warnings);
});
