import { notificationNames } from "../../../contract/notifications.ts";

export const notifications = {
  title: "Notificações",
  lead_zero: "Nenhuma notificação por ler.",
  lead_one: "{{count}} por ler.",
  lead_other: "{{count}} por ler.",
  waiting_one: "{{count}} notificação não lida",
  waiting_other: "{{count}} notificações não lidas",
  unknownCount: "Não deu para contar as não lidas agora.",
  list: "Suas notificações",
  unread: "Não lida",
  markAll: "Marcar tudo como lido",
  markRead: "Marcar como lida: {{title}}",
  markUnread: "Marcar como não lida: {{title}}",
  more: "Carregar mais",
  shown: "{{shown}} de {{total}}",
  allRead: "Tudo marcado como lido.",
  undo: "Desfazer",
  undoOtherWay: "Para desfazer, marque cada uma como não lida na lista.",
  repeated: "{{count}} vezes",
  types: { ...notificationNames, other: "Aviso" },
  why: {
    offer: "Você salvou uma busca ou pediu um lembrete nos classificados.",
    idea: "Você recebeu isto porque apoia essa ideia.",
    support: "Você recebeu isto porque abriu um pedido de suporte.",
    reply: "Você recebeu isto porque alguém respondeu ao que você escreveu.",
    mention:
      "Você recebeu isto porque alguém chamou você pelo nome em uma conversa da qual você participa.",
    solution: "Você recebeu isto porque quem perguntou marcou a sua resposta como solução.",
    comment:
      "Você recebeu isto porque participa dessa conversa, ou publicou ou segue o texto dela.",
    connection:
      "Você recebeu isto porque alguém pediu para se conectar ou conversar com você, ou aceitou o seu pedido.",
    chat: "Você recebeu isto porque alguém quer conversar com você pela primeira vez.",
    plan: "Você recebeu isto porque guardou no seu plano o dia da chegada, e o prazo deste passo está perto.",
    ask: "Você recebeu isto porque aceitou ajudar quem vive algo que você já viveu. Quem perguntou não sabe que perguntamos a você.",
    content: "Você recebeu isto porque pediu avisos de conteúdo novo.",
    topic:
      "Você recebeu isto porque segue a categoria ou a etiqueta desse tópico no fórum. Para não receber mais, deixe de segui-la na lista do fórum.",
    moderation:
      "Você recebeu isto porque a equipe decidiu sobre um texto seu, a sua conta, um recurso ou uma denúncia sua.",
    rate: "Você recebeu isto porque pediu um alerta de câmbio na calculadora.",
    scenario:
      "Você recebeu isto porque salvou esse cenário, e os números oficiais de que ele depende mudaram.",
    like: "Você recebeu isto porque alguém gostou do que você escreveu.",
    billing:
      "Você recebeu isto porque diz respeito à sua assinatura. Os detalhes vão também por e-mail.",
    security:
      "Você recebeu isto para saber de tudo o que muda na entrada da sua conta. Os detalhes vão também por e-mail.",
  },
  lower: {
    content: "Não avisar mais de conteúdo novo",
    idea: "Não enviar mais e-mails sobre ideias",
    plan: "Não enviar mais e-mails sobre prazos",
    ask: "Não quero receber perguntas",
    reply: "Não avisar de respostas por e-mail nem nos aparelhos",
    mention: "Não avisar de menções por e-mail nem nos aparelhos",
    solution: "Não avisar de soluções por e-mail nem nos aparelhos",
    comment: "Não avisar de comentários por e-mail nem nos aparelhos",
    topic: "Não avisar de tópicos novos por e-mail nem nos aparelhos",
    like: "Não avisar de curtidas nos aparelhos",
    connection: "Não avisar de conexões por e-mail nem nos aparelhos",
    chat: "Não avisar de pedidos de conversa por e-mail nem nos aparelhos",
    offer: "Não avisar de classificados nos aparelhos",
    rate: "Não avisar de câmbio nos aparelhos",
    scenario: "Não avisar de cenários nos aparelhos",
  },
  lowered: "Pronto. Você muda isso quando quiser nas preferências de e-mail.",
  preferences: "Todas as preferências",
  whyTitle: "Por que recebi isto?",
  empty: {
    title: "Nada por aqui ainda",
    text: "Respostas aos seus comentários e pedidos, e o que muda nas ideias que você apoia, aparecem aqui.",
  },
  unavailable: {
    title: "As notificações não puderam ser carregadas",
    text: "Nada se perdeu. Tente de novo em instantes.",
    retry: "Tentar de novo",
  },
  failed: "Não deu para salvar agora. Tente de novo em instantes.",
};
