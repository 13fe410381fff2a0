import { button, facts, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";
import { dayInWords } from "../mail-time.ts";

/** Goodbye: the paid time is over. */
export const membershipEnded: MailTemplate<{ endedAt: string }> = {
  subject: "Sua assinatura terminou",
  write: ({ endedAt }) => ({
    title: "Até breve",
    parts: [
      paragraph("Olá. Sua assinatura do Portal Suíça terminou. Obrigado pela companhia."),
      facts(["Terminou em", dayInWords(endedAt)]),
      paragraph(
        "Sua conta continua no plano grátis: notícias inteiras, artigos abertos e o fórum. Seus favoritos, seu progresso e seus cenários ficam guardados.",
      ),
      button("Assinar de novo", "/pt-BR/app/membership"),
    ],
  }),
};
