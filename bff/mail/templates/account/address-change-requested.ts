import { button, facts, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { momentInWords } from "../../mail-time.ts";

export const addressChangeRequested: MailTemplate<{
  newEmailMasked: string;
  requestedAt: string;
}> = {
  subject: "Pedido de troca do e-mail da sua conta",
  write: ({ newEmailMasked, requestedAt }) => ({
    title: "Pediram a troca do e-mail da sua conta",
    parts: [
      greeting("A troca só vale depois que o link enviado ao novo endereço for aberto."),
      facts(["Novo e-mail", newEmailMasked], ["Quando", momentInWords(requestedAt)]),
      paragraph("Não foi você? Quem pediu sabe a sua senha. Crie outra agora:"),
      button("Criar senha nova", "/pt-BR/forgot-password"),
      note("Se foi você, não precisa fazer nada aqui."),
    ],
  }),
};
