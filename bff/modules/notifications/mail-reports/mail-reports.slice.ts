import type { Slice, SliceBase } from "../../../slice.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { mailAddressV1 } from "./mail-address-v1.rest.ts";
import { mailReportsWebhook } from "./mail-reports.rest.ts";
import { createMailReports } from "./mail-reports.service.ts";

export type MailReportsSliceDeps = {
  sessions: SessionsService;
  mailTokens: MailTokens;
  mailWebhookSecret: string | null;
};

const CALLS_PER_HOUR = 20;

export function mailReportsSlice(base: SliceBase, deps: MailReportsSliceDeps): Slice {
  const { mailer, now } = base;
  const { sessions, mailTokens, mailWebhookSecret: webhookSecret } = deps;
  const mailReports = createMailReports({ db: base.database.db, mailer, mailTokens, now });
  return {
    jobKinds: [],
    register(app) {
      app.register(mailReportsWebhook, { mailReports, webhookSecret, now });
      app.register(mailAddressV1, {
        prefix: "/api/mail-address/v1",
        mailReports,
        sessions,
        rateLimit: base.limit("mail-address", CALLS_PER_HOUR, 3_600),
      });
    },
  };
}
