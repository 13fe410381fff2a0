import { euCountries, LATE_REGISTRATION, ours, ownPassportCodes } from "./eligibility-rule.ts";
import type { SeedEligibilityRule } from "./eligibility-rule.ts";
import { beforeSettled, settled, swiss } from "./report-sentences/sentence.ts";
import { law, unread } from "./report-text.ts";

const eu = (...job: readonly string[]) => ({ passport: ["yes"], country: euCountries, job });
const others = (code: string) =>
  [...ownPassportCodes, "G3", "G4", "B1", "B2", "B3", "G31", "G32", "G33"].filter(
    (other) => other !== code,
  );

const ANNEX_NOTE =
  "O corpo do acordo (art. 3, 4, 6 e 7) foi lido; o anexo I não estava no texto guardado. Prazo de 14 dias, L e B conferidos nas páginas oficiais dos cantões de Friburgo e Solothurn.";

export const passportRules: readonly SeedEligibilityRule[] = [
  {
    code: "G16",
    outcome: "good",
    sort: 8,
    conditions: beforeSettled(swiss),
    title: "Com passaporte suíço, você volta para casa",
    rule: "Cidadãos suíços entram, moram, estudam e trabalham na Suíça sem autorização nenhuma. O que existe são deveres de quem mora aqui: registrar-se na comuna, ter seguro de saúde, contribuir para a AHV e, para os homens, cuidar do serviço militar.",
    possible: [
      "Morar em qualquer cantão e mudar de cantão quando quiser, só com o registro na comuna.",
      "Trabalhar, procurar emprego ou estudar sem prazo e sem pedir licença.",
      "Pedir a autorização de residência do cônjuge e dos filhos menores de 18 anos que moram com você.",
    ],
    limits: [
      "Registro na comuna: até 14 dias depois de chegar, como manda o cantão.",
      "Seguro de saúde: até 3 meses depois de fixar residência.",
      "AHV: quem mora ou trabalha aqui está segurado, também quem estuda ou não tem emprego.",
      "Homens: quem volta em idade de servir se apresenta ao comando militar do cantão. Quem não serve pode dever a taxa de isenção militar, no máximo até o ano em que completa 37 anos.",
    ],
    illegal: null,
    realisticTime:
      "O direito vale desde o primeiro dia. O que leva tempo é a casa: conte os meses de busca de apartamento, não os de autorização.",
    steps: [
      {
        text: "Se você está no registro do consulado, avise a partida e peça de volta a certidão de origem (Heimatschein).",
      },
      { text: "Registre-se na comuna nos primeiros 14 dias.", url: ours.registration },
      { text: "Contrate o seguro de saúde nos primeiros 3 meses.", url: ours.insurance },
    ],
    ...law("registers", "art. 11; MG (SR 510.10), art. 4, 5 e 27; WPEG (SR 661), art. 2 a 4a", {
      contradicts: others("G16"),
      note: "RHG, MG e WPEG lidos no texto alemão da coleção oficial (Fedlex), versões de 2022 a 2026. Seguro e AHV conferidos nas páginas oficiais ch.ch e faq.bsv.admin.ch.",
    }),
  },
  {
    code: "G1",
    outcome: "good",
    sort: 10,
    conditions: beforeSettled(eu("contract")),
    title: "Com passaporte europeu e contrato, o direito já é seu",
    rule: "Quem tem passaporte da UE ou da EFTA e um contrato de trabalho na Suíça tem direito a morar e trabalhar aqui pelo acordo de livre circulação. A autorização confirma esse direito; quem a pede é você, na comuna.",
    possible: [
      "Contrato de até 3 meses no ano: trabalhar com o aviso que o empregador faz pela internet, sem autorização.",
      "Contrato de mais de 3 meses e menos de um ano: autorização L pela duração do contrato.",
      "Contrato de um ano ou mais, ou sem prazo: autorização B, de 5 anos.",
      "Trocar de emprego e de cantão depois.",
    ],
    limits: [
      "O registro na comuna é feito em até 14 dias e antes do primeiro dia de trabalho.",
      "Em profissões reguladas (saúde, ensino, direito) o diploma precisa ser reconhecido antes.",
    ],
    illegal: null,
    realisticTime:
      "Você pode começar na data do contrato, com o registro feito. O cartão da autorização chega semanas depois; guarde a confirmação da comuna.",
    steps: [
      {
        text: "Leve à comuna passaporte e contrato com duração e jornada.",
        url: ours.registration,
      },
      { text: "Contrate o seguro de saúde nos primeiros 3 meses.", url: ours.insurance },
      { text: "Confira o primeiro holerite linha por linha.", url: ours.payslip },
    ],
    ...unread("freeMovement", "art. 3, 4 e 7 e anexo I", ANNEX_NOTE, {
      contradicts: others("G1"),
    }),
  },
  {
    code: "G12",
    outcome: "good",
    sort: 10,
    conditions: beforeSettled(eu("interviewing", "searching")),
    title: "Com passaporte europeu, você pode procurar emprego aqui",
    rule: "Quem tem passaporte da UE ou da EFTA pode entrar na Suíça para procurar emprego. Até 3 meses não é preciso autorização; depois, pede-se uma de curta duração para quem procura trabalho.",
    possible: [
      "Ficar até 3 meses para procurar, sem pedir nada.",
      "Passados os 3 meses, pedir uma autorização de curta duração, provando que você tem meios para viver.",
      "Assinado o contrato, ir à comuna com ele: começa o direito de quem trabalha.",
    ],
    limits: [
      "Quem entra para procurar emprego não tem direito à assistência social.",
      "Sem meios comprovados a autorização pode ser negada.",
    ],
    illegal: null,
    realisticTime:
      "Conte com alguns meses de busca e traga reserva para eles: o aluguel é pedido antes do primeiro salário.",
    steps: [
      { text: "Veja quanto a sua área paga antes de negociar.", url: ours.salaries },
      { text: "Aprenda os sinais de vaga falsa.", url: ours.fakeJobs },
      {
        text: "Leia a página da Secretaria de Estado para Migração sobre a UE e a EFTA.",
        url: "https://www.sem.admin.ch/sem/en/home/themen/aufenthalt/eu_efta.html",
        language: "en",
      },
    ],
    ...unread(
      "freeMovement",
      "anexo I, art. 2",
      "Anexo I não lido; os 3 meses sem autorização constam de páginas públicas (Universidade de Lausanne, Asyl.net), a duração da autorização de busca varia entre as fontes.",
      { contradicts: others("G12") },
    ),
  },
  {
    code: "G13",
    outcome: "good",
    sort: 10,
    conditions: beforeSettled(eu("study")),
    title: "Com passaporte europeu, estudar aqui é um direito com condições",
    rule: "Quem tem passaporte da UE ou da EFTA recebe autorização de estudo se está matriculado em uma instituição reconhecida, tem meios para viver e tem seguro de saúde. Ela vale em geral por um ano e é renovada até o fim do curso.",
    possible: [
      "Morar na Suíça durante o curso.",
      "Trabalhar ao lado do curso, dentro das horas que o cantão permite.",
      "Terminado o curso, ficar para trabalhar ou procurar emprego, como qualquer cidadão europeu.",
    ],
    limits: [
      "Os meios precisam bastar para não depender da assistência social.",
      "A escola decide a admissão: diploma brasileiro nem sempre equivale ao exame suíço.",
    ],
    illegal: null,
    realisticTime:
      "O prazo que manda é o de inscrição da escola, muitas vezes um ano antes do começo do curso.",
    steps: [
      {
        text: "Confira se a instituição é reconhecida.",
        url: "https://www.swissuniversities.ch/en",
        language: "en",
      },
      { text: "Faça as contas do mês na Suíça.", url: ours.household },
      { text: "Chegando, registre-se na comuna com a matrícula.", url: ours.registration },
    ],
    ...unread(
      "freeMovement",
      "art. 6 e anexo I, art. 24",
      "Art. 6 lido; o art. 24 do anexo I, não. Falta ler as horas de trabalho ao lado do curso.",
      { contradicts: others("G13") },
    ),
  },
  {
    code: "G14",
    outcome: "good",
    sort: 10,
    conditions: beforeSettled(eu("not_looking")),
    title: "Com passaporte europeu, dá para morar aqui sem trabalhar",
    rule: "Quem tem passaporte da UE ou da EFTA pode morar na Suíça sem emprego se tem meios suficientes e seguro de saúde para si e para a família.",
    possible: [
      "Ficar até 3 meses sem autorização.",
      "Pedir a autorização de quem não trabalha, mostrando renda ou reserva e seguro.",
      "Começar a trabalhar mais tarde: o direito é o mesmo, basta avisar.",
    ],
    limits: [
      "Pedir assistência social pode custar a autorização.",
      "A AHV é devida também por quem não trabalha.",
    ],
    illegal: null,
    realisticTime: "O direito existe hoje; o que se prova é o dinheiro e o seguro.",
    steps: [
      { text: "Some o custo do mês de uma família na Suíça.", url: ours.household },
      { text: "Compare o prêmio de saúde dos cantões.", url: ours.premiums },
      { text: "Registre-se na comuna nos primeiros 14 dias.", url: ours.registration },
    ],
    ...unread(
      "freeMovement",
      "art. 6 e anexo I, art. 24",
      "Art. 6 lido; o art. 24 do anexo I (meios e seguro), não.",
      { contradicts: others("G14") },
    ),
  },
  {
    code: "G15",
    outcome: "good",
    sort: 10,
    conditions: [eu("working")],
    title: "Com passaporte europeu, o seu trabalho aqui é um direito",
    rule: "Quem tem passaporte da UE ou da EFTA e trabalha na Suíça tem direito a ficar enquanto trabalha, a trocar de emprego e de cantão e a trazer a família. A letra da autorização diz só em que situação você está.",
    possible: [
      "Trocar de emprego e de cantão sem pedir outra autorização.",
      "Passar a trabalhar por conta própria, avisando a autoridade do cantão.",
      "Trazer cônjuge, filhos e, se os sustenta, pais, com moradia adequada.",
    ],
    limits: [
      "A autorização precisa ser renovada antes de vencer.",
      "Perder o emprego não tira o direito de um dia para o outro, mas ele passa a ter prazo.",
    ],
    illegal: null,
    realisticTime: "O direito já existe. Olhe a data impressa na autorização.",
    steps: [
      { text: "Leia a letra e a validade da sua autorização." },
      { text: "Confira o holerite linha por linha.", url: ours.payslip },
      { text: "Veja o imposto na fonte do seu código.", url: ours.taxAtSource },
    ],
    ...unread(
      "freeMovement",
      "art. 4 e 7 e anexo I, art. 3 a 8",
      "Art. 4 e 7 lidos; o anexo I, não. Mobilidade conferida na página do cantão de Solothurn.",
      { contradicts: others("G15") },
    ),
  },
  {
    code: "G26",
    outcome: "good",
    sort: 8,
    conditions: [{ ...swiss, ...settled }],
    title: "Com passaporte suíço, você mora aqui sem autorização",
    rule: "Cidadãos suíços moram, estudam e trabalham na Suíça sem autorização nenhuma. O que existe são os deveres de quem mora aqui: registro na comuna, seguro de saúde, AHV e, para os homens, o serviço militar.",
    possible: [
      "Mudar de cantão quando quiser, só com a baixa numa comuna e o registro na outra.",
      "Trabalhar, procurar emprego ou estudar sem prazo e sem pedir licença.",
      "Pedir a autorização de residência do cônjuge e dos filhos menores de 18 anos que moram com você.",
    ],
    limits: [
      LATE_REGISTRATION,
      "Seguro de saúde: cada pessoa da família precisa ter o seu.",
      "AHV: quem mora ou trabalha aqui está segurado, também quem estuda ou não tem emprego.",
      "Homens em idade de servir comunicam cada endereço ao comando militar do cantão. Quem não serve pode dever a taxa de isenção militar, no máximo até o ano em que completa 37 anos.",
    ],
    illegal: null,
    realisticTime: "O direito não tem prazo.",
    steps: [
      { text: "Peça o extrato da sua conta na AHV e procure anos em branco." },
      { text: "Compare o seu prêmio de saúde com os outros.", url: ours.premiumSearch },
      { text: "Confira o que checar no pilar 3a antes do fim do ano.", url: ours.pillar3a },
    ],
    ...law("registers", "art. 11; MG (SR 510.10), art. 4, 5 e 27; WPEG (SR 661), art. 2 a 4a", {
      contradicts: others("G26"),
      note: "RHG, MG e WPEG lidos no texto alemão da coleção oficial (Fedlex), versões de 2022 a 2026. AHV conferida na página oficial faq.bsv.admin.ch.",
    }),
  },
  {
    code: "G27",
    outcome: "good",
    sort: 10,
    conditions: [{ ...eu("contract"), ...settled }],
    title: "Com passaporte europeu e contrato, o direito de ficar é seu",
    rule: "Quem tem passaporte da UE ou da EFTA e um contrato de trabalho na Suíça tem direito a morar e trabalhar aqui pelo acordo de livre circulação. A autorização confirma esse direito.",
    possible: [
      "Trocar de emprego e de cantão sem pedir outra autorização.",
      "Com contrato de um ano ou mais, ou sem prazo: pedir a autorização B, de 5 anos, se você tem a L ou nenhuma.",
    ],
    limits: [
      LATE_REGISTRATION,
      "Em profissões reguladas (saúde, ensino, direito) o diploma precisa ser reconhecido antes.",
    ],
    illegal: null,
    realisticTime: "Você pode começar na data do contrato, se já está no registro da comuna.",
    steps: [
      { text: "Leia a letra e a validade da sua autorização." },
      { text: "Confira o primeiro holerite linha por linha.", url: ours.payslip },
      { text: "Veja o imposto na fonte do seu código.", url: ours.taxAtSource },
    ],
    ...unread("freeMovement", "art. 3, 4 e 7 e anexo I", ANNEX_NOTE, {
      contradicts: others("G27"),
    }),
  },
  {
    code: "G28",
    outcome: "conditional",
    sort: 10,
    conditions: [{ ...eu("interviewing", "searching"), ...settled }],
    title: "Depois de 3 meses, procurar emprego aqui pede autorização",
    rule: "Os 3 meses de busca sem autorização já passaram. Quem tem uma autorização por um emprego que acabou continua com ela por um tempo; quem veio só procurar precisa de uma autorização curta, pedida na comuna.",
    possible: [
      "Com emprego perdido sem querer: ficar em regra seis meses depois do fim dele, com prazos próprios para quem recebe diárias.",
      "Sem autorização: pedir na comuna a de quem procura emprego, com prova de meios e das candidaturas. Ela pode ser prorrogada até um ano.",
      "Assinado o contrato, ir à comuna com ele: começa o direito de quem trabalha.",
    ],
    limits: [
      "Quem veio só procurar emprego não tem direito à assistência social.",
      "Sem meios comprovados a autorização pode ser negada.",
    ],
    illegal: null,
    realisticTime: "Resolva a autorização já; a busca pode continuar enquanto isso.",
    steps: [
      { text: "Leia a letra e a validade da sua autorização, ou vá à comuna se não tem nenhuma." },
      { text: "Veja quanto a sua área paga antes de negociar.", url: ours.salaries },
      { text: "Aprenda os sinais de vaga falsa.", url: ours.fakeJobs },
    ],
    ...law("foreigners", "art. 61a; VFP (SR 142.203), art. 18", {
      contradicts: others("G28"),
      note: "AIG art. 61a e VFP art. 18 lidos para os passos do plano.",
    }),
  },
  {
    code: "G29",
    outcome: "good",
    sort: 10,
    conditions: [{ ...eu("study"), ...settled }],
    title: "Com passaporte europeu, você pode estudar e continuar aqui",
    rule: "Quem tem passaporte da UE ou da EFTA recebe autorização de estudo se está matriculado em uma instituição reconhecida, tem meios para viver e tem seguro de saúde. Ela vale em geral por um ano e é renovada até o fim do curso.",
    possible: [
      "Renovar a autorização de estudo até o fim do curso.",
      "Trabalhar ao lado do curso, dentro das horas que o cantão permite.",
      "Terminado o curso, ficar para trabalhar ou procurar emprego, como qualquer cidadão europeu.",
    ],
    limits: [
      LATE_REGISTRATION,
      "Os meios precisam bastar para não depender da assistência social.",
      "A escola decide a admissão: diploma brasileiro nem sempre equivale ao exame suíço.",
    ],
    illegal: null,
    realisticTime: "Olhe a data impressa na autorização e o calendário da escola.",
    steps: [
      { text: "Leia a letra, o motivo e a validade da sua autorização." },
      {
        text: "Confira se a instituição é reconhecida.",
        url: "https://www.swissuniversities.ch/en",
        language: "en",
      },
      { text: "Faça as contas do mês na Suíça.", url: ours.household },
    ],
    ...unread(
      "freeMovement",
      "art. 6 e anexo I, art. 24",
      "Art. 6 lido; o art. 24 do anexo I, não. Falta ler as horas de trabalho ao lado do curso.",
      { contradicts: others("G29") },
    ),
  },
  {
    code: "G30",
    outcome: "good",
    sort: 10,
    conditions: [{ ...eu("not_looking"), ...settled }],
    title: "Com passaporte europeu, dá para continuar aqui sem trabalhar",
    rule: "Quem tem passaporte da UE ou da EFTA pode morar na Suíça sem emprego se tem meios suficientes e seguro de saúde para si e para a família. Depois dos 3 primeiros meses é preciso ter a autorização.",
    possible: [
      "Renovar a autorização de quem não trabalha, mostrando renda ou reserva e seguro.",
      "Começar a trabalhar mais tarde: o direito é o mesmo, basta avisar.",
    ],
    limits: [
      LATE_REGISTRATION,
      "Pedir assistência social pode custar a autorização.",
      "A AHV é devida também por quem não trabalha.",
    ],
    illegal: null,
    realisticTime: "Olhe a data impressa na autorização.",
    steps: [
      { text: "Leia a letra e a validade da sua autorização." },
      { text: "Peça o extrato da sua conta na AHV e procure anos em branco." },
      { text: "Compare o prêmio de saúde dos cantões.", url: ours.premiums },
    ],
    ...unread(
      "freeMovement",
      "art. 6 e anexo I, art. 24",
      "Art. 6 lido; o art. 24 do anexo I (meios e seguro), não.",
      { contradicts: others("G30") },
    ),
  },
];
