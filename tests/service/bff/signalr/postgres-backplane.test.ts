import { Client, Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresBackplane } from "../../../../bff/signalr/backplane/postgres-backplane.ts";
import {
  expectOrder,
  expectToReachOthers,
  joinProcess,
  said,
} from "../../../support/backplane-contract.ts";
import type { Process } from "../../../support/backplane-contract.ts";
import { createManualClock } from "../../../support/manual-clock.ts";
import { createDatabase } from "../service.ts";

const clock = createManualClock();
const processes: Process[] = [];
let pool: Pool;
let drop: () => Promise<void>;
let gaps = 0;

beforeAll(async () => {
  const database = await createDatabase();
  ({ drop } = database);
  pool = new Pool({ connectionString: database.url, max: 4 });
  for (let count = 0; count < 3; count++) {
    const backplane = createPostgresBackplane({
      channel: "signalr_test",
      async connect() {
        const client = new Client({ connectionString: database.url, application_name: "listens" });
        await client.connect();
        return client;
      },
      query: (text, values) => pool.query(text, [...values]),
      onGap: () => {
        gaps += 1;
      },
      clock,
    });
    processes.push(joinProcess(backplane));
  }
});

afterAll(async () => {
  await Promise.all(processes.map(({ backplane }) => backplane.close()));
  await pool.end();
  await drop();
});

/** Sessions that have run a query. */
const listening = `select pid from pg_stat_activity
  where application_name = 'listens' and datname = current_database() and state = 'idle' and query <> ''`;

/** Advances time while the test waits. */
async function expectListening(isSubscribed: (pid: number) => boolean): Promise<number[]> {
  let pids: number[] = [];
  await expect
    .poll(async () => {
      clock.advance(1_000);
      const { rows } = await pool.query<{ pid: number }>(listening);
      pids = rows.map(({ pid }) => pid);
      return pids.filter(isSubscribed).length;
    })
    .toBe(3);
  return pids;
}

test("PostgreSQL backplane: all other processes get every message, in order, once", async () => {
  await expectListening(() => true);
  await expectToReachOthers(processes);
  const [one, two] = processes;
  if (one && two) await expectOrder(one, two);
  for (const { heard: received } of processes) received.length = 0;
});

test("PostgreSQL backplane: sessions that the database ended are opened again", async () => {
  const before = await expectListening(() => true);
  await pool.query("select pg_terminate_backend(pid) from unnest($1::int[]) as mine(pid)", [
    before,
  ]);
  await expectListening((pid) => !before.includes(pid));
  await expect.poll(() => gaps).toBe(3);
  await processes[0]?.backplane.publish(said("again"));
  await expect.poll(() => processes[1]?.heard).toEqual([said("again")]);
});
