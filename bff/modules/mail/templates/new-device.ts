import { button, facts, paragraph } from "../mail-template.ts";
import type { MailTemplate } from "../mail-template.ts";
import { momentInWords } from "../mail-time.ts";

/** After a login from a browser that never logged in to this account before. */
export const newDevice: MailTemplate<{ loggedInAt: string; device: string; network: string }> = {
  subject: "Novo acesso à sua conta no Portal Suíça",
  write: ({ loggedInAt, device, network }) => ({
    title: "Novo acesso à sua conta",
    parts: [
      paragraph("Olá. Alguém entrou na sua conta em um navegador que ainda não conhecíamos."),
      facts(["Quando", momentInWords(loggedInAt)], ["Aparelho", device], ["Rede", network]),
      paragraph("Foi você? Então está tudo certo."),
      paragraph(
        "Não foi você? Crie uma senha nova agora: isso encerra todas as sessões da sua conta.",
      ),
      button("Criar senha nova", "/pt-BR/forgot-password"),
    ],
  }),
};
