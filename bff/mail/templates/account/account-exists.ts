import { button, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

/** To a member whose e-mail is used for a new signup; the signup page does not disclose the account. */
export const accountExists: MailTemplate<object> = {
  subject: "Você já tem conta no Portal Suíça",
  write: () => ({
    title: "Você já tem conta",
    parts: [
      greeting("Alguém começou um cadastro com este e-mail, que já tem uma conta no portal."),
      paragraph("Se foi você, basta entrar:"),
      button("Entrar", "/pt-BR/login"),
      paragraph("Esqueceu a senha? Peça uma nova:"),
      button("Criar senha nova", "/pt-BR/forgot-password"),
      note("Não foi você? Ignore este e-mail: sua conta continua como está."),
    ],
  }),
};
