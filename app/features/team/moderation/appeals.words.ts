import { APPEAL_MAX_LENGTH, APPEAL_MIN_LENGTH } from "../../../../contract/community/moderation.ts";

const longest = APPEAL_MAX_LENGTH.toLocaleString("pt-BR");

export const appeals = {
  title: "Decisões sobre você",
  lead: "Medidas da equipe e textos seus que ela ocultou. De cada decisão você pode recorrer uma vez; quem responde é outra pessoa da equipe.",
  back: "Fórum",
  unavailable: {
    title: "Não foi possível carregar as decisões",
    text: "O portal não respondeu agora.",
    retry: "Tentar de novo",
  },
  empty: {
    title: "Nada foi decidido sobre você",
    text: "Se um dia a equipe ocultar um texto seu ou limitar a sua conta, o motivo e o recurso ficam aqui.",
  },
  kinds: {
    silence:
      "Você foi silenciado: não pode escrever (nem nas conversas), reagir, votar nem pedir conexões",
    suspend: "Você foi suspenso: só pode ler, denunciar, bloquear e apagar o que é seu",
    forum: "Tópico ocultado",
    comments: "Resposta ou comentário ocultado",
  },
  reason: "Motivo: {{reason}}",
  until: "Até {{when}}",
  noEnd: "Sem prazo",
  ended: "Terminou",
  body: "Por que a decisão deve mudar?",
  hint: `De ${APPEAL_MIN_LENGTH} a ${longest} caracteres. Conte o que a equipe talvez não tenha visto.`,
  send: "Enviar recurso",
  sent: "Recurso enviado. A resposta chega por aviso.",
  yours: "O seu recurso",
  states: {
    open: "Esperando resposta",
    granted: "Aceito",
    refused: "Decisão mantida",
  },
  answer: "Resposta da equipe",
  problems: {
    target: "Desta decisão já não dá para recorrer.",
    text: `O recurso precisa ter de ${APPEAL_MIN_LENGTH} a ${longest} caracteres.`,
    sent: "Você já recorreu desta decisão.",
    unavailable: "O portal não respondeu. O que você escreveu continua aqui; tente de novo.",
  },
} as const;
