import type { Knex } from "knex";

export type Payload = Record<string, unknown>;

export type FindReadable = (collection: string, id: string) => Promise<Payload | null>;

export type Writing = {
  database: Knex;
  member: string;
  isPaying: boolean;
  findReadable: FindReadable;
  now: Date;
};
