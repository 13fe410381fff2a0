import { button, note, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";

/** To who follows an idea: its new status, its title and the team's reason. */
export const ideaChanged: MailTemplate<{ title: string; text: string }> = {
  subject: "Novidade sobre uma ideia que você apoia",
  write: ({ title, text }) => ({
    title,
    parts: [
      ...text.split(/\n{2,}/).map(paragraph),
      button("Ver as ideias", "/pt-BR/app/feedback"),
      note(
        "Você recebe este aviso porque apoia esta ideia. Para não receber mais, retire o apoio.",
      ),
    ],
  }),
};
