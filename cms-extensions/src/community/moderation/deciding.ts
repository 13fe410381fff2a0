import type { Knex } from "knex";

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
  notify: (notices: readonly Change[]) => Promise<void>;
  asker: string;
  now: Date;
};
