import type { SeedEligibilityRule } from "./content/eligibility-rule.ts";
import type { SeedSignupText } from "./content/signup-texts.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

const asList = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** What the signup says: its texts by step, and the rules behind its report. */
export function signupPlan(
  texts: readonly SeedSignupText[],
  rules: readonly SeedEligibilityRule[],
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
  return {
    rows: [
      { table: "signup_texts", key: "id", rows: textRows },
      { table: "eligibility_rules", key: "id", rows: ruleRows },
    ],
    links: [],
  };
}
