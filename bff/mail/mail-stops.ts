import { eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mailReports, mailStops } from "../db/tables/mail.ts";
import { emailKeyOf } from "../../contract/account/person.ts";
import { isBulkTemplate } from "./mail-templates.ts";
import type { MailTemplateName } from "./mail-templates.ts";

export type MailStop = typeof mailStops.$inferSelect;
export type MailStopReason = MailStop["reason"];

/** Templates that a person has just requested, or that may correct the address. */
const requestedFor: readonly string[] = [
  "address_again",
  "address_change_confirm",
  "confirm_email",
  "reset_password",
] satisfies MailTemplateName[];

/** After a spam complaint: no bulk mail. After a bounce: only requested mail. */
export function isStopped(reason: MailStopReason, template: string): boolean {
  return reason === "complaint" ? isBulkTemplate(template) : !requestedFor.includes(template);
}

export async function mayNotMail(db: Database, to: string, template: string): Promise<boolean> {
  const ofAddress = eq(mailStops.emailKey, emailKeyOf(to));
  const stop = await db.query.mailStops.findFirst({ where: ofAddress });
  return stop !== undefined && isStopped(stop.reason, template);
}

export async function stopMail(within: Database, stop: MailStop): Promise<void> {
  const { emailKey, reason, stoppedAt } = stop;
  await within
    .insert(mailStops)
    .values(stop)
    .onConflictDoUpdate({ target: mailStops.userId, set: { emailKey, reason, stoppedAt } });
}

export async function findMailStop(db: Database, userId: string): Promise<MailStop | null> {
  const stop = await db.query.mailStops.findFirst({ where: eq(mailStops.userId, userId) });
  return stop ?? null;
}

export async function endMailStop(within: Database, userId: string): Promise<void> {
  await within.delete(mailStops).where(eq(mailStops.userId, userId));
}

/** Records a report; false for a duplicate. Deletes reports from before `forgetBefore`. */
export async function noteMailReport(
  within: Database,
  report: { digest: string; receivedAt: Date; forgetBefore: Date },
): Promise<boolean> {
  const { digest, receivedAt, forgetBefore } = report;
  await within.delete(mailReports).where(lt(mailReports.receivedAt, forgetBefore));
  const noted = await within
    .insert(mailReports)
    .values({ digest, receivedAt })
    .onConflictDoNothing()
    .returning({ digest: mailReports.digest });
  return noted.length > 0;
}
