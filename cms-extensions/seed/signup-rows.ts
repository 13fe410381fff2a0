import type { SeedEligibilityRule } from "./content/eligibility-rule.ts";
import type { SeedSentence } from "./content/report-sentences/sentence.ts";
import type { SeedSignupText } from "./content/signup-texts.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

const asList = (texts: readonly string[]) => texts.map((text) => ({ text }));

export function signupPlan(
  texts: readonly SeedSignupText[],
  rules: readonly SeedEligibilityRule[],
  sentences: readonly SeedSentence[],
): SeedPlan {
  const textRows = texts.map((text) => ({
    id: stableId("signup-text", text.step),
    status: "published",
    ...text,
    points: asList(text.points),
  }));
  const ruleRows = rules.map((rule) => ({
    id: stableId("eligibility-rule", rule.code),
    status: "published",
    version: 1,
    ...rule,
    possible: asList(rule.possible),
    limits: asList(rule.limits),
  }));
  const sentenceRows = sentences.map((sentence) => ({
    id: stableId("report-sentence", sentence.code),
    status: "published",
    ...sentence,
  }));
  return {
    rows: [
      { table: "signup_texts", key: "id", rows: textRows },
      { table: "eligibility_rules", key: "id", rows: ruleRows },
      { table: "report_sentences", key: "id", rows: sentenceRows },
    ],
    links: [],
  };
}
