import type { DigestList } from "../../../../contract/notifications/email.ts";
import { greeting, links } from "../../mail-template.ts";
import type { MailLink, MailTemplate } from "../../mail-template.ts";
import { contentLink, kindTitles, preferenceLinks, unsubscribePath } from "./content-words.ts";
import type { ContentEntry } from "./content-words.ts";

type DigestSection = {
  list: DigestList;
  items: readonly ContentEntry[];
  unsubscribeToken: string;
};

const stopLinks = (sections: readonly DigestSection[]) =>
  sections.length < 2
    ? []
    : sections.map((section) => ({
        label: `Cancelar só ${kindTitles[section.list]}`,
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
        links(kindTitles[list], ...items.map((item) => contentLink(list, item))),
      ),
      ...(personal.length > 0 ? [links("Para você", ...personal)] : []),
      links("Sobre este resumo", ...stopLinks(sections), ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
