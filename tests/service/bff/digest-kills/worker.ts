import { openDatabase } from "../../../../bff/db/database.ts";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createJobs } from "../../../../bff/jobs/jobs.ts";
import { createMailSender } from "../../../../bff/mail/mail-sender.ts";
import { createMailer } from "../../../../bff/mail/mailer.ts";
import { createSmtp } from "../../../../bff/mail/smtp.ts";
import { createBulkMail } from "../../../../bff/modules/email-frequency/bulk-mail.ts";
import { createUnsubscribeTokens } from "../../../../bff/modules/email-frequency/unsubscribe-token.ts";
import { createMemberRoles } from "../../../../bff/modules/identity/membership/member-roles.ts";
import { roleIds } from "../../../../contract/roles.ts";

/** What of the service sends digests, as a process that can be killed: `worker.ts <database> <smtp> <key> <now>`. */
const [databaseUrl = "", smtpUrl = "", dataKey = "", at = ""] = process.argv.slice(2);
const database = openDatabase(databaseUrl, () => {});
const { db } = database;
const now = () => new Date(at);
const jobs = createJobs(databaseUrl, () => {});
const sealer = createSealer(dataKey);
const mailer = createMailer({ jobs, sealer, now });
const item = { id: "1", title: "Prêmios de 2027", slug: "premios-de-2027", publishedAt: now() };
const bulkMail = createBulkMail({
  db,
  jobs,
  mailer,
  content: {
    listPublished: async () => [item],
    listNewsOfCantons: async () => [],
    findPublished: async () => item,
  },
  announcements: { listMailed: async () => [] },
  notices: {
    find: async () => null,
    listUnread: async () => [],
    findLastRead: async () => null,
    remove: async () => {},
    listOwners: async () => new Set(),
    create: async () => {},
  },
  tokens: createUnsubscribeTokens(sealer),
  memberRoles: createMemberRoles([roleIds.payingUser]),
  personal: [],
  now,
});
const sender = createMailSender({
  database,
  sealer,
  smtp: createSmtp(smtpUrl, "Portal Suíça <portal@portal.example>"),
  publicOrigin: "https://portal.example",
  operator: "Ponte Verlag GmbH, Zurique",
  logger: { error: () => {} },
  now,
});
await jobs.start([...bulkMail.jobKinds, ...sender.jobKinds]);
await bulkMail.resume();
console.log("ready");
