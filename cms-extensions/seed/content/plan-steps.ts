/** A step of the relocation plan; editors must confirm its article of law. */
export type SeedPlanStep = {
  key: string;
  title: string;
  body: string;
  /** In the format of `contract/switzerland/plan-dates.ts`; null means no date. */
  ruleJson: unknown;
  legalSource: string;
  sourceUrl: string;
  dependsOn: string[];
  taughtIn?: readonly [course: string, module: string, lesson: string];
};

const TO_CONFIRM = "artigo de lei a confirmar no texto oficial";

export const planSteps: SeedPlanStep[] = [
  {
    key: "registration",
    title: "Registrar-se na comuna",
    body: "<p>Até 14 dias depois de chegar, e antes de começar a trabalhar. Leve passaporte, contrato de aluguel e de trabalho, certidões e fotos.</p>",
    ruleJson: { days: 14 },
    legalSource: TO_CONFIRM,
    sourceUrl: "https://www.sem.admin.ch/",
    dependsOn: [],
    taughtIn: ["primeiros-90-dias-na-suica", "chegar", "registro-e-permissao"],
  },
  {
    key: "health-insurance",
    title: "Contratar o seguro de saúde obrigatório",
    body: "<p>Até três meses depois de chegar. O seguro vale desde o primeiro dia, e os prêmios também.</p>",
    ruleJson: { months: 3 },
    legalSource: TO_CONFIRM,
    sourceUrl: "https://www.ch.ch/",
    dependsOn: ["registration"],
    taughtIn: ["primeiros-90-dias-na-suica", "saude-e-rotina", "seguro-em-tres-decisoes"],
  },
  {
    key: "driving-license",
    title: "Trocar a carteira de motorista",
    body: "<p>Até doze meses depois de chegar. Para a carteira brasileira há uma prova de direção; quem não passa perde o direito de dirigir com ela na Suíça.</p>",
    ruleJson: { months: 12 },
    legalSource: TO_CONFIRM,
    sourceUrl: "https://www.astra.admin.ch/",
    dependsOn: ["registration"],
  },
  {
    key: "change-insurer",
    title: "Trocar de seguradora ou baixar a franquia",
    body: '<p>Todo ano, a carta precisa chegar à seguradora até o último dia útil de novembro. <a href="/pt-BR/app/classifieds/health-insurances">Compare os prêmios</a> e leia <a href="/pt-BR/app/news/premios-2027-como-comparar-antes-de-30-de-novembro">como comparar os de 2027</a>.</p>',
    ruleJson: { yearly: { month: 11, day: 30, workingDay: true } },
    legalSource: TO_CONFIRM,
    sourceUrl: "https://www.priminfo.admin.ch/",
    dependsOn: ["health-insurance"],
  },
  {
    key: "tax-return",
    title: "Pedir a declaração ordinária de imposto",
    body: "<p>Quem paga imposto na fonte pode pedir a declaração de um ano até 31 de março do ano seguinte. Depois de pedir uma vez, declara todo ano.</p>",
    ruleJson: { yearly: { month: 3, day: 31 } },
    legalSource: TO_CONFIRM,
    sourceUrl: "https://www.estv.admin.ch/",
    dependsOn: [],
    taughtIn: ["entenda-seu-salario-e-seus-impostos", "imposto-na-fonte", "avaliacao-posterior"],
  },
  {
    key: "brazil-exit",
    title: "Entregar a declaração de saída definitiva do Brasil",
    body: "<p>Pela regra geral, até o último dia útil de abril do ano seguinte à saída. A Receita Federal fixa a data a cada ano e já aceitou até o fim de maio: confira a do seu ano. A comunicação de saída é outro aviso, até o fim de fevereiro.</p>",
    ruleJson: { nextYear: { month: 4, day: 30, workingDay: true } },
    legalSource: TO_CONFIRM,
    sourceUrl: "https://www.gov.br/receitafederal/pt-br",
    dependsOn: [],
  },
];
