import type { NotificationKind } from "../../contract/notifications/kinds.ts";
import type { MailTemplateName } from "./mail-templates.ts";

export type NoticedMail = {
  type: NotificationKind & ("billing" | "security");
  title: string;
  url: "/app/membership" | "/app/membership/youtube" | "account";
};

const billing = (title: string, url: NoticedMail["url"] = "/app/membership"): NoticedMail => ({
  type: "billing",
  title,
  url,
});
const security = (title: string): NoticedMail => ({ type: "security", title, url: "account" });

/**
 * Mails about payment and account security that also create a notification, for members who do not read
 * mail. A new device is announced by mail only: an intruder could read and dismiss the notification.
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

export const ACCOUNT_NOTIFICATION = "account-notice";
export type AccountNotification = { userId: string; template: MailTemplateName; cause: string };
