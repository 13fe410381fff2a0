import { expect, test } from "vitest";
import { warningsOf, type JobPosting } from "../../../../contract/classifieds/job-warnings.ts";

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
