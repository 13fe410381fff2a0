import type { MailTemplate } from "./mail-template.ts";
import {
  accountErased,
  deletionRequested,
  inactiveDeletion,
  inactiveErased,
  inactiveWarning,
} from "./templates/privacy/account-deletion.ts";
import {
  addressAgain,
  addressChangeConfirm,
  addressChangeNotification,
  addressChangeRequested,
  addressTaken,
} from "./templates/account/address-change.ts";
import {
  membershipEnded,
  membershipCancelled,
  membershipResumed,
} from "./templates/membership/membership.ts";
import { contentPublished, announcement, areaOpened, digest } from "./templates/content/news.ts";
import { exportReady } from "./templates/privacy/export-ready.ts";
import { legalChanged } from "./templates/privacy/legal-changed.ts";
import { notifications } from "./templates/content/notices.ts";
import {
  passwordChanged,
  newDevice,
  resetPassword,
  secondFactorChanged,
  secondFactorRefused,
} from "./templates/account/login-changes.ts";
import { paymentReceived, paymentFailed, paymentDoubled } from "./templates/membership/payments.ts";
import { planReminder } from "./templates/content/plan-reminder.ts";
import { searchAlert } from "./templates/content/search-alert.ts";
import { ticketOpened, ticketAnswered, ideaChanged } from "./templates/support/support.ts";
import { welcome, confirmEmail, accountExists } from "./templates/account/welcome.ts";
import { youtubeClaim } from "./templates/membership/youtube-claim.ts";

/** Bulk mail, by choice of the recipient: requires a one-click unsubscribe link (RFC 8058). */
export const bulkTemplates = {
  announcement,
  area_opened: areaOpened,
  content_published: contentPublished,
  digest,
  idea_changed: ideaChanged,
  notices: notifications,
  plan_reminder: planReminder,
  search_alert: searchAlert,
};

const personalTemplates = {
  account_erased: accountErased,
  account_exists: accountExists,
  address_again: addressAgain,
  address_change_confirm: addressChangeConfirm,
  address_change_notice: addressChangeNotification,
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
