import { button, facts, greeting, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { momentInWords } from "../../mail-time.ts";

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
