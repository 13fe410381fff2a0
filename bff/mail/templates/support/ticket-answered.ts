import { button, facts, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { FROM_OUTSIDE } from "./ticket-opened.ts";

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
