import type { NarratedVideo } from "./narration.ts";

export const dailyLifeVideos: NarratedVideo[] = [
  {
    slug: "lavanderia-lixo-e-silencio",
    title: "Lavanderia, lixo e silêncio: convivência sem bilhetes na porta",
    summary:
      "As três regras que mais geram atrito entre vizinhos, como descobrir as do seu prédio e uma frase pronta para responder a uma reclamação.",
    access: "free",
    category: "moradia",
    tags: ["integracao", "comuna", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 31,
    sources: [
      { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
      { name: "Departamento Federal do Meio Ambiente (BAFU)", url: "https://www.bafu.admin.ch/" },
    ],
    narration: [
      {
        title: "O lixo",
        text: "Na maioria das comunas, o lixo comum é pago pelo saco, por selo ou por um cartão com chip. Descubra o sistema da sua rua antes da primeira coleta. O saco vai para a calçada de manhã, no dia certo, nunca na véspera. Vidro, papel, PET e latas têm lugar e horário próprios. O calendário está no site da comuna.",
      },
      {
        title: "A lavanderia",
        text: "Em muitos prédios a máquina fica no porão, e cada apartamento tem um turno. Use só o seu, termine no horário e conte o tempo da secagem. No fim, limpe o filtro, a gaveta e o chão. Precisa trocar o dia? Deixe um bilhete gentil, com o seu nome.",
      },
      {
        title: "O silêncio",
        text: "O regulamento do prédio se chama Hausordnung. Ele diz as horas de silêncio, normalmente à noite, no almoço e no domingo. Nada de furadeira ou aspirador nessas horas. Banho e conversa normal fazem parte da vida.",
      },
      {
        title: "Se chegar um bilhete",
        text: "Leia como informação, não como ataque. Responda curto, agradeça e corrija. Em alemão, você pode escrever: danke für den Hinweis, wir sind neu hier und achten ab jetzt darauf. Quer dizer: obrigado pelo aviso, somos novos aqui e vamos prestar atenção. Quase sempre, o assunto acaba ali, e começa uma boa vizinhança.",
      },
    ],
  },
  {
    slug: "prova-de-controle-para-trocar-a-cnh",
    title: "Prova de controle: como se preparar para trocar a CNH",
    summary:
      "A prova não se repete. Veja o prazo de 12 meses, os hábitos que reprovam motoristas experientes e um plano de preparo curto.",
    access: "paying",
    category: "transporte",
    tags: ["carteira-de-motorista", "prazos", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 24,
    sources: [
      { name: "asa, associação dos departamentos de trânsito", url: "https://www.asa.ch/" },
      { name: "Departamento Federal de Estradas (ASTRA)", url: "https://www.astra.admin.ch/" },
    ],
    narration: [
      {
        title: "O prazo",
        text: "Você pode dirigir com a carteira brasileira por até doze meses depois da chegada como residente. Antes disso, precisa trocá-la no departamento de trânsito do cantão. Comece cedo, porque há exame de vista, formulário e espera.",
      },
      {
        title: "A prova",
        text: "Quem tem carteira do Brasil faz a Kontrollfahrt, a prova de controle. É uma volta com um perito. A prova não se repete. Quem reprova perde o direito de usar a carteira brasileira aqui e recomeça como aluno. Por isso, uma ou duas aulas com instrutor local são o dinheiro mais bem gasto do processo.",
      },
      {
        title: "Hábitos que reprovam",
        text: "Esquecer a preferência de quem vem da direita. Não parar para o pedestre que ainda está na calçada. Mudar de faixa sem olhar por cima do ombro. Passar um pouco do limite em zona reduzida. Ultrapassar ciclista sem distância. São vícios de quem dirige há anos, e o perito olha exatamente para eles.",
      },
      {
        title: "Um plano curto",
        text: "Faça simulados de teoria, mesmo sem exame. Dirija no bairro do departamento de trânsito. Aprenda as ordens em alemão: rechts abbiegen, virar à direita; geradeaus, em frente; anhalten, parar. Confira pneus, luzes e documentos do carro. Durma bem e fale pouco. O perito quer ver calma, e calma se treina.",
      },
    ],
  },
  {
    slug: "primeira-consulta-medica",
    title: "Primeira consulta médica: como marcar e o que dizer",
    summary:
      "Médico de família, modelo do seguro, telefone em caso de emergência e frases curtas para explicar o que você sente.",
    access: "paying",
    category: "saude",
    tags: ["seguro-saude", "alemao", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 17,
    sources: [
      { name: "Departamento Federal de Saúde Pública (BAG)", url: "https://www.bag.admin.ch/" },
    ],
    narration: [
      {
        title: "Comece pelo seu modelo",
        text: "Antes de marcar, leia no contrato qual é o seu modelo de seguro. No modelo Hausarzt, você vai primeiro ao médico de família. No HMO, ao centro médico combinado. No Telmed, liga ou usa o aplicativo. Se pular essa porta, pode ficar sem reembolso. Emergência é sempre exceção.",
      },
      {
        title: "Encontrar o médico",
        text: "Muitos consultórios não aceitam pacientes novos. Procure um médico de família na primeira semana, e não quando ficar doente. Ligue e pergunte: nehmen Sie neue Patienten? Quer dizer: o senhor aceita novos pacientes?",
      },
      {
        title: "Na consulta",
        text: "Leve o cartão do seguro, a lista de remédios com o nome da substância e as vacinas. Para explicar, frases curtas bastam. Ich habe Schmerzen: tenho dor. Seit gestern: desde ontem. Ich bin allergisch gegen: sou alérgico a. Se não entender, peça que escrevam. Você tem direito a entender o seu tratamento.",
      },
      {
        title: "A conta",
        text: "A fatura pode vir para você. Nesse caso, pague e envie à seguradora, ou apenas encaminhe, conforme o sistema. Até a franquia, o valor é seu. Guarde tudo, porque ajuda a escolher a franquia do ano seguinte. Em emergência com risco de vida, ligue para o cento e quarenta e quatro, o número da ambulância.",
      },
    ],
  },
  {
    slug: "entrevista-de-emprego-na-suica",
    title: "Entrevista de emprego na Suíça: o que esperam de você",
    summary:
      "Pontualidade, exemplos concretos, pretensão salarial e as perguntas que mostram preparo, para quem vem do mercado brasileiro.",
    access: "paying",
    category: "trabalho",
    tags: ["busca-de-emprego", "curriculo", "salario"],
    cantons: [],
    publishedDaysAgo: 13,
    sources: [
      { name: "BFS, pesquisa da estrutura salarial 2024", url: "https://www.bfs.admin.ch/" },
    ],
    narration: [
      {
        title: "Antes",
        text: "Chegue alguns minutos antes. Se o trem atrasar, telefone. Leia o site da empresa e releia a descrição da vaga. Para cada exigência, prepare um exemplo seu. Tenha à mão o dossiê completo, com diplomas e referências.",
      },
      {
        title: "O tom",
        text: "A conversa é calma e direta. Não é preciso encantar, é preciso convencer. Responda com situação, ação e resultado. Diga eu quando foi você, e nós quando foi a equipe. Admita o que não sabe e explique como aprenderia. Exagero é percebido, e custa caro.",
      },
      {
        title: "Salário e permissão",
        text: "Fale da permissão com clareza, sem pedir desculpas. Para o salário, dê uma faixa anual e diga se considera doze ou treze parcelas. Segundo o escritório federal de estatística, o salário mediano em dois mil e vinte e quatro foi de sete mil e vinte e quatro francos brutos por mês. É só uma referência geral: procure o valor da sua função e da sua região.",
      },
      {
        title: "As suas perguntas",
        text: "Pergunte sobre a carga em percentual, a caixa de pensão, as férias, o período de experiência e os próximos passos. No dia seguinte, agradeça por e-mail em três linhas. Se vier um não, peça um retorno curto. Aqui as pessoas respondem, e a resposta melhora a próxima entrevista.",
      },
    ],
  },
];
