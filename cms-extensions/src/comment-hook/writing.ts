import type { Knex } from "knex";

export type Payload = Record<string, unknown>;

/** What the member who writes may read, by Directus' own rules. */
export type FindReadable = (collection: string, id: string) => Promise<Payload | null>;

/** A member's write as the rules of comments judge it. */
export type Writing = {
  database: Knex;
  member: string;
  isPaying: boolean;
  findReadable: FindReadable;
  now: Date;
};
