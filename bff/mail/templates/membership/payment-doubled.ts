import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { moneyInWords } from "../../mail-money.ts";

export const paymentDoubled: MailTemplate<{ amountCents: number; currency: string }> = {
  subject: "Devolvemos um pagamento em dobro",
  write: ({ amountCents, currency }) => ({
    title: "Devolvemos um pagamento em dobro",
    parts: [
      greeting(
        "Recebemos dois pagamentos de assinatura da mesma conta. O segundo foi cancelado e devolvido por inteiro; a sua primeira assinatura continua valendo.",
      ),
      facts(["Valor devolvido", moneyInWords(amountCents, currency)]),
      paragraph(
        "Dependendo do seu banco, a devolução leva de cinco a dez dias úteis para aparecer.",
      ),
      button("Ver a minha assinatura", "/pt-BR/app/membership"),
    ],
  }),
};
