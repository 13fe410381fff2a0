import type { Knex } from "knex";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { UUID_PATTERN, isUuid } from "../../../../contract/shared/uuid.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

export type Change = Record<string, unknown>;

/** With the deciding editor's rights; Directus logs the editor. */
export type Items = {
  readByQuery: (query: object) => Promise<Change[]>;
  createOne: (row: Change) => Promise<unknown>;
  updateMany: (keys: string[], change: Change) => Promise<unknown>;
};

/**
 * Access within one transaction: direct to the database, past the rules, and through Directus with its log.
 */
export type Within = { database: Knex; itemsOf: Deciding["itemsOf"] };

export type Deciding = {
  itemsOf: (collection: string) => Items;
  findShownStatus: (topic: string) => Promise<"open" | "closed">;
  asOne: <T>(work: (within: Within) => Promise<T>) => Promise<T>;
  notify: (notifications: readonly Change[]) => Promise<void>;
  requester: string;
  now: Date;
};

const IDS = new RegExp(UUID_PATTERN, "g");

export function requireId(value: unknown): string {
  if (typeof value !== "string" || !isUuid(value)) throw ruleRefusal(MODERATION_REFUSALS.target);
  return value;
}

/**
 * Finds the last id in the input, such as a topic's address. @throws `MODERATION_REFUSALS.target` without
 * one
 */
export function requireIdIn(value: unknown): string {
  const ids = typeof value === "string" ? value.match(IDS) : null;
  return requireId(ids?.at(-1)?.toLowerCase());
}

export function requireOneOf<T>(known: readonly T[], value: unknown): T {
  const found = known.find((each) => String(each) === String(value));
  if (found === undefined) throw ruleRefusal(MODERATION_REFUSALS.target);
  return found;
}
