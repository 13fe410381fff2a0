import { findContextCard } from "../../../contract/context-card-values.ts";
import type { ContextCard } from "../../../contract/context-card.ts";
import { FORUM_REFUSALS } from "../../../contract/forum.ts";
import { ruleRefusal } from "../content-hook/rule-refusal";

/**
 * What an author tells about themselves beside a question, as it is kept; null for nothing.
 * @throws `FORUM_REFUSALS.context` for fields and values that there are not
 */
export function requireContextCard(given: unknown): ContextCard | null {
  if (given === null || given === undefined) return null;
  const card = findContextCard(given);
  if (!card) throw ruleRefusal(FORUM_REFUSALS.context);
  return card;
}
