import { button, facts, greeting, note, paragraph, links } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-words.ts";
import { preferenceLinks } from "../content/content-words.ts";

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

export const ticketAnswered: MailTemplate<{
  number: number;
  answer: string;
  /** Without an account the ticket's page cannot be opened. */
  isMember: boolean;
}> = {
  subject: "O suporte respondeu ao seu pedido",
  write: ({ number, answer, isMember }) => ({
    title: "O suporte respondeu",
    ...(isMember ? {} : { reason: FROM_OUTSIDE }),
    parts: [
      facts(["Número", String(number)]),
      ...answer.split(/\n{2,}/).map(paragraph),
      isMember
        ? button("Ver a conversa", `/pt-BR/app/support/${number}`)
        : button("Escrever de novo", "/pt-BR/contact"),
    ],
  }),
};

export const ideaChanged: MailTemplate<{
  title: string;
  text: string;
  /** The idea's page, without locale; missing in older queued mails. */
  path?: `/app/${string}`;
  unsubscribeToken: string;
}> = {
  subject: "Novidade sobre uma ideia que você apoia",
  write: ({ title, text, path, unsubscribeToken }) => ({
    title,
    parts: [
      ...text.split(/\n{2,}/).map(paragraph),
      path
        ? button("Ver a ideia", `/pt-BR${path}`)
        : button("Ver as ideias", "/pt-BR/app/feedback"),
      links("Você recebe este aviso porque apoia esta ideia", ...preferenceLinks(unsubscribeToken)),
    ],
  }),
};
