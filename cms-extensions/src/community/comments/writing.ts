import type { Knex } from "knex";

export type Payload = Record<string, unknown>;

/** Reads an item with the writing member's own permissions in Directus. */
export type FindReadable = (collection: string, id: string) => Promise<Payload | null>;

export type Writing = {
  database: Knex;
  member: string;
  isPaying: boolean;
  findReadable: FindReadable;
  now: Date;
};
