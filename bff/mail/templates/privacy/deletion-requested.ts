import { dayInWords } from "../../mail-time.ts";
import { button, list, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const deletionRequested: MailTemplate<{
  firstName: string;
  dueAt: string;
  token: string;
}> = {
  subject: "Sua conta no Portal Suíça será excluída",
  write: ({ firstName, dueAt, token }) => ({
    title: `${firstName}, recebemos o pedido de exclusão`,
    parts: [
      paragraph(
        `Sua conta será excluída em ${dayInWords(dueAt)}. Até lá, você pode usar o portal e desistir da exclusão.`,
      ),
      button("Manter minha conta", `/pt-BR/undo-deletion/${token}`),
      paragraph("No dia da exclusão:"),
      list(
        "perfil, favoritos, progresso, arquivos e preferências são apagados",
        "uma assinatura em andamento é encerrada; desde já, ela não é mais renovada",
        "recibos ficam guardados pelo prazo que a lei pede",
      ),
      note("Não foi você? Mantenha a conta pelo botão acima e troque a senha em seguida."),
    ],
  }),
};
