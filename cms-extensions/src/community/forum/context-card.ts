import { findContextCard } from "../../../../contract/community/context-card-values.ts";
import type { ContextCard } from "../../../../contract/community/context-card.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

/**
 * Validates the author's details beside a question; null if there are none.
 * @throws `FORUM_REFUSALS.context` for unknown fields and values
 */
export function requireContextCard(value: unknown): ContextCard | null {
  if (value === null || value === undefined) return null;
  const card = findContextCard(value);
  if (!card) throw ruleRefusal(FORUM_REFUSALS.context);
  return card;
}
