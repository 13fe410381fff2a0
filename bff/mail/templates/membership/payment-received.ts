import { button, facts, greeting, note } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { moneyInWords } from "../../mail-money.ts";
import { dayInWords } from "../../mail-time.ts";
import type { Plan } from "../../../../contract/account/membership.ts";

const percent = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 3 });

export const paymentReceived: MailTemplate<{
  plan: Plan;
  amountCents: number;
  taxCents: number;
  taxPercent: number | null;
  taxNumber: string | null;
  currency: string;
  paidAt: string;
  periodEnd: string;
  receiptNumber: string;
}> = {
  subject: "Recebemos o seu pagamento",
  write: ({ plan, amountCents, currency, paidAt, periodEnd, receiptNumber, ...tax }) => ({
    title: "Recebemos o seu pagamento",
    parts: [
      greeting("O pagamento da sua assinatura do Portal Suíça chegou. Obrigado."),
      facts(
        ["Plano", plan === "year" ? "Anual" : "Mensal"],
        ["Valor", moneyInWords(amountCents, currency)],
        ["Imposto (IVA) incluído", taxInWords(tax, currency)],
        ...(tax.taxNumber ? ([["Nº de IVA do vendedor", tax.taxNumber]] as const) : []),
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

function taxInWords(
  { taxCents, taxPercent }: { taxCents: number; taxPercent: number | null },
  currency: string,
): string {
  if (taxCents === 0) return "nenhum neste recibo";
  const amount = moneyInWords(taxCents, currency);
  return taxPercent ? `${amount} (${percent.format(taxPercent)}%)` : amount;
}
