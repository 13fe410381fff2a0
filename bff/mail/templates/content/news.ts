import type { ContentKind } from "../../../../contract/content/kinds.ts";
import type { DigestList } from "../../../../contract/notifications/email.ts";
import { areas, type PlannedArea } from "../../../../contract/shared/areas.ts";
import { greeting, links, button, paragraph, note } from "../../mail-template.ts";
import type { MailTemplate, MailPath, MailLink } from "../../mail-template.ts";
import { contentLink, preferenceLinks, unsubscribePath } from "./content-words.ts";
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
      links(areas[list].title, contentLink(list, item)),
      links("Sobre este aviso", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};

export const announcement: MailTemplate<{
  text: string;
  path: MailPath | null;
  unsubscribeToken: string;
}> = {
  subject: "Novidade do Portal Suíça",
  write: ({ text, path, unsubscribeToken }) => ({
    title: "Novidade do portal",
    parts: [
      greeting("Uma novidade sobre o próprio portal:"),
      ...text.split(/\n+/).filter(Boolean).map(paragraph),
      ...(path ? [button("Abrir no portal", path)] : []),
      links("Você pediu para saber das novidades do portal", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};

export const areaOpened: MailTemplate<{ area: PlannedArea; unsubscribeToken: string }> = {
  subject: "Abriu uma área que você esperava",
  write: ({ area, unsubscribeToken }) => {
    const { title, path } = areas[area];
    return {
      title: `A área ${title} já está aberta`,
      parts: [
        greeting(`Você pediu um aviso, e chegou a hora: a área ${title} abriu no portal.`),
        button(`Abrir ${title}`, `/pt-BR${path}`),
        note("Este aviso é único: sobre esta área não enviamos outro."),
        links("Seus e-mails", ...preferenceLinks(unsubscribeToken)),
      ],
    };
  },
};

type DigestSection = {
  list: DigestList;
  items: readonly ContentEntry[];
  unsubscribeToken: string;
};

const stopLinks = (sections: readonly DigestSection[]) =>
  sections.length < 2
    ? []
    : sections.map((section) => ({
        label: `Cancelar só ${areas[section.list].title}`,
        path: unsubscribePath(section.unsubscribeToken),
      }));

export const digest: MailTemplate<{
  sections: readonly DigestSection[];
  /** Items for this member alone; missing in older queued mails. */
  personal?: readonly MailLink[];
  unsubscribeToken: string;
}> = {
  subject: "O que há de novo no Portal Suíça",
  write: ({ sections, personal = [], unsubscribeToken }) => ({
    title: "O que há de novo",
    parts: [
      greeting("Isto apareceu no portal desde o último resumo:"),
      ...sections.map(({ list, items }) =>
        links(areas[list].title, ...items.map((item) => contentLink(list, item))),
      ),
      ...(personal.length > 0 ? [links("Para você", ...personal)] : []),
      links("Sobre este resumo", ...stopLinks(sections), ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
