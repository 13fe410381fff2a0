import { button, links, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { preferenceLinks } from "../content/content-words.ts";

export const ideaChanged: MailTemplate<{
  title: string;
  text: string;
  /** The idea's page, without locale; missing in older queued mails. */
  path?: `/app/${string}`;
  unsubscribeToken: string;
}> = {
  subject: "Novidade sobre uma ideia que você apoia",
  write: ({ title, text, path, unsubscribeToken }) => ({
    title,
    parts: [
      ...text.split(/\n{2,}/).map(paragraph),
      path
        ? button("Ver a ideia", `/pt-BR${path}`)
        : button("Ver as ideias", "/pt-BR/app/feedback"),
      links("Você recebe este aviso porque apoia esta ideia", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
