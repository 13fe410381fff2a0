import { button, facts, greeting, list, paragraph } from "../../mail-template.ts";
import type { MailPart, MailTemplate } from "../../mail-template.ts";
import { momentInWords } from "../../mail-time.ts";

type PasswordChange = {
  changedAt: string;
  device: string;
  areCodesOn: boolean;
  passkeys: readonly string[];
  accountId: string;
};

export const passwordChanged: MailTemplate<PasswordChange> = {
  subject: "A senha da sua conta foi trocada",
  write: (change) => ({
    title: "Sua senha foi trocada",
    parts: [
      greeting("A senha da sua conta no Portal Suíça acaba de ser trocada."),
      facts(["Quando", momentInWords(change.changedAt)], ["Aparelho", change.device]),
      paragraph("As outras sessões abertas foram encerradas."),
      ...stillValid(change),
      paragraph("Não foi você? Crie uma senha nova agora e confira os aparelhos da sua conta."),
      button("Criar senha nova", "/pt-BR/forgot-password"),
    ],
  }),
};

/** An intruder with the old password may have added them; a new password does not remove them. */
function stillValid({ areCodesOn, passkeys, accountId }: PasswordChange): MailPart[] {
  const factors = [
    ...(areCodesOn ? ["códigos do aplicativo autenticador"] : []),
    ...passkeys.map((name) => `chave de acesso “${name}”`),
  ];
  if (factors.length === 0) return [];
  return [
    paragraph("Além da senha, continuam valendo para entrar na conta:"),
    list(...factors),
    paragraph(
      "Não reconhece alguma? Remova-a na página da sua conta. Se um código que não é seu impedir a sua entrada, escreva para a equipe.",
    ),
    button("Conferir minha conta", `/pt-BR/app/profile/${accountId}/account`),
    button("Falar com a equipe", "/pt-BR/contact"),
  ];
}
