import { newChatsADay } from "../../../../contract/account/roles.ts";
import {
  CHAT_IMAGES_AN_HOUR,
  CHAT_NEWCOMER,
  CHAT_PACE,
} from "../../../../contract/community/chat.ts";

/** Only the server uses them, so that the limits do not weigh on the page. */
export const chatLimits = {
  ownNewChats_one: "Por dia, você pode começar {{count}} conversa nova.",
  ownNewChats_other: "Por dia, você pode começar até {{count}} conversas novas.",
  newChats: `Por dia dá para começar ${newChatsADay.free} conversa nova na conta grátis e ${newChatsADay.paying} na assinatura.`,
  newcomer: `Nos primeiros ${CHAT_NEWCOMER.days} dias de conta, espere ${CHAT_NEWCOMER.waitMinutes} minutos entre as mensagens a quem ainda não respondeu.`,
  pace: `O limite é de ${CHAT_PACE.messages} mensagens em ${CHAT_PACE.seconds} segundos e ${CHAT_IMAGES_AN_HOUR} imagens por hora.`,
  until: "Você pode continuar a partir de {{when}}.",
};
