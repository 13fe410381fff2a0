export const letters = {
  title: "Cartas",
  description:
    "Cartas prontas em alemão, francês ou italiano, com a tradução ao lado: seguro, aluguel, celular, emprego, caixa de pensão, imposto, registro e autorização.",
  lead: "Escolha a carta, preencha e imprima. O texto sai na língua da repartição, com o português ao lado. Nada do que você escreve fica guardado.",
  empty: "Ainda não há cartas",
  emptyText: "Elas aparecem aqui assim que forem publicadas.",
  all: "Todas as cartas",
  language: "Língua da carta",
  languageOf: "O cantão de {{canton}} escreve em {{languages}}.",
  languageUnknown: "Escolha a de quem recebe.",
  languageOfHome:
    "O portal não sabe de qual cantão você sai. Escolha a língua do lugar onde fica o imóvel.",
  languages: { de: "Alemão", fr: "Francês", it: "Italiano" },
  common: {
    sender: "Seu nome completo",
    senderAddress: "Seu endereço",
    senderAddressHint: "Rua e número, CEP e cidade, cada um em uma linha.",
    to: "Para quem",
    toHint: "Nome e endereço, cada um em uma linha.",
    place: "Cidade onde você escreve",
    day: "Data da carta",
  },
  known: "Já preenchido com o que você contou ao portal. Confira os campos.",
  situation: "Minha situação",
  origins: {
    profile: "Do seu perfil.",
    signup: "Das suas respostas no cadastro.",
    officeOfProfile: "Repartição do cantão do seu perfil, {{canton}}.",
    officeOfMove:
      "Repartição do cantão para onde você se muda, {{canton}}. Confira se ela atende a sua comuna.",
    officeOfSignup: "Repartição do cantão que você escolheu no cadastro, {{canton}}.",
    arrival: "Da sua situação: dia da chegada.",
    workStart: "Da sua situação: primeiro dia de trabalho.",
    cantonMove: "Da sua situação: mudança para outro cantão.",
    permitEnd: "Da sua situação: fim da autorização.",
    jobEnd: "Da sua situação: fim do emprego.",
    leaving: "Da sua situação: saída definitiva da Suíça.",
  },
  office: {
    noAddress:
      "O portal ainda não tem o endereço: procure-o na página da repartição e escreva-o no lugar da linha entre colchetes.",
    isMoving:
      "Você contou uma mudança de cantão: confira se esta ainda é a repartição do seu endereço.",
    newCanton:
      "Você contou uma mudança de cantão, e o portal não sabe qual é a comuna nova: escreva o endereço dela.",
    page: "Página da repartição",
  },
  lease: {
    ends: {
      early: "{{end}}: poste até {{post}}; depois de {{latest}}, pode chegar tarde",
      soon: "{{end}}: poste o quanto antes; depois de {{latest}}, pode chegar tarde",
      today: "{{end}}: hoje é o último dia seguro para postar",
      late: "{{end}}: postada agora, pode chegar tarde",
    },
    other: "Outro dia, escrito no contrato",
    contractEnd: "Outro fim, conforme o contrato",
    contractEndHint:
      "Preencha só se o contrato diz outro dia, ou se você sai antes com um inquilino substituto. Este dia vale no lugar do escolhido acima.",
    longAfter:
      "Este fim é bem depois do dia da sua mudança, {{day}}. Para não pagar dois aluguéis até lá, veja se o contrato permite um fim mais cedo ou proponha um inquilino substituto que possa pagar (art. 264 OR).",
    late: "Precisa chegar até {{arrives}}. Postada agora, pode chegar tarde: entregue a carta assinada em mãos ou no balcão de quem aluga, com recibo assinado. A rescisão só vale em papel assinado (art. 266l OR).",
    over: "Para este fim, a carta tinha de chegar até {{arrives}}: ela vale para o próximo fim do contrato. Para sair antes, proponha um inquilino substituto que possa pagar (art. 264 OR).",
  },
  years: {
    open: "{{year}}: prazo até {{deadline}}",
    running: "{{year}} (ainda não acabou): prazo até {{deadline}}",
  },
  optional: "{{label}} (opcional)",
  choose: "Escolha",
  problems: {
    missing: "Preencha este campo.",
    gap: "Escreva o endereço no lugar do texto entre colchetes.",
    day: "Confira se este dia existe.",
    money: "Escreva um valor em francos, como 120,50.",
    choice: "Escolha uma das opções.",
    long: "Encurte este texto.",
    year: "Escreva um ano que já começou, com quatro algarismos.",
    yearOver:
      "O prazo para este ano já acabou: era em março do ano seguinte. A carta não sairia a tempo.",
    reasonOfOther:
      "Deduções que não estão na tabela só se pedem com a tributação ordinária: mude o pedido ou o motivo.",
    leavingEnd: "Quem sai da Suíça fica segurado até o dia da saída: escreva aqui o mesmo dia.",
  },
  summary: "Confira antes de continuar",
  summaryText_one: "Falta acertar {{count}} campo.",
  summaryText_other: "Falta acertar {{count}} campos.",
  write: "Ver a carta",
  yours: "Sua carta",
  original: "Para enviar, em {{language}}",
  portuguese: "O que ela diz, em português",
  pdf: "Baixar em PDF",
  copy: "Copiar o texto",
  copied: "Texto copiado.",
  print: "Imprima, assine à mão e guarde uma cópia.",
  posting: "Como enviar",
  more: "Saiba mais sobre o envio",
  moreOfRequest: "Saiba mais sobre o pedido",
  otherWay: {
    title: "Em {{canton}}, a carta não basta",
    text: "A repartição só aceita o pedido pela internet ou no formulário do cantão.",
    deadline: "Prazo da lei: {{day}}.",
    over: "O prazo da lei acabou: {{day}}. Ligue hoje e pergunte o que ainda vale.",
    draft: "Use a carta só como apoio para preencher o pedido: ela não garante o prazo.",
  },
  registered: "Envie por carta registrada e guarde o recibo do correio.",
  deadline: {
    early:
      "Precisa chegar até {{arrives}}. Poste até {{post}}; depois de {{latest}}, pode chegar tarde.",
    soon: "Precisa chegar até {{arrives}}. Poste o quanto antes: depois de {{latest}}, pode chegar tarde.",
    today:
      "Precisa chegar até {{arrives}}. Hoje é o último dia seguro: poste no balcão do correio antes de ele fechar.",
    late: "Precisa chegar até {{arrives}}. Postada agora, pode chegar tarde: ligue hoje para saber se aceitam entrega no balcão, com recibo, pelo portal ou por e-mail.",
    over: "O último dia foi {{arrives}}. Não espere: ligue hoje, explique o atraso, pergunte o que ainda vale e entregue a carta no balcão, com recibo.",
    overThisYear:
      "O último dia deste ano foi {{arrives}}; o próximo é {{next}}. Se o seu caso tem outro prazo, ligue hoje e pergunte.",
  },
  registering: {
    early:
      "O registro precisa estar feito até {{arrives}}. Poste até {{post}}; depois de {{latest}}, vá direto ao balcão.",
    soon: "O registro precisa estar feito até {{arrives}}. Poste o quanto antes; depois de {{latest}}, vá direto ao balcão.",
    today:
      "O registro precisa estar feito até {{arrives}}. Não espere a resposta da carta: vá hoje ao balcão ou ligue.",
    late: "O registro precisa estar feito até {{arrives}}. Não espere a resposta da carta: vá hoje ao balcão ou ligue.",
    over: "O último dia para o registro foi {{arrives}}. Vá ao balcão o quanto antes e explique o atraso: esperar piora.",
  },
  resigning: {
    late: "Precisa chegar até {{arrives}}. Postada agora, pode chegar tarde: entregue a carta assinada em mãos, com recibo assinado.",
    over: "Para este último dia, a carta tinha de chegar até {{arrives}}: ela vale para o próximo fim possível. Para sair antes, combine com o empregador por escrito.",
  },
  renewing: {
    late: "Precisa chegar até {{arrives}}. Postada agora, pode chegar tarde: ligue hoje ou vá ao balcão e peça o formulário.",
    over: "Não espere a resposta de uma carta: ligue hoje ou vá ao balcão, peça o formulário e entregue-o até 14 dias antes do vencimento. Se esse dia já passou, vá mesmo assim e explique o atraso.",
  },
  runningYear:
    "O ano de {{year}} ainda não acabou: espere os comprovantes do ano inteiro, que saem em janeiro de {{next}}.",
  draft: {
    title: "A carta já tem o que você escolheu na comparação",
    text: "Confira e preencha o resto. O endereço da seguradora e o número de segurado estão na apólice.",
    children_one:
      "Na comparação há um menor na mesma seguradora (nascimento em {{years}}): escreva o nome e o número de segurado em “Filhos menores que também saem”.",
    children_other:
      "Na comparação há {{count}} menores na mesma seguradora (nascimentos em {{years}}): escreva o nome e o número de segurado de cada um em “Filhos menores que também saem”.",
  },
  kept: "Nada disto é guardado: ao fechar a página, a carta some daqui.",
  source: "Fonte: {{name}}",
  law: "Base legal: {{law}}.",
  checked: "Conferido em {{day}}.",
  partlyConfirmed: "Uma parte ainda não foi confirmada no texto oficial.",
  unconfirmed: "Ainda não confirmado no texto oficial: confirme antes de enviar.",
  notAdvice: {
    contract:
      "É um modelo, não um conselho jurídico: confira as condições do seu contrato antes de enviar.",
    other: "É um modelo, não um conselho jurídico: confira os dados antes de enviar.",
  },
} as const;
