import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { createOrderedBatches } from "../../bff/signalr/backplane/ordered-batches.ts";

export type StoreMessage = (room: string, text: string) => Promise<void>;

const TABLE = `create table if not exists bench_chat_messages
  (id uuid primary key, room text, text text, sent_at timestamptz)`;
const INSERT = {
  name: "keep",
  text: `insert into bench_chat_messages
    select id, room, text, now() from unnest($1::uuid[], $2::text[], $3::text[]) as m(id, room, text)`,
};

/** Same for every contender: messages that arrive during one statement are stored by the next. */
export async function openMessageStore(databaseUrl: string | null): Promise<StoreMessage> {
  if (databaseUrl === null) return async () => {};
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(TABLE);
  const batches = createOrderedBatches((messages: readonly { room: string; text: string }[]) =>
    pool.query({
      ...INSERT,
      values: [
        messages.map(() => randomUUID()),
        messages.map(({ room }) => room),
        messages.map(({ text }) => text),
      ],
    }),
  );
  return (room, text) => batches.add([{ room, text }]);
}
