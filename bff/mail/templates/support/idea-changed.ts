import { button, links, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { preferenceLinks } from "../content/content-words.ts";

/** To who follows an idea: its new status, its title and the team's reason. */
export const ideaChanged: MailTemplate<{
  title: string;
  text: string;
  /** Of the idea's page, without locale; mails written before ideas had one name none. */
  path?: `/app/${string}`;
  unsubscribeToken: string;
}> = {
  subject: "Novidade sobre uma ideia que você apoia",
  write: ({ title, text, path = "/app/feedback", unsubscribeToken }) => ({
    title,
    parts: [
      ...text.split(/\n{2,}/).map(paragraph),
      button("Ver a ideia", `/pt-BR${path}`),
      links("Você recebe este aviso porque apoia esta ideia", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
