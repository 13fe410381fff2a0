import type { ConnectionState } from "../../../../contract/community/members.ts";
import type { Database } from "../../../db/database.ts";
import { findBlocks, listBlocked, listBlocks, listBlocksAmong } from "./blocks.repository.ts";
import { findPair, listConnectedAmong } from "./connections.repository.ts";
import type { ConnectionRow } from "./connections.repository.ts";
import { findBetweenRow } from "./between.repository.ts";
import type { UserRow } from "../../../db/schema.ts";

export type Between = {
  user: UserRow;
  connection: ConnectionState;
  blocks: { byUser: boolean; byOther: boolean };
};

/** Reads relations between two members. Other modules read them only here. */
export type Relations = {
  findState(userId: string, otherUserId: string): Promise<ConnectionState>;
  isConnected(userId: string, otherUserId: string): Promise<boolean>;
  /** Everything at once, by the other's Directus id; null for an unknown member. */
  findRelation(userId: string, directusUserId: string): Promise<Between | null>;
  listConnectedAmong(userId: string, directusUserIds: readonly string[]): Promise<Set<string>>;
  /** Blocks between the member and these others, by Directus id, and whether the member set them. */
  listBlocksAmong(
    userId: string,
    directusUserIds: readonly string[],
  ): Promise<Map<string, { isByUser: boolean }>>;
  /** Directus ids of the members whom this member blocked. */
  listBlockedBy(userId: string): Promise<string[]>;
  /** All blocks: by the blocking member's id, the Directus ids of the blocked ones. */
  listBlocks(): Promise<Map<string, string[]>>;
  findBlocks(userId: string, otherUserId: string): Promise<{ byUser: boolean; byOther: boolean }>;
};

/** A member who declined sees the same state as one who never got a request. */
const shownState = (state: ConnectionRow["state"] | null): ConnectionState =>
  state === null || state === "declined" ? "none" : state;

export function createRelations(db: Database): Relations {
  async function findState(userId: string, otherUserId: string): Promise<ConnectionState> {
    const { own } = await findPair(db, userId, otherUserId);
    return shownState(own?.state ?? null);
  }

  return {
    findState,
    isConnected: async (userId, otherUserId) =>
      (await findState(userId, otherUserId)) === "connected",
    async findRelation(userId, directusUserId) {
      const row = await findBetweenRow(db, userId, directusUserId);
      if (!row) return null;
      const { user, state, blockedByUser, blockedByOther } = row;
      const blocks = { byUser: blockedByUser !== null, byOther: blockedByOther !== null };
      return { user, connection: shownState(state), blocks };
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
