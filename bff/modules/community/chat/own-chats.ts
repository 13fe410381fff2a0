import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { SanctionsService } from "../../relations/moderation/sanctions.service.ts";
import { requireChatShape } from "./chat.service.ts";
import {
  acceptChat,
  findOwnChat,
  listParticipants,
  updateParticipant,
} from "./chats.repository.ts";
import type { OwnChatRow } from "./chats.repository.ts";
import { findHidesReceipts, updateHidesReceipts } from "./message-changes.repository.ts";
import { moveRead, noteRead } from "./messages.repository.ts";

export type ChatFlags = { isMuted?: boolean; isArchived?: boolean; isPinned?: boolean };

/** A member's actions on chats, except writing. All throw `validation_failed` and `not_found`. */
export type OwnChats = {
  /** Marks messages up to this number; it never decreases. */
  markRead(userId: string, chatId: string, sequence: number): Promise<void>;
  /** Accepts a request: its sender may write freely. @throws {ServiceError} `member.banned` */
  accept(userId: string, chatId: string): Promise<void>;
  keepAs(userId: string, chatId: string, stored: ChatFlags): Promise<void>;
  /** True if the member hides read receipts; then they see none either. */
  hidesReceipts(userId: string): Promise<boolean>;
  setHidesReceipts(userId: string, hidesReceipts: boolean): Promise<void>;
  /**
   * True if the partner may see that the member is typing: same rule as for read receipts, and neither has
   * blocked the other.
   */
  showsTyping(userId: string, chatId: string): Promise<boolean>;
};

const sequenceShape = z.int().min(1).max(2_147_483_647);

export type OwnChatsDeps = {
  db: Database;
  relations: Relations;
  measures: SanctionsService;
  now: () => Date;
  onChanged: (chatId: string) => void;
};

export function createOwnChats(deps: OwnChatsDeps): OwnChats {
  const { db, relations, measures: sanctions, now, onChanged } = deps;
  async function requireOwn(userId: string, chatId: string): Promise<OwnChatRow> {
    const found = await findOwnChat(db, userId, requireChatShape(z.guid(), chatId));
    if (!found) throw new ServiceError("not_found");
    return found;
  }

  return {
    async markRead(userId, chatId, input) {
      const requested = requireChatShape(sequenceShape, input);
      const { chat } = await requireOwn(userId, chatId);
      const reading = { chatId, userId, sequence: Math.min(requested, chat.lastSequence) };
      await moveRead(db, reading);
      if (!(await mustSendReceipt(userId, chat))) return;
      // No hint for a change that the partner may not see.
      if (await noteRead(db, { ...reading, now: now() })) onChanged(chat.id);
    },

    async accept(userId, chatId) {
      const { chat } = await requireOwn(userId, chatId);
      if (chat.startedBy === userId) return;
      await sanctions.requireMayAct(userId);
      await acceptChat(db, chat.id, now());
      onChanged(chat.id);
    },

    async keepAs(userId, chatId, { isMuted, isArchived, isPinned }) {
      const { own } = await requireOwn(userId, chatId);
      const moment = (is: boolean, before: Date | null) => (is ? (before ?? now()) : null);
      await updateParticipant(db, own.id, {
        mutedAt: moment(isMuted ?? own.mutedAt !== null, own.mutedAt),
        archivedAt: moment(isArchived ?? own.archivedAt !== null, own.archivedAt),
        pinnedAt: moment(isPinned ?? own.pinnedAt !== null, own.pinnedAt),
      });
    },

    hidesReceipts: (userId) => findHidesReceipts(db, userId),
    setHidesReceipts: (userId, hides) => updateHidesReceipts(db, userId, hides),

    async showsTyping(userId, chatId) {
      const { chat, sharesReceipts } = await requireOwn(userId, chatId);
      const other = await findOtherOf(userId, chatId);
      if (chat.acceptedAt === null || !sharesReceipts || other === null) return false;
      if (!(await sanctions.mayWrite(userId))) return false;
      const { byUser, byOther } = await relations.findBlocks(userId, other);
      return !byUser && !byOther;
    },
  };

  /** False for strangers, and if either has blocked the other: they get no read receipts. */
  async function mustSendReceipt(userId: string, chat: OwnChatRow["chat"]): Promise<boolean> {
    if (chat.acceptedAt === null) return false;
    const other = await findOtherOf(userId, chat.id);
    return other !== null && !(await relations.findBlocks(userId, other)).byUser;
  }

  async function findOtherOf(userId: string, chatId: string): Promise<string | null> {
    const all = await listParticipants(db, [chatId]);
    return all.find(({ user }) => user.id !== userId)?.user.id ?? null;
  }
}
