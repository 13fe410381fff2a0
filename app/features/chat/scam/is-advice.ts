import { messageWords } from "./message-words.ts";
import { hasPhrase, readPhrases } from "./phrases.ts";

const ADVICE = readPhrases(
  "golpe, golpes, golpista, golpistas, furada, cilada, picaretagem, cuidado, fique atent*, fiquem atent*, fiquem espert*, fica espert*, desconfie, desconfia, desconfiei, nunca pag*, nunca mand*, nunca envi*, nunca pass*, nao paga nada antes, ninguem paga, nao caia, bloqueei, apaguei, desliguei, e confiavel, cheira mal, perdeu tudo, e fraude, foi fraude, roubo de identidade, nao se manda, nao passe, nao passa para ninguem, nao mande, nao manda dinheiro, nao me manda dinheiro, nao compre, nao transfiro, nao pague, nao paguem, ninguem serio, seria nao cobra, serio nao cobra, foge dessa, foge disso, foge que, se te cobrarem, se te ligarem, lavagem de dinheiro, arriscado, isso existe, e assim mesmo, me chamaram para, recebi um email, recebi um e mail, recebi uma mensagem, recebi um sms, um tecnico da, dizia que, que dizia, quase mandou, quase paguei, quase cai, desconfiada, desconfiado, quer um conselho, pedir um conselho, senha de banco ninguem, moderacao lembra, comunicado da moderacao, no trabalho usam, suporte do trabalho",
);

const FAIR_WAY = readPhrases(
  "na retirada, retirada em, pagamento na entrega, paga na entrega, paga quando chegar, paga quando buscar, so na hora, so depois de ver, depois de assinar, depois de assinado, depois da assinatura, na assinatura, na conta bloqueada, em conta bloqueada, numa conta bloqueada, conta bloqueada no, na conta caucao, swisscaution, conta conjunta, caucao foi depositada, sem compromisso",
);

/** Phrases in which a fraudster mentions fraud to win trust. */
const ASSURANCE = readPhrases(
  "nao e golp*, nao sou golp*, nao tem golp*, sem golp*, medo de golp*, cair em golp*, cai em golp*, levei golp*, sofri com golp*, sofri golp*, contra golp*, evitar golp*, contra fraud*, era golp*, muito golp*, tanto golp*, golpes de cripto*, os golpistas",
);

export function isAdvice(text: string): boolean {
  const words = messageWords(text);
  return (hasPhrase(words, ADVICE) || hasPhrase(words, FAIR_WAY)) && !hasPhrase(words, ASSURANCE);
}
