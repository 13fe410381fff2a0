import type { CmsNotices } from "../../cms/cms-notices.ts";
import type { Database } from "../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import type { Relations } from "../connections/relations.service.ts";
import { findUserById } from "../identity/users/users.service.ts";
import { findOwnChatWith } from "./chats.repository.ts";

/** A member who wrote to another one for the first time; ids of the service. */
type Sent = { userId: string; receiverId: string };

/** How a member is called by another one; null for who is not to be seen. Ids: who looks, the other one in Directus. */
export type FindSenderName = (userId: string, directusUserId: string) => Promise<string | null>;

export type RequestNoticeDeps = {
  db: Database;
  jobs: Jobs;
  relations: Relations;
  cmsNotices: CmsNotices;
  findName: FindSenderName;
};

export type RequestNotice = {
  jobKinds: readonly JobKind<never>[];
  /** Leaves a notice to be written once the transaction commits. */
  notify: (within: Database, sent: Sent) => Promise<void>;
};

const NOTIFY = "chat-request-notice";

/** Whether somebody who wrote for the first time still waits for an answer. */
export async function isChatRequestOpen(
  db: Database,
  { userId, receiverId }: Sent,
): Promise<boolean> {
  const found = await findOwnChatWith(db, receiverId, userId);
  return found !== null && found.chat.acceptedAt === null;
}

/**
 * The notice that somebody wants to talk: once for the same two members, and none once it was answered or
 * the sender blocked. It goes where the receiver wants notices of requests.
 */
export function createRequestNotice(deps: RequestNoticeDeps): RequestNotice {
  const { db, jobs, relations, cmsNotices, findName } = deps;

  const job: JobKind<Sent> = {
    name: NOTIFY,
    retries: OUTLASTING_DIRECTUS,
    async handle({ userId, receiverId }) {
      const [sender, receiver] = [
        await findUserById(db, userId),
        await findUserById(db, receiverId),
      ];
      if (!sender || !receiver || !(await isChatRequestOpen(db, { userId, receiverId }))) return;
      if ((await relations.findBlocks(receiverId, userId)).byUser) return;
      const { directusUserId: target } = sender;
      const name = await findName(receiver.id, target);
      if (name === null) return;
      // As it was called when requests to talk came as connections: who was told then is not told again.
      const groupKey = `connection:chat:${target}`;
      if ((await cmsNotices.listOwners(groupKey)).has(receiver.directusUserId)) return;
      const notice = {
        type: "chat" as const,
        targetType: "member",
        target,
        actor: target,
        groupKey,
      };
      const title = `${name} quer conversar com você`;
      const url = `/app/chat/${target}`;
      await cmsNotices.create([{ ...notice, owner: receiver.directusUserId, title, url }]);
    },
  };

  return {
    jobKinds: [job],
    notify: (within, sent) =>
      jobs.send(NOTIFY, sent, within, { key: [sent.userId, sent.receiverId].join(":") }),
  };
}
