import type { MailTemplate } from "./mail-template.ts";
import { accountErased } from "./templates/account-erased.ts";
import { accountExists } from "./templates/account-exists.ts";
import { addressChangeConfirm } from "./templates/address-change-confirm.ts";
import { addressChangeNotice } from "./templates/address-change-notice.ts";
import { addressChangeRequested } from "./templates/address-change-requested.ts";
import { addressTaken } from "./templates/address-taken.ts";
import { confirmEmail } from "./templates/confirm-email.ts";
import { membershipCancelled } from "./templates/membership-cancelled.ts";
import { membershipEnded } from "./templates/membership-ended.ts";
import { contentPublished } from "./templates/content-published.ts";
import { digest } from "./templates/digest.ts";
import { deletionRequested } from "./templates/deletion-requested.ts";
import { exportReady } from "./templates/export-ready.ts";
import { ideaChanged } from "./templates/idea-changed.ts";
import { inactiveDeletion } from "./templates/inactive-deletion.ts";
import { inactiveErased } from "./templates/inactive-erased.ts";
import { inactiveWarning } from "./templates/inactive-warning.ts";
import { legalChanged } from "./templates/legal-changed.ts";
import { newDevice } from "./templates/new-device.ts";
import { passwordChanged } from "./templates/password-changed.ts";
import { paymentDoubled } from "./templates/payment-doubled.ts";
import { paymentFailed } from "./templates/payment-failed.ts";
import { paymentReceived } from "./templates/payment-received.ts";
import { resetPassword } from "./templates/reset-password.ts";
import { secondFactorChanged } from "./templates/second-factor-changed.ts";
import { secondFactorRefused } from "./templates/second-factor-refused.ts";
import { ticketAnswered } from "./templates/ticket-answered.ts";
import { ticketOpened } from "./templates/ticket-opened.ts";
import { youtubeClaim } from "./templates/youtube-claim.ts";

/** Every mail of the portal; the name is kept in the database with the mail. */
export const mailTemplates = {
  account_erased: accountErased,
  account_exists: accountExists,
  address_change_confirm: addressChangeConfirm,
  address_change_notice: addressChangeNotice,
  address_change_requested: addressChangeRequested,
  address_taken: addressTaken,
  confirm_email: confirmEmail,
  membership_cancelled: membershipCancelled,
  membership_ended: membershipEnded,
  content_published: contentPublished,
  digest,
  deletion_requested: deletionRequested,
  export_ready: exportReady,
  idea_changed: ideaChanged,
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
  youtube_claim: youtubeClaim,
};

export type MailTemplateName = keyof typeof mailTemplates;

/** What a template is filled with. Kept as JSON until the mail is sent: times are ISO texts. */
export type MailValues<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Values> ? Values : never;

/** The template of a stored mail; null when this build does not know it. */
export function findMailTemplate(name: string): MailTemplate<object> | null {
  const known: Readonly<Record<string, MailTemplate<never>>> = mailTemplates;
  return Object.hasOwn(known, name) ? ((known[name] ?? null) as MailTemplate<object> | null) : null;
}
