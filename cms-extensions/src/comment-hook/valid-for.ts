import { COMMENT_REFUSALS } from "../../../contract/comments.ts";
import { findValidFor, validYears, type ValidFor } from "../../../contract/valid-for.ts";
import { ruleRefusal } from "../content-hook/rule-refusal";

/**
 * For whom a reply of the forum says that it holds, as it is kept; null where it says nothing.
 * @throws `COMMENT_REFUSALS.validFor` for cantons, permits and years that there are not, and elsewhere
 */
export function requireValidFor(given: unknown, targetType: string, now: Date): ValidFor | null {
  if (given === null || given === undefined) return null;
  const found = targetType === "forum" ? findValidFor(given) : null;
  if (!found || !validYears(now).includes(found.year)) throw ruleRefusal(COMMENT_REFUSALS.validFor);
  return found;
}
