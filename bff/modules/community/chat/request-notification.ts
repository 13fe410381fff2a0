import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { findOwnChatWith } from "./chats.repository.ts";

/** Sender and receiver of a first message; ids of the service. */
type Sent = { userId: string; receiverId: string };

/**
 * A member's name as the other one sees it; null if not visible. Ids: the viewer's, and the other member's
 * in Directus.
 */
export type FindSenderName = (userId: string, directusUserId: string) => Promise<string | null>;

export type RequestNotificationDeps = {
  db: Database;
  jobs: Jobs;
  relations: Relations;
  notify: Notify;
  findName: FindSenderName;
};

export type RequestNotification = {
  jobKinds: readonly JobKind<never>[];
  /** Queues a notification, sent once the transaction commits. */
  notify: (within: Database, sent: Sent) => Promise<void>;
};

const NOTIFY = "chat-request-notice";

export async function isChatRequestOpen(
  db: Database,
  { userId, receiverId }: Sent,
): Promise<boolean> {
  const found = await findOwnChatWith(db, receiverId, userId);
  return found !== null && found.chat.acceptedAt === null;
}

/**
 * Notifies a member of a chat request: once per pair of members, and not after an answer or a block. It
 * uses the receiver's setting for connection requests.
 */
export function createRequestNotification(deps: RequestNotificationDeps): RequestNotification {
  const { db, jobs, relations, findName } = deps;

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
      // The key is the same as when chat requests were connection requests, so that no member is notified
      // twice.
      const groupKey = `connection:chat:${target}`;
      const url = `/app/chat/${target}`;
      await deps.notify(
        { type: "chat", url, targetType: "member", target, actor: target, groupKey },
        [{ owner: receiver.directusUserId, title: `${name} quer conversar com você` }],
      );
    },
  };

  return {
    jobKinds: [job],
    notify: (within, sent) =>
      jobs.send(NOTIFY, sent, within, { key: [sent.userId, sent.receiverId].join(":") }),
  };
}
