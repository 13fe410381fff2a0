import type { Knex } from "knex";

export type Payload = Record<string, unknown>;

export type Caller = { database: Knex; member: string; isPaying: boolean; now: Date };
