import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const workTerms: readonly SeedTerm[] = [
  {
    term: "Arbeitsvertrag",
    lang: "de",
    ptBr: "contrato de trabalho",
    names: ["Arbeitsvertrag", "contrat de travail", "contratto di lavoro"],
    spellings: ["contrato de trabalho", "contrat de travail", "contratto di lavoro"],
    definition:
      "Acordo entre empregado e empregador sobre trabalho e salário. Vale também sem papel, mas o empregador precisa informar por escrito os pontos principais.",
    ...fromLaw("or", "art. 319 e 330b"),
  },
  {
    term: "Probezeit",
    lang: "de",
    ptBr: "período de experiência",
    names: ["Probezeit", "temps d’essai", "periodo di prova"],
    spellings: ["período de experiência", "temps d’essai", "periodo di prova"],
    definition:
      "Começo do contrato em que os dois lados podem sair com aviso de sete dias. É o primeiro mês, salvo outro acordo, e no máximo três meses.",
    ...fromLaw("or", "art. 335b"),
  },
  {
    term: "Gesamtarbeitsvertrag",
    lang: "de",
    ptBr: "convenção coletiva de trabalho",
    names: [
      "Gesamtarbeitsvertrag (GAV)",
      "convention collective de travail (CCT)",
      "contratto collettivo di lavoro (CCL)",
    ],
    spellings: ["convenção coletiva de trabalho", "convention collective de travail", "GAV", "CCT"],
    definition:
      "Acordo entre sindicatos e empregadores de um ramo sobre salários mínimos, horas e férias. Alguns são declarados obrigatórios para todas as empresas do ramo.",
    ...fromLaw("or", "art. 356"),
  },
  {
    term: "Normalarbeitsvertrag",
    lang: "de",
    ptBr: "contrato-tipo de trabalho",
    names: [
      "Normalarbeitsvertrag (NAV)",
      "contrat-type de travail (CTT)",
      "contratto normale di lavoro (CNL)",
    ],
    spellings: ["contrato-tipo de trabalho", "contrat-type de travail"],
    definition:
      "Regras da autoridade para ramos sem convenção coletiva, por exemplo o trabalho doméstico. Podem fixar salários mínimos.",
    ...fromLaw("or", "art. 359 e 360a"),
  },
  {
    term: "13. Monatslohn",
    lang: "de",
    ptBr: "décimo terceiro salário",
    names: ["13. Monatslohn", "13e salaire", "tredicesima mensilità"],
    spellings: ["décimo terceiro salário", "13º salário", "13e salaire", "tredicesima"],
    definition:
      "Salário a mais por ano, pago quando o contrato ou a convenção coletiva prevê. A lei não obriga a pagá-lo.",
    ...fromSite("ch"),
  },
  {
    term: "Überstunden",
    lang: "de",
    ptBr: "horas extras",
    names: ["Überstunden", "heures supplémentaires", "ore supplementari"],
    spellings: ["horas extras", "heures supplémentaires", "ore supplementari"],
    definition:
      "Horas além das combinadas no contrato. São pagas com acréscimo ou compensadas com folga, salvo acordo escrito diferente.",
    ...fromLaw("or", "art. 321c"),
  },
  {
    term: "Lohnfortzahlung",
    lang: "de",
    ptBr: "continuação do salário",
    names: [
      "Lohnfortzahlung",
      "maintien du salaire",
      "pagamento del salario in caso d’impedimento",
    ],
    spellings: ["continuação do salário", "maintien du salaire"],
    definition:
      "Dever do empregador de pagar o salário por um tempo limitado quando o empregado falta sem culpa, por exemplo por doença. O tempo cresce com os anos de casa.",
    ...fromLaw("or", "art. 324a"),
  },
  {
    term: "Fristlose Kündigung",
    lang: "de",
    ptBr: "demissão imediata por justa causa",
    names: ["fristlose Kündigung", "licenciement avec effet immédiat", "licenziamento in tronco"],
    spellings: ["demissão imediata", "licenciement avec effet immédiat"],
    definition:
      "Fim do contrato no mesmo dia por um motivo grave, que torna impossível continuar. Sem motivo que baste, o empregado pode pedir o salário do prazo normal e indenização.",
    ...fromLaw("or", "art. 337 e 337c"),
  },
  {
    term: "Arbeitszeugnis",
    lang: "de",
    ptBr: "certificado de trabalho",
    names: ["Arbeitszeugnis", "certificat de travail", "attestato di lavoro"],
    spellings: ["certificado de trabalho", "certificat de travail", "attestato di lavoro"],
    definition:
      "Documento do empregador sobre funções, tempo, desempenho e conduta. Pode ser pedido a qualquer momento e faz parte de toda candidatura.",
    ...fromLaw("or", "art. 330a"),
  },
  {
    term: "RAV",
    lang: "de",
    ptBr: "agência regional de emprego",
    names: [
      "Regionales Arbeitsvermittlungszentrum (RAV)",
      "office régional de placement (ORP)",
      "ufficio regionale di collocamento (URC)",
    ],
    spellings: ["ORP", "URC", "agência regional de emprego"],
    definition:
      "Balcão onde se registra quem perdeu o emprego. Aconselha, controla as candidaturas e é condição para receber o seguro-desemprego.",
    ...fromLaw("avig", "art. 17 e 85b"),
  },
  {
    term: "Kurzarbeit",
    lang: "de",
    ptBr: "jornada reduzida",
    names: ["Kurzarbeit", "réduction de l’horaire de travail (RHT)", "lavoro ridotto"],
    spellings: ["jornada reduzida", "réduction de l’horaire de travail", "lavoro ridotto"],
    definition:
      "Redução temporária do trabalho numa crise, para evitar demissões. O seguro-desemprego paga parte da renda que falta.",
    ...fromLaw("avig", "art. 31"),
  },
  {
    term: "Stellenmeldepflicht",
    lang: "de",
    ptBr: "obrigação de anunciar vagas",
    names: [
      "Stellenmeldepflicht",
      "obligation d’annoncer les postes vacants",
      "obbligo di annunciare i posti vacanti",
    ],
    spellings: ["obrigação de anunciar vagas"],
    definition:
      "Em profissões com desemprego alto, o empregador anuncia a vaga primeiro à agência de emprego. Por alguns dias só quem está registrado nela a vê.",
    ...fromLaw("aig", "art. 21a"),
  },
  {
    term: "Personalverleih",
    lang: "de",
    ptBr: "trabalho temporário por agência",
    names: ["Personalverleih", "location de services", "fornitura di personale a prestito"],
    spellings: ["Temporärarbeit", "location de services"],
    definition:
      "Quando uma agência contrata a pessoa e a cede a outra empresa. A agência precisa de autorização e é ela que paga o salário.",
    ...fromLaw("avg", "art. 12"),
  },
  {
    term: "Berufslehre",
    lang: "de",
    ptBr: "aprendizagem profissional",
    names: ["Berufslehre", "apprentissage", "tirocinio"],
    spellings: ["apprentissage", "tirocinio", "aprendizagem profissional"],
    definition:
      "Formação de dois a quatro anos que junta trabalho pago numa empresa e escola profissional. É o caminho mais comum depois da escola obrigatória.",
    ...fromLaw("bbg", "art. 14–17"),
  },
  {
    term: "EFZ",
    lang: "de",
    ptBr: "certificado federal de capacidade",
    names: [
      "Eidgenössisches Fähigkeitszeugnis (EFZ)",
      "certificat fédéral de capacité (CFC)",
      "attestato federale di capacità (AFC)",
    ],
    spellings: ["CFC", "certificado federal de capacidade", "Fähigkeitszeugnis"],
    definition:
      "Diploma de quem conclui uma aprendizagem profissional de três ou quatro anos. É reconhecido em todo o país.",
    ...fromLaw("bbg", "art. 38"),
  },
  {
    term: "Diplomanerkennung",
    lang: "de",
    ptBr: "reconhecimento de diploma",
    names: ["Diplomanerkennung", "reconnaissance des diplômes", "riconoscimento dei diplomi"],
    spellings: ["reconhecimento de diploma", "reconnaissance des diplômes"],
    definition:
      "Decisão que compara um diploma estrangeiro com o suíço. Em profissões regulamentadas é condição para trabalhar; nas outras só ajuda na candidatura.",
    ...fromSite("sbfi"),
  },
];
