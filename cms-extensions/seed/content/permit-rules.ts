import { ownPassportCodes } from "./eligibility-rule.ts";
import type { SeedEligibilityRule } from "./eligibility-rule.ts";
import { law, unread } from "./report-text.ts";

const WORK_IN_ASYLUM =
  "https://www.sem.admin.ch/sem/de/home/themen/arbeit/erwerbstaetige_asylbereich/faq.html";

/**
 * Rules for people without a European passport of their own: with one, the passport counts and not the
 * permit.
 */
const others = ["no", "in_process", "family"];
const workingWith = (...permit: readonly string[]) => [
  { passport: others, job: ["working"], permit },
];

const codes = ["G5", "G6", "G7", "G8", "G9", "G10", "G11", "B4"];
/** Only one permit letter applies at a time, and none with a European passport of one's own. */
const othersThan = (own: string) => [...codes.filter((code) => code !== own), ...ownPassportCodes];

export const permitRules: readonly SeedEligibilityRule[] = [
  {
    code: "G5",
    outcome: "good",
    sort: 11,
    conditions: workingWith("C"),
    title: "Com a autorização C você mora e trabalha como quem é daqui",
    rule: "A autorização C, de permanência, não tem prazo nem condições. Quem a tem pode trabalhar como empregado ou por conta própria em toda a Suíça.",
    possible: [
      "Trocar de emprego, de profissão ou abrir um negócio sem pedir outra autorização.",
      "Mudar de cantão: é um direito, se não houver motivo para revogar a autorização. O pedido é feito antes, ao cantão novo.",
    ],
    limits: [
      "A autorização acaba quando você sai da Suíça de vez, ou depois de seis meses fora sem ter pedido antes para mantê-la.",
      "Ela pode ser revogada ou trocada por uma B nos casos que a lei prevê.",
    ],
    illegal: null,
    realisticTime: "O direito já existe. O documento em si precisa ser renovado na data impressa.",
    steps: [
      { text: "Confira a data de controle impressa no documento." },
      { text: "Se for passar meses fora, pergunte antes ao cantão como manter a autorização." },
      { text: "Veja com a comuna se você já cumpre as condições para pedir a naturalização." },
    ],
    ...law("foreigners", "art. 34, 37, 38 al. 4, 61 e 63", { contradicts: othersThan("G5") }),
  },
  {
    code: "G6",
    outcome: "good",
    sort: 12,
    conditions: workingWith("B"),
    title: "Com a autorização B você mora aqui e pode trocar de emprego",
    rule: "A autorização B, de residência, tem prazo, um motivo (trabalho, família, estudo ou refúgio) e pode ter condições. Quem foi admitido para trabalhar pode trabalhar em toda a Suíça e trocar de emprego sem outra autorização.",
    possible: [
      "Continuar no emprego e trocar por outro, se a sua B foi dada para trabalhar.",
      "Trabalhar por conta própria, depois de o cantão autorizar.",
      "Mudar de cantão: é um direito de quem não está desempregado, se não houver motivo para revogar a autorização. O pedido é feito antes, ao cantão novo.",
    ],
    limits: [
      "Valem o motivo e as condições escritos na sua autorização; a de estudo não vale como a de trabalho.",
      "Ela é renovada quando o motivo continua; perdê-lo pode custar a renovação.",
    ],
    illegal:
      "Trabalhar fora do que a autorização permite ou depois que ela venceu sem ter pedido a renovação.",
    realisticTime:
      "O direito vale até a data impressa na autorização. Peça a renovação antes, no prazo que o cantão diz.",
    steps: [
      { text: "Leia na autorização a validade, o motivo e as condições." },
      { text: "Antes de mudar de cantão, faça o pedido ao cantão novo." },
      { text: "Pergunte ao cantão quando você poderá pedir a autorização C." },
    ],
    ...law("foreigners", "art. 33, 37, 38 al. 2 e 3 e art. 62", { contradicts: othersThan("G6") }),
  },
  {
    code: "G7",
    outcome: "good",
    sort: 13,
    conditions: workingWith("L"),
    title: "Com a autorização L você fica enquanto durar o motivo dela",
    rule: "A autorização L é para estadias de até um ano, com um motivo certo, e em regra pode ser prorrogada até dois anos ao todo. Quem foi admitido para trabalhar pode fazer, em toda a Suíça, o trabalho que foi autorizado.",
    possible: [
      "Fazer o trabalho autorizado até o fim da validade.",
      "Trocar de emprego, se o cantão autorizar por motivos importantes.",
      "Pedir para morar em outro cantão, antes de mudar.",
    ],
    limits: [
      "Trocar de emprego não é um direito: é preciso autorização antes.",
      "Depois dos dois anos, uma nova L só é dada após uma interrupção adequada da estadia.",
      "A L não vira B sozinha: ficar mais tempo depende de um pedido novo.",
    ],
    illegal: "Mudar de emprego antes de autorizado, ou trabalhar depois da data de validade.",
    realisticTime: "Até a data impressa na autorização. Planeje o que vem depois com folga.",
    steps: [
      { text: "Leia na autorização a validade, o motivo e as condições." },
      { text: "Pergunte cedo ao empregador se ele vai pedir a prorrogação ou uma B." },
      { text: "Não assine com outro empregador antes da resposta do cantão." },
    ],
    ...law("foreigners", "art. 32, 37 e 38 al. 1", { contradicts: othersThan("G7") }),
  },
  {
    code: "G8",
    outcome: "conditional",
    sort: 14,
    conditions: workingWith("G"),
    title: "A autorização G é para trabalhar aqui, não para morar",
    rule: "A autorização G é de quem mora na zona de fronteira de um país vizinho e trabalha na zona de fronteira da Suíça. Sem passaporte da UE ou da EFTA, ela exige direito de residência permanente no país vizinho e pelo menos seis meses de moradia na zona de fronteira de lá.",
    possible: [
      "Trabalhar na zona de fronteira, voltando para casa pelo menos uma vez por semana.",
      "Prorrogar a autorização: depois de cinco anos de trabalho sem interrupção, há direito a isso.",
    ],
    limits: [
      "Ela não dá direito de morar na Suíça.",
      "Sem passaporte europeu, trocar de emprego ou trabalhar por conta própria exige autorização.",
      "Para morar aqui valem as regras de quem vem de fora da UE e da EFTA.",
    ],
    illegal:
      "Morar na Suíça com a autorização G, ou trabalhar fora da zona de fronteira sem o cantão autorizar.",
    realisticTime:
      "O direito de trabalhar vale até a data impressa. Para morar não há prazo sem outro motivo que a lei preveja.",
    steps: [
      { text: "Confira a validade da autorização e a da sua residência no país vizinho." },
      {
        text: "Leia o que a Secretaria de Estado para Migração diz da autorização G.",
        url: "https://www.sem.admin.ch/sem/de/home/themen/aufenthalt/nicht_eu_efta/ausweis_g__grenzgaengerbewilligung.html",
        language: "de",
      },
      { text: "Se quer morar aqui, pergunte ao empregador se ele pediria uma autorização B." },
    ],
    ...law("foreigners", "art. 25, 35 e 39", { contradicts: othersThan("G8") }),
  },
  {
    code: "G9",
    outcome: "conditional",
    sort: 15,
    conditions: workingWith("F"),
    title: "Com o documento F você pode trabalhar, mas a admissão é provisória",
    rule: "O documento F é de quem teve a saída da Suíça ordenada sem que ela possa ser executada agora. Dá para trabalhar em toda a Suíça com salário e condições usuais, depois que o empregador avisa a autoridade do cantão.",
    possible: [
      "Trabalhar e trocar de emprego: o aviso do empregador, antes do primeiro dia, basta.",
      "Morar onde quiser dentro do seu cantão, salvo se a assistência social indicar a moradia.",
      "Pedir uma autorização B: depois de cinco anos na Suíça o pedido é examinado a fundo, com a integração e a família.",
    ],
    limits: [
      "A admissão é revista de tempos em tempos e pode acabar quando o motivo acabar.",
      "Mudar de cantão e viajar para fora da Suíça dependem de autorização pedida antes.",
      "A B não é garantida.",
    ],
    illegal: "Começar a trabalhar, ou trocar de emprego, antes do aviso do empregador.",
    realisticTime:
      "O trabalho pode começar assim que o aviso for feito. O documento é renovado por até um ano de cada vez.",
    steps: [
      { text: "Peça ao empregador uma cópia do aviso feito ao cantão." },
      { text: "Leia como funciona o aviso de trabalho.", url: WORK_IN_ASYLUM, language: "de" },
      { text: "Guarde provas de trabalho, língua e cursos para um pedido de B." },
    ],
    ...unread(
      "foreigners",
      "art. 83 a 85b",
      "Art. 83 a 85a lidos no texto oficial; mudança de cantão (art. 85b) e viagens, não.",
      { contradicts: othersThan("G9") },
    ),
  },
  {
    code: "G10",
    outcome: "conditional",
    sort: 16,
    conditions: workingWith("S"),
    title: "Com o estatuto S você pode trabalhar enquanto durar a proteção",
    rule: "O estatuto S protege um grupo de pessoas enquanto dura um perigo grave e geral. Desde 1º de dezembro de 2025 o trabalho não precisa mais de autorização: o empregador avisa a autoridade do cantão antes do primeiro dia.",
    possible: ["Trabalhar, depois do aviso.", "Ficar na Suíça enquanto a proteção durar."],
    limits: [
      "O Conselho Federal decide quando a proteção do grupo acaba; o estatuto é voltado para o retorno.",
      "O estatuto S não é uma autorização de residência e não vira B por trabalhar.",
      "Mudar de cantão depende de pedido feito antes.",
    ],
    illegal: "Começar a trabalhar antes do aviso do empregador.",
    realisticTime: "Ninguém pode dizer até quando a proteção dura. Acompanhe as decisões federais.",
    steps: [
      { text: "Peça ao empregador uma cópia do aviso feito ao cantão." },
      {
        text: "Leia como funciona o trabalho no asilo e na proteção.",
        url: WORK_IN_ASYLUM,
        language: "de",
      },
      { text: "Procure aconselhamento jurídico sobre outro caminho, como família ou trabalho." },
    ],
    ...unread(
      "asylum",
      "art. 4, 66, 75 e 76",
      "A lei de asilo não estava no texto guardado: reler os artigos e a data de 1º de dezembro de 2025.",
      { contradicts: othersThan("G10") },
    ),
  },
  {
    code: "G11",
    outcome: "conditional",
    sort: 45,
    conditions: workingWith("unknown"),
    title: "O que vale para você depende da sua autorização",
    rule: "Sem passaporte europeu, o que você pode fazer na Suíça está na sua autorização: cada letra dá direitos diferentes. Você não disse qual é a sua, e por isso este relatório não pode dizer mais.",
    possible: [
      "B e C: morar aqui e trocar de emprego. L: o trabalho autorizado, até a data.",
      "G: trabalhar morando do outro lado da fronteira.",
      "F e S: trabalhar depois do aviso do empregador. N: só com autorização do cantão.",
    ],
    limits: [
      "Todas, menos a C, acabam na data ou com o motivo; o que está escrito na sua é o que vale.",
      "Trabalhar aqui sem autorização nenhuma não dá direito de ficar.",
    ],
    illegal:
      "Trabalhar sem autorização, também durante a estadia de 90 dias sem visto: a lei exige autorização para qualquer trabalho, não importa quanto dure.",
    realisticTime: null,
    steps: [
      { text: "Leia a letra, a validade e as condições do seu documento." },
      {
        text: "Diga a letra na pergunta sobre o trabalho: ela fica cifrada, e o relatório é refeito.",
        url: "/signup?step=job-opportunity",
      },
      {
        text: "Se você trabalha sem autorização, procure aconselhamento jurídico antes de fazer um pedido.",
      },
    ],
    ...law("foreigners", "art. 11, 32 a 35, 38 e 85a", { contradicts: othersThan("G11") }),
  },
  {
    code: "B4",
    outcome: "bad",
    sort: 140,
    conditions: workingWith("N"),
    title: "Um pedido de asilo em curso não é um direito de ficar",
    rule: "O documento N confirma que você pediu asilo e espera a decisão. Você pode ficar até o fim do processo. No centro federal não se trabalha; depois, só em emprego que o cantão autorizou a pedido do empregador, com salário e condições usuais.",
    possible: [
      "Ficar na Suíça até a decisão.",
      "Trabalhar como empregado, se e enquanto o cantão autorizar.",
      "Com a resposta positiva, receber uma autorização B.",
    ],
    limits: [
      "Não há direito à autorização de trabalho; cada emprego e cada troca pedem uma nova.",
      "Trabalhar por conta própria não é possível.",
      "Se o pedido for negado, a autorização de trabalho acaba com o prazo de saída: ter emprego não dá direito de ficar.",
    ],
    illegal:
      "Trabalhar antes da autorização por escrito, ou em outro emprego que não o autorizado.",
    realisticTime: "A duração do processo de asilo não depende de você nem do empregador.",
    steps: [
      { text: "Confirme que o empregador tem a autorização do cantão por escrito." },
      {
        text: "Leia as condições para trabalhar com o documento N.",
        url: WORK_IN_ASYLUM,
        language: "de",
      },
      { text: "Procure a assessoria jurídica do seu cantão antes de qualquer prazo." },
    ],
    ...unread(
      "asylum",
      "art. 42 e 43; VZAE (SR 142.201), art. 52",
      "A lei de asilo e a VZAE não estavam no texto guardado: reler os artigos.",
      { contradicts: othersThan("B4") },
    ),
  },
];
