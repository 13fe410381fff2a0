import type { ContentKind } from "../../../../contract/content/kinds.ts";
import { greeting, links } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { contentLink, kindTitles, preferenceLinks } from "./content-words.ts";
import type { ContentEntry } from "./content-words.ts";

export const contentPublished: MailTemplate<{
  list: ContentKind;
  item: ContentEntry;
  unsubscribeToken: string;
}> = {
  subject: ({ item }) => `Novo no Portal Suíça: ${item.title}`,
  write: ({ list, item, unsubscribeToken }) => ({
    title: "Acabou de ser publicado",
    parts: [
      greeting("Você pediu para saber na hora."),
      links(kindTitles[list], contentLink(list, item)),
      links("Sobre este aviso", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
