import { button, code, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const confirmEmail: MailTemplate<{ token: string; code: string; hours: number }> = {
  subject: "Confirme seu e-mail no Portal Suíça",
  write: ({ token, code: digits, hours }) => ({
    title: "Confirme seu e-mail",
    reason: "Você recebeu este e-mail porque este endereço foi usado num cadastro no Portal Suíça.",
    parts: [
      paragraph("Olá. Falta confirmar que este endereço é seu para continuar o cadastro."),
      code("Digite este código na tela do cadastro", digits),
      paragraph("Ou abra o link, em qualquer aparelho, e aperte o botão da página:"),
      button("Abrir a página de confirmação", `/pt-BR/confirm-email/${token}`),
      paragraph(`Código e link valem por ${hours} horas. Só os mais novos funcionam.`),
      note(
        "Não foi você? Não confirme e ignore este e-mail: nenhuma conta é criada com o seu endereço.",
      ),
    ],
  }),
};
