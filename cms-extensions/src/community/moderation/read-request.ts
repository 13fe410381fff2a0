import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/rule-refusal";
import { UUID_PATTERN, isUuid } from "../../../../contract/shared/uuid.ts";

const IDS = new RegExp(UUID_PATTERN, "g");

export function requireId(given: unknown): string {
  if (typeof given !== "string" || !isUuid(given)) throw ruleRefusal(MODERATION_REFUSALS.target);
  return given;
}

/**
 * Finds the last id in the input, such as a topic's address. @throws `MODERATION_REFUSALS.target` without
 * one
 */
export function requireIdIn(given: unknown): string {
  const ids = typeof given === "string" ? given.match(IDS) : null;
  return requireId(ids?.at(-1)?.toLowerCase());
}

export function requireOneOf<T>(known: readonly T[], given: unknown): T {
  const found = known.find((each) => String(each) === String(given));
  if (found === undefined) throw ruleRefusal(MODERATION_REFUSALS.target);
  return found;
}
