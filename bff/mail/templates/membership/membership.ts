import { describeFreeToday } from "../../../../contract/account/offer.ts";
import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-words.ts";

export const membershipEnded: MailTemplate<{ endedAt: string }> = {
  subject: "Sua assinatura terminou",
  write: ({ endedAt }) => ({
    title: "Até breve",
    parts: [
      greeting("Sua assinatura do Portal Suíça terminou. Obrigado pela companhia."),
      facts(["Terminou em", dayInWords(endedAt)]),
      paragraph(
        `Sua conta continua no plano grátis, com ${describeFreeToday()}. Seus favoritos e tudo o que é seu ficam guardados.`,
      ),
      button("Assinar de novo", "/pt-BR/app/membership"),
    ],
  }),
};

export const membershipCancelled: MailTemplate<{ periodEnd: string }> = {
  subject: "Sua assinatura foi cancelada",
  write: ({ periodEnd }) => ({
    title: "Sua assinatura foi cancelada",
    parts: [
      greeting("O cancelamento está feito e nada mais será cobrado."),
      facts(["Acesso até", dayInWords(periodEnd)]),
      paragraph(
        "Até lá tudo continua aberto, e dá para desfazer o cancelamento. Depois, sua conta segue no plano grátis, com favoritos, progresso e buscas salvas guardados.",
      ),
      button("Ver ou desfazer", "/pt-BR/app/membership"),
    ],
  }),
};

export const membershipResumed: MailTemplate<{ periodEnd: string }> = {
  subject: "Sua assinatura continua",
  write: ({ periodEnd }) => ({
    title: "Sua assinatura continua",
    parts: [
      greeting("O cancelamento foi desfeito, e a assinatura volta a se renovar sozinha."),
      facts(["Próxima cobrança", dayInWords(periodEnd)]),
      button("Ver a minha assinatura", "/pt-BR/app/membership"),
    ],
  }),
};
