import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const healthTerms: readonly SeedTerm[] = [
  {
    term: "Krankenkasse",
    lang: "de",
    ptBr: "seguradora de saúde",
    names: ["Krankenkasse", "caisse-maladie", "cassa malati"],
    spellings: ["caisse-maladie", "caisse maladie", "cassa malati"],
    definition:
      "Seguradora em que se contrata o seguro de saúde obrigatório. Ela precisa aceitar todos no seguro básico, sem perguntar sobre a saúde.",
    ...fromLaw("kvg", "art. 4"),
  },
  {
    term: "Grundversicherung",
    lang: "de",
    ptBr: "seguro de saúde básico",
    names: ["Grundversicherung", "assurance de base", "assicurazione di base"],
    spellings: ["seguro básico", "assurance de base", "assicurazione di base", "LAMal", "KVG"],
    definition:
      "Seguro de saúde obrigatório para quem mora na Suíça, com as mesmas prestações em todas as seguradoras. Quem chega precisa contratá-lo em três meses.",
    ...fromLaw("kvg", "art. 3"),
  },
  {
    term: "Franchise",
    lang: "de",
    ptBr: "franquia anual",
    names: ["Franchise", "franchise", "franchigia"],
    spellings: ["franquia", "franchigia"],
    definition:
      "Valor de custos médicos que a pessoa paga por ano antes de o seguro básico começar a pagar. Quem escolhe franquia mais alta paga prêmio menor.",
    ...fromLaw("kvg", "art. 64"),
  },
  {
    term: "Selbstbehalt",
    lang: "de",
    ptBr: "coparticipação",
    names: ["Selbstbehalt", "quote-part", "aliquota percentuale"],
    spellings: ["coparticipação", "quote-part", "aliquota percentuale"],
    definition:
      "Parte dos custos que a pessoa continua pagando depois da franquia, até um limite por ano.",
    ...fromLaw("kvg", "art. 64"),
  },
  {
    term: "Prämienverbilligung",
    lang: "de",
    ptBr: "redução de prêmio",
    names: ["Prämienverbilligung", "réduction des primes", "riduzione dei premi"],
    spellings: [
      "redução de prêmio",
      "réduction des primes",
      "réduction de prime",
      "riduzione dei premi",
    ],
    definition:
      "Ajuda pública para pagar o prêmio do seguro de saúde a quem tem renda baixa. Cada cantão fixa condições, valores e se é preciso pedir.",
    ...fromLaw("kvg", "art. 65"),
  },
  {
    term: "Prämienregion",
    lang: "de",
    ptBr: "região de prêmio",
    names: ["Prämienregion", "région de primes", "regione di premio"],
    spellings: ["região de prêmio", "région de primes"],
    definition:
      "Parte de um cantão em que valem os mesmos prêmios do seguro de saúde. Um cantão tem uma ou mais regiões, e a comuna onde se mora decide qual vale.",
    ...fromLaw("kvg", "art. 61"),
  },
  {
    term: "Zusatzversicherung",
    lang: "de",
    ptBr: "seguro complementar",
    names: ["Zusatzversicherung", "assurance complémentaire", "assicurazione complementare"],
    spellings: ["seguro complementar", "assurance complémentaire", "assicurazione complementare"],
    definition:
      "Seguro voluntário além do básico, por exemplo para quarto individual ou dentista. A seguradora pode perguntar sobre a saúde e recusar.",
    ...fromLaw("vvg"),
  },
  {
    term: "Hausarztmodell",
    lang: "de",
    ptBr: "modelo médico de família",
    names: ["Hausarztmodell", "modèle du médecin de famille", "modello del medico di famiglia"],
    spellings: ["modelo médico de família", "modèle du médecin de famille"],
    definition:
      "Forma do seguro básico em que se procura sempre primeiro o mesmo médico. Em troca da escolha limitada o prêmio é menor.",
    ...fromLaw("kvg", "art. 41 e 62"),
  },
  {
    term: "Versichertenkarte",
    lang: "de",
    ptBr: "cartão do seguro de saúde",
    names: ["Versichertenkarte", "carte d’assuré", "tessera d’assicurato"],
    spellings: ["carte d’assuré", "tessera d’assicurato"],
    definition:
      "Cartão que a seguradora envia a cada pessoa do seguro básico e que se mostra no médico e na farmácia. Traz o número AHV.",
    ...fromLaw("kvg", "art. 42a"),
  },
  {
    term: "Unfallversicherung",
    lang: "de",
    ptBr: "seguro de acidentes",
    names: [
      "Unfallversicherung (UVG)",
      "assurance-accidents (LAA)",
      "assicurazione infortuni (LAINF)",
    ],
    spellings: ["seguro de acidentes", "assurance-accidents", "UVG"],
    definition:
      "Seguro obrigatório de quem é empregado na Suíça. Cobre tratamento e parte do salário depois de acidentes de trabalho e de doenças profissionais.",
    ...fromLaw("uvg", "art. 1a"),
  },
  {
    term: "Nichtberufsunfall",
    lang: "de",
    ptBr: "acidente fora do trabalho",
    names: [
      "Nichtberufsunfall (NBU)",
      "accident non professionnel (ANP)",
      "infortunio non professionale (INP)",
    ],
    spellings: ["acidente fora do trabalho", "NBU"],
    definition:
      "Acidente no tempo livre. O seguro do empregador o cobre quando se trabalha ao menos oito horas por semana para ele; senão a cobertura entra no seguro de saúde.",
    ...fromLaw("uvg", "art. 8"),
  },
  {
    term: "Suva",
    lang: "de",
    ptBr: "Suva, seguradora pública de acidentes",
    names: ["Suva", "Suva", "Suva"],
    spellings: ["SUVA"],
    definition:
      "Seguradora de direito público em que empresas de certos ramos, como a construção e a indústria, precisam segurar os seus empregados contra acidentes.",
    ...fromSite("suva"),
  },
  {
    term: "Krankentaggeldversicherung",
    lang: "de",
    ptBr: "seguro de diárias por doença",
    names: [
      "Krankentaggeldversicherung (KTG)",
      "assurance d’indemnités journalières",
      "assicurazione d’indennità giornaliera",
    ],
    spellings: ["seguro de diárias por doença", "Krankentaggeld"],
    definition:
      "Seguro que paga parte do salário durante uma doença longa. Não é obrigatório por lei federal, mas muitos empregadores o contratam para a equipe.",
    ...fromLaw("kvg", "art. 67"),
  },
  {
    term: "Arztzeugnis",
    lang: "de",
    ptBr: "atestado médico",
    names: ["Arztzeugnis", "certificat médical", "certificato medico"],
    spellings: ["atestado médico", "certificat médical", "certificato medico"],
    definition:
      "Documento em que o médico atesta que a pessoa não pode trabalhar e por quanto tempo. O contrato ou o regulamento da empresa diz a partir de que dia é pedido.",
    ...fromSite("ch"),
  },
  {
    term: "Patientenverfügung",
    lang: "de",
    ptBr: "diretiva antecipada do paciente",
    names: ["Patientenverfügung", "directives anticipées", "direttive del paziente"],
    spellings: ["directives anticipées", "direttive del paziente"],
    definition:
      "Documento escrito em que se define que tratamentos médicos se aceita ou recusa para o caso de não poder mais decidir.",
    ...fromLaw("zgb", "art. 370"),
  },
  {
    term: "Spitex",
    lang: "de",
    ptBr: "cuidados em casa",
    names: ["Spitex", "aide et soins à domicile", "cure a domicilio"],
    spellings: ["aide et soins à domicile", "cure a domicilio"],
    definition:
      "Serviços de enfermagem e ajuda em casa, públicos ou privados. Os cuidados prescritos por médico são pagos em parte pelo seguro básico.",
    ...fromSite("bag"),
  },
];
