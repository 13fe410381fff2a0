import { button, greeting, links, paragraph } from "../../mail-template.ts";
import type { MailPath, MailTemplate } from "../../mail-template.ts";
import { preferenceLinks } from "./content-words.ts";

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
