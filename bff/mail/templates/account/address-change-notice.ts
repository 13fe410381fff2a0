import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords, momentInWords } from "../../mail-time.ts";

/** To the old address after the change; the link reverts it. */
export const addressChangeNotice: MailTemplate<{
  newEmailMasked: string;
  changedAt: string;
  revertToken: string;
  revertUntil: string;
}> = {
  subject: "O e-mail da sua conta foi trocado",
  write: ({ newEmailMasked, changedAt, revertToken, revertUntil }) => ({
    title: "O e-mail da sua conta foi trocado",
    parts: [
      greeting("Sua conta no Portal Suíça agora usa outro e-mail."),
      facts(["Novo e-mail", newEmailMasked], ["Quando", momentInWords(changedAt)]),
      paragraph(
        `Não foi você? Desfaça a troca até ${dayInWords(revertUntil)}. Todas as sessões são encerradas e você cria uma senha nova.`,
      ),
      button("Desfazer a troca", `/pt-BR/revert-email/${revertToken}`),
    ],
  }),
};
