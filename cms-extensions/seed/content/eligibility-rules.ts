import {
  ours,
  ownPassportCodes,
  WORK_BEYOND_PERMIT,
  WORK_WITHOUT_PERMIT,
} from "./eligibility-rule.ts";
import type { SeedEligibilityRule } from "./eligibility-rule.ts";
import { familyRules } from "./family-rules.ts";
import { passportRules } from "./passport-rules.ts";
import { permitRules } from "./permit-rules.ts";
import { beforeSettled, settled, third } from "./report-sentences/sentence.ts";
import { law, unread } from "./report-text.ts";

const caseRules: readonly SeedEligibilityRule[] = [
  {
    code: "G3",
    outcome: "conditional",
    sort: 30,
    conditions: beforeSettled({
      passport: ["in_process"],
      country: ["PT", "IT", "ES", "DE", "other", "unknown"],
    }),
    title: "O passaporte em andamento conta quando for emitido",
    rule: "A livre circulação vale para quem prova a nacionalidade com passaporte ou documento de identidade válido. Um processo aberto não dá direito nenhum na Suíça.",
    possible: [
      "Preparar documentos, língua, cantão e currículo enquanto o processo corre.",
      "Visitar a Suíça por até 90 dias em cada 180, sem trabalhar.",
      "No dia em que o documento for emitido, passar a ter os direitos de quem é cidadão da UE ou da EFTA.",
    ],
    limits: [
      "Até a emissão valem para você as regras de quem só tem passaporte brasileiro.",
      "O prazo do processo não depende da Suíça e pode mudar.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime:
      "O do seu processo de cidadania. Não feche aluguel nem contrato contando com uma data que ninguém garantiu.",
    steps: [
      { text: "Confirme por escrito em que etapa o processo está e o que falta." },
      { text: "Use a espera para a língua do cantão que interessa.", url: ours.whichLanguage },
      { text: "Volte aqui e mude a resposta quando o passaporte sair: o relatório é refeito." },
    ],
    ...unread(
      "freeMovement",
      "anexo I, art. 1",
      "Anexo I não lido no texto oficial. A estadia de 90 dias foi lida na AIG, art. 10.",
      { contradicts: [...ownPassportCodes, "G25", "G31"] },
    ),
  },
  {
    code: "G25",
    outcome: "conditional",
    sort: 30,
    conditions: beforeSettled({ passport: ["in_process"], country: ["CH"] }),
    title: "A nacionalidade suíça conta quando for reconhecida",
    rule: "Enquanto o processo corre, você é, para a lei suíça, quem o seu passaporte de hoje diz. Reconhecida a nacionalidade, acaba qualquer necessidade de autorização.",
    possible: [
      "Preparar documentos, língua, cantão e currículo enquanto o processo corre.",
      "Visitar a Suíça por até 90 dias em cada 180, sem trabalhar.",
      "No dia em que o passaporte suíço for emitido, mudar-se sem pedir autorização.",
    ],
    limits: [
      "Até lá valem para você as regras de quem só tem passaporte brasileiro.",
      "Há prazos de idade para pedir a nacionalidade por descendência: pergunte ao consulado se o seu ainda corre.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime:
      "O do seu processo. Não feche aluguel nem contrato contando com uma data que ninguém garantiu.",
    steps: [
      { text: "Confirme por escrito no consulado suíço em que etapa o processo está." },
      { text: "Use a espera para a língua do cantão que interessa.", url: ours.whichLanguage },
      { text: "Volte aqui e mude a resposta quando o passaporte sair: o relatório é refeito." },
    ],
    ...law("foreigners", "art. 10 e 11", {
      contradicts: [...ownPassportCodes, "G3", "G31"],
      note: "AIG lida no texto oficial. Os prazos da lei da nacionalidade (BüG) não estão neste texto de propósito: a confirmar antes de citá-los.",
    }),
  },
  {
    code: "G4",
    outcome: "conditional",
    sort: 40,
    conditions: beforeSettled({ ...third, job: ["contract"] }),
    title: "Um contrato assinado é um começo, não uma autorização",
    rule: "Sem passaporte europeu, quem pede a autorização é o empregador, e ela precisa ser dada antes do primeiro dia de trabalho. Ele tem de provar a qualificação, o salário usual e que não achou ninguém na Suíça nem na UE ou EFTA, e precisa haver vaga na cota anual.",
    possible: [
      "O empregador faz o pedido ao cantão onde fica o local de trabalho.",
      "Com a autorização dada, você pede o visto e depois se registra na comuna.",
    ],
    limits: [
      "O contrato não vale como autorização, mesmo assinado.",
      "A autorização costuma valer para aquele empregador e aquele cantão.",
      "Se o pedido for negado, o contrato não pode ser cumprido na Suíça.",
    ],
    illegal:
      "Começar a trabalhar na Suíça antes da autorização, mesmo sem receber, mesmo durante os 90 dias sem visto. Trabalhar da sua casa no Brasil não é o que essa lei proíbe, mas tem regras próprias de contrato, imposto e previdência: combine por escrito com o empregador.",
    realisticTime:
      "Pergunte ao empregador a data do pedido e o prazo do cantão; só marque viagem depois da decisão.",
    steps: [
      { text: "Peça ao empregador cópia do pedido enviado ao cantão." },
      { text: "Prepare diplomas e certificados com tradução, que o pedido exige." },
      { text: "Não peça demissão nem cancele seu aluguel antes da decisão por escrito." },
    ],
    ...law("foreigners", "art. 11, 18 a 23 e 115", {
      contradicts: [...ownPassportCodes, "B1", "B2", "B3", "G32"],
    }),
  },
  {
    code: "B1",
    outcome: "bad",
    sort: 110,
    conditions: beforeSettled({ ...third, job: ["interviewing", "searching"] }),
    title: "Sem passaporte europeu, só o empregador abre a porta",
    rule: "Para cidadãos de fora da UE e da EFTA, a Suíça admite só pessoas qualificadas, dentro de uma cota anual, e só quando o empregador prova que não achou ninguém na Suíça nem na UE ou EFTA. O pedido é dele; você não pode fazê-lo.",
    possible: [
      "Candidatar-se do Brasil a vagas de especialista, em que a falta de gente é reconhecida.",
      "Ser transferido por uma empresa que tem sede ou filial na Suíça.",
      "Vir a entrevistas durante a estadia de até 90 dias sem visto.",
    ],
    limits: [
      "Em regra contam diploma superior e anos de experiência na área.",
      "Salário e condições têm de ser os usuais do lugar e da profissão.",
      "Não existe visto para procurar emprego a quem vem do Brasil.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime:
      "Ninguém pode prometer um prazo. Conte com uma busca longa e mantenha sua vida no Brasil até ter a autorização por escrito.",
    steps: [
      { text: "Veja quanto a sua área paga na Suíça antes de se candidatar.", url: ours.salaries },
      { text: "Verifique se há direito a uma cidadania europeia na sua família." },
      {
        text: "Leia as condições de admissão da Secretaria de Estado para Migração.",
        url: "https://www.sem.admin.ch/sem/en/home/themen/arbeit/nicht-eu_efta-angehoerige.html",
        language: "en",
      },
    ],
    ...law("foreigners", "art. 11, 18 a 23, 67 e 115", {
      contradicts: [...ownPassportCodes, "G4", "B2", "B3", "G32"],
    }),
  },
  {
    code: "B2",
    outcome: "bad",
    sort: 120,
    conditions: beforeSettled({ ...third, job: ["not_looking"] }),
    title: "Sem passaporte europeu e sem emprego, há poucos caminhos",
    rule: "Quem vem de fora da UE e da EFTA precisa de um motivo que a lei prevê: trabalho com autorização pedida pelo empregador, estudo, família ou, em casos estreitos, aposentadoria com laços com a Suíça e meios suficientes. Só querer morar não basta.",
    possible: [
      "Visitar a Suíça por até 90 dias em cada 180, sem trabalhar.",
      "Estudar em uma escola ou universidade reconhecida, com meios comprovados.",
      "Reagrupamento, se você vier a ter família suíça ou europeia na Suíça.",
    ],
    limits: [
      "A estadia de 90 dias não se converte em moradia por espera.",
      "Ter dinheiro, por si só, não dá direito à autorização.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime:
      "Sem um desses motivos não há prazo, porque não há pedido possível. O honesto é planejar primeiro o motivo.",
    steps: [
      { text: "Verifique se há direito a uma cidadania europeia na sua família." },
      { text: "Veja se um curso ou a sua profissão abrem um dos caminhos previstos." },
      { text: "Faça as contas de viver na Suíça antes de decidir.", url: ours.household },
    ],
    ...law("foreigners", "art. 10, 11, 27 e 28", {
      contradicts: [...ownPassportCodes, "G4", "B1", "B3", "G32"],
    }),
  },
  {
    code: "B3",
    outcome: "conditional",
    sort: 130,
    conditions: beforeSettled({ ...third, job: ["study"] }),
    title: "Com admissão e meios, estudar é um caminho próprio",
    rule: "A autorização de estudo exige admissão em uma escola ou universidade reconhecida, moradia adequada, meios para viver e um plano de formação. Ela não é garantida, termina com o curso e não é uma porta para imigrar.",
    possible: [
      "Com a carta de admissão, que você talvez já tenha: pedir o visto D antes de viajar. Contrato de trabalho não é preciso.",
      "Ainda sem a carta: inscrever-se na escola primeiro, porque sem ela não há pedido.",
      "Trabalhar poucas horas por semana ao lado do curso, quando o cantão autoriza.",
      "Com diploma de universidade suíça: ficar até 6 meses depois do curso para procurar um trabalho da área.",
    ],
    limits: [
      "Os meios têm de ser provados antes, e o salário do trabalho ao lado não conta como base.",
      "Mudar de curso sem motivo pode custar a autorização.",
      "Curso de língua sozinho raramente basta.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime:
      "Já com a carta, conta o prazo do consulado e do cantão: faça o pedido logo. Ainda sem ela, some o da inscrição na escola, que muitas vezes fecha meses antes do semestre.",
    steps: [
      {
        text: "Confira se a instituição é reconhecida.",
        url: "https://www.swissuniversities.ch/en",
        language: "en",
      },
      { text: "Calcule os custos do curso inteiro e junte as provas.", url: ours.household },
      { text: "Peça ao consulado da Suíça a lista de documentos do visto D." },
    ],
    ...unread(
      "foreigners",
      "art. 21 al. 3 e art. 27; VZAE (SR 142.201), art. 23 e 24",
      "AIG art. 21 e 27 lidos no texto oficial; a VZAE (saída assegurada, escolas, horas de trabalho ao lado do curso) não.",
      { contradicts: [...ownPassportCodes, "G4", "B1", "B2", "G33"] },
    ),
  },
  {
    code: "G31",
    outcome: "conditional",
    sort: 30,
    conditions: [{ passport: ["in_process"], ...settled }],
    title: "Até o passaporte sair, vale a autorização que você tem",
    rule: "Um processo de cidadania aberto não dá direito nenhum na Suíça. Enquanto ele corre, valem a autorização que você tem, o motivo e a data escritos nela.",
    possible: [
      "Continuar aqui com a sua autorização e renová-la, enquanto o motivo dela continua.",
      "Quando o passaporte sair, levá-lo à comuna: a partir daí valem os direitos dele.",
    ],
    limits: [
      "Para quem não tem autorização, o processo não prolonga a estadia de visita de 90 dias.",
      "O prazo do processo pode mudar.",
    ],
    illegal: WORK_BEYOND_PERMIT,
    realisticTime:
      "O do seu processo de cidadania. Não deixe a autorização vencer contando com uma data que ninguém garantiu.",
    steps: [
      { text: "Leia na autorização a validade, o motivo e as condições." },
      { text: "Confirme por escrito em que etapa o processo está e o que falta." },
      { text: "Volte aqui e mude a resposta quando o passaporte sair: o relatório é refeito." },
    ],
    ...law("foreigners", "art. 10, 11 e 33", { contradicts: [...ownPassportCodes, "G3", "G25"] }),
  },
  {
    code: "G32",
    outcome: "conditional",
    sort: 110,
    conditions: [
      { ...third, ...settled, job: ["contract", "interviewing", "searching", "not_looking"] },
    ],
    title: "Morando aqui, o que vale para você está na sua autorização",
    rule: "Sem passaporte europeu, o que você pode fazer na Suíça está escrito na sua autorização. Nas respostas que você deu não há a letra dela, e por isso este relatório não pode dizer mais.",
    possible: [
      "Com a C: ficar, com ou sem emprego, e trabalhar onde quiser.",
      "Com a B dada para trabalhar: procurar e trocar de emprego. A renovação depende de o motivo continuar.",
      "Com a L: outro emprego, só com autorização pedida antes.",
    ],
    limits: [
      "Todas, menos a C, acabam na data ou com o motivo; o que está escrito na sua é o que vale.",
      "Sem autorização nenhuma, a visita acaba em 90 dias e não vira moradia por espera. Um contrato assinado também não a substitui.",
    ],
    illegal: WORK_BEYOND_PERMIT,
    realisticTime:
      "O direito vale até a data impressa. Peça a renovação antes, no prazo do cantão.",
    steps: [
      { text: "Leia a letra, a validade e as condições do seu documento." },
      {
        text: "Perdeu o emprego há pouco? Escreva o dia em “Minha situação”, no seu plano: os prazos aparecem lá.",
      },
      { text: "Não tem autorização? Procure aconselhamento jurídico antes de fazer um pedido." },
    ],
    ...law("foreigners", "art. 10, 11, 32 a 34 e 38", {
      contradicts: [...ownPassportCodes, "G4", "B1", "B2", "G33"],
    }),
  },
  {
    code: "G33",
    outcome: "conditional",
    sort: 130,
    conditions: [{ ...third, ...settled, job: ["study"] }],
    title: "Estudando aqui, a autorização dura o que dura o curso",
    rule: "A autorização de estudo serve ao curso e acaba com ele. Enquanto o curso anda, ela é renovada; mudar de plano de formação precisa de um bom motivo.",
    possible: [
      "Renovar a autorização até o fim do curso, com a matrícula e a prova dos meios.",
      "Trabalhar ao lado do curso em escola superior: no mínimo seis meses depois do começo dele, até 15 horas por semana fora das férias, quando o cantão autoriza.",
      "Com diploma de universidade suíça: ficar até 6 meses depois do curso para procurar um trabalho da área.",
    ],
    limits: [
      "Mudar de curso sem motivo pode custar a autorização.",
      "Sem autorização nenhuma, a visita acaba em 90 dias e não vira estadia de estudo por espera.",
    ],
    illegal:
      "Trabalhar antes de o cantão autorizar o pedido do empregador, mesmo poucas horas: põe o curso em risco.",
    realisticTime: "A data impressa na autorização, ano a ano, até o fim do curso.",
    steps: [
      { text: "Leia na autorização a validade, o motivo e as condições." },
      { text: "Faça as contas do curso que falta e junte as provas.", url: ours.household },
      { text: "Pergunte cedo à escola e ao cantão o que muda quando o curso acabar." },
    ],
    ...law("foreigners", "art. 21 al. 3 e art. 27; VZAE (SR 142.201), art. 23, 24 e 38", {
      contradicts: [...ownPassportCodes, "B3", "G32"],
      note: "AIG lida no texto oficial; VZAE art. 23, 24 e 38 lidos para os passos do plano.",
    }),
  },
];

export const eligibilityRules: readonly SeedEligibilityRule[] = [
  ...passportRules,
  ...familyRules,
  ...caseRules,
  ...permitRules,
];
