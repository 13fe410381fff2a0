import { randomBytes, randomUUID } from "node:crypto";
import type { DatabaseConnection } from "../../../../../bff/db/database.ts";
import { insertMessage } from "../../../../../bff/modules/community/chat/messages.repository.ts";
import {
  deriveAccessToken,
  hashAccessToken,
} from "../../../../../bff/modules/identity/sessions/access-token.ts";
import { insertSession } from "../../../../../bff/modules/identity/sessions/sessions.repository.ts";
import { roleIds } from "../../../../../contract/account/roles.ts";
import type { DirectusDouble } from "../../doubles/directus-double.ts";

/** A member with a session; `token` is the bearer. */
export type PairMember = { id: string; directusUserId: string; token: string };
export type Pair = { chatId: string; members: readonly [PairMember, PairMember] };

/** Initial messages of a chat: one from each member. */
export const GREETINGS = 2;

const HOUR_MS = 3_600_000;

export type PairsSettings = {
  database: DatabaseConnection;
  directus: DirectusDouble;
  sessionKey: string;
};

/** Creates logged-in members in pairs who have already written to each other. */
export async function insertPairs(count: number, settings: PairsSettings): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let at = 0; at < count; at++) {
    const members = [await insertMember(settings), await insertMember(settings)] as const;
    pairs.push({ members, chatId: await greet(settings, members) });
  }
  return pairs;
}

async function insertMember(settings: PairsSettings): Promise<PairMember> {
  const { database, directus, sessionKey } = settings;
  const [id, directusUserId, now] = [randomUUID(), randomUUID(), new Date()];
  const email = `${id}@example.com`;
  const role = roleIds.payingUser;
  await database.pool.query(
    `insert into users (id, email, email_key, first_name, last_name, is_email_confirmed,
       directus_user_id, cms_role_id, cms_status, last_seen_at, created_at, updated_at)
     values ($1, $2, $2, 'Ana', 'Souza', true, $3, $4, 'active', $5::timestamptz,
       $5::timestamptz - interval '30 days', $5::timestamptz)`,
    [id, email, directusUserId, role, now],
  );
  const names = { first_name: "Ana", last_name: "Souza" };
  directus.users.set(directusUserId, {
    id: directusUserId,
    email,
    ...names,
    role,
    status: "active",
  });
  const source = { id: randomUUID(), generation: 1, seed: randomBytes(32) };
  const token = deriveAccessToken(sessionKey, source);
  const endsAt = new Date(now.getTime() + HOUR_MS);
  await insertSession(database.db, {
    ...source,
    userId: id,
    tokenHash: hashAccessToken(token),
    expiresAt: endsAt,
    endsAt,
    createdAt: now,
    device: "Firefox",
    network: "127.0.0.0",
  });
  return { id, directusUserId, token };
}

/** One writes and the other answers, so that no message request is needed. */
async function greet(
  { database }: PairsSettings,
  [first, second]: readonly [PairMember, PairMember],
): Promise<string> {
  const ways = [
    { userId: first.id, receiverId: second.id },
    { userId: second.id, receiverId: first.id },
  ];
  let chatId = "";
  for (const way of ways) {
    const words = {
      clientMessageId: randomUUID(),
      message: "Oi",
      now: new Date(),
      areConnected: false,
    };
    chatId = (await insertMessage(database.db, { ...way, ...words }))?.chatId ?? "";
  }
  return chatId;
}
