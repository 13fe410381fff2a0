import type { ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { HubConnection } from "@microsoft/signalr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../../bff/db/migrate.ts";
import { insertMessage } from "../../../../../bff/modules/community/chat/messages.repository.ts";
import { startBound } from "../../../../support/bound-child.ts";
import { buildClient } from "../../../../support/official-client.ts";
import { GREETINGS, insertPairs } from "../chat-kills/pairs.ts";
import type { PairMember } from "../chat-kills/pairs.ts";
import { startDirectusDouble } from "../../doubles/directus-double.ts";
import type { DirectusDouble } from "../../doubles/directus-double.ts";
import { createDatabase } from "../../service.ts";
import type { SentMessage } from "./members.ts";

/** A client retries until long after the new process is ready. */
const RETRIES_MS = Array.from({ length: 600 }, () => 100);
const key = randomBytes(32).toString("hex");

let files: Awaited<ReturnType<typeof createDatabase>>;
let database: DatabaseConnection;
let directus: DirectusDouble;
let port = 0;
let running: ChildProcess | null = null;

beforeAll(async () => {
  files = await createDatabase();
  await migrateDatabase(files.url);
  database = openDatabase(files.url, () => {});
  directus = await startDirectusDouble(key);
  port = await findFreePort();
});
afterAll(async () => {
  if (running) await end(running, "SIGKILL");
  await directus.close();
  await database.close();
  await files.drop();
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return found;
}

/** Starts the built service; resolves once it is ready. */
async function start(): Promise<ChildProcess> {
  const child = startBound(["build/service/server.js"], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "production", PORTAL_MODE: "test" },
      ...{ SERVICE_PORT: String(port), DATABASE_URL: files.url, CMS_URL: directus.url },
      ...{ CMS_ACCOUNTS_TOKEN: key, CMS_TEASER_TOKEN: key, CMS_FREE_TOKEN: key },
      ...{ CMS_PAYING_TOKEN: key, MEMBER_TOKEN_KEY: key, SESSION_KEY: key, DATA_KEY: key },
      INTERNAL_KEY: key,
    },
  });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('"ready"')) break;
  }
  child.stdout.resume();
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  running = null;
  const ended = once(child, "exit");
  child.kill(signal);
  return (await ended)[0];
}

const AFTER = `query ($chatId: ID!, $sequence: Int!) {
  getChatMessagesAfter(chatId: $chatId, sequence: $sequence, take: 100) { sequence message }
}`;

/** A member's page: its messages, queried after each connection and each hint. */
function openPage({ token }: PairMember, chatId: string) {
  const url = `http://127.0.0.1:${port}`;
  const known: { sequence: number; message: string }[] = [];
  const states: string[] = [];
  let looking = Promise.resolve();

  async function readOn(): Promise<void> {
    const sequence = known.at(-1)?.sequence ?? GREETINGS;
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query: AFTER, variables: { chatId, sequence } }),
    });
    const { data } = (await answer.json()) as { data: { getChatMessagesAfter: typeof known } };
    known.push(...data.getChatMessagesAfter);
  }
  const look = () => void (looking = looking.then(readOn).catch(() => {}));

  const client: HubConnection = buildClient(`${url}/hubs/chat?chatId=${chatId}`, {
    token,
    retryDelaysMs: RETRIES_MS,
  });
  client.on("ChatChanged", look);
  client.onreconnecting(() => states.push("reconnecting"));
  client.onreconnected(() => {
    states.push("connected");
    look();
  });
  client.onclose(() => states.push("over"));
  const send = (message: string, id: string = randomUUID()) =>
    client.invoke<SentMessage>("SendMessage", id, message);
  return { client, known, states, send };
}

test.each([
  ["a deploy", "SIGTERM", 0],
  ["the death of a process", "SIGKILL", null],
] as const)(
  "chat: after %s clients reconnect and receive what they missed, once and in order",
  async (_, signal, exitCode) => {
    const before = await start();
    const [pair] = await insertPairs(1, { database, directus, sessionKey: key });
    if (!pair) throw new Error("no pair");
    const { chatId, members } = pair;
    const [ana, bia] = [openPage(members[0], chatId), openPage(members[1], chatId)];
    await Promise.all([ana.client.start(), bia.client.start()]);
    const id = randomUUID();
    const stored = await ana.send("1", id);
    await expect.poll(() => bia.known.length).toBe(1);

    expect(await end(before, signal)).toBe(exitCode);
    await expect.poll(() => [ana.states, bia.states]).toEqual([["reconnecting"], ["reconnecting"]]);
    // No hint reports a message that another process stores meanwhile.
    await insertMessage(database.db, {
      ...{ userId: members[1].id, receiverId: members[0].id, clientMessageId: randomUUID() },
      ...{ message: "2", areConnected: false, now: new Date() },
    });
    const after = await start();
    const back = ["reconnecting", "connected"];
    await expect.poll(() => [ana.states, bia.states]).toEqual([back, back]);

    expect((await ana.send("1", id)).id).toBe(stored.id);
    await bia.send("3");
    const whole = ["1", "2", "3"].map((message, at) => ({ sequence: GREETINGS + 1 + at, message }));
    await expect.poll(() => [ana.known, bia.known]).toEqual([whole, whole]);
    await Promise.all([ana.client.stop(), bia.client.stop()]);
    await end(after, "SIGKILL");
  },
);
