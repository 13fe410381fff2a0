import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-time.ts";

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
