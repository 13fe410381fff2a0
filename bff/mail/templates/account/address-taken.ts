import { button, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

/** To a member whose e-mail another account tried to use; the page does not disclose this. */
export const addressTaken: MailTemplate<object> = {
  subject: "Este e-mail já tem conta no Portal Suíça",
  write: () => ({
    title: "Este e-mail já tem conta",
    parts: [
      greeting(
        "Alguém pediu para usar este endereço em outra conta do portal. Como ele já é o e-mail da sua conta, nada foi trocado.",
      ),
      paragraph("Se foi você, entre com este e-mail. Esqueceu a senha? Peça uma nova."),
      button("Entrar", "/pt-BR/login"),
      note("Não foi você? Ignore este e-mail: sua conta continua como está."),
    ],
  }),
};
