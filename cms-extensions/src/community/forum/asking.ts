import type { Knex } from "knex";

export type Payload = Record<string, unknown>;

export type Asking = { database: Knex; member: string; isPaying: boolean; now: Date };
