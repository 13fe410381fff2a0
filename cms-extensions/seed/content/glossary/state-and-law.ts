import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const stateTerms: readonly SeedTerm[] = [
  {
    term: "Gemeinde",
    lang: "de",
    ptBr: "comuna",
    names: ["Gemeinde", "commune", "comune"],
    spellings: ["comuna"],
    definition:
      "Menor unidade política da Suíça, parecida com o município. Registra moradores, cobra parte dos impostos e cuida de escola, água e lixo.",
    ...fromLaw("bv", "art. 50"),
  },
  {
    term: "Kanton",
    lang: "de",
    ptBr: "cantão",
    names: ["Kanton", "canton", "cantone"],
    spellings: [],
    definition:
      "Um dos 26 estados que formam a Suíça, com constituição, leis, impostos e autoridades próprias.",
    ...fromLaw("bv", "art. 1 e 3"),
  },
  {
    term: "Bundesrat",
    lang: "de",
    ptBr: "Conselho federal (governo)",
    names: ["Bundesrat", "Conseil fédéral", "Consiglio federale"],
    spellings: ["Conselho federal", "Conseil fédéral", "Consiglio federale"],
    definition:
      "Governo da Suíça, com sete membros de mesmo peso eleitos pelo parlamento. A presidência troca a cada ano.",
    ...fromLaw("bv", "art. 174–176"),
  },
  {
    term: "Volksinitiative",
    lang: "de",
    ptBr: "iniciativa popular",
    names: ["Volksinitiative", "initiative populaire", "iniziativa popolare"],
    spellings: ["iniciativa popular", "initiative populaire", "iniziativa popolare"],
    definition:
      "Pedido de mudança da Constituição assinado por 100 mil eleitores em dezoito meses, que então vai a votação de povo e cantões.",
    ...fromLaw("bv", "art. 138 e 139"),
  },
  {
    term: "Referendum",
    lang: "de",
    ptBr: "referendo",
    names: ["Referendum", "référendum", "referendum"],
    spellings: ["referendo", "référendum"],
    definition:
      "Direito de levar uma lei nova à votação popular quando 50 mil eleitores ou oito cantões o pedem em cem dias. Mudanças da Constituição são votadas sempre.",
    ...fromLaw("bv", "art. 140 e 141"),
  },
  {
    term: "Wohnsitz",
    lang: "de",
    ptBr: "domicílio",
    names: ["Wohnsitz", "domicile", "domicilio"],
    spellings: [],
    definition:
      "Lugar onde uma pessoa mora com a intenção de ficar. Decide onde ela paga impostos e que autoridades são competentes; só se tem um.",
    ...fromLaw("zgb", "art. 23"),
  },
  {
    term: "Zivilstandsamt",
    lang: "de",
    ptBr: "registro civil",
    names: ["Zivilstandsamt", "office de l’état civil", "ufficio dello stato civile"],
    spellings: ["registro civil", "état civil", "ufficio dello stato civile"],
    definition:
      "Autoridade que registra nascimentos, casamentos, reconhecimentos de filhos e óbitos e emite as certidões.",
    ...fromLaw("zgb", "art. 39 e 44"),
  },
  {
    term: "Konkubinat",
    lang: "de",
    ptBr: "vida em comum sem casamento",
    names: ["Konkubinat", "concubinage", "concubinato"],
    spellings: ["concubinage", "concubinato", "união estável"],
    definition:
      "Vida em comum de um casal sem casamento. Não é a união estável brasileira: a lei suíça quase não a regula, e herança, previdência e separação precisam ser combinadas por contrato.",
    ...fromSite("ch"),
  },
  {
    term: "KESB",
    lang: "de",
    ptBr: "autoridade de proteção de crianças e adultos",
    names: [
      "Kindes- und Erwachsenenschutzbehörde (KESB)",
      "autorité de protection de l’enfant et de l’adulte (APEA)",
      "autorità di protezione dei minori e degli adulti (ARP)",
    ],
    spellings: ["APEA", "autoridade de proteção de crianças e adultos"],
    definition:
      "Autoridade que protege crianças e adultos que não conseguem cuidar dos próprios interesses. Decide, por exemplo, sobre curatela e sobre a autoridade parental de pais não casados.",
    ...fromLaw("zgb", "art. 440"),
  },
  {
    term: "Betreibung",
    lang: "de",
    ptBr: "execução de dívida",
    names: ["Betreibung", "poursuite", "esecuzione"],
    spellings: ["poursuite"],
    definition:
      "Cobrança oficial de dinheiro pelo órgão de execução. O credor pode iniciá-la sem provar a dívida, por isso quem discorda precisa reagir no prazo.",
    ...fromLaw("schkg", "art. 38 e 67"),
  },
  {
    term: "Zahlungsbefehl",
    lang: "de",
    ptBr: "ordem de pagamento",
    names: ["Zahlungsbefehl", "commandement de payer", "precetto esecutivo"],
    spellings: ["commandement de payer", "precetto esecutivo"],
    definition:
      "Documento entregue no começo de uma execução. Dá vinte dias para pagar e dez para contestar.",
    ...fromLaw("schkg", "art. 69"),
  },
  {
    term: "Rechtsvorschlag",
    lang: "de",
    ptBr: "oposição à cobrança",
    names: ["Rechtsvorschlag", "opposition", "opposizione"],
    spellings: ["oposição à cobrança"],
    definition:
      "Declaração de que não se aceita a dívida cobrada, na entrega da ordem de pagamento ou em dez dias. Não precisa de motivo e suspende a execução.",
    ...fromLaw("schkg", "art. 74 e 78"),
  },
  {
    term: "Strafregisterauszug",
    lang: "de",
    ptBr: "certidão de antecedentes criminais",
    names: [
      "Strafregisterauszug",
      "extrait du casier judiciaire",
      "estratto del casellario giudiziale",
    ],
    spellings: [
      "certidão de antecedentes",
      "extrait du casier judiciaire",
      "estratto del casellario giudiziale",
    ],
    definition:
      "Extrato do registro criminal suíço. A pessoa o pede para si mesma; empregadores e locadores às vezes querem vê-lo.",
    ...fromSite("bj"),
  },
  {
    term: "Sorgerecht",
    lang: "de",
    ptBr: "autoridade parental",
    names: ["elterliche Sorge", "autorité parentale", "autorità parentale"],
    spellings: [
      "elterliche Sorge",
      "autorité parentale",
      "autorità parentale",
      "poder familiar",
      "guarda dos filhos",
    ],
    definition:
      "Direito e dever de decidir sobre a vida dos filhos menores, como o poder familiar no Brasil. Com quem eles moram é outra questão. A regra é que pai e mãe o exerçam juntos, também separados.",
    ...fromLaw("zgb", "art. 296"),
  },
];
