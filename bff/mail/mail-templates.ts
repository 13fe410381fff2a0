import type { MailTemplate } from "./mail-template.ts";
import { accountErased } from "./templates/privacy/account-erased.ts";
import { accountExists } from "./templates/account/account-exists.ts";
import { addressAgain } from "./templates/account/address-again.ts";
import { addressChangeConfirm } from "./templates/account/address-change-confirm.ts";
import { addressChangeNotice } from "./templates/account/address-change-notice.ts";
import { addressChangeRequested } from "./templates/account/address-change-requested.ts";
import { addressTaken } from "./templates/account/address-taken.ts";
import { announcement } from "./templates/content/announcement.ts";
import { areaOpened } from "./templates/content/area-opened.ts";
import { confirmEmail } from "./templates/account/confirm-email.ts";
import { membershipCancelled } from "./templates/membership/membership-cancelled.ts";
import { membershipEnded } from "./templates/membership/membership-ended.ts";
import { membershipResumed } from "./templates/membership/membership-resumed.ts";
import { contentPublished } from "./templates/content/content-published.ts";
import { digest } from "./templates/content/digest.ts";
import { deletionRequested } from "./templates/privacy/deletion-requested.ts";
import { exportReady } from "./templates/privacy/export-ready.ts";
import { ideaChanged } from "./templates/support/idea-changed.ts";
import { inactiveDeletion } from "./templates/privacy/inactive-deletion.ts";
import { inactiveErased } from "./templates/privacy/inactive-erased.ts";
import { inactiveWarning } from "./templates/privacy/inactive-warning.ts";
import { legalChanged } from "./templates/privacy/legal-changed.ts";
import { newDevice } from "./templates/account/new-device.ts";
import { notices } from "./templates/content/notices.ts";
import { passwordChanged } from "./templates/account/password-changed.ts";
import { paymentDoubled } from "./templates/membership/payment-doubled.ts";
import { paymentFailed } from "./templates/membership/payment-failed.ts";
import { paymentReceived } from "./templates/membership/payment-received.ts";
import { planReminder } from "./templates/content/plan-reminder.ts";
import { resetPassword } from "./templates/account/reset-password.ts";
import { searchAlert } from "./templates/content/search-alert.ts";
import { secondFactorChanged } from "./templates/account/second-factor-changed.ts";
import { secondFactorRefused } from "./templates/account/second-factor-refused.ts";
import { ticketAnswered } from "./templates/support/ticket-answered.ts";
import { ticketOpened } from "./templates/support/ticket-opened.ts";
import { welcome } from "./templates/account/welcome.ts";
import { youtubeClaim } from "./templates/membership/youtube-claim.ts";

/** Bulk mail, by choice of the recipient: requires a one-click unsubscribe link (RFC 8058). */
export const bulkTemplates = {
  announcement,
  area_opened: areaOpened,
  content_published: contentPublished,
  digest,
  idea_changed: ideaChanged,
  notices,
  plan_reminder: planReminder,
  search_alert: searchAlert,
};

const personalTemplates = {
  account_erased: accountErased,
  account_exists: accountExists,
  address_again: addressAgain,
  address_change_confirm: addressChangeConfirm,
  address_change_notice: addressChangeNotice,
  address_change_requested: addressChangeRequested,
  address_taken: addressTaken,
  confirm_email: confirmEmail,
  membership_cancelled: membershipCancelled,
  membership_ended: membershipEnded,
  membership_resumed: membershipResumed,
  deletion_requested: deletionRequested,
  export_ready: exportReady,
  inactive_deletion: inactiveDeletion,
  inactive_erased: inactiveErased,
  inactive_warning: inactiveWarning,
  legal_changed: legalChanged,
  new_device: newDevice,
  password_changed: passwordChanged,
  payment_doubled: paymentDoubled,
  payment_failed: paymentFailed,
  payment_received: paymentReceived,
  reset_password: resetPassword,
  second_factor_changed: secondFactorChanged,
  second_factor_refused: secondFactorRefused,
  ticket_answered: ticketAnswered,
  ticket_opened: ticketOpened,
  welcome,
  youtube_claim: youtubeClaim,
};

/** The database stores the template's name with the mail. */
export const mailTemplates = { ...bulkTemplates, ...personalTemplates };

export type BulkTemplateName = keyof typeof bulkTemplates;

export const isBulkTemplate = (name: string): name is BulkTemplateName =>
  Object.hasOwn(bulkTemplates, name);

export type MailTemplateName = keyof typeof mailTemplates;

/** Values of a template, stored as JSON until the mail is sent: times are ISO texts. */
export type MailValues<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Values> ? Values : never;

export function findMailTemplate(name: string): MailTemplate<object> | null {
  const known: Readonly<Record<string, MailTemplate<never>>> = mailTemplates;
  return Object.hasOwn(known, name) ? ((known[name] ?? null) as MailTemplate<object> | null) : null;
}
