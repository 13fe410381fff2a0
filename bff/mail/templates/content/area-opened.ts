import { areas, type PlannedArea } from "../../../../contract/shared/areas.ts";
import { button, greeting, links, note } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { preferenceLinks } from "./content-words.ts";

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
