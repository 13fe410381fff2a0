import { button, facts, greeting } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-time.ts";

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
