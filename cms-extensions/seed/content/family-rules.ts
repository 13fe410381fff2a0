import {
  euCountries,
  ours,
  ownPassportCodes,
  WORK_BEYOND_PERMIT,
  WORK_WITHOUT_PERMIT,
} from "./eligibility-rule.ts";
import type { SeedEligibilityRule } from "./eligibility-rule.ts";
import { beforeSettled, settled } from "./report-sentences/sentence.ts";
import { law, page, unread } from "./report-text.ts";

const family = (relation: readonly string[], country?: readonly string[]) => [
  { passport: ["family"], relation, ...(country && { country }) },
];
const hereWith = (relation: readonly string[], country?: readonly string[]) =>
  family(relation, country).map((each) => ({ ...each, ...settled }));
const codes = [
  ...["G2", "G17", "G18", "G19", "G20", "G21", "G22", "G23", "G24"],
  ...["G34", "G35", "G36", "G37"],
];
/** Only one family tie applies at a time. */
const othersThan = (own: string) => ({
  contradicts: [...codes.filter((code) => code !== own), ...ownPassportCodes],
});

const certificates = {
  text: "Reúna certidões atuais de nascimento e casamento, com apostila e tradução.",
};
const askCanton = {
  text: "Pergunte à autoridade de migração do cantão da sua família que documentos ela pede.",
};
const beforeTravel = {
  text: "Faça o pedido antes de viajar, no consulado da Suíça, se você vai morar aqui.",
};
const readPermit = { text: "Leia na autorização a validade, o motivo e as condições." };
const RENEWAL = "Olhe a data impressa na autorização e peça a renovação antes, no prazo do cantão.";
const DEPENDS_ON_CANTON =
  "Depende do cantão e dos documentos. A autoridade de migração diz o prazo quando recebe o pedido completo.";

export const familyRules: readonly SeedEligibilityRule[] = [
  {
    code: "G2",
    outcome: "good",
    sort: 20,
    conditions: [...family(["unknown"]), ...family(["spouse", "child", "parent"], ["unknown"])],
    title: "A sua família pode abrir o caminho",
    rule: "Ter alguém da família com passaporte suíço ou europeu pode dar direito à autorização. Que direito é depende de quem é a pessoa, de que passaporte ela tem e de onde mora.",
    possible: [
      "Cônjuge e filhos menores de 18 anos de pessoa suíça: direito à autorização, se morarem juntos.",
      "Cônjuge, filhos até 21 anos e pais sustentados de pessoa da UE ou da EFTA que mora na Suíça: autorização com a mesma duração da dela.",
      "Mãe ou pai de criança suíça ou europeia que cuida dela aqui: caminho possível, decidido caso a caso.",
      "União estável e noivado: sem direito automático, com caminhos próprios.",
    ],
    limits: [
      "É preciso provar o parentesco com certidões recentes, apostiladas e traduzidas.",
      "O pedido tem prazos, sobretudo para filhos.",
      "Casamento feito só para obter autorização anula o direito.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: DEPENDS_ON_CANTON,
    steps: [
      {
        text: "Diga na primeira pergunta quem é a pessoa e que passaporte ela tem: o relatório fica mais preciso.",
      },
      certificates,
      askCanton,
    ],
    ...law("foreigners", "art. 42 a 51", othersThan("G2")),
  },
  {
    code: "G17",
    outcome: "good",
    sort: 20,
    conditions: beforeSettled(...family(["spouse"], ["CH"])),
    title: "Casada ou casado com pessoa suíça, você tem direito à autorização",
    rule: "Cônjuges de cidadãos suíços têm direito à autorização de residência enquanto moram juntos na Suíça. Depois de cinco anos seguidos, com integração, há direito à C.",
    possible: [
      "Receber a autorização B e trabalhar em toda a Suíça, como empregado ou por conta própria.",
      "Trazer os seus filhos menores de 18 anos que moram com vocês.",
      "Depois de uma separação, ficar: se a vida em comum durou três anos e você está integrado, ou por motivos graves.",
    ],
    limits: [
      "O pedido tem prazo: cinco anos desde o casamento ou a entrada; para filhos de mais de 12 anos, 12 meses.",
      "Morar separado só com motivo importante e vida familiar mantida.",
      "Casamento feito só para obter autorização anula o direito.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: DEPENDS_ON_CANTON,
    steps: [
      certificates,
      beforeTravel,
      { text: "Leia como é o registro na comuna.", url: ours.registration },
    ],
    ...law("foreigners", "art. 42, 46, 47 e 49 a 51", othersThan("G17")),
  },
  {
    code: "G18",
    outcome: "good",
    sort: 20,
    conditions: beforeSettled(...family(["spouse"], euCountries)),
    title: "Casada ou casado com pessoa europeia que mora aqui, você vem junto",
    rule: "Quem é casado com pessoa da UE ou da EFTA que mora na Suíça recebe uma autorização com a mesma duração da dela e pode trabalhar.",
    possible: [
      "Morar com ela em qualquer cantão e trabalhar.",
      "Trazer filhos do casal ou de um dos dois, até 21 anos ou sustentados.",
      "Vir junto com ela, se ela ainda está de mudança.",
    ],
    limits: [
      "O direito vem dela: acaba se ela deixa a Suíça ou se a vida em comum era só aparência.",
      "A família precisa de moradia adequada.",
      "Se ela não trabalha, precisa provar meios e seguro para todos.",
    ],
    illegal: null,
    realisticTime: DEPENDS_ON_CANTON,
    steps: [
      certificates,
      askCanton,
      { text: "Leia como é o registro na comuna.", url: ours.registration },
    ],
    ...unread(
      "freeMovement",
      "art. 7 e anexo I, art. 3",
      "Art. 7 lido; o art. 3 do anexo I (quem conta como família, moradia), não.",
      othersThan("G18"),
    ),
  },
  {
    code: "G19",
    outcome: "conditional",
    sort: 20,
    conditions: family(["child"], ["CH"]),
    title: "Mãe ou pai de criança suíça: o caminho passa pela criança",
    rule: "A lei não dá um direito automático aos pais de uma criança suíça. Mas os tribunais reconhecem, em regra, que a mãe ou o pai que tem a guarda e cuida dela pode ficar, para que a criança cresça no país dela.",
    possible: [
      "Pedir a autorização ao cantão com a certidão da criança, a prova da guarda e do dia a dia com ela.",
      "Sem morar com a criança: pedir com base em visitas regulares, sustento e conduta sem problemas. É mais difícil.",
      "Trabalhar, depois de recebida a autorização.",
    ],
    limits: [
      "Decide-se caso a caso: pesam a guarda, a ligação com a criança, dívidas, assistência social e antecedentes.",
      "A criança precisa morar na Suíça, ou mudar-se para cá com você.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: "Meses, e às vezes um recurso. Não conte com uma data antes da decisão escrita.",
    steps: [
      { text: "Reúna certidão, passaporte suíço da criança e decisão ou acordo de guarda." },
      askCanton,
      { text: "Procure um serviço de aconselhamento jurídico antes de fazer o pedido." },
    ],
    ...unread(
      "foreigners",
      "art. 30 al. 1 b e art. 50; Tribunal Federal, BGE 135 I 153",
      "Art. 30 e 50 lidos no texto oficial; da decisão BGE 135 I 153 e das seguintes foi lido só um resumo (sozialinfo.ch). Um jurista deve conferir o parágrafo das visitas.",
      othersThan("G19"),
    ),
  },
  {
    code: "G20",
    outcome: "conditional",
    sort: 20,
    conditions: family(["child"], euCountries),
    title: "Mãe ou pai de criança europeia: com guarda e meios, há um caminho",
    rule: "Uma criança com passaporte da UE ou da EFTA pode morar na Suíça com meios e seguro. Quem tem a guarda e cuida dela pode receber autorização para estar com ela.",
    possible: [
      "Pedir a autorização junto com a da criança, provando guarda, moradia, meios e seguro de saúde.",
      "Se o outro genitor é europeu e mora aqui, pedir também pela família dele.",
      "Filhos que já estudam aqui contam a favor do pedido.",
    ],
    limits: [
      "Os meios precisam bastar sem assistência social; de onde eles podem vir, o cantão examina.",
      "Sem guarda, o caminho é só o das visitas, estreito.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: "Meses. Peça ao cantão por escrito o que falta no seu pedido.",
    steps: [
      { text: "Reúna passaporte da criança, certidão e prova da guarda." },
      {
        text: "Faça as contas do mês na Suíça: os meios são a prova principal.",
        url: ours.household,
      },
      askCanton,
    ],
    ...unread(
      "freeMovement",
      "art. 6 e 7 e anexo I, art. 3 e 24",
      "Art. 6 e 7 lidos; anexo I e a prática dos tribunais sobre o genitor que tem a guarda, não.",
      othersThan("G20"),
    ),
  },
  {
    code: "G21",
    outcome: "conditional",
    sort: 20,
    conditions: family(["parent"], ["CH"]),
    title: "Filha ou filho de pessoa suíça: antes de tudo, veja se você já é suíça ou suíço",
    rule: "Filhos de pai ou mãe suíços podem ter a nacionalidade suíça, com prazos para registrar-se. Sem ela, até os 18 anos há direito à autorização para morar com o genitor suíço; depois, em regra, não.",
    possible: [
      "Perguntar ao consulado da Suíça se você tem, ou ainda pode pedir, a nacionalidade.",
      "Até os 18 anos, solteiro e morando com o genitor suíço: direito à autorização.",
      "Com residência permanente em um país da UE ou da EFTA: direito até os 21 anos, ou enquanto for sustentado.",
    ],
    limits: [
      "Passados os 12 anos de idade, o pedido precisa ser feito em 12 meses.",
      "Adultos que moram no Brasil e não têm a nacionalidade seguem as regras de quem só tem passaporte brasileiro.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: "O do consulado, para a nacionalidade; o do cantão, para a autorização.",
    steps: [
      { text: "Escreva ao consulado da Suíça com a certidão do genitor suíço." },
      certificates,
      askCanton,
    ],
    ...law("foreigners", "art. 42 e 47", {
      ...othersThan("G21"),
      note: "AIG lida no texto oficial. Os prazos da lei da nacionalidade (BüG) não são citados de propósito.",
    }),
  },
  {
    code: "G22",
    outcome: "conditional",
    sort: 20,
    conditions: family(["parent"], euCountries),
    title: "Filha ou filho de pessoa europeia: a idade e o passaporte decidem",
    rule: "Até os 21 anos, ou enquanto for sustentado, o filho de pessoa da UE ou da EFTA que mora na Suíça pode vir morar com ela. E muitas vezes o próprio filho tem direito ao passaporte europeu.",
    possible: [
      "Pedir a cidadania europeia do seu genitor: com ela o direito é seu, sem depender dele.",
      "Até os 21 anos ou sustentado: autorização com a mesma duração da do genitor.",
      "Trabalhar, depois de recebida a autorização.",
    ],
    limits: [
      "O genitor precisa morar na Suíça ou mudar-se para cá.",
      "Depois dos 21 anos é preciso provar o sustento, com regularidade.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: DEPENDS_ON_CANTON,
    steps: [
      { text: "Pergunte ao consulado do país do seu genitor sobre a cidadania." },
      certificates,
      askCanton,
    ],
    ...unread(
      "freeMovement",
      "art. 7 e anexo I, art. 3",
      "Art. 7 lido; o art. 3 do anexo I (21 anos, sustento), não.",
      othersThan("G22"),
    ),
  },
  {
    code: "G23",
    outcome: "conditional",
    sort: 20,
    conditions: beforeSettled(...family(["partner"])),
    title: "União estável não vale como casamento, mas pode valer como caso especial",
    rule: "A Suíça não reconhece a união estável brasileira como casamento. O cantão pode dar autorização para viver com a companheira ou o companheiro como caso pessoal grave; é decisão dele, não direito seu.",
    possible: [
      "Pedir a autorização ao cantão, provando anos de vida em comum e por que vocês não se casam.",
      "Casar, no Brasil ou na Suíça, e pedir como cônjuge: aí há direito.",
      "Visitar por até 90 dias em cada 180, sem trabalhar.",
    ],
    limits: [
      "Contam a duração da relação, a casa em comum, filhos e os meios de quem já mora aqui.",
      "A escritura de união estável sozinha não basta.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime: "Sem prazo prometido: a decisão é caso a caso.",
    steps: [
      { text: "Junte provas da vida em comum: contas, contratos, filhos, viagens." },
      { text: "Pergunte ao cantão de quem mora aqui que provas e que tempo de relação ele pede." },
      { text: "Compare com o caminho do casamento antes de decidir." },
    ],
    ...law("foreigners", "art. 30 al. 1 b e art. 50 al. 4", {
      ...othersThan("G23"),
      note: "Lido no texto oficial: o art. 50 al. 4 nomeia a autorização para viver com o companheiro pelo art. 30 al. 1 b. O número de anos que os cantões pedem não é citado de propósito: a confirmar nas diretrizes do SEM.",
    }),
  },
  {
    code: "G24",
    outcome: "conditional",
    sort: 20,
    conditions: beforeSettled(...family(["engaged"])),
    title: "Para casar na Suíça existe uma autorização curta, pedida antes de viajar",
    rule: "Quem vai se casar com pessoa suíça, ou com quem tem autorização B ou C, pode receber uma autorização para preparar o casamento, em geral de seis meses. Não há direito a ela: o cantão decide.",
    possible: [
      "Pedir o visto e a autorização no consulado, com a confirmação do cartório suíço (Zivilstandsamt) de que o casamento está encaminhado.",
      "Casar dentro do prazo e registrar-se na comuna em até 14 dias.",
      "Casar no Brasil e pedir depois como cônjuge.",
    ],
    limits: [
      "Durante essa autorização não se pode trabalhar.",
      "É preciso cumprir já as condições do reagrupamento, com meios e sem sinais de casamento de aparência.",
      "Se o casamento não acontece no prazo, é preciso sair.",
    ],
    illegal: WORK_WITHOUT_PERMIT,
    realisticTime:
      "Some o prazo do cartório, que confere os documentos do Brasil, e o do cantão. Comece pelos documentos.",
    steps: [
      { text: "Pergunte ao consulado da Suíça a lista de documentos do casamento." },
      { text: "Peça ao cartório suíço que abra o processo de casamento." },
      {
        text: "Leia como um cantão, a Argóvia, descreve essa autorização.",
        url: "https://www.ag.ch/de/smartserviceportal/dienstleistungen?dl=befristete-aufenthaltsbewilligung-zur-vorbereitung-der-heirat-beantragen-147dd75e-9dbb-403b-9b93-12bbfd493490_de",
        language: "de",
      },
    ],
    ...page(
      "Cantão da Argóvia: autorização para preparar o casamento",
      "https://www.ag.ch/de/smartserviceportal/dienstleistungen?dl=befristete-aufenthaltsbewilligung-zur-vorbereitung-der-heirat-beantragen-147dd75e-9dbb-403b-9b93-12bbfd493490_de",
      {
        ...othersThan("G24"),
        note: "Lido nas páginas oficiais da Argóvia, de Lucerna e de Grindelwald, que dizem o mesmo. Outros cantões podem pedir outros documentos.",
      },
    ),
  },
  {
    code: "G34",
    outcome: "good",
    sort: 20,
    conditions: hereWith(["spouse"], ["CH"]),
    title: "Casada ou casado com pessoa suíça, você tem direito à autorização",
    rule: "Cônjuges de cidadãos suíços têm direito à autorização de residência enquanto moram juntos na Suíça. Depois de cinco anos seguidos, com integração, há direito à C.",
    possible: [
      "Trabalhar em toda a Suíça, como empregado ou por conta própria, com a autorização de familiar.",
      "Trazer os seus filhos menores de 18 anos que moram com vocês.",
      "Depois de uma separação, ficar: se a vida em comum durou três anos e você está integrado, ou por motivos graves.",
    ],
    limits: [
      "Ainda sem autorização: o pedido tem prazo, cinco anos desde o casamento ou a entrada; para filhos de mais de 12 anos, 12 meses.",
      "Morar separado só com motivo importante e vida familiar mantida.",
      "Casamento feito só para obter autorização anula o direito.",
    ],
    illegal: WORK_BEYOND_PERMIT,
    realisticTime: RENEWAL,
    steps: [
      readPermit,
      { text: "Pergunte ao cantão quando você poderá pedir a autorização C." },
      {
        text: "Veja se a naturalização facilitada já é possível.",
        url: "https://www.sem.admin.ch/sem/de/home/overview-einbuergerung.html",
        language: "de",
      },
    ],
    ...law("foreigners", "art. 42, 46, 47 e 49 a 51", othersThan("G34")),
  },
  {
    code: "G35",
    outcome: "good",
    sort: 20,
    conditions: hereWith(["spouse"], euCountries),
    title: "Casada ou casado com pessoa europeia que mora aqui, você fica com ela",
    rule: "Quem é casado com pessoa da UE ou da EFTA que mora na Suíça recebe uma autorização com a mesma duração da dela e pode trabalhar.",
    possible: [
      "Morar com ela em qualquer cantão e trabalhar.",
      "Trazer filhos do casal ou de um dos dois, até 21 anos ou sustentados.",
    ],
    limits: [
      "O direito vem dela: acaba se ela deixa a Suíça ou se a vida em comum era só aparência.",
      "A família precisa de moradia adequada.",
      "Se ela não trabalha, precisa provar meios e seguro para todos.",
    ],
    illegal: null,
    realisticTime: RENEWAL,
    steps: [
      readPermit,
      { text: "Ainda sem autorização? Leve à comuna o casamento e o passaporte dela." },
      { text: "Pergunte ao cantão quando você poderá pedir a autorização C." },
    ],
    ...unread(
      "freeMovement",
      "art. 7 e anexo I, art. 3",
      "Art. 7 lido; o art. 3 do anexo I (quem conta como família, moradia), não.",
      othersThan("G35"),
    ),
  },
  {
    code: "G36",
    outcome: "conditional",
    sort: 20,
    conditions: hereWith(["partner"]),
    title: "União estável não vale como casamento, mas pode valer como caso especial",
    rule: "A Suíça não reconhece a união estável brasileira como casamento. O cantão pode dar autorização para viver com a companheira ou o companheiro como caso pessoal grave; é decisão dele, não direito seu.",
    possible: [
      "Continuar com a autorização que você tem, enquanto o motivo dela continua.",
      "Pedir a autorização ao cantão, provando anos de vida em comum e por que vocês não se casam.",
      "Casar, no Brasil ou na Suíça, e pedir como cônjuge: aí há direito.",
    ],
    limits: [
      "Contam a duração da relação, a casa em comum, filhos e os meios de quem mora aqui.",
      "Sem autorização nenhuma, a visita acaba em 90 dias e não vira moradia por espera.",
    ],
    illegal: WORK_BEYOND_PERMIT,
    realisticTime: "Sem prazo prometido: a decisão é caso a caso.",
    steps: [
      { text: "Junte provas da vida em comum: contas, contratos, filhos, viagens." },
      { text: "Pergunte ao cantão que provas e que tempo de relação ele pede." },
      { text: "Compare com o caminho do casamento antes de decidir." },
    ],
    ...law("foreigners", "art. 10, art. 30 al. 1 b e art. 50 al. 4", {
      ...othersThan("G36"),
      note: "Lido no texto oficial: o art. 50 al. 4 nomeia a autorização para viver com o companheiro pelo art. 30 al. 1 b. O número de anos que os cantões pedem não é citado de propósito: a confirmar nas diretrizes do SEM.",
    }),
  },
  {
    code: "G37",
    outcome: "conditional",
    sort: 20,
    conditions: hereWith(["engaged"]),
    title: "O noivado não dá direito a ficar; o casamento pode dar",
    rule: "Até o casamento vale a autorização que você tem. Para casar na Suíça, o registro civil pede a prova de que você está legal no país.",
    possible: [
      "Abrir o processo de casamento no registro civil (Zivilstandsamt) do lugar onde um dos dois mora.",
      "Depois do casamento, pedir a autorização como cônjuge.",
    ],
    limits: [
      "Sem autorização nenhuma, a visita acaba em 90 dias e não vira moradia por espera.",
      "As certidões brasileiras vão com apostila e tradução e costumam ser aceitas só se recentes.",
      "Casamento feito só para obter autorização anula o direito.",
    ],
    illegal: WORK_BEYOND_PERMIT,
    realisticTime:
      "O do registro civil, que confere os documentos do Brasil. Aprovado o processo, há três meses para casar.",
    steps: [
      { text: "Peça ao registro civil a lista de papéis." },
      certificates,
      { text: "Não tem autorização? Procure aconselhamento jurídico antes de fazer um pedido." },
    ],
    ...law("foreigners", "art. 10, 42 a 44 e 51; ZGB (SR 210), art. 98 a 100", {
      ...othersThan("G37"),
      note: "AIG lida no texto oficial; ZGB art. 98 a 100 lidos para os passos do plano.",
    }),
  },
];
