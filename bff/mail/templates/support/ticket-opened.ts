import { button, facts, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-time.ts";

export const FROM_OUTSIDE =
  "Você recebeu este e-mail porque alguém escreveu à equipe do Portal Suíça com este endereço.";

export const ticketOpened: MailTemplate<{
  number: number;
  dueAt: string;
  copy: { subject: string; message: string } | null;
}> = {
  subject: "Recebemos sua mensagem ao suporte",
  write: ({ number, dueAt, copy }) => ({
    title: "Recebemos sua mensagem",
    ...(copy ? {} : { reason: FROM_OUTSIDE }),
    parts: [
      greeting("A equipe do Portal Suíça recebeu o seu pedido."),
      facts(
        ["Número", String(number)],
        ["Resposta prometida até", dayInWords(dueAt)],
        ...(copy ? ([["Assunto", copy.subject]] as const) : []),
      ),
      ...(copy
        ? [
            ...copy.message.split(/\n{2,}/).map(paragraph),
            button("Acompanhar o pedido", `/pt-BR/app/support/${number}`),
          ]
        : [
            paragraph("A resposta chega neste endereço."),
            note("Não foi você que escreveu? Ignore este e-mail."),
          ]),
    ],
  }),
};
