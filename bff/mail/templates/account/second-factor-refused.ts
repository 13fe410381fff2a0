import { button, facts, greeting, note, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { momentInWords } from "../../mail-time.ts";

export const secondFactorRefused: MailTemplate<{ refusedAt: string; device: string }> = {
  subject: "Códigos errados ao entrar na sua conta do Portal Suíça",
  write: ({ refusedAt, device }) => ({
    title: "Alguém tentou entrar na sua conta",
    parts: [
      greeting(
        "Alguém digitou a sua senha certa e, depois dela, cinco códigos de verificação errados. O acesso não foi liberado.",
      ),
      facts(["Quando", momentInWords(refusedAt)], ["Aparelho", device]),
      paragraph(
        "Foi você? Entre de novo e use o código que o aplicativo mostra agora, ou um código de recuperação.",
      ),
      paragraph("Não foi você? Outra pessoa sabe a sua senha. Crie uma senha nova agora."),
      note(
        "Depois de 30 códigos do aplicativo num dia, só valem códigos de recuperação e chaves de acesso até o dia seguinte.",
      ),
      button("Criar senha nova", "/pt-BR/forgot-password"),
    ],
  }),
};
