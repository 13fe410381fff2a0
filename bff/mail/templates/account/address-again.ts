import { code, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const addressAgain: MailTemplate<{ code: string }> = {
  subject: "Seu código para voltar a receber e-mails",
  write: ({ code: digits }) => ({
    title: "Voltar a receber e-mails",
    parts: [
      greeting("Este e-mail chegou, então o endereço funciona."),
      code("Digite este código na página dos e-mails que você recebe", digits),
      paragraph("O código vale por 24 horas. Só o mais novo funciona."),
      note("Não foi você? Ignore este e-mail: nada muda."),
    ],
  }),
};
