import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../../bff/db/migrate.ts";
import { startDirectusDouble } from "../../doubles/directus-double.ts";
import { startDevice } from "./device.ts";
import type { Device, SeenMessage } from "./device.ts";
import { insertPairs } from "./pairs.ts";
import type { Pair } from "./pairs.ts";
import { startProcesses } from "./processes.ts";
import type { Processes } from "./processes.ts";

const PROCESSES = 2;
const LOOK_MS = 5;

export type KillPlan = {
  /** Of an empty database. */
  databaseUrl: string;
  pairs: number;
  /** Per member; members write no faster than the rate limit allows. */
  messagesEach: number;
  kills: number;
};

export type KillReport = {
  messages: number;
  kills: number;
  processes: number;
  /** Acknowledged, but missing at a member or in the database. */
  lost: number;
  /** More than once at a member or in the database. */
  doubled: number;
  /** Chats with gaps in their numbers, or with a member's messages out of order. */
  disordered: number;
  /** Messages that were sent more than once before they were acknowledged. */
  resent: number;
  /** Of those, messages that had already been stored. */
  answersLost: number;
  /** Seen only in the last query: the process died before sending its hint. */
  hintsLost: number;
  durationMs: number;
};

type Talk = Pair & { devices: readonly [Device, Device] };

/** Members write to each other while the service's processes are killed, one after another. */
export async function killChats(plan: KillPlan): Promise<KillReport> {
  const { databaseUrl, kills, messagesEach } = plan;
  await migrateDatabase(databaseUrl);
  const database = openDatabase(databaseUrl, () => {});
  const key = randomBytes(32).toString("hex");
  const directus = await startDirectusDouble(key);
  const pairs = await insertPairs(plan.pairs, { database, directus, sessionKey: key });
  const settings = { databaseUrl, directusUrl: directus.url, key, port: 0 };
  const processes = await startProcesses(PROCESSES, settings);
  const { urls } = processes;
  const talks = pairs.map(({ members: [first, second], chatId }): Talk => {
    const start = (member: typeof first) => startDevice({ member, chatId, urls });
    return { chatId, members: [first, second], devices: [start(first), start(second)] };
  });
  const devices = talks.flatMap((talk) => talk.devices);
  const messages = devices.length * messagesEach;
  const progress = { acknowledged: 0 };

  const startedMs = performance.now();
  const killing = killAgainAndAgain(processes, { kills, messages, progress });
  await Promise.all(
    devices.map((device) => device.sendAll(messagesEach, () => void (progress.acknowledged += 1))),
  );
  const durationMs = Math.round(performance.now() - startedMs);
  await killing;
  const seenBefore = countSeen(devices);
  await Promise.all(devices.map((device) => device.look()));
  const stored = await database.pool.query<{ id: string; copies: number }>(
    `select client_message_id as id, count(*) over (partition by user_id, message)::int as copies
       from chat_messages where message <> 'Oi'`,
  );
  await Promise.all(devices.map((device) => device.stop()));
  await processes.close();
  await directus.close();
  await database.close();

  const saved = new Set(stored.rows.map(({ id }) => id));
  return {
    messages,
    kills,
    processes: PROCESSES,
    lost: sum(talks, (talk) => countLost(talk, saved)),
    doubled:
      stored.rows.filter(({ copies }) => copies > 1).length +
      sum(devices, ({ seen }) => seen.length - idsOf(seen).size),
    disordered: talks.filter((talk) => !isInOrder(talk, messagesEach)).length,
    resent: sum(devices, ({ resent }) => resent),
    answersLost: sum(devices, ({ answersLost }) => answersLost),
    hintsLost: countSeen(devices) - seenBefore,
    durationMs,
  };
}

type Killing = { kills: number; messages: number; progress: { acknowledged: number } };

/** Kills at equal shares of the messages. A process may die before the other one is back. */
async function killAgainAndAgain(processes: Processes, { kills, messages, progress }: Killing) {
  const back = Array.from({ length: PROCESSES }, () => Promise.resolve());
  for (let at = 0; at < kills; at++) {
    const due = ((at + 1) * messages) / (kills + 1);
    while (progress.acknowledged < due) await pause(LOOK_MS);
    const index = at % PROCESSES;
    await back[index];
    back[index] = processes.replace(index);
  }
  await Promise.all(back);
}

function countLost({ devices }: Talk, stored: ReadonlySet<string>): number {
  const places = [stored, ...devices.map(({ seen }) => idsOf(seen))];
  const acknowledged = devices.flatMap((device) => device.acknowledged);
  return acknowledged.filter((id) => !places.every((ids) => ids.has(id))).length;
}

const idsOf = (seen: readonly SeenMessage[]): ReadonlySet<string> =>
  new Set(seen.map(({ clientMessageId }) => clientMessageId));

function isInOrder({ devices, members }: Talk, messagesEach: number): boolean {
  const expected = Array.from({ length: messagesEach }, (_, at) => String(at)).join();
  return devices.every(
    ({ seen }) =>
      hasNoGap(seen) &&
      members.every(({ id }) => {
        const own = seen.filter(({ senderUserId }) => senderUserId === id);
        return own.map(({ message }) => message).join() === expected;
      }),
  );
}

const hasNoGap = (seen: readonly SeenMessage[]): boolean =>
  seen.every(({ sequence }, at) => sequence === (seen[0]?.sequence ?? 0) + at);

const countSeen = (devices: readonly Device[]): number => sum(devices, ({ seen }) => seen.length);

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
