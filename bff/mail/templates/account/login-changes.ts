import { button, facts, greeting, list, paragraph, note } from "../../mail-template.ts";
import type { MailPart, MailTemplate } from "../../mail-template.ts";
import { momentInWords } from "../../mail-words.ts";

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

export const resetPassword: MailTemplate<{ token: string; minutes: number }> = {
  subject: "Crie uma senha nova para o Portal Suíça",
  write: ({ token, minutes }) => ({
    title: "Crie uma senha nova",
    parts: [
      greeting("Recebemos um pedido para criar uma senha nova para a sua conta."),
      button("Criar senha nova", `/pt-BR/forgot-password/${token}`),
      paragraph(
        `O link vale por ${minutes} minutos e funciona uma vez. Se você pedir outro, só o mais novo vale.`,
      ),
      note("Não foi você? Ignore este e-mail: sua senha continua a mesma."),
    ],
  }),
};

export type SecondFactorChange =
  | "codes_on"
  | "codes_off"
  | "passkey_added"
  | "passkey_removed"
  | "recovery_codes_renewed"
  | "recovery_code_used";

const whatHappened: Record<SecondFactorChange, string> = {
  codes_on: "A verificação em duas etapas por aplicativo foi ligada.",
  codes_off: "A verificação em duas etapas por aplicativo foi desligada.",
  passkey_added: "Uma chave de acesso foi adicionada.",
  passkey_removed: "Uma chave de acesso foi removida.",
  recovery_codes_renewed: "Os códigos de recuperação foram trocados. Os antigos não valem mais.",
  recovery_code_used: "Um código de recuperação foi usado para entrar.",
};

export const secondFactorChanged: MailTemplate<{
  change: SecondFactorChange;
  changedAt: string;
  device: string;
}> = {
  subject: "A segurança da sua conta mudou",
  write: ({ change, changedAt, device }) => ({
    title: "A segurança da sua conta mudou",
    parts: [
      greeting(`${whatHappened[change]}`),
      facts(["Quando", momentInWords(changedAt)], ["Aparelho", device]),
      paragraph("Não foi você? Crie uma senha nova agora e confira a segurança da sua conta."),
      button("Criar senha nova", "/pt-BR/forgot-password"),
    ],
  }),
};

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
