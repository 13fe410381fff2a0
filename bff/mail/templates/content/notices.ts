import { greeting, links, paragraph } from "../../mail-template.ts";
import type { MailLink, MailTemplate } from "../../mail-template.ts";
import { mailWord } from "../../mail-words.ts";
import { preferenceLinks } from "./content-words.ts";

/** Says who did what, never the text itself. */
export const notifications: MailTemplate<{
  notices: readonly MailLink[];
  moreCount: number;
  unsubscribeToken: string;
}> = {
  subject: "Você tem avisos no Portal Suíça",
  write: ({ notices: listed, moreCount, unsubscribeToken }) => ({
    title: mailWord("notificationsWait", { count: listed.length + moreCount }),
    parts: [
      greeting("Isto chegou e ainda não foi lido no portal:"),
      links("Avisos", ...listed),
      ...(moreCount > 0 ? [paragraph(mailWord("moreNotifications", { count: moreCount }))] : []),
      links(
        "Sobre estes e-mails",
        { label: "Ver todos os avisos", path: "/pt-BR/app/notifications" },
        ...preferenceLinks(unsubscribeToken),
      ),
    ],
  }),
};
