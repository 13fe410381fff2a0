import { dayInWords } from "../../mail-time.ts";
import { button, list, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

export const inactiveDeletion: MailTemplate<{
  firstName: string;
  dueAt: string;
  token: string;
}> = {
  subject: "Sua conta sem uso no Portal Suíça será excluída",
  write: ({ firstName, dueAt, token }) => ({
    title: `${firstName}, sua conta sem uso será excluída`,
    parts: [
      paragraph(
        `Você não entra no portal há 24 meses e não respondeu aos nossos dois avisos. Para não guardar dados sem motivo, vamos excluir sua conta em ${dayInWords(dueAt)}.`,
      ),
      paragraph("Quer continuar? Entre no portal até lá, ou use o botão:"),
      button("Manter minha conta", `/pt-BR/undo-deletion/${token}`),
      paragraph("No dia da exclusão:"),
      list(
        "perfil, favoritos, progresso, arquivos e preferências são apagados",
        "seus textos no fórum, comentários e ideias ficam sem o seu nome",
        "recibos ficam guardados pelo prazo que a lei pede",
      ),
      note("Se não quiser mais a conta, não precisa fazer nada."),
    ],
  }),
};
