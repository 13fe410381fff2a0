import type { ConnectionState } from "../../../contract/connections.ts";
import type { Database } from "../../db/database.ts";
import { findBlocks, listBlockedAmong } from "./blocks.repository.ts";
import { findPair, listConnectedAmong } from "./connections.repository.ts";

/** How two members stand to each other: the one place where other modules ask. */
export type Relations = {
  /** As the first of the two is told. */
  findState(userId: string, otherUserId: string): Promise<ConnectionState>;
  isConnected(userId: string, otherUserId: string): Promise<boolean>;
  /** Those of them who are connected with the member; ids of Directus. */
  listConnectedAmong(userId: string, directusUserIds: readonly string[]): Promise<Set<string>>;
  /** Those of them between whom and the member there is a block, whoever made it; ids of Directus. */
  listBlockedAmong(userId: string, directusUserIds: readonly string[]): Promise<Set<string>>;
  /** Who of the two blocked the other one. */
  findBlocks(userId: string, otherUserId: string): Promise<{ byUser: boolean; byOther: boolean }>;
};

export function createRelations(db: Database): Relations {
  async function findState(userId: string, otherUserId: string): Promise<ConnectionState> {
    const { own } = await findPair(db, userId, otherUserId);
    return own === null || own.state === "declined" ? "none" : own.state;
  }

  return {
    findState,
    isConnected: async (userId, otherUserId) =>
      (await findState(userId, otherUserId)) === "connected",
    listConnectedAmong: async (userId, directusUserIds) =>
      new Set(await listConnectedAmong(db, userId, directusUserIds)),
    listBlockedAmong: async (userId, directusUserIds) =>
      new Set(await listBlockedAmong(db, userId, directusUserIds)),
    findBlocks: (userId, otherUserId) => findBlocks(db, userId, otherUserId),
  };
}
