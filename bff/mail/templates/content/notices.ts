import { greeting, links, paragraph } from "../../mail-template.ts";
import type { MailLink, MailTemplate } from "../../mail-template.ts";
import { mailWord } from "../../mail-words.ts";
import { preferenceLinks } from "./content-words.ts";

/** Says who did what, never the text itself. */
export const notices: MailTemplate<{
  notices: readonly MailLink[];
  moreCount: number;
  unsubscribeToken: string;
}> = {
  subject: "Você tem avisos no Portal Suíça",
  write: ({ notices: told, moreCount, unsubscribeToken }) => ({
    title: mailWord("noticesWait", { count: told.length + moreCount }),
    parts: [
      greeting("Isto chegou e ainda não foi lido no portal:"),
      links("Avisos", ...told),
      ...(moreCount > 0 ? [paragraph(mailWord("moreNotices", { count: moreCount }))] : []),
      links(
        "Sobre estes e-mails",
        { label: "Ver todos os avisos", path: "/pt-BR/app/notifications" },
        ...preferenceLinks(unsubscribeToken),
      ),
    ],
  }),
};
