import type { NarratedVideo } from "./narration.ts";

export const arrivalVideos: NarratedVideo[] = [
  {
    slug: "registro-na-comuna-em-dois-minutos",
    title: "Registro na comuna: o que levar e o que perguntam",
    summary:
      "O primeiro passo da sua vida administrativa na Suíça: balcão certo, documentos, perguntas que surpreendem e o papel que você leva para casa.",
    access: "free",
    category: "documentos",
    tags: ["comuna", "recem-chegados", "prazos"],
    cantons: [],
    publishedDaysAgo: 74,
    sources: [
      { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
      { name: "Secretaria de Estado para Migração (SEM)", url: "https://www.sem.admin.ch/" },
    ],
    narration: [
      {
        title: "O prazo e o lugar",
        text: "Chegou à Suíça? O primeiro compromisso é o registro na comuna onde você vai morar. O prazo é de até catorze dias, e sempre antes do primeiro dia de trabalho. Em alemão, procure Einwohnerkontrolle ou Einwohnerdienste. Em francês, contrôle des habitants. Em italiano, controllo abitanti.",
      },
      {
        title: "O que levar",
        text: "Leve o passaporte de cada pessoa da família, o visto ou a garantia de permissão, o contrato de trabalho e o contrato de aluguel. Se você ainda está na casa de alguém, leve uma declaração assinada por quem hospeda. Certidões de casamento e de nascimento podem ser pedidas com apostila e tradução. A apostila é feita em cartório, no Brasil, então resolva antes da viagem.",
      },
      {
        title: "As perguntas do balcão",
        text: "Vão perguntar o seu estado civil, porque ele define o código do imposto na fonte. Vão perguntar a sua religião, porque em muitos cantões a igreja reconhecida recebe imposto. A resposta é sua, e pode mudar depois com um pedido formal.",
      },
      {
        title: "O que você leva para casa",
        text: "Peça a confirmação de registro, a Anmeldebestätigung, e uma cópia extra. O banco e a operadora costumam aceitar esse papel enquanto a permissão não chega. Depois, coloque o seu nome na caixa de correio. E lembre-se do próximo relógio: você tem três meses, desde a chegada, para contratar o seguro de saúde. Com isso feito, você está oficialmente aqui.",
      },
    ],
  },
  {
    slug: "permissoes-explicadas-sem-juridiques",
    title: "Permissões L, B, C e G sem juridiquês",
    summary:
      "O que muda de uma letra para outra, por que o passaporte define o caminho e o que nunca fazer durante a estadia de turista.",
    access: "free",
    category: "documentos",
    tags: ["permissao-de-residencia", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 66,
    sources: [
      { name: "Secretaria de Estado para Migração (SEM)", url: "https://www.sem.admin.ch/" },
    ],
    narration: [
      {
        title: "Quatro letras",
        text: "A permissão suíça é um cartão com uma letra. A letra L é de estadia curta, quase sempre ligada a um contrato com data para acabar. A letra B é de residência. A letra C é de estabelecimento, e vem depois de anos aqui, com idioma e integração. A letra G é de quem trabalha na Suíça e mora no país vizinho.",
      },
      {
        title: "O passaporte define o caminho",
        text: "Com passaporte suíço, da União Europeia ou da EFTA, vale a livre circulação. Sem contrato, há até três meses para procurar emprego, desde que você se mantenha sozinho. Só com o passaporte brasileiro, é o empregador quem pede a autorização. Há cotas, e a vaga precisa ser qualificada. E existe ainda o caminho da família, com regras e prazos próprios.",
      },
      {
        title: "Passaporte em processo",
        text: "Está tirando a cidadania europeia? Enquanto o documento não é emitido, ele ainda não conta. Planeje a mudança para depois da emissão.",
      },
      {
        title: "O que nunca fazer",
        text: "Não trabalhe na estadia de turista, nem por um dia, nem em teste. São até noventa dias para visitar e fazer entrevistas, não para trabalhar. Uma infração pode prejudicar o pedido legal que viria depois. E desconfie de quem vende vaga com visto incluído. O empregador sério pede a autorização e não cobra por isso.",
      },
    ],
  },
  {
    slug: "golpes-de-aluguel-como-reconhecer",
    title: "Golpes de aluguel: cinco sinais antes de pagar",
    summary:
      "Caução antes da visita, dono no exterior, chave pelo correio: aprenda a reconhecer o roteiro do golpe e o que fazer se você já pagou.",
    access: "free",
    category: "moradia",
    tags: ["golpes", "aluguel", "caucao"],
    cantons: [],
    publishedDaysAgo: 50,
    sources: [
      { name: "Departamento Federal de Habitação (BWO)", url: "https://www.bwo.admin.ch/" },
    ],
    narration: [
      {
        title: "Por que funciona",
        text: "Quem procura o primeiro apartamento tem pressa, e o golpista sabe disso. O anúncio é bonito, o preço é ótimo e a resposta chega em minutos, muitas vezes em um português traduzido.",
      },
      {
        title: "Os cinco sinais",
        text: "Primeiro sinal: pedem caução ou reserva antes da visita. Segundo: o proprietário está no exterior e promete mandar a chave pelo correio. Terceiro: o pagamento é por Pix, criptomoeda ou remessa em dinheiro. Quarto: o preço está muito abaixo da região e as fotos parecem de catálogo. Quinto: querem a foto do seu passaporte antes de qualquer conversa.",
      },
      {
        title: "A regra que protege",
        text: "Uma regra resolve quase tudo. Ninguém recebe dinheiro antes de você entrar no apartamento e ter um contrato assinado. A caução de verdade é de no máximo três aluguéis e fica em uma conta bloqueada, no seu nome. Não pode viajar? Peça a alguém de confiança que visite por você.",
      },
      {
        title: "Se já aconteceu",
        text: "Pagou e percebeu depois? Avise o banco na mesma hora, guarde as mensagens e o anúncio, e registre a ocorrência na polícia do cantão. Denuncie o anúncio na plataforma. Não sinta vergonha: o roteiro foi feito para enganar pessoas inteligentes. Contar o que houve protege a próxima família.",
      },
    ],
  },
];
