import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const socialInsuranceTerms: readonly SeedTerm[] = [
  {
    term: "AHV",
    lang: "de",
    ptBr: "seguro de velhice e sobreviventes (1º pilar)",
    names: ["AHV", "AVS", "AVS"],
    spellings: ["AVS", "AHV/AVS", "primeiro pilar"],
    definition:
      "Previdência pública obrigatória para quem mora ou trabalha na Suíça. Paga aposentadoria, e pensão a viúvas, viúvos e órfãos; é o primeiro dos três pilares.",
    ...fromLaw("ahvg", "art. 1a"),
  },
  {
    term: "AHV-Nummer",
    lang: "de",
    ptBr: "número de seguro social",
    names: ["AHV-Nummer", "numéro AVS", "numero AVS"],
    spellings: ["número AHV", "numéro AVS", "número AVS"],
    definition:
      "Número pessoal de treze algarismos, que começa com 756 e não muda ao longo da vida. Aparece no cartão do seguro de saúde.",
    ...fromSite("ahv"),
  },
  {
    term: "Beitragslücke",
    lang: "de",
    ptBr: "lacuna de contribuição",
    names: ["Beitragslücke", "lacune de cotisation", "lacuna contributiva"],
    spellings: ["lacuna de contribuição", "lacune de cotisation", "lacuna contributiva"],
    definition:
      "Ano em que faltam contribuições à AHV. Cada ano que falta pode reduzir a aposentadoria; em certos casos dá para completar dentro de um prazo.",
    ...fromSite("ahv"),
  },
  {
    term: "Individuelles Konto",
    lang: "de",
    ptBr: "conta individual da AHV",
    names: ["individuelles Konto (IK)", "compte individuel (CI)", "conto individuale (CI)"],
    spellings: ["compte individuel"],
    definition:
      "Conta em que a AHV anota salários e anos de contribuição de cada pessoa. O extrato pode ser pedido para conferir se o empregador declarou tudo.",
    ...fromLaw("ahvg", "art. 30ter"),
  },
  {
    term: "Ausgleichskasse",
    lang: "de",
    ptBr: "caixa de compensação",
    names: ["Ausgleichskasse", "caisse de compensation", "cassa di compensazione"],
    spellings: ["caixa de compensação", "caisse de compensation", "cassa di compensazione"],
    definition:
      "Órgão que recolhe as contribuições da AHV e de outros seguros sociais e paga aposentadorias, pensões e abonos. Há caixas cantonais, da Confederação e de associações.",
    ...fromSite("ahv"),
  },
  {
    term: "Invalidenversicherung",
    lang: "de",
    ptBr: "seguro de invalidez",
    names: [
      "Invalidenversicherung (IV)",
      "assurance-invalidité (AI)",
      "assicurazione invalidità (AI)",
    ],
    spellings: ["seguro de invalidez", "assurance-invalidité"],
    definition:
      "Seguro público que ajuda quem não pode trabalhar por doença, acidente ou deficiência: primeiro com medidas para voltar ao trabalho e, quando não bastam, com uma pensão.",
    ...fromLaw("ivg", "art. 1a"),
  },
  {
    term: "Erwerbsersatzordnung",
    lang: "de",
    ptBr: "compensação de renda",
    names: [
      "Erwerbsersatzordnung (EO)",
      "allocations pour perte de gain (APG)",
      "indennità per perdita di guadagno (IPG)",
    ],
    spellings: ["compensação de renda"],
    definition:
      "Seguro que paga parte do salário durante serviço militar ou civil, licença-maternidade, licença do outro genitor e adoção.",
    ...fromLaw("eog", "art. 1a e 16b"),
  },
  {
    term: "Mutterschaftsentschädigung",
    lang: "de",
    ptBr: "auxílio-maternidade",
    names: ["Mutterschaftsentschädigung", "allocation de maternité", "indennità di maternità"],
    spellings: ["auxílio-maternidade", "allocation de maternité", "indennità di maternità"],
    definition:
      "Valor diário pago depois do parto à mãe que trabalhava e contribuiu para a AHV o tempo exigido. É pago pela compensação de renda.",
    ...fromLaw("eog", "art. 16b–16h"),
  },
  {
    term: "Arbeitslosenversicherung",
    lang: "de",
    ptBr: "seguro-desemprego",
    names: [
      "Arbeitslosenversicherung (ALV)",
      "assurance-chômage (AC)",
      "assicurazione contro la disoccupazione (AD)",
    ],
    spellings: ["seguro-desemprego", "assurance-chômage", "ALV"],
    definition:
      "Seguro obrigatório dos empregados que substitui parte do salário de quem perdeu o emprego, contribuiu o tempo exigido e procura trabalho.",
    ...fromLaw("avig", "art. 7 e 8"),
  },
  {
    term: "BVG",
    lang: "de",
    ptBr: "previdência profissional (2º pilar)",
    names: ["BVG", "LPP", "LPP"],
    spellings: ["LPP", "BVG/LPP", "segundo pilar", "previdência profissional"],
    definition:
      "Lei, e no dia a dia também o nome, da previdência ligada ao emprego. Empregado e empregador contribuem para a aposentadoria e para os riscos de invalidez e morte.",
    ...fromLaw("bvg", "art. 1 e 2"),
  },
  {
    term: "Pensionskasse",
    lang: "de",
    ptBr: "caixa de pensão da empresa",
    names: ["Pensionskasse", "caisse de pension", "cassa pensioni"],
    spellings: ["caisse de pension", "cassa pensioni", "caixa de pensão", "fundo de pensão"],
    definition:
      "Instituição que administra a previdência profissional dos empregados de uma ou mais empresas. O regulamento dela pode dar mais do que o mínimo legal.",
    ...fromLaw("bvg", "art. 48"),
  },
  {
    term: "Koordinationsabzug",
    lang: "de",
    ptBr: "dedução de coordenação",
    names: ["Koordinationsabzug", "déduction de coordination", "deduzione di coordinamento"],
    spellings: ["dedução de coordenação", "déduction de coordination"],
    definition:
      "Parte do salário que fica fora do segundo pilar obrigatório porque já está coberta pela AHV. Sobre o restante se calculam as contribuições.",
    ...fromLaw("bvg", "art. 8"),
  },
  {
    term: "Vorsorgeausweis",
    lang: "de",
    ptBr: "certificado de previdência",
    names: ["Vorsorgeausweis", "certificat de prévoyance", "certificato di previdenza"],
    spellings: ["certificado de previdência", "certificat de prévoyance"],
    definition:
      "Extrato anual da caixa de pensão, com saldo, contribuições e valores previstos para aposentadoria, invalidez e morte.",
    ...fromLaw("bvg", "art. 86b"),
  },
  {
    term: "Freizügigkeitskonto",
    lang: "de",
    ptBr: "conta de livre passagem",
    names: ["Freizügigkeitskonto", "compte de libre passage", "conto di libero passaggio"],
    spellings: ["conta de livre passagem", "compte de libre passage", "conto di libero passaggio"],
    definition:
      "Conta bloqueada que guarda o saldo do segundo pilar de quem saiu de um emprego e ainda não entrou em outra caixa de pensão.",
    ...fromLaw("fzg", "art. 4"),
  },
  {
    term: "Säule 3a",
    lang: "de",
    ptBr: "pilar 3a",
    names: ["Säule 3a", "pilier 3a", "pilastro 3a"],
    spellings: ["pilar 3a", "pilier 3a", "pilastro 3a"],
    definition:
      "Poupança privada e voluntária para a velhice, em banco ou seguradora. Até um limite anual o depósito é dedutível do imposto; o saque só é livre em casos definidos.",
    ...fromLaw("bvv3", "art. 1, 3 e 7"),
  },
  {
    term: "Drei-Säulen-Prinzip",
    lang: "de",
    ptBr: "sistema dos três pilares",
    names: ["Drei-Säulen-Prinzip", "système des trois piliers", "sistema dei tre pilastri"],
    spellings: ["sistema dos três pilares", "três pilares", "trois piliers"],
    definition:
      "Modelo da previdência suíça: o primeiro pilar é público, o segundo vem do emprego e o terceiro é a poupança de cada um.",
    ...fromLaw("bv", "art. 111"),
  },
  {
    term: "Ergänzungsleistungen",
    lang: "de",
    ptBr: "prestações complementares",
    names: [
      "Ergänzungsleistungen (EL)",
      "prestations complémentaires (PC)",
      "prestazioni complementari (PC)",
    ],
    spellings: ["prestações complementares", "prestations complémentaires"],
    definition:
      "Valor pago a quem recebe aposentadoria ou pensão da AHV ou da IV que não cobre as despesas mínimas. É um direito, não assistência social.",
    ...fromLaw("elg", "art. 2 e 4"),
  },
  {
    term: "Familienzulagen",
    lang: "de",
    ptBr: "abonos familiares",
    names: ["Familienzulagen", "allocations familiales", "assegni familiari"],
    spellings: ["abonos familiares", "abono familiar", "allocations familiales", "Kinderzulage"],
    definition:
      "Valor mensal por filho, em geral pago com o salário. A lei federal fixa o mínimo por criança e por jovem em formação; muitos cantões pagam mais.",
    ...fromLaw("famzg", "art. 3 e 5"),
  },
  {
    term: "Sozialhilfe",
    lang: "de",
    ptBr: "assistência social",
    names: ["Sozialhilfe", "aide sociale", "assistenza sociale"],
    spellings: ["assistência social", "aide sociale", "assistenza sociale"],
    definition:
      "Última ajuda pública para quem não consegue se manter, paga por comuna ou cantão. Receber por muito tempo pode pesar na renovação da autorização.",
    ...fromLaw("bv", "art. 12 e 115"),
  },
];
