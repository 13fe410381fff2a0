import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const everydayTerms: readonly SeedTerm[] = [
  {
    term: "Halbtax",
    lang: "de",
    ptBr: "assinatura de meia tarifa",
    names: ["Halbtax", "demi-tarif", "metà-prezzo"],
    spellings: ["demi-tarif", "metà-prezzo", "Halbtax-Abo"],
    definition:
      "Assinatura anual com que se paga em geral a metade do preço em trens, barcos, ônibus e bondes de quase todo o país.",
    ...fromSite("sbb"),
  },
  {
    term: "Generalabonnement",
    lang: "de",
    ptBr: "assinatura geral do transporte",
    names: ["Generalabonnement (GA)", "abonnement général (AG)", "abbonamento generale (AG)"],
    spellings: ["abonnement général", "abbonamento generale"],
    definition:
      "Assinatura que vale como passagem na rede de trens, ônibus, bondes e barcos, sem pagar por viagem.",
    ...fromSite("sbb"),
  },
  {
    term: "SwissPass",
    lang: "en",
    ptBr: "cartão do transporte público",
    names: ["SwissPass", "SwissPass", "SwissPass"],
    spellings: [],
    definition:
      "Cartão e acesso digital em que ficam guardadas as assinaturas do transporte público, como a meia tarifa.",
    ...fromSite("sbb"),
  },
  {
    term: "Spartageskarte Gemeinde",
    lang: "de",
    ptBr: "passe diário da comuna",
    names: [
      "Spartageskarte Gemeinde",
      "carte journalière dégriffée Commune",
      "carta giornaliera risparmio Comune",
    ],
    spellings: [],
    definition:
      "Passe de um dia para o transporte público que muitas comunas vendem, com preço menor para quem compra cedo.",
    ...fromSite("sbb"),
  },
  {
    term: "Autobahnvignette",
    lang: "de",
    ptBr: "selo das autoestradas",
    names: ["Autobahnvignette", "vignette autoroutière", "contrassegno autostradale"],
    spellings: ["vignette autoroutière", "Vignette", "contrassegno autostradale"],
    definition:
      "Taxa anual para usar as autoestradas com carro ou moto. Existe como adesivo no para-brisa ou ligada à placa.",
    ...fromSite("bazg"),
  },
  {
    term: "Strassenverkehrsamt",
    lang: "de",
    ptBr: "serviço cantonal de trânsito",
    names: ["Strassenverkehrsamt", "service des automobiles", "sezione della circolazione"],
    spellings: ["service des automobiles", "sezione della circolazione"],
    definition:
      "Autoridade do cantão para carteiras de motorista e documentos de veículos. É ali que se troca a carteira estrangeira.",
    ...fromSite("astra"),
  },
  {
    term: "Führerausweis",
    lang: "de",
    ptBr: "carteira de motorista",
    names: ["Führerausweis", "permis de conduire", "licenza di condurre"],
    spellings: ["permis de conduire", "licenza di condurre", "carteira de motorista suíça"],
    definition:
      "Habilitação suíça para dirigir. Quem se muda usa a carteira estrangeira só por um tempo limitado e depois precisa trocá-la.",
    ...fromLaw("svg", "art. 10"),
  },
  {
    term: "Kontrollfahrt",
    lang: "de",
    ptBr: "prova de controle",
    names: ["Kontrollfahrt", "course de contrôle", "corsa di controllo"],
    spellings: ["course de contrôle", "corsa di controllo"],
    definition:
      "Prova prática de quem troca uma carteira de certos países. Não pode ser repetida: quem não passa faz todo o processo da carteira suíça.",
    ...fromLaw("vzv", "art. 29 e 44"),
  },
  {
    term: "Serafe",
    lang: "de",
    ptBr: "taxa de rádio e televisão",
    names: [
      "Serafe (Radio- und Fernsehabgabe)",
      "Serafe (redevance radio-TV)",
      "Serafe (canone radiotelevisivo)",
    ],
    spellings: ["SERAFE", "taxa de rádio e televisão", "redevance radio-TV"],
    definition:
      "Empresa encarregada de cobrar a taxa de rádio e televisão, paga por domicílio e não por pessoa, tendo ou não aparelhos.",
    ...fromLaw("rtvg", "art. 68 e 69"),
  },
  {
    term: "Gebührensack",
    lang: "de",
    ptBr: "saco de lixo com taxa",
    names: ["Gebührensack", "sac taxé", "sacco ufficiale"],
    spellings: ["sac taxé", "sacco ufficiale", "saco taxado"],
    definition:
      "Saco de lixo oficial cujo preço já inclui a taxa de coleta. Cada comuna define o seu; o reciclável é levado à parte.",
    ...fromSite("ch"),
  },
  {
    term: "QR-Rechnung",
    lang: "de",
    ptBr: "fatura com código QR",
    names: ["QR-Rechnung", "QR-facture", "QR-fattura"],
    spellings: ["QR-facture", "QR-fattura", "fatura QR"],
    definition:
      "Fatura suíça com um código que o aplicativo do banco lê e que já traz conta, valor e referência do pagamento.",
    ...fromSite("ch"),
  },
  {
    term: "Dauerauftrag",
    lang: "de",
    ptBr: "ordem de pagamento permanente",
    names: ["Dauerauftrag", "ordre permanent", "ordine permanente"],
    spellings: ["ordre permanent", "ordem permanente"],
    definition:
      "Ordem dada ao banco para pagar o mesmo valor à mesma pessoa em datas fixas, por exemplo o aluguel.",
    ...fromSite("ch"),
  },
  {
    term: "Kita",
    lang: "de",
    ptBr: "creche",
    names: ["Kita", "crèche", "asilo nido"],
    spellings: ["crèche", "asilo nido", "Kindertagesstätte"],
    definition:
      "Creche para crianças antes da idade escolar. Preço e subsídio dependem da comuna, da renda e da creche.",
    ...fromSite("bsv"),
  },
  {
    term: "Volksschule",
    lang: "de",
    ptBr: "escola pública obrigatória",
    names: ["Volksschule", "école obligatoire", "scuola dell’obbligo"],
    spellings: ["école obligatoire", "scuola dell’obbligo", "escola obrigatória"],
    definition:
      "Escola pública e gratuita, organizada por cantões e comunas. O ensino básico é um direito de todas as crianças, seja qual for a autorização de residência dos pais.",
    ...fromLaw("bv", "art. 19 e 62"),
  },
  {
    term: "Tagesschule",
    lang: "de",
    ptBr: "escola em tempo integral",
    names: ["Tagesschule", "école à journée continue", "scuola a tempo pieno"],
    spellings: ["parascolaire", "école à journée continue"],
    definition:
      "Escola que oferece também almoço e cuidados antes e depois das aulas. A oferta e o preço dependem da comuna.",
    ...fromSite("edk"),
  },
  {
    term: "Schweizerdeutsch",
    lang: "de",
    ptBr: "alemão suíço",
    names: ["Schweizerdeutsch", "suisse allemand", "svizzero tedesco"],
    spellings: ["alemão suíço", "suisse allemand", "svizzero tedesco"],
    definition:
      "Os dialetos falados no dia a dia da Suíça alemã. Na escola, nos documentos e por escrito usa-se o alemão padrão.",
    ...fromSite("bfs"),
  },
];
