import { dayInWords } from "../../mail-time.ts";
import { button, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const inactiveWarning: MailTemplate<{ firstName: string; deletionFrom: string }> = {
  subject: "Faz tempo que você não entra no Portal Suíça",
  write: ({ firstName, deletionFrom }) => ({
    title: `${firstName}, sua conta está parada`,
    parts: [
      paragraph("Contas sem uso por 24 meses são excluídas, para não guardar dados sem motivo."),
      paragraph(`Se quiser manter a sua, entre no portal antes de ${dayInWords(deletionFrom)}.`),
      button("Entrar", "/pt-BR/login"),
      note("Se não quiser mais a conta, não precisa fazer nada."),
    ],
  }),
};
