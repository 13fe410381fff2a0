import type { SwissLanguage } from "../../../contract/switzerland/codes.ts";

export type Phrase = { said: string } & Readonly<Record<SwissLanguage, string>>;

export const arrivalPhrases: readonly Phrase[] = [
  {
    said: "Bom dia. Acabei de chegar do Brasil.",
    de: "Guten Tag. Ich bin gerade aus Brasilien angekommen.",
    fr: "Bonjour. Je viens d’arriver du Brésil.",
    it: "Buongiorno. Sono appena arrivato dal Brasile.",
  },
  {
    said: "Gostaria de me registrar na comuna.",
    de: "Ich möchte mich bei der Gemeinde anmelden.",
    fr: "Je voudrais m’inscrire à la commune.",
    it: "Vorrei annunciarmi al comune.",
  },
  {
    said: "De quais documentos o senhor ou a senhora precisa?",
    de: "Welche Dokumente brauchen Sie?",
    fr: "De quels documents avez-vous besoin ?",
    it: "Di quali documenti ha bisogno?",
  },
  {
    said: "Ainda não falo bem a língua. Pode falar devagar?",
    de: "Ich spreche noch nicht gut Deutsch. Können Sie bitte langsam sprechen?",
    fr: "Je ne parle pas encore bien français. Pouvez-vous parler lentement ?",
    it: "Non parlo ancora bene l’italiano. Può parlare lentamente?",
  },
  {
    said: "Alguém aqui fala português ou inglês?",
    de: "Spricht hier jemand Portugiesisch oder Englisch?",
    fr: "Est-ce que quelqu’un parle portugais ou anglais ici ?",
    it: "Qualcuno qui parla portoghese o inglese?",
  },
  {
    said: "Pode escrever isso para mim, por favor?",
    de: "Können Sie mir das bitte aufschreiben?",
    fr: "Pouvez-vous me l’écrire, s’il vous plaît ?",
    it: "Me lo può scrivere, per favore?",
  },
  {
    said: "Onde fica este endereço?",
    de: "Wo ist diese Adresse?",
    fr: "Où se trouve cette adresse ?",
    it: "Dove si trova questo indirizzo?",
  },
  {
    said: "Onde compro um chip de celular?",
    de: "Wo kann ich eine SIM-Karte kaufen?",
    fr: "Où puis-je acheter une carte SIM ?",
    it: "Dove posso comprare una carta SIM?",
  },
  {
    said: "Qual é o prazo?",
    de: "Bis wann muss ich das erledigen?",
    fr: "Quel est le délai ?",
    it: "Qual è il termine?",
  },
  {
    said: "Preciso de ajuda, por favor.",
    de: "Ich brauche bitte Hilfe.",
    fr: "J’ai besoin d’aide, s’il vous plaît.",
    it: "Ho bisogno di aiuto, per favore.",
  },
];
