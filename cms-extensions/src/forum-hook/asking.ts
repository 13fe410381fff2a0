import type { Knex } from "knex";

export type Payload = Record<string, unknown>;

/** A member who writes with their own rights. */
export type Asking = { database: Knex; member: string; isPaying: boolean; now: Date };
