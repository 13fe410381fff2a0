import type { NotificationType } from "../../contract/notifications.ts";
import type { MailTemplateName } from "./mail-templates.ts";

/** What the portal tells in its own list beside a mail; the mail has the particulars. */
export type NoticedMail = {
  type: NotificationType & ("billing" | "security");
  title: string;
  /** A path of the portal; `account` is the member's own page of the account. */
  url: "/app/membership" | "/app/membership/youtube" | "account";
};

const billing = (title: string, url: NoticedMail["url"] = "/app/membership"): NoticedMail => ({
  type: "billing",
  title,
  url,
});
const security = (title: string): NoticedMail => ({ type: "security", title, url: "account" });

/**
 * Mails about payment and the safety of an account: who does not read mail hears of it too. A new device is
 * told by mail alone: in the list whoever just signed in would read of themself, and a thief take it away.
 */
const noticedMails: Readonly<Partial<Record<MailTemplateName, NoticedMail>>> = {
  payment_received: billing("Pagamento recebido"),
  payment_failed: billing("O pagamento da assinatura não foi concluído"),
  payment_doubled: billing("Um pagamento em dobro foi devolvido"),
  membership_cancelled: billing("Assinatura cancelada; vale até o fim do período pago"),
  membership_resumed: billing("O cancelamento da assinatura foi desfeito"),
  membership_ended: billing("Sua assinatura terminou"),
  youtube_claim: billing("Há novidade no seu pedido pelo YouTube", "/app/membership/youtube"),
  password_changed: security("A senha da sua conta foi alterada"),
  second_factor_changed: security("Mudou um código ou uma chave de acesso da sua conta"),
  second_factor_refused: security("Códigos errados foram digitados ao entrar na sua conta"),
  address_change_notice: security("O e-mail da sua conta foi trocado"),
};

export const findNoticedMail = (template: MailTemplateName): NoticedMail | null =>
  noticedMails[template] ?? null;

/** The work of writing such a notice; `cause` names what it is about, as the mail's does. */
export const ACCOUNT_NOTICE = "account-notice";
export type AccountNotice = { userId: string; template: MailTemplateName; cause: string };
