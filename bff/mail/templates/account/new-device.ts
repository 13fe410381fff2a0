import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { momentInWords } from "../../mail-time.ts";

export const newDevice: MailTemplate<{
  loggedInAt: string;
  device: string;
  isKnownNetwork: boolean;
}> = {
  subject: "Novo acesso à sua conta no Portal Suíça",
  write: ({ loggedInAt, device, isKnownNetwork }) => ({
    title: "Novo acesso à sua conta",
    parts: [
      greeting("Alguém entrou na sua conta em um navegador que ainda não conhecíamos."),
      facts(
        ["Quando", momentInWords(loggedInAt)],
        ["Aparelho", device],
        ["Rede", networkInWords(isKnownNetwork)],
      ),
      paragraph("Foi você? Então está tudo certo."),
      paragraph(
        "Não foi você? Crie uma senha nova agora: isso encerra todas as sessões da sua conta.",
      ),
      button("Criar senha nova", "/pt-BR/forgot-password"),
    ],
  }),
};

/** People cannot read IP addresses, and a guessed location is often wrong. */
const networkInWords = (isKnown: boolean): string =>
  isKnown ? "a mesma de outro aparelho seu" : "nova, sem outro aparelho seu";
