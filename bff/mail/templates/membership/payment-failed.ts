import { button, facts, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailPart, MailTemplate } from "../../mail-template.ts";
import { moneyInWords } from "../../mail-money.ts";
import { dayInWords } from "../../mail-time.ts";

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
