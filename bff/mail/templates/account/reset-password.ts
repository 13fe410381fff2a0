import { button, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const resetPassword: MailTemplate<{ token: string; minutes: number }> = {
  subject: "Crie uma senha nova para o Portal Suíça",
  write: ({ token, minutes }) => ({
    title: "Crie uma senha nova",
    parts: [
      greeting("Recebemos um pedido para criar uma senha nova para a sua conta."),
      button("Criar senha nova", `/pt-BR/forgot-password/${token}`),
      paragraph(
        `O link vale por ${minutes} minutos e funciona uma vez. Se você pedir outro, só o mais novo vale.`,
      ),
      note("Não foi você? Ignore este e-mail: sua senha continua a mesma."),
    ],
  }),
};
