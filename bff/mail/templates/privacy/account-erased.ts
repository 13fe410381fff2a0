import { list, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";

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
