import { list, note, paragraph, button } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-words.ts";

export const accountErased: MailTemplate<{ firstName: string }> = {
  subject: "Sua conta no Portal Suíça foi excluída",
  write: ({ firstName }) => ({
    title: `Até logo, ${firstName}`,
    reason: "Você recebeu este e-mail por causa da conta que tinha no Portal Suíça.",
    parts: [
      paragraph("Sua conta foi excluída, como você pediu."),
      list(
        "apagamos perfil, favoritos, progresso, arquivos, preferências e sessões",
        "os recibos de pagamentos ficam 10 anos com o provedor de pagamento, por lei (art. 958f do Código das Obrigações suíço)",
        "cópias de segurança antigas são apagadas no seu prazo normal",
      ),
      note("Este é o último e-mail. Se quiser voltar um dia, é só criar uma conta nova."),
    ],
  }),
};

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

export const inactiveErased: MailTemplate<{ firstName: string }> = {
  subject: "Sua conta sem uso no Portal Suíça foi excluída",
  write: ({ firstName }) => ({
    title: `Até logo, ${firstName}`,
    reason: "Você recebeu este e-mail por causa da conta que tinha no Portal Suíça.",
    parts: [
      paragraph(
        "Sua conta foi excluída porque ficou 24 meses sem uso, como avisamos nos últimos e-mails.",
      ),
      list(
        "apagamos perfil, favoritos, progresso, arquivos, preferências e sessões",
        "seus textos no fórum, comentários e ideias ficaram sem o seu nome",
        "os recibos de pagamentos ficam 10 anos com o provedor de pagamento, por lei (art. 958f do Código das Obrigações suíço)",
        "cópias de segurança antigas são apagadas no seu prazo normal",
      ),
      note("Este é o último e-mail. Se quiser voltar um dia, é só criar uma conta nova."),
    ],
  }),
};

export const inactiveWarning: MailTemplate<{ firstName: string; deletionFrom: string }> = {
  subject: "Faz tempo que você não entra no Portal Suíça",
  write: ({ firstName, deletionFrom }) => ({
    title: `${firstName}, sua conta está parada`,
    parts: [
      paragraph("Contas sem uso por 24 meses são excluídas, para não guardar dados sem motivo."),
      paragraph(`Se quiser manter a sua, entre no portal antes de ${dayInWords(deletionFrom)}.`),
      button("Entrar", "/pt-BR/login"),
      note("Se não quiser mais a conta, não precisa fazer nada."),
    ],
  }),
};
