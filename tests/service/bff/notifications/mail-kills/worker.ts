import { setTimeout as pause } from "node:timers/promises";
import { createNotify } from "../../../../../bff/cms/notify.ts";
import { openDatabase } from "../../../../../bff/db/database.ts";
import { createSealer } from "../../../../../bff/db/seal.ts";
import { createJobs } from "../../../../../bff/jobs/jobs.ts";
import { createMailSender } from "../../../../../bff/mail/mail-sender.ts";
import { createMailer } from "../../../../../bff/mail/mailer.ts";
import { createSmtp } from "../../../../../bff/mail/smtp.ts";
import { createBulkMail } from "../../../../../bff/modules/notifications/email-frequency/bulk-mail.ts";
import { createStillSubscribed } from "../../../../../bff/modules/notifications/email-frequency/still-subscribed.ts";
import { createUnsubscribeTokens } from "../../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";
import { createNotificationMails } from "../../../../../bff/modules/notifications/notification-mails/notification-mails.ts";
import { createMemberRoles } from "../../../../../bff/modules/identity/membership/member-roles.ts";
import { roleIds } from "../../../../../contract/account/roles.ts";

/**
 * The part of the service that sends digests, notification mails and announcements of published content, as
 * a process that can be killed: `worker.ts <database> <smtp> <key> <now>`.
 */
const [databaseUrl = "", smtpUrl = "", dataKey = "", at = ""] = process.argv.slice(2);
const database = openDatabase(databaseUrl, () => {});
const { db } = database;
const now = () => new Date(at);
/** Delay of Directus' response after it has written notifications. */
const ANSWER_MS = 150;
const jobs = createJobs(databaseUrl, () => {});
const sealer = createSealer(dataKey);
const mailer = createMailer({ jobs, sealer, now });
/** Past the delay for corrections. */
const longAgo = new Date(now().getTime() - 300_000);
const item = { id: "1", title: "Prêmios de 2027", slug: "premios-de-2027", publishedAt: longAgo };
const tokens = createUnsubscribeTokens(sealer);
const bulkMail = createBulkMail({
  db,
  jobs,
  mailer,
  content: {
    // One kind of content is published, also for the job that looks for missed items of each kind.
    listPublished: async (list) => (list === "news" ? [item] : []),
    listNewsOfCantons: async () => [],
    findPublished: async () => item,
  },
  announcements: { listMailed: async () => [] },
  notify: createNotify({
    async listOwners(groupKey) {
      const requested = "select owner::text from listed_notices where group_key = $1";
      const { rows } = await database.pool.query<{ owner: string }>(requested, [groupKey]);
      return new Set(rows.map(({ owner }) => owner));
    },
    async create(rows) {
      const requested = `insert into listed_notices select owner, $2 from unnest($1::uuid[]) as owner`;
      await database.pool.query(requested, [rows.map(({ owner }) => owner), rows[0]?.groupKey]);
      await pause(ANSWER_MS);
    },
  }),
  tokens,
  memberRoles: createMemberRoles([roleIds.payingUser]),
  personal: [],
  listBlocks: async () => new Map(),
  logger: { warn: () => {} },
  now,
});
const sender = createMailSender({
  database,
  jobs,
  sealer,
  smtp: createSmtp(smtpUrl, "Portal Suíça <portal@portal.example>"),
  publicOrigin: "https://portal.example",
  operator: "Ponte Verlag GmbH, Zurique",
  isStillSubscribed: createStillSubscribed({
    ...{ db, tokens, now },
    memberRoles: createMemberRoles([roleIds.payingUser]),
  }),
  logger: { error: () => {} },
  now,
});
/** Each of these members has one notification, whose id is the member's own. */
const withNotification = await database.pool.query<{ id: string }>(
  `select directus_user_id as id from users join email_frequencies on user_id = users.id
     where news_frequency = 'never'`,
);
const NOTIFICATION_AGE_MS = 20 * 60_000;
const arrivedAt = new Date(now().getTime() - NOTIFICATION_AGE_MS);
const about = { type: "comment", title: "Ana respondeu", url: "/app/news/x", actor: null };
const notifications = createNotificationMails({
  ...{ db, jobs, mailer, tokens, now },
  isChatRequestOpen: async () => true,
  cmsNotifications: {
    find: async (owner) => ({ ...about, owner, body: null, isRead: false, groupHead: null }),
    listUnread: async (_owner, { after }) =>
      arrivedAt > after
        ? [{ ...about, groupKey: null, isQuiet: false, count: 1, createdAt: arrivedAt }]
        : [],
    findLastRead: async () => null,
  },
});
await jobs.start([...bulkMail.jobKinds, ...notifications.jobKinds, ...sender.jobKinds]);
await bulkMail.resume();
await bulkMail.cmsChanged("news", [item.id], "publish", undefined, ["instant"]);
await notifications.cmsChanged(
  "Notification",
  withNotification.rows.map(({ id }) => id),
  "create",
);
console.log("ready");
