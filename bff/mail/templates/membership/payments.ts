import { button, facts, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate, MailPart } from "../../mail-template.ts";
import { dayInWords, moneyInWords } from "../../mail-words.ts";
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

const opening: Record<0 | 5 | 7, { title: string; text: string; next: string }> = {
  0: {
    title: "Não conseguimos cobrar a sua assinatura",
    text: "A cobrança da sua assinatura não passou. As causas mais comuns são cartão vencido, limite e recusa do banco. O seu acesso continua por mais sete dias.",
    next: "Tentaremos de novo nos próximos dias. Se o cartão mudou, troque-o agora.",
  },
  5: {
    title: "Faltam dois dias para o acesso ser pausado",
    text: "A cobrança da sua assinatura ainda não passou.",
    next: "Para continuar sem interrupção, troque a forma de pagamento.",
  },
  7: {
    title: "Seu acesso pago foi pausado",
    text: "Passaram sete dias e a cobrança da sua assinatura não passou. Sua conta voltou ao plano grátis.",
    next: "Nada se perdeu: favoritos, progresso e buscas salvas continuam na conta. Com o pagamento em dia, o acesso volta na hora.",
  },
};

export const paymentFailed: MailTemplate<{
  day: 0 | 5 | 7;
  amountCents: number;
  currency: string;
  graceUntil: string;
}> = {
  subject: "O pagamento da sua assinatura não passou",
  write: ({ day, amountCents, currency, graceUntil }) => ({
    title: opening[day].title,
    parts: [
      greeting(opening[day].text),
      facts(
        ["Valor", moneyInWords(amountCents, currency)],
        [day === 7 ? "Acesso pago até" : "Acesso garantido até", dayInWords(graceUntil)],
      ),
      paragraph(opening[day].next),
      button("Trocar a forma de pagamento", "/pt-BR/app/membership"),
      ...closing(day),
    ],
  }),
};

function closing(day: 0 | 5 | 7): MailPart[] {
  if (day === 7) return [];
  return [note("Prefere parar? Não precisa fazer nada: a conta grátis não expira.")];
}

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
