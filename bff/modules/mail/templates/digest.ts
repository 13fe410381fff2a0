import { links, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";
import { contentLink, kindTitles, preferenceLinks } from "./content-words.ts";
import type { ContentEntry, ContentKind } from "./content-words.ts";

/** What the portal published since the last one, in one mail for all lists that are due. */
export const digest: MailTemplate<{
  sections: readonly { list: ContentKind; items: readonly ContentEntry[] }[];
  unsubscribeToken: string;
}> = {
  subject: "O que há de novo no Portal Suíça",
  write: ({ sections, unsubscribeToken }) => ({
    title: "O que há de novo",
    parts: [
      paragraph("Olá. Estes conteúdos foram publicados desde o último resumo:"),
      ...sections.map(({ list, items }) =>
        links(kindTitles[list], ...items.map((item) => contentLink(list, item))),
      ),
      links("Sobre este resumo", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
