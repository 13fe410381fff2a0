import type { ConnectionState } from "../../../contract/connections.ts";
import type { Database } from "../../db/database.ts";
import { findBlocks, listBlocked, listBlocks, listBlocksAmong } from "./blocks.repository.ts";
import { findPair, listConnectedAmong } from "./connections.repository.ts";
import type { ConnectionRow } from "./connections.repository.ts";
import { findBetweenRow } from "./between.repository.ts";
import type { UserRow } from "../../db/schema.ts";

/** Somebody, and how they and the member stand to each other. */
export type Between = {
  user: UserRow;
  connection: ConnectionState;
  blocks: { byUser: boolean; byOther: boolean };
};

/** How two members stand to each other: the one place where other modules ask. */
export type Relations = {
  /** As the first of the two is told. */
  findState(userId: string, otherUserId: string): Promise<ConnectionState>;
  isConnected(userId: string, otherUserId: string): Promise<boolean>;
  /** All of it at once, of somebody by their id in Directus; null for nobody. */
  findBetween(userId: string, directusUserId: string): Promise<Between | null>;
  /** Those of them who are connected with the member; ids of Directus. */
  listConnectedAmong(userId: string, directusUserIds: readonly string[]): Promise<Set<string>>;
  /** Those of them between whom and the member there is a block, by ids of Directus, and whether it is the member's. */
  listBlocksAmong(
    userId: string,
    directusUserIds: readonly string[],
  ): Promise<Map<string, { isByUser: boolean }>>;
  /** Whom the member blocked, by ids of Directus. */
  listBlockedBy(userId: string): Promise<string[]>;
  /** Whom each member blocked who blocked anybody: by the member's id, ids of Directus. */
  listBlocks(): Promise<Map<string, string[]>>;
  /** Who of the two blocked the other one. */
  findBlocks(userId: string, otherUserId: string): Promise<{ byUser: boolean; byOther: boolean }>;
};

/** Who declined is told no more than who never heard of it. */
const toldOf = (state: ConnectionRow["state"] | null): ConnectionState =>
  state === null || state === "declined" ? "none" : state;

export function createRelations(db: Database): Relations {
  async function findState(userId: string, otherUserId: string): Promise<ConnectionState> {
    const { own } = await findPair(db, userId, otherUserId);
    return toldOf(own?.state ?? null);
  }

  return {
    findState,
    isConnected: async (userId, otherUserId) =>
      (await findState(userId, otherUserId)) === "connected",
    async findBetween(userId, directusUserId) {
      const row = await findBetweenRow(db, userId, directusUserId);
      if (!row) return null;
      const { user, state, blockedByUser, blockedByOther } = row;
      const blocks = { byUser: blockedByUser !== null, byOther: blockedByOther !== null };
      return { user, connection: toldOf(state), blocks };
    },
    listConnectedAmong: async (userId, directusUserIds) =>
      new Set(await listConnectedAmong(db, userId, directusUserIds)),
    async listBlocksAmong(userId, directusUserIds) {
      const blocks = new Map<string, { isByUser: boolean }>();
      for (const { directusUserId, isByUser } of await listBlocksAmong(db, userId, directusUserIds))
        blocks.set(directusUserId, {
          isByUser: isByUser || (blocks.get(directusUserId)?.isByUser ?? false),
        });
      return blocks;
    },
    listBlockedBy: async (userId) =>
      (await listBlocked(db, userId)).map(({ directusUserId }) => directusUserId),
    async listBlocks() {
      const blocks = new Map<string, string[]>();
      for (const { userId, directusUserId } of await listBlocks(db))
        blocks.set(userId, [...(blocks.get(userId) ?? []), directusUserId]);
      return blocks;
    },
    findBlocks: (userId, otherUserId) => findBlocks(db, userId, otherUserId),
  };
}
