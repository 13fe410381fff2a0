import { button, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const addressChangeConfirm: MailTemplate<{ token: string; hours: number }> = {
  subject: "Confirme o novo e-mail da sua conta",
  write: ({ token, hours }) => ({
    title: "Confirme o novo e-mail",
    reason: "Você recebeu este e-mail porque uma conta do Portal Suíça indicou este endereço.",
    parts: [
      paragraph("Olá. Este endereço foi indicado como o novo e-mail de uma conta no Portal Suíça."),
      button("Confirmar este e-mail", `/pt-BR/change-email/${token}`),
      paragraph(`O link vale por ${hours} horas. Até lá, a conta continua com o e-mail antigo.`),
      note("Não foi você? Ignore este e-mail: nada muda."),
    ],
  }),
};
