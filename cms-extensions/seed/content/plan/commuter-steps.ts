import { lawSource, perCase, type SeedPlanStep } from "./plan-step.ts";

type Condition = SeedPlanStep["conditions"][number];

/** Lives across the border and works here. The permit is named so that mails leave these titles out. */
const commuting: Condition = {
  stage: ["commuter"],
  permit: ["G"],
  right: ["european", "family", "third", "unknown"],
};
const european: Condition = { ...commuting, right: ["european"] };
const third: Condition = { ...commuting, right: ["third"] };
/** The law of the relative's passport, or of an unknown one, may apply. */
const undecided: Condition = { ...commuting, right: ["family", "unknown"] };

const law = (name: string, number: string) =>
  lawSource(`Coleção oficial das leis suíças (Fedlex), ${name}`, number);
const AIG = law("lei de estrangeiros e integração", "2007/758");

export const commuterSteps: readonly SeedPlanStep[] = [
  ...perCase(
    {
      title: "Conferir a autorização G e a volta semanal para casa",
      phase: "arrival",
      ruleJson: { days: 30 },
      legalSource: "AIG (SR 142.20), art. 25 e 35",
      sourceName: "Secretaria de Estado para Migração (SEM), autorização G UE/EFTA",
      sourceUrl:
        "https://www.sem.admin.ch/sem/de/home/themen/aufenthalt/eu_efta/ausweis_g_eu_efta.html",
      sourceLanguage: "de",
      checkedOn: "2026-11-30",
      toConfirm:
        "Art. 35 lido em cópia; a duração da G europeia, na página da SEM, e o registro na comuna, na página de Solothurn. O anexo I do acordo (FZA, art. 7) não foi lido. A data deste passo é uma recomendação nossa.",
      dependsOn: [],
      takeAlong: [
        "Cartão da autorização G",
        "Contrato de trabalho",
        "Prova de residência no país vizinho",
      ],
      guide: "/app/articles/permissoes-de-residencia-b-c-l-g",
      office: "migration",
    },
    [
      {
        key: "commuter-permit",
        conditions: [european],
        body: "<p>Com a G você mora no país vizinho, trabalha aqui e volta para casa pelo menos uma vez por semana. A sua vale na Suíça inteira: cinco anos se o contrato é sem prazo ou passa de um ano, ou até o fim do contrato mais curto.</p><p>Confira validade, empregador e endereço no cartão e avise o cantão de cada mudança. Dorme aqui durante a semana? Registre-se também na comuna.</p>",
      },
      {
        key: "commuter-permit-third",
        conditions: [third],
        body: "<p>Com a G você mora no país vizinho, trabalha aqui e volta para casa pelo menos uma vez por semana. A sua vale só na zona de fronteira e exige residência permanente no país vizinho.</p><p>Confira validade, empregador e endereço no cartão e avise o cantão de cada mudança. Dorme aqui durante a semana? Registre-se também na comuna.</p>",
        ...AIG,
        toConfirm:
          "Art. 35 lido em cópia; o registro na comuna, na página de Solothurn. A data deste passo é uma recomendação nossa.",
      },
      {
        key: "commuter-permit-undecided",
        conditions: [undecided],
        body: "<p>Com a G você mora no país vizinho, trabalha aqui e volta para casa pelo menos uma vez por semana. Com passaporte da UE ou da EFTA ela vale na Suíça inteira: cinco anos se o contrato é sem prazo ou passa de um ano, ou até o fim do contrato mais curto. Sem ele, vale só na zona de fronteira e exige residência permanente no país vizinho.</p><p>Confira validade, empregador e endereço no cartão e avise o cantão de cada mudança. Dorme aqui durante a semana? Registre-se também na comuna.</p>",
      },
    ],
  ),
  {
    key: "commuter-job-change",
    title: "Pedir autorização antes de trocar de emprego com a G",
    body: "<p>Com a sua G, trocar de empregador, passar a trabalhar por conta própria ou levar o trabalho para a zona de fronteira de outro cantão exige autorização antes. Depois de cinco anos de trabalho sem interrupção, trocar de emprego e de cantão é um direito.</p><p>Não assine nem comece antes da resposta: trabalhar sem ela põe a G em risco.</p>",
    phase: "stay",
    conditions: [third],
    ruleJson: null,
    legalSource: "AIG (SR 142.20), art. 39",
    ...AIG,
    checkedOn: "2026-11-30",
    toConfirm: "Art. 39 lido em cópia da versão de 2021; falta ler a versão em vigor.",
    dependsOn: [],
    takeAlong: ["Autorização G", "Contrato ou oferta nova", "Prova de residência no país vizinho"],
    guide: "/app/articles/permissoes-de-residencia-b-c-l-g",
    office: "migration",
  },
  {
    key: "commuter-health-choice",
    title: "Escolher o país do seguro de saúde em três meses",
    body: "<p>Quem mora num país da UE ou da EFTA e trabalha aqui precisa em regra do seguro de saúde suíço desde o primeiro dia, com a família que não trabalha, e tem três meses para se inscrever. Com cidadania da UE e casa na Alemanha, na França, na Itália ou na Áustria dá para ficar no seguro de lá: nos mesmos três meses, peça a dispensa, por escrito, ao cantão onde você trabalha.</p><p>Faça a conta dos dois lados antes: a escolha em regra não se desfaz. Sem inscrição nem pedido, o cantão pode escolher a seguradora, com acréscimo no prêmio.</p>",
    phase: "arrival",
    conditions: [{ ...commuting, right: ["european", "family", "unknown"] }],
    ruleJson: { months: 3 },
    legalSource: "KVG (SR 832.10), art. 3 al. 3; KVV (SR 832.102), art. 2 al. 6",
    sourceName: "Departamento Federal de Saúde Pública (BAG), fronteiriços",
    sourceUrl:
      "https://www.bag.admin.ch/bag/de/home/versicherungen/krankenversicherung/krankenversicherung-versicherte-mit-wohnsitz-im-ausland/versicherungspflicht/grenzgaengerinnen-ch.html",
    sourceLanguage: "de",
    checkedOn: "2026-11-30",
    toConfirm:
      "Regra e prazo lidos na página do BAG; a KVV, só no resumo de uma decisão do Tribunal Federal (BGE 147 V 387). Faltam a tabela do BAG por país e o caso de familiares sem passaporte europeu.",
    dependsOn: [],
    takeAlong: [
      "Autorização G",
      "Apólice do seguro no país onde você mora",
      "Formulário do cantão onde você trabalha",
      "Dados da família que não trabalha",
    ],
    guide: "/app/articles/seguro-de-saude-do-zero",
    tool: "/app/classifieds/health-insurances",
  },
  {
    key: "commuter-health-request",
    title: "Decidir se você pede o seguro de saúde suíço",
    body: "<p>Quem mora do outro lado da fronteira e não tem passaporte da UE ou da EFTA em regra não é obrigado ao seguro de saúde suíço, mas pode pedir para entrar, com o cônjuge e os filhos que não têm trabalho segurado no outro país. O pedido precisa ser feito em até três meses desde o começo da validade da G.</p><p>Veja antes o que o país onde você mora exige, e compare preço e cobertura.</p>",
    phase: "arrival",
    conditions: [third],
    ruleJson: { months: 3 },
    legalSource: "KVV (SR 832.102), art. 3 e art. 7 al. 4",
    ...law("regulamento do seguro de saúde", "1995/3867_3867_3867"),
    checkedOn: "2026-11-30",
    toConfirm:
      "Art. 3 lido em cópia de 2022; o art. 7 al. 4, numa citação. Falta ler o art. 1 al. 2, que diz quem é obrigado.",
    dependsOn: [],
    takeAlong: [
      "Autorização G, com o começo da validade",
      "Apólice do seguro no país onde você mora",
      "Certidões do cônjuge e dos filhos",
    ],
    guide: "/app/articles/seguro-de-saude-do-zero",
    tool: "/app/classifieds/health-insurances",
  },
  {
    key: "commuter-tax",
    title: "Acertar com o empregador o imposto de quem mora fora",
    body: '<p>O salário daqui paga imposto na fonte, e quanto fica em cada país depende do acordo com o país onde você mora. Quem mora na Alemanha entrega ao empregador a <span lang="de">Ansässigkeitsbescheinigung</span> (formulário Gre-1), e o desconto suíço não passa de 4,5 % do bruto; o resto se paga lá. Com a França, a Itália e a Áustria há acordos próprios: pergunte ao fisco do cantão onde você trabalha.</p><p>Diga também estado civil e filhos, e avise cada mudança.</p>',
    phase: "arrival",
    conditions: [commuting],
    ruleJson: { days: 30 },
    legalSource: "Acordo contra a dupla tributação Suíça–Alemanha (SR 0.672.913.62), art. 15a",
    sourceName: "Ministério das Finanças da Alemanha, formulário Gre-1 (na revista da DATEV)",
    sourceUrl:
      "https://www.datev-magazin.de/nachrichten-steuern-recht/steuern/ansaessigkeitsbescheinigungen-fuer-grenzgaenger-zum-zwecke-der-ermaessigung-der-abzugsteuer-nach-dba-schweiz-und-arbeitgeberbescheinigung-ueber-die-nichtrueckkehr-114523",
    sourceLanguage: "de",
    checkedOn: null,
    toConfirm:
      "Art. 15a lido só na carta do ministério alemão de 7 de dezembro de 2023. Falta ler o acordo, e os da França, da Itália e da Áustria. A data deste passo é uma recomendação nossa.",
    dependsOn: [],
    takeAlong: [
      "Formulário Gre-1, se você mora na Alemanha",
      "Certidões de casamento e dos filhos",
      "Renda e local de trabalho do cônjuge",
    ],
    guide: "/app/articles/quellensteuer-imposto-na-fonte",
    office: "tax",
  },
  {
    key: "commuter-quasi-resident",
    title: "Ver se vale pedir a declaração como quase-residente",
    body: "<p>Quem mora fora e tem quase toda a renda tributada na Suíça, na prática 90 % do que o casal ganha no mundo, pode pedir até 31 de março a declaração ordinária do ano anterior, com deduções como pilar 3a, creche e despesas reais de trabalho. Conta também quem precisa dela para uma dedução prevista no acordo com o país onde mora.</p><p>O pedido é por ano, exige um endereço na Suíça para as cartas, não se retira e pode dar imposto a pagar: faça a conta antes.</p>",
    phase: "yearly",
    conditions: [commuting],
    ruleJson: { yearly: { month: 3, day: 31, ofYearBefore: true } },
    legalSource: "DBG (SR 642.11), art. 99a e art. 136a al. 2",
    sourceName: "Cantão de Genebra, o que é um quase-residente",
    sourceUrl: "https://www.ge.ch/taxation-ordinaire-ulterieure-tou/qu-est-ce-qu-quasi-resident",
    sourceLanguage: "fr",
    checkedOn: "2026-11-30",
    toConfirm:
      "Art. 99a e 136a lidos em cópias; os 90 % e a desistência, nas páginas de Genebra e de Neuchâtel. Falta ler a QStV (SR 642.118.2) sobre o pedido.",
    dependsOn: [],
    takeAlong: [
      "Certificado de salário (Lohnausweis)",
      "Prova da renda do cônjuge e da renda em outros países",
      "Comprovantes das deduções",
      "Endereço na Suíça para as cartas",
    ],
    guide: "/app/news/declaracao-a-pedido-quem-ganha-com-o-prazo-de-31-de-marco",
    office: "tax",
  },
  {
    key: "commuter-allowances",
    title: "Pedir os abonos dos filhos que moram fora da Suíça",
    body: "<p>Quem tem cidadania da UE ou da EFTA e trabalha aqui recebe o abono suíço também pelos filhos que moram num país da UE ou da EFTA. Se o outro genitor trabalha onde a criança mora, o abono de lá vem primeiro, e a Suíça paga a diferença quando o daqui é maior.</p><p>Peça pelo empregador, com a confirmação do outro país. Em geral não se paga por filhos que moram no Brasil.</p>",
    phase: "arrival",
    conditions: [{ ...european, family: ["children"] }],
    ruleJson: { days: 45 },
    legalSource: "",
    sourceName: "Cantão de Friburgo, abonos por filhos que moram no exterior",
    sourceUrl:
      "https://fr.ch/de/arbeit-und-unternehmen/arbeitnehmer/die-zulagen-fuer-im-ausland-wohnende-kinder",
    sourceLanguage: "de",
    checkedOn: "2026-11-30",
    toConfirm:
      "Regra lida nas páginas do cantão de Friburgo e da caixa Promea. Falta ler a lei dos abonos de família (FamZG) e o regulamento dela (FamZV) sobre filhos no exterior. A data deste passo é uma recomendação nossa.",
    dependsOn: [],
    takeAlong: [
      "Formulário da caixa de abonos",
      "Certidões de nascimento",
      "Confirmação do abono do outro país",
      "Trabalho do outro genitor",
    ],
    guide: "/app/news/abonos-familiares-2026-chf-215-por-filho-e-como-pedir",
  },
  ...perCase(
    {
      title: "Pedir a renovação da autorização G",
      phase: "event",
      ruleJson: { from: "permitEnd", months: -2 },
      legalSource: "AIG (SR 142.20), art. 35 al. 3 e 4",
      ...AIG,
      checkedOn: "2026-11-30",
      toConfirm:
        "Art. 35 lido em cópia; falta ler a versão em vigor. A antecedência é de cada cantão.",
      dependsOn: [],
      takeAlong: [
        "Passaporte",
        "Autorização G que vai vencer",
        "Contrato de trabalho e holerites",
        "Prova de residência no país vizinho",
      ],
      guide: "/app/articles/permissoes-de-residencia-b-c-l-g",
      office: "migration",
      letter: "permit-renewal",
    },
    [
      {
        key: "commuter-renewal",
        conditions: [{ ...european, event: ["permitEnd"] }],
        body: "<p>A G tem prazo e pode ser renovada. Peça ao serviço de migração do cantão onde você trabalha, semanas antes da data impressa, com o contrato e a prova de que continua morando do outro lado.</p><p>O cantão diz com que antecedência aceita o pedido: a data deste passo é uma recomendação nossa.</p>",
        toConfirm: "A antecedência é de cada cantão.",
      },
      {
        key: "commuter-renewal-third",
        conditions: [{ ...third, event: ["permitEnd"] }],
        body: "<p>A G tem prazo e pode ser renovada. Peça ao serviço de migração do cantão onde você trabalha, semanas antes da data impressa, com o contrato e a prova de que continua morando do outro lado. Depois de cinco anos de trabalho sem interrupção a renovação é um direito de quem não tem motivo de revogação.</p><p>O cantão diz com que antecedência aceita o pedido: a data deste passo é uma recomendação nossa.</p>",
      },
      {
        key: "commuter-renewal-undecided",
        conditions: [{ ...undecided, event: ["permitEnd"] }],
        body: "<p>A G tem prazo e pode ser renovada. Peça ao serviço de migração do cantão onde você trabalha, semanas antes da data impressa, com o contrato e a prova de que continua morando do outro lado. Sem passaporte europeu, depois de cinco anos de trabalho sem interrupção a renovação é um direito de quem não tem motivo de revogação.</p><p>O cantão diz com que antecedência aceita o pedido: a data deste passo é uma recomendação nossa.</p>",
      },
    ],
  ),
  {
    key: "commuter-unemployment",
    title: "Pedir o desemprego no país onde você mora",
    body: '<p>Quem perde o emprego e volta para casa toda semana recebe o seguro-desemprego no país onde mora, pelas regras de lá, mesmo tendo contribuído aqui. Inscreva-se lá já no primeiro dia sem trabalho: em geral nada se paga para trás.</p><p>Para contar o tempo na Suíça é preciso o formulário PD U1: o empregador preenche a <span lang="de">Arbeitgeberbescheinigung International</span> depois do fim do aviso, e uma caixa de desemprego suíça emite o PD U1.</p>',
    phase: "event",
    conditions: [{ ...european, event: ["jobEnd"] }],
    ruleJson: { from: "jobEnd", days: 1 },
    legalSource: "Regulamento (CE) 883/2004, art. 65, pelo acordo de livre circulação",
    sourceName: "Cantão de Basileia-Campo, fronteiriços e o formulário PD U1",
    sourceUrl:
      "https://www.baselland.ch/politik-und-behorden/direktionen/volkswirtschafts-und-gesundheitsdirektion/kiga/offentliche-arbeitslosenkasse/pd-u1-grenzgaenger",
    sourceLanguage: "de",
    checkedOn: "2026-11-30",
    toConfirm:
      "Regra lida na página do cantão; o art. 65, numa decisão resumida. Faltam o regulamento e o que vale sem passaporte europeu.",
    dependsOn: [],
    takeAlong: [
      "Pedido do PD U1",
      "Arbeitgeberbescheinigung International",
      "Holerites dos últimos 24 meses",
      "Documento de identidade",
    ],
    guide: "/app/articles/desemprego-rav-prazos-e-seguro",
  },
  {
    key: "commuter-pension-payout",
    title: "Ver o que dá para sacar da pensão ao parar de trabalhar aqui",
    body: '<p>Para quem mora num país da UE ou da EFTA e continua segurado lá, a parte obrigatória da caixa de pensão não sai em dinheiro: ela espera numa conta de livre passagem na Suíça. A parte além do mínimo pode sair. O Fundo de Garantia (<span lang="de">Sicherheitsfonds BVG</span>) confirma com o outro país se você está segurado.</p><p>Diga à caixa, por escrito, para onde o dinheiro vai. A data deste passo é uma recomendação nossa.</p>',
    phase: "event",
    conditions: [{ ...commuting, event: ["jobEnd"] }],
    ruleJson: { from: "jobEnd", months: 2 },
    legalSource: "FZG (SR 831.42), art. 5 e 25f",
    sourceName: "Confederação Suíça, livre circulação: previdência profissional",
    sourceUrl:
      "https://www.personenfreizuegigkeit.admin.ch/fza/de/home/aufenthalt_und_arbeitsmarkt/soziale_sicherheit/berufliche_vorsorge.html",
    sourceLanguage: "de",
    checkedOn: "2026-11-30",
    toConfirm:
      "A página fala de quem deixa a Suíça; que vale também para fronteiriços foi lido no site de uma caixa de pensão. Falta confirmar no Fundo de Garantia.",
    dependsOn: ["pension-fund-transfer"],
    takeAlong: [
      "Certificado da caixa de pensão",
      "Conta de livre passagem",
      "Prova de seguro no país onde você mora",
    ],
    guide: "/app/articles/tres-pilares-da-aposentadoria",
    letter: "pension-money",
  },
];
