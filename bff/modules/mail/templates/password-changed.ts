import { button, facts, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";
import { momentInWords } from "../mail-time.ts";

/** To the owner after every change of the password, by recovery or on the password page. */
export const passwordChanged: MailTemplate<{ changedAt: string; device: string }> = {
  subject: "A senha da sua conta foi trocada",
  write: ({ changedAt, device }) => ({
    title: "Sua senha foi trocada",
    parts: [
      paragraph("Olá. A senha da sua conta no Portal Suíça acaba de ser trocada."),
      facts(["Quando", momentInWords(changedAt)], ["Aparelho", device]),
      paragraph("As outras sessões abertas foram encerradas."),
      paragraph("Não foi você? Crie uma senha nova agora e confira os aparelhos da sua conta."),
      button("Criar senha nova", "/pt-BR/forgot-password"),
    ],
  }),
};
