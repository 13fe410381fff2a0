import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import {
  findValidFor,
  validYears,
  type ValidFor,
} from "../../../../contract/community/valid-for.ts";
import { ruleRefusal } from "../../shared/rule-refusal";

/**
 * Validates for whom a forum reply is valid; null if not specified.
 * @throws `COMMENT_REFUSALS.validFor` for unknown cantons, permits and years, and outside of the forum
 */
export function requireValidFor(given: unknown, targetType: string, now: Date): ValidFor | null {
  if (given === null || given === undefined) return null;
  const found = targetType === "forum" ? findValidFor(given) : null;
  if (!found || !validYears(now).includes(found.year)) throw ruleRefusal(COMMENT_REFUSALS.validFor);
  return found;
}
