import { foreignersAct, review } from "./eligibility-rule.ts";
import type { SeedEligibilityRule } from "./eligibility-rule.ts";
import { permitRules } from "./permit-rules.ts";

const freeMovementAgreement = "https://www.fedlex.admin.ch/eli/cc/2002/243/de";

const workWithoutPermit =
  "Trabalhar sem autorização, também durante a estadia de 90 dias sem visto: a lei exige autorização para qualquer trabalho, não importa quanto dure. Quem trabalha e quem contrata são punidos, e a entrada futura pode ser proibida.";

const caseRules: readonly SeedEligibilityRule[] = [
  {
    code: "G1",
    outcome: "good",
    sort: 10,
    conditions: [{ passport: ["yes"] }],
    title: "Você já tem o direito de morar e trabalhar na Suíça",
    rule: "Quem tem passaporte suíço não precisa de autorização. Quem tem passaporte da UE ou da AELE pode entrar, procurar emprego, trabalhar e morar na Suíça pelo acordo de livre circulação.",
    possible: [
      "Com contrato de trabalho: registrar-se na comuna e receber a autorização L ou B.",
      "Sem emprego: ficar até 3 meses para procurar; depois, pedir uma autorização de curta duração para quem procura trabalho.",
      "Sem trabalhar: morar com meios próprios e seguro de saúde.",
    ],
    limits: [
      "Passados os 3 meses de busca é preciso pedir autorização e provar que você tem meios para viver.",
      "Quem entra para procurar emprego não tem direito à assistência social.",
    ],
    illegal: null,
    realisticTime:
      "O direito existe desde o primeiro dia. O registro na comuna se faz nos primeiros 14 dias e antes de começar a trabalhar.",
    steps: [
      { text: "Confira a validade do passaporte e, se já tem uma, a da autorização." },
      { text: "Escolha o cantão comparando aluguel, salário e prêmio de saúde." },
      {
        text: "Leia como funcionam o registro na comuna e o pedido da autorização.",
        url: "https://www.sem.admin.ch/sem/en/home/themen/aufenthalt/eu_efta.html",
      },
    ],
    sourceName:
      "Acordo sobre a livre circulação de pessoas (SR 0.142.112.681), anexo I, art. 2 e 6",
    sourceUrl: freeMovementAgreement,
    ...review,
  },
  {
    code: "G2",
    outcome: "good",
    sort: 20,
    conditions: [{ passport: ["family"] }],
    title: "A sua família pode abrir o caminho",
    rule: "Cônjuges e filhos de quem tem passaporte suíço, da UE ou da AELE podem pedir autorização por reagrupamento familiar. Pais entram quando são sustentados pela família. O direito depende da pessoa de quem você é familiar e de onde ela mora.",
    possible: [
      "Cônjuge e filhos menores de 18 anos de pessoa suíça: direito à autorização, se morarem juntos.",
      "Cônjuge, filhos até 21 anos e ascendentes sustentados de pessoa da UE ou da AELE que mora na Suíça: autorização com a mesma duração da dela.",
      "Trabalhar depois de recebida a autorização de cônjuge ou filho.",
    ],
    limits: [
      "É preciso provar o parentesco com certidões recentes, apostiladas e traduzidas.",
      "O pedido tem prazos, sobretudo para filhos.",
      "Casamento feito só para obter autorização anula o direito.",
    ],
    illegal: workWithoutPermit,
    realisticTime:
      "Depende do cantão e dos documentos. A autoridade cantonal de migração diz o prazo quando recebe o pedido completo.",
    steps: [
      { text: "Reúna certidões de casamento e nascimento atuais, com apostila e tradução." },
      {
        text: "Pergunte à autoridade de migração do cantão da sua família quais documentos ela pede.",
      },
      { text: "Faça o pedido antes de viajar, se você precisar de visto de longa duração." },
    ],
    sourceName:
      "Lei de estrangeiros e integração (AIG, SR 142.20), art. 42 a 47; acordo de livre circulação, anexo I, art. 3",
    sourceUrl: foreignersAct,
    ...review,
  },
  {
    code: "G3",
    outcome: "conditional",
    sort: 30,
    conditions: [{ passport: ["in_process"] }],
    title: "O passaporte em andamento conta quando for emitido",
    rule: "A livre circulação vale para quem prova a nacionalidade com passaporte ou documento de identidade válido. Um processo aberto não dá direito nenhum na Suíça.",
    possible: [
      "Preparar documentos, língua, cantão e currículo enquanto o processo corre.",
      "Visitar a Suíça por até 90 dias em cada 180, sem trabalhar.",
      "No dia em que o documento for emitido, passar a ter os direitos de quem é cidadão da UE ou da AELE.",
    ],
    limits: [
      "Até a emissão valem para você as regras de quem só tem passaporte brasileiro.",
      "O prazo do processo não depende da Suíça e pode mudar.",
    ],
    illegal: workWithoutPermit,
    realisticTime:
      "O do seu processo de cidadania. Não feche aluguel nem contrato contando com uma data que ninguém garantiu.",
    steps: [
      { text: "Confirme por escrito em que etapa o processo está e o que falta." },
      { text: "Use a espera para a língua do cantão que interessa." },
      { text: "Volte aqui e mude a resposta quando o passaporte sair: o relatório é refeito." },
    ],
    sourceName: "Acordo sobre a livre circulação de pessoas (SR 0.142.112.681), anexo I, art. 1",
    sourceUrl: freeMovementAgreement,
    ...review,
  },
  {
    code: "G4",
    outcome: "conditional",
    sort: 40,
    conditions: [{ passport: ["no", "in_process"], job: ["contract"] }],
    title: "Um contrato assinado é um começo, não uma autorização",
    rule: "Sem passaporte europeu, quem pede a autorização é o empregador, e ela precisa ser dada antes do primeiro dia de trabalho. Ele tem de provar a qualificação, o salário usual e que não achou ninguém na Suíça nem na UE ou AELE, e precisa haver vaga no contingente anual.",
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
      "Começar antes da autorização, mesmo de casa, mesmo sem receber, mesmo durante os 90 dias sem visto.",
    realisticTime:
      "Pergunte ao empregador a data do pedido e o prazo do cantão; só marque viagem depois da decisão.",
    steps: [
      { text: "Peça ao empregador cópia do pedido enviado ao cantão." },
      { text: "Prepare diplomas e certificados com tradução, que o pedido exige." },
      { text: "Não peça demissão nem cancele seu aluguel antes da decisão por escrito." },
    ],
    sourceName: "Lei de estrangeiros e integração (AIG, SR 142.20), art. 11 e 18 a 23",
    sourceUrl: foreignersAct,
    ...review,
  },
  {
    code: "B1",
    outcome: "bad",
    sort: 110,
    conditions: [{ passport: ["no", "in_process"], job: ["interviewing", "searching"] }],
    title: "Sem passaporte europeu, só o empregador abre a porta",
    rule: "Para cidadãos de fora da UE e da AELE, a Suíça admite só pessoas qualificadas, dentro de um contingente anual, e só quando o empregador prova que não achou ninguém na Suíça nem na UE ou AELE. O pedido é dele; você não pode fazê-lo.",
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
    illegal: workWithoutPermit,
    realisticTime:
      "Ninguém pode prometer um prazo. Conte com uma busca longa e mantenha sua vida no Brasil até ter a autorização por escrito.",
    steps: [
      { text: "Compare sua profissão e seu salário com os da Suíça antes de se candidatar." },
      { text: "Verifique se há direito a uma cidadania europeia na sua família." },
      {
        text: "Leia as condições de admissão da Secretaria de Estado para Migração.",
        url: "https://www.sem.admin.ch/sem/en/home/themen/arbeit/nicht-eu_efta-angehoerige.html",
      },
    ],
    sourceName: "Lei de estrangeiros e integração (AIG, SR 142.20), art. 18 a 23",
    sourceUrl: foreignersAct,
    ...review,
  },
  {
    code: "B2",
    outcome: "bad",
    sort: 120,
    conditions: [{ passport: ["no", "in_process"], job: ["not_looking"] }],
    title: "Sem passaporte europeu e sem emprego, há poucos caminhos",
    rule: "Quem vem de fora da UE e da AELE precisa de um motivo que a lei prevê: trabalho com autorização pedida pelo empregador, estudo, família ou, em casos estreitos, aposentadoria com laços com a Suíça e meios suficientes. Só querer morar não basta.",
    possible: [
      "Visitar a Suíça por até 90 dias em cada 180, sem trabalhar.",
      "Estudar em uma escola ou universidade reconhecida, com meios comprovados.",
      "Reagrupamento, se você vier a ter família suíça ou europeia na Suíça.",
    ],
    limits: [
      "A estadia de 90 dias não se converte em moradia por espera.",
      "Ter dinheiro, por si só, não dá direito à autorização.",
    ],
    illegal: workWithoutPermit,
    realisticTime:
      "Sem um desses motivos não há prazo, porque não há pedido possível. O honesto é planejar primeiro o motivo.",
    steps: [
      { text: "Verifique se há direito a uma cidadania europeia na sua família." },
      { text: "Veja se um curso ou a sua profissão abrem um dos caminhos previstos." },
      { text: "Faça as contas de viver na Suíça antes de decidir por um deles." },
    ],
    sourceName: "Lei de estrangeiros e integração (AIG, SR 142.20), art. 10, 11, 27 e 28",
    sourceUrl: foreignersAct,
    ...review,
  },
  {
    code: "B3",
    outcome: "bad",
    sort: 130,
    conditions: [{ passport: ["no", "in_process"], job: ["study"] }],
    title: "Estudar é um caminho à parte, com meios e com saída",
    rule: "A autorização de estudo exige admissão em uma escola ou universidade reconhecida, moradia adequada, meios para viver e um plano de formação. Ela não é garantida, termina com o curso e não é uma porta para imigrar.",
    possible: [
      "Pedir o visto e a autorização antes de viajar, com a carta de admissão.",
      "Trabalhar poucas horas por semana ao lado do curso, quando o cantão autoriza.",
      "Com diploma de universidade suíça: ficar até 6 meses depois do curso para procurar um trabalho da área.",
    ],
    limits: [
      "Os meios têm de ser provados antes, e o salário do trabalho ao lado não conta como base.",
      "Mudar de curso sem motivo pode custar a autorização.",
      "Curso de língua sozinho raramente basta.",
    ],
    illegal: workWithoutPermit,
    realisticTime:
      "Some o prazo de inscrição da escola e o do pedido no consulado; em geral é preciso começar muitos meses antes do semestre.",
    steps: [
      {
        text: "Escolha o curso e confira se a instituição é reconhecida.",
        url: "https://www.swissuniversities.ch/en",
      },
      { text: "Calcule os custos do curso inteiro e junte as provas dos meios." },
      { text: "Peça ao consulado da Suíça a lista de documentos antes de se inscrever." },
    ],
    sourceName:
      "Lei de estrangeiros e integração (AIG, SR 142.20), art. 21 al. 3 e art. 27; VZAE (SR 142.201), art. 23 e 24",
    sourceUrl: foreignersAct,
    ...review,
  },
];

/** Every rule the portal begins with. */
export const eligibilityRules: readonly SeedEligibilityRule[] = [...caseRules, ...permitRules];
