import { button, facts, greeting } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords } from "../../mail-words.ts";

type Outcome = "approved" | "rejected" | "expired";

const words: Record<Outcome, { title: string; text: string; label: string }> = {
  approved: {
    title: "Seu pedido de membro do YouTube foi aprovado",
    text: "A equipe conferiu o seu pedido: você tem agora os mesmos direitos de quem assina. Nos últimos sete dias do prazo, já dá para pedir de novo, sem ficar sem acesso.",
    label: "Abrir o portal",
  },
  rejected: {
    title: "Seu pedido de membro do YouTube foi recusado",
    text: "A equipe conferiu o seu pedido e não conseguiu confirmar a sua participação no canal. Você pode enviar um novo pedido quando quiser.",
    label: "Ver o pedido",
  },
  expired: {
    title: "Seu acesso de membro do YouTube venceu",
    text: "O prazo do acesso que você tinha como membro do canal no YouTube terminou. Nada se perdeu: seus favoritos e o seu progresso continuam na conta. Se você ainda é membro do canal, peça de novo.",
    label: "Pedir de novo",
  },
};

export const youtubeClaim: MailTemplate<{
  state: Outcome;
  expiresAt: string | null;
  note: string | null;
}> = {
  subject: "Novidade sobre o seu acesso de membro do YouTube",
  write: ({ state, expiresAt, note }) => {
    const rows: [string, string][] = [];
    if (state === "approved" && expiresAt) rows.push(["Vale até", dayInWords(expiresAt)]);
    if (state !== "expired" && note) rows.push(["Recado da equipe", note]);
    return {
      title: words[state].title,
      parts: [
        greeting(words[state].text),
        ...(rows.length > 0 ? [facts(...rows)] : []),
        button(
          words[state].label,
          state === "approved" ? "/pt-BR/app" : "/pt-BR/app/membership/youtube",
        ),
      ],
    };
  },
};
