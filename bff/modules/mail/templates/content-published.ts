import { links, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";
import { contentLink, kindTitles, preferenceLinks } from "./content-words.ts";
import type { ContentEntry, ContentKind } from "./content-words.ts";

/** For who wants to know at once. */
export const contentPublished: MailTemplate<{
  list: ContentKind;
  item: ContentEntry;
  unsubscribeToken: string;
}> = {
  subject: "Conteúdo novo no Portal Suíça",
  write: ({ list, item, unsubscribeToken }) => ({
    title: "Acabou de ser publicado",
    parts: [
      paragraph("Olá. Você pediu para saber na hora."),
      links(kindTitles[list], contentLink(list, item)),
      links("Sobre este aviso", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
