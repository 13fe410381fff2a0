import { freeToday } from "../../../../contract/account/offer.ts";
import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-time.ts";

export const membershipEnded: MailTemplate<{ endedAt: string }> = {
  subject: "Sua assinatura terminou",
  write: ({ endedAt }) => ({
    title: "Até breve",
    parts: [
      greeting("Sua assinatura do Portal Suíça terminou. Obrigado pela companhia."),
      facts(["Terminou em", dayInWords(endedAt)]),
      paragraph(
        `Sua conta continua no plano grátis, com ${freeToday}. Seus favoritos e tudo o que é seu ficam guardados.`,
      ),
      button("Assinar de novo", "/pt-BR/app/membership"),
    ],
  }),
};
