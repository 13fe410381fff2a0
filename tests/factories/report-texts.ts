import type { ReportTexts } from "../../bff/modules/switzerland/eligibility/report-texts.ts";
import { eligibilityRules } from "../../cms-extensions/seed/content/eligibility-rules.ts";
import { reportSentences } from "../../cms-extensions/seed/content/report-sentences/all-sentences.ts";

const cantonCodes =
  "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH".split(" ");

/** The seeded report texts, as the service reads them. */
export const seededTexts: ReportTexts = {
  rules: eligibilityRules.map((rule) => ({ status: "published", ...rule })),
  sentences: reportSentences.map(({ step, url, urlLanguage, ...sentence }) => ({
    status: "published",
    ...sentence,
    step: step
      ? { text: step, ...(url && { url }), ...(urlLanguage && { language: urlLanguage }) }
      : null,
  })),
  cantons: cantonCodes.map((code) => ({
    code,
    name: `Cantão ${code}`,
    migrationOfficeUrl: code === "ZH" ? "https://www.zh.ch/" : null,
  })),
};

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

export const storedTexts = {
  eligibility_rules: seededTexts.rules.map((rule) => ({
    ...rule,
    possible: lines(rule.possible),
    limits: lines(rule.limits),
  })),
  report_sentences: reportSentences.map((sentence) => ({ status: "published", ...sentence })),
  Cantons: seededTexts.cantons.map(({ code, ...canton }) => ({ cantonCode: code, ...canton })),
};
