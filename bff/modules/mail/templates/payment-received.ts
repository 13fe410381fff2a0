import { button, facts, note, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";
import { moneyInWords } from "../mail-money.ts";
import { dayInWords } from "../mail-time.ts";

/** After every payment that arrived, the first one and each renewal. */
export const paymentReceived: MailTemplate<{
  plan: "month" | "year";
  amountCents: number;
  taxCents: number;
  currency: string;
  paidAt: string;
  periodEnd: string;
  receiptNumber: string;
}> = {
  subject: "Recebemos o seu pagamento",
  write: ({ plan, amountCents, taxCents, currency, paidAt, periodEnd, receiptNumber }) => ({
    title: "Recebemos o seu pagamento",
    parts: [
      paragraph("Olá. O pagamento da sua assinatura do Portal Suíça chegou. Obrigado."),
      facts(
        ["Plano", plan === "year" ? "Anual" : "Mensal"],
        ["Valor", moneyInWords(amountCents, currency)],
        [
          "Imposto (IVA) incluído",
          taxCents > 0 ? moneyInWords(taxCents, currency) : "nenhum neste recibo",
        ],
        ["Pago em", dayInWords(paidAt)],
        ["Acesso até", dayInWords(periodEnd)],
        ["Recibo", receiptNumber],
      ),
      button("Ver recibos e assinatura", "/pt-BR/app/membership"),
      note(
        "A assinatura se renova sozinha. Para cancelar, abra a sua assinatura: são dois cliques, e o acesso vale até o fim do período pago.",
      ),
    ],
  }),
};
