import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const permitTerms: readonly SeedTerm[] = [
  {
    term: "Permis B",
    lang: "fr",
    ptBr: "autorização B (residência)",
    names: ["Ausweis B", "permis B", "permesso B"],
    spellings: ["autorização B", "permissão B", "Ausweis B", "permesso B"],
    definition:
      "Autorização de residência para quem fica mais de um ano com uma finalidade definida, como trabalho, estudo ou família. Tem prazo, pode ter condições e é renovada pelo cantão.",
    ...fromLaw("aig", "art. 33"),
  },
  {
    term: "Permis C",
    lang: "fr",
    ptBr: "autorização C (estabelecimento)",
    names: ["Ausweis C", "permis C", "permesso C"],
    spellings: [
      "autorização C",
      "permissão C",
      "Ausweis C",
      "permesso C",
      "Niederlassungsbewilligung",
    ],
    definition:
      "Autorização de estabelecimento: vale sem prazo e sem condições. O documento é trocado de tempos em tempos, mas o direito de ficar continua.",
    ...fromLaw("aig", "art. 34"),
  },
  {
    term: "Permis L",
    lang: "fr",
    ptBr: "autorização L (curta duração)",
    names: ["Ausweis L", "permis L", "permesso L"],
    spellings: [
      "autorização L",
      "permissão L",
      "Ausweis L",
      "permesso L",
      "Kurzaufenthaltsbewilligung",
    ],
    definition:
      "Autorização de curta duração, para estadias limitadas de até um ano com finalidade definida, por exemplo um contrato de trabalho temporário.",
    ...fromLaw("aig", "art. 32"),
  },
  {
    term: "Permis G",
    lang: "fr",
    ptBr: "autorização G (trabalho transfronteiriço)",
    names: ["Ausweis G", "permis G", "permesso G"],
    spellings: [
      "autorização G",
      "permissão G",
      "Ausweis G",
      "permesso G",
      "Grenzgängerbewilligung",
    ],
    definition:
      "Autorização de quem mora do outro lado da fronteira, trabalha na Suíça e volta regularmente para casa, em regra ao menos uma vez por semana.",
    ...fromLaw("aig", "art. 35"),
  },
  {
    term: "Permis F",
    lang: "fr",
    ptBr: "autorização F (admissão provisória)",
    names: ["Ausweis F", "permis F", "permesso F"],
    spellings: ["autorização F", "permissão F", "Ausweis F", "permesso F", "vorläufige Aufnahme"],
    definition:
      "Documento de quem foi admitido provisoriamente: a saída do país foi ordenada, mas não pode ser executada porque não é possível, permitida ou exigível.",
    ...fromLaw("aig", "art. 83–88"),
  },
  {
    term: "Permis N",
    lang: "fr",
    ptBr: "autorização N (pedido de asilo em análise)",
    names: ["Ausweis N", "permis N", "permesso N"],
    spellings: ["autorização N", "permissão N", "Ausweis N", "permesso N"],
    definition:
      "Documento de quem pediu asilo e espera a decisão. Confirma que a pessoa pode ficar na Suíça enquanto o pedido é analisado.",
    ...fromLaw("asylg", "art. 42"),
  },
  {
    term: "Status S",
    lang: "de",
    ptBr: "status de proteção S",
    names: ["Schutzstatus S", "statut de protection S", "statuto di protezione S"],
    spellings: ["Schutzstatus S", "permis S", "autorização S", "permissão S", "Ausweis S"],
    definition:
      "Proteção temporária que o governo federal dá a um grupo de pessoas em perigo, por exemplo por causa de uma guerra, sem a análise individual de um pedido de asilo.",
    ...fromLaw("asylg", "art. 66–79"),
  },
  {
    term: "Permis Ci",
    lang: "fr",
    ptBr: "autorização Ci (família de pessoal internacional)",
    names: ["Ausweis Ci", "permis Ci", "permesso Ci"],
    spellings: ["autorização Ci", "permissão Ci", "Ausweis Ci"],
    definition:
      "Autorização para cônjuges e filhos de quem trabalha em organizações internacionais ou representações estrangeiras, quando querem exercer uma atividade remunerada.",
    ...fromLaw("vzae"),
  },
  {
    term: "Anmeldung",
    lang: "de",
    ptBr: "registro na comuna",
    names: ["Anmeldung", "annonce d’arrivée", "notifica di arrivo"],
    spellings: ["registro na comuna", "annonce d’arrivée", "notifica di arrivo"],
    definition:
      "Aviso de chegada que quem se muda faz à comuna onde vai morar. Estrangeiros registram-se no prazo legal e antes de começar a trabalhar.",
    ...fromLaw("aig", "art. 12"),
  },
  {
    term: "Abmeldung",
    lang: "de",
    ptBr: "baixa na comuna",
    names: ["Abmeldung", "annonce de départ", "notifica di partenza"],
    spellings: ["baixa na comuna", "annonce de départ"],
    definition:
      "Aviso de saída à comuna de quem muda para outra comuna ou deixa o país. A confirmação costuma ser pedida por seguros, bancos e pela comuna seguinte.",
    ...fromLaw("aig", "art. 15"),
  },
  {
    term: "Einwohnerkontrolle",
    lang: "de",
    ptBr: "controle de habitantes",
    names: ["Einwohnerkontrolle", "contrôle des habitants", "controllo abitanti"],
    spellings: [
      "controle de habitantes",
      "contrôle des habitants",
      "controllo abitanti",
      "Einwohnerdienste",
      "Einwohneramt",
    ],
    definition:
      "Balcão da comuna onde moradores registram chegada, mudança e saída e pedem atestados de residência. O nome muda de cidade para cidade.",
    ...fromSite("ch"),
  },
  {
    term: "Migrationsamt",
    lang: "de",
    ptBr: "serviço cantonal de migração",
    names: ["Migrationsamt", "service de la population", "ufficio della migrazione"],
    spellings: ["service de la population", "ufficio della migrazione"],
    definition:
      "Autoridade do cantão que decide sobre autorizações de residência, renovações, mudanças de cantão e reunião familiar. Cada cantão tem a sua, com nome próprio.",
    ...fromSite("sem"),
  },
  {
    term: "Familiennachzug",
    lang: "de",
    ptBr: "reunião familiar",
    names: ["Familiennachzug", "regroupement familial", "ricongiungimento familiare"],
    spellings: ["reunião familiar", "regroupement familial", "ricongiungimento familiare"],
    definition:
      "Direito ou possibilidade de trazer cônjuge e filhos para morar junto na Suíça. As condições e os prazos dependem da autorização e da nacionalidade de quem já mora aqui.",
    ...fromLaw("aig", "art. 42–52"),
  },
  {
    term: "Personenfreizügigkeit",
    lang: "de",
    ptBr: "livre circulação de pessoas",
    names: [
      "Personenfreizügigkeit",
      "libre circulation des personnes",
      "libera circolazione delle persone",
    ],
    spellings: ["livre circulação de pessoas", "libre circulation des personnes"],
    definition:
      "Acordo entre a Suíça e a União Europeia, com regra semelhante para a EFTA, pelo qual os seus cidadãos podem morar e trabalhar na Suíça sob condições mais simples.",
    ...fromSite("sem"),
  },
  {
    term: "Inländervorrang",
    lang: "de",
    ptBr: "prioridade da mão de obra local",
    names: ["Inländervorrang", "ordre de priorité", "ordine di priorità"],
    spellings: ["prioridade da mão de obra local"],
    definition:
      "Regra para contratar pessoas de fora da UE e da EFTA: o empregador precisa mostrar que não encontrou ninguém adequado na Suíça nem nesses países.",
    ...fromLaw("aig", "art. 21"),
  },
  {
    term: "Einbürgerung",
    lang: "de",
    ptBr: "naturalização",
    names: ["Einbürgerung", "naturalisation", "naturalizzazione"],
    spellings: ["naturalização", "naturalisation", "naturalizzazione"],
    definition:
      "Processo para obter a cidadania suíça, que passa por comuna, cantão e Confederação. A via ordinária e a facilitada têm condições diferentes.",
    ...fromLaw("bueg", "art. 9 e seguintes"),
  },
  {
    term: "Heimatort",
    lang: "de",
    ptBr: "lugar de origem",
    names: ["Heimatort", "lieu d’origine", "luogo di attinenza"],
    spellings: ["lugar de origem", "lieu d’origine", "luogo di attinenza", "Bürgerort"],
    definition:
      "Comuna de que uma pessoa suíça é cidadã, em geral herdada da família. É ela, e não o lugar de nascimento, que aparece no passaporte suíço.",
    ...fromLaw("zgb", "art. 22"),
  },
];
