import { greeting, links, paragraph } from "../../mail-template.ts";
import type { MailLink, MailTemplate } from "../../mail-template.ts";
import { mailWord } from "../../mail-words.ts";
import { preferenceLinks } from "./content-words.ts";

export const searchAlert: MailTemplate<{
  sections: readonly { name: string; offers: readonly MailLink[] }[];
  moreCount: number;
  unsubscribeToken: string;
}> = {
  subject: "Novidades nas suas buscas salvas",
  write: ({ sections, moreCount, unsubscribeToken }) => ({
    title: "Novidades nas suas buscas salvas",
    parts: [
      greeting("Isto apareceu nos classificados desde o último aviso:"),
      ...sections.map(({ name, offers }) => links(name, ...offers)),
      ...(moreCount > 0 ? [paragraph(mailWord("moreOffers", { count: moreCount }))] : []),
      links(
        "Sobre estes avisos",
        { label: "Ver e mudar as buscas salvas", path: "/pt-BR/app/classifieds/saved-searches" },
        ...preferenceLinks(unsubscribeToken),
      ),
    ],
  }),
};
