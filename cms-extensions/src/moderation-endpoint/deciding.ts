import type { Knex } from "knex";

export type Change = Record<string, unknown>;

/** Rows as the editor who decides may change them; Directus notes who did. */
export type Items = {
  readByQuery: (query: object) => Promise<Change[]>;
  createOne: (row: Change) => Promise<unknown>;
  updateMany: (keys: string[], change: Change) => Promise<unknown>;
};

/** What is done as one, or not at all: rows past the rules, and those that Directus notes. */
export type Within = { database: Knex; itemsOf: Deciding["itemsOf"] };

export type Deciding = {
  itemsOf: (collection: string) => Items;
  /** What a topic was before it was taken away. */
  findShownStatus: (topic: string) => Promise<"open" | "closed">;
  asOne: <T>(work: (within: Within) => Promise<T>) => Promise<T>;
  /** Tells members in the portal. */
  notify: (notices: readonly Change[]) => Promise<void>;
  /** The editor who decides. */
  asker: string;
  now: Date;
};
