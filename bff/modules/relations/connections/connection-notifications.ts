import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { findPair } from "./connections.repository.ts";

export type NotificationKind = "requested" | "accepted";

type Sent = {
  kind: NotificationKind;
  /** The member who sent or accepted the request; `otherUserId` is notified. */
  userId: string;
  otherUserId: string;
};

export type ConnectionNotifications = {
  jobKinds: readonly JobKind<never>[];
  /** Queues a notification, sent once the transaction commits. */
  notify: (within: Database, sent: Sent) => Promise<void>;
};

/**
 * A member's name as the other one sees it; null if not visible. Ids: the viewer's, and the other member's
 * in Directus.
 */
export type FindName = (userId: string, directusUserId: string) => Promise<string | null>;

export type ConnectionNotificationsDeps = {
  db: Database;
  jobs: Jobs;
  notify: Notify;
  findName: FindName;
};

const NOTIFY = "connection-notice";

const titles: Readonly<Record<NotificationKind, (name: string) => string>> = {
  requested: (name) => `${name} quer se conectar com você`,
  accepted: (name) => `${name} agora é uma conexão sua`,
};

const heldBy = { requested: "received", accepted: "connected" } as const;

/** Ids of the service, not of Directus. */
export async function isConnectionSo(
  db: Database,
  kind: NotificationKind,
  { userId, otherUserId }: Omit<Sent, "kind">,
): Promise<boolean> {
  const { theirs } = await findPair(db, userId, otherUserId);
  return theirs?.state === heldBy[kind];
}

/**
 * Notifications of a request and of its acceptance: each once per pair of members, even after repeated
 * requests, and none that is no longer true.
 */
export function createConnectionNotifications(
  deps: ConnectionNotificationsDeps,
): ConnectionNotifications {
  const { db, jobs, findName } = deps;

  const job: JobKind<Sent> = {
    name: NOTIFY,
    retries: OUTLASTING_DIRECTUS,
    async handle({ kind, userId, otherUserId }) {
      const isSo = await isConnectionSo(db, kind, { userId, otherUserId });
      const [user, other] = [await findUserById(db, userId), await findUserById(db, otherUserId)];
      if (!user || !other || !isSo) return;
      const { directusUserId: target } = user;
      const name = await findName(other.id, target);
      if (name === null) return;
      const groupKey = `connection:${kind}:${target}`;
      const url = `/app/profile/${target}`;
      await deps.notify(
        { type: "connection", url, targetType: "member", target, actor: target, groupKey },
        [{ owner: other.directusUserId, title: titles[kind](name) }],
      );
    },
  };

  return {
    jobKinds: [job],
    notify: (within, sent) =>
      jobs.send(NOTIFY, sent, within, {
        key: [sent.kind, sent.userId, sent.otherUserId].join(":"),
      }),
  };
}
