import { dayInWords } from "../../mail-words.ts";
import { button, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const exportReady: MailTemplate<{ directusUserId: string; expiresAt: string }> = {
  subject: "A cópia dos seus dados está pronta",
  write: ({ directusUserId, expiresAt }) => ({
    title: "Sua cópia está pronta",
    parts: [
      paragraph("O arquivo com tudo o que o portal guarda sobre você está pronto para baixar."),
      button("Abrir meus dados", `/pt-BR/app/profile/${directusUserId}/data`),
      note(`Ele fica disponível até ${dayInWords(expiresAt)}. Ao baixar, pedimos sua senha.`),
    ],
  }),
};
