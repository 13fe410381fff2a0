import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const taxTerms: readonly SeedTerm[] = [
  {
    term: "Quellensteuer",
    lang: "de",
    ptBr: "imposto na fonte",
    names: ["Quellensteuer", "impôt à la source", "imposta alla fonte"],
    spellings: [
      "imposto na fonte",
      "imposto retido na fonte",
      "impôt à la source",
      "imposta alla fonte",
    ],
    definition:
      "Imposto que o empregador desconta do salário e paga ao cantão por quem é estrangeiro e não tem a autorização C nem cônjuge suíço ou com essa autorização.",
    ...fromLaw("dbg", "art. 83 e seguintes"),
  },
  {
    term: "Quellensteuertarif",
    lang: "de",
    ptBr: "tabela do imposto na fonte",
    names: ["Quellensteuertarif", "barème de l’impôt à la source", "aliquota d’imposta alla fonte"],
    spellings: ["tabela do imposto na fonte", "barème de l’impôt à la source"],
    definition:
      "Tabela que diz quanto se desconta na fonte. O código junta letra da situação familiar, número de filhos e se há imposto de igreja.",
    ...fromSite("estv"),
  },
  {
    term: "Nachträgliche ordentliche Veranlagung",
    lang: "de",
    ptBr: "tributação ordinária posterior",
    names: [
      "nachträgliche ordentliche Veranlagung (NOV)",
      "taxation ordinaire ultérieure (TOU)",
      "tassazione ordinaria ulteriore (TOU)",
    ],
    spellings: ["taxation ordinaire ultérieure", "tassazione ordinaria ulteriore"],
    definition:
      "Declaração completa de quem já pagou na fonte: obrigatória a partir de certa renda, possível a pedido nos outros casos. O que foi retido é abatido da conta final.",
    ...fromLaw("dbg", "art. 89 e 89a"),
  },
  {
    term: "Steuererklärung",
    lang: "de",
    ptBr: "declaração de impostos",
    names: ["Steuererklärung", "déclaration d’impôt", "dichiarazione d’imposta"],
    spellings: ["declaração de impostos", "déclaration d’impôt", "dichiarazione d’imposta"],
    definition:
      "Formulário anual de renda, patrimônio e deduções, entregue ao cantão por quem paga impostos na via ordinária. Vale para Confederação, cantão e comuna.",
    ...fromLaw("dbg", "art. 124"),
  },
  {
    term: "Veranlagungsverfügung",
    lang: "de",
    ptBr: "decisão de lançamento do imposto",
    names: ["Veranlagungsverfügung", "décision de taxation", "decisione di tassazione"],
    spellings: ["décision de taxation", "decisione di tassazione"],
    definition:
      "Carta em que a autoridade fiscal fixa a renda e o patrimônio tributáveis. Quem não concorda apresenta reclamação por escrito dentro do prazo indicado.",
    ...fromLaw("dbg", "art. 131 e 132"),
  },
  {
    term: "Lohnausweis",
    lang: "de",
    ptBr: "certificado de salário",
    names: ["Lohnausweis", "certificat de salaire", "certificato di salario"],
    spellings: ["certificado de salário", "certificat de salaire", "certificato di salario"],
    definition:
      "Documento anual em que o empregador atesta salário, benefícios e descontos. Serve para a declaração de impostos e para muitos pedidos oficiais.",
    ...fromLaw("dbg", "art. 127"),
  },
  {
    term: "Direkte Bundessteuer",
    lang: "de",
    ptBr: "imposto federal direto",
    names: ["direkte Bundessteuer", "impôt fédéral direct (IFD)", "imposta federale diretta"],
    spellings: ["imposto federal direto", "impôt fédéral direct", "imposta federale diretta"],
    definition:
      "Imposto da Confederação sobre a renda das pessoas e o lucro das empresas. É lançado e cobrado pelos cantões.",
    ...fromLaw("dbg", "art. 1 e 2"),
  },
  {
    term: "Vermögenssteuer",
    lang: "de",
    ptBr: "imposto sobre o patrimônio",
    names: ["Vermögenssteuer", "impôt sur la fortune", "imposta sulla sostanza"],
    spellings: ["imposto sobre o patrimônio", "impôt sur la fortune", "imposta sulla sostanza"],
    definition:
      "Imposto de cantões e comunas sobre o patrimônio líquido, isto é, bens menos dívidas. A Confederação não cobra esse imposto.",
    ...fromLaw("sthg", "art. 2 e 13"),
  },
  {
    term: "Verrechnungssteuer",
    lang: "de",
    ptBr: "imposto antecipado",
    names: ["Verrechnungssteuer", "impôt anticipé", "imposta preventiva"],
    spellings: ["imposto antecipado", "impôt anticipé", "imposta preventiva"],
    definition:
      "Imposto retido pelo banco ou pela empresa sobre juros, dividendos e certos prêmios. Quem mora na Suíça e declara esses valores pede a devolução.",
    ...fromLaw("vstg", "art. 1"),
  },
  {
    term: "Mehrwertsteuer",
    lang: "de",
    ptBr: "imposto sobre o valor agregado (IVA)",
    names: [
      "Mehrwertsteuer (MWST)",
      "taxe sur la valeur ajoutée (TVA)",
      "imposta sul valore aggiunto (IVA)",
    ],
    spellings: ["MWST", "TVA"],
    definition:
      "Imposto federal sobre o consumo, já incluído nos preços ao consumidor. Há uma taxa normal, uma reduzida e uma para hospedagem.",
    ...fromSite("estv"),
  },
  {
    term: "Kirchensteuer",
    lang: "de",
    ptBr: "imposto de igreja",
    names: ["Kirchensteuer", "impôt ecclésiastique", "imposta di culto"],
    spellings: ["imposto de igreja", "impôt ecclésiastique", "imposta di culto"],
    definition:
      "Imposto que a maioria dos cantões cobra dos membros das igrejas reconhecidas. A religião informada no registro decide se ele entra na conta.",
    ...fromSite("estv"),
  },
  {
    term: "Steuerfuss",
    lang: "de",
    ptBr: "multiplicador do imposto",
    names: ["Steuerfuss", "coefficient d’impôt", "moltiplicatore d’imposta"],
    spellings: ["multiplicador do imposto", "coefficient d’impôt", "moltiplicatore d’imposta"],
    definition:
      "Porcentagem que cantão e comuna fixam e aplicam ao imposto básico. Por causa dela a mesma renda paga valores diferentes em comunas vizinhas.",
    ...fromSite("estv"),
  },
  {
    term: "Doppelbesteuerungsabkommen",
    lang: "de",
    ptBr: "acordo contra a dupla tributação",
    names: [
      "Doppelbesteuerungsabkommen (DBA)",
      "convention contre les doubles impositions (CDI)",
      "convenzione per evitare le doppie imposizioni (CDI)",
    ],
    spellings: ["acordo contra a dupla tributação"],
    definition:
      "Tratado entre dois países que define qual deles tributa cada tipo de renda e como se evita pagar duas vezes sobre o mesmo valor.",
    ...fromSite("estv"),
  },
];
