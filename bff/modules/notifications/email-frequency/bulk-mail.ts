import type { FastifyBaseLogger } from "fastify";
import type { CmsContent } from "../../../cms/cms-content.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { createAnnouncePublished, createNotifyOfContent } from "./announce-published.ts";
import type { CmsAnnouncements } from "../../../cms/cms-announcements.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { PersonalLines } from "./personal-lines.ts";
import { createSendAnnouncements } from "./send-announcements.ts";
import { createSendDigests } from "./send-digests.ts";
import { createSubscribers } from "./subscribers.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

export type BulkMailDeps = {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  content: CmsContent;
  announcements: CmsAnnouncements;
  notify: Notify;
  tokens: UnsubscribeTokens;
  memberRoles: MemberRoles;
  personal: readonly PersonalLines[];
  /** Mails contain no content by blocked authors. */
  listBlocks: Relations["listBlocks"];
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
};

export type BulkMail = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
  resume: () => Promise<void>;
};

/**
 * Bulk mail: digests at 7:30 in Zurich and immediate news for paying members, and announcements for
 * everyone who chose them.
 */
export function createBulkMail(deps: BulkMailDeps): BulkMail {
  const { db, notify } = deps;
  const visitSubscribers = createSubscribers(deps);
  const notifyOfContent = createNotifyOfContent(db, notify);
  const parts = { ...deps, visitSubscribers, notifyOfContent };
  const digests = createSendDigests(parts);
  const published = createAnnouncePublished(parts);
  const announcements = createSendAnnouncements(deps);
  return {
    jobKinds: [...digests.jobKinds, ...published.jobKinds, ...announcements.jobKinds],
    async cmsChanged(collection, keys, action, member, frequencies) {
      await published.contentChanged(collection, keys, action, member, frequencies);
      await announcements.cmsChanged(collection, keys, action);
    },
    resume: digests.resume,
  };
}
