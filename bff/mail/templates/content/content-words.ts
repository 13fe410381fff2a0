import type { DigestList } from "../../../../contract/notifications/email.ts";
import type { MailLink, MailPath } from "../../mail-template.ts";

export type ContentEntry = {
  title: string;
  slug: string;
};

export function contentLink(kind: DigestList, { title, slug }: ContentEntry): MailLink {
  return { label: title, path: `/pt-BR/app/${kind}/${slug}` };
}

export const unsubscribePath = (token: string): MailPath => `/pt-BR/unsubscribe/${token}`;

export function preferenceLinks(unsubscribeToken: string): MailLink[] {
  return [
    { label: "Cancelar estes e-mails", path: unsubscribePath(unsubscribeToken) },
    { label: "Escolher o que receber", path: "/pt-BR/app/profile/email-preference" },
  ];
}
