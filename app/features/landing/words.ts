export const landing = {
  meta: {
    title: "A Suíça, explicada para quem chega",
    description:
      "Notícias suíças em português, com a fonte à vista, números de cada cantão e um relatório honesto sobre o seu caso.",
  },
  /** The one name of the one action. */
  signup: "Criar conta grátis",
  header: {
    home: "Portal Suíça, página inicial",
    sections: "Seções desta página",
    inside: "O que tem dentro",
    cantons: "Cantões",
    left: "Quanto sobra?",
    questions: "Perguntas",
    login: "Entrar",
    continue: "Continuar",
  },
  hero: {
    heading: "A Suíça, explicada para quem chega.",
    lead: "Notícias suíças em português, com a fonte à vista, números de cada cantão e um relatório honesto sobre o seu caso.",
    leadWithoutNews:
      "Números de cada cantão com a fonte à vista e um relatório honesto sobre o seu caso.",
    member: "Entrar",
    welcomeBack: "Olá, {{name}}. Seu portal está onde você parou.",
    map: "Mapa da Suíça com os 26 cantões",
    counts: "O portal em números",
  },
  counts: {
    members: "membros",
    solved: "perguntas resolvidas no fórum",
    updated: "conteúdos novos ou revistos neste mês",
  },
  example: {
    heading: "Quanto sobra de {{gross}} brutos por mês?",
    household: "Uma pessoa de 35 anos, doze salários, dois cômodos, franquia de CHF 300.",
    most: "onde mais sobra",
    opened: "o exemplo abaixo",
    least: "onde menos sobra",
    map: "Mapa dos 26 cantões: quanto mais forte a cor, mais sobra por mês",
    note: "Cor mais forte: sobra mais. Depois de AHV (aposentadoria), 2º pilar, imposto na fonte, aluguel médio e o seguro de saúde mais barato.",
    sources: "Fontes",
    all: "Ver os 26 cantões",
  },
  inside: {
    heading: "O que tem dentro",
    lead: "Um lugar só para decidir, chegar e viver bem na Suíça.",
    soon: "Em breve, sem data marcada",
    news: "O que mudou e o que isso muda para você, com a fonte e filtro por cantão.",
    cantons: "Salário, aluguel, população e economia dos 26, com fonte e ano ao lado.",
    videos: "Explicações curtas, com legenda e transcrição.",
    courses: "Da autorização B à declaração de imposto, no seu ritmo.",
    articles: "Guias completos para consultar quando precisar.",
    forum: "Perguntas respondidas por quem mora aqui.",
    classifieds: "{{pages}}, com fonte e data.",
    tools: "Calcule {{tools}}, com a fonte de cada número.",
    chat: "Mensagens entre membros, sem anúncio.",
  },
  tour: {
    label: "Páginas do portal, em imagens",
    plan: {
      title: "O seu plano",
      text: "Os próximos passos, com prazo e fonte, feitos das suas respostas.",
      picture: "Página do plano: passos com prazo, fonte e botão para marcar como feito",
    },
    forum: {
      title: "Quem já passou por isso",
      text: "Pergunte no fórum e marque a resposta que resolveu.",
      picture: "Tópico do fórum com a resposta que resolveu a pergunta",
    },
    calculator: {
      title: "Do bruto ao líquido",
      text: "Cada desconto do seu salário, com a taxa e a fonte do ano.",
      picture: "Calculadora de salário líquido com o resultado e os descontos",
    },
  },
  headlines: {
    heading: "Manchetes de agora",
    lead: "As três mais recentes. O texto completo é grátis para quem tem conta.",
    failed: "As manchetes não carregaram. Recarregue a página em alguns instantes.",
    all: "Ver todas as notícias",
  },
  left: {
    heading: "Quanto sobra no fim do mês?",
    lead: "Experimente sem conta: três valores e uma resposta.",
    leadExample:
      "O exemplo acima em {{name}}, com o aluguel médio sem aquecimento e condomínio. Troque pelos seus valores: nada é enviado.",
    salary: "Salário líquido por mês",
    rent: "Aluguel por mês",
    premium: "Seguro de saúde por mês",
    submit: "Calcular",
    result: "Sobram por mês, antes de comida e transporte",
    missing: "Faltam por mês",
    empty: "Preencha os três valores para ver o resultado.",
    wrong: "Corrija o valor marcado para ver o resultado.",
    large: "Escreva um valor de até 1’000’000 de francos por mês.",
    invalid: "Escreva um valor em francos, como 1’250 ou 1.250,50.",
    rentShare: "O aluguel leva {{share}} do salário líquido.",
    note: "A conta tira só o aluguel e o seguro de saúde. Comida, transporte e os impostos que não são retidos na fonte ainda saem deste valor.",
  },
  membership: {
    heading: "Comece grátis, assine se ajudar",
    lead: "A conta grátis não expira. A assinatura abre as contas do seu caso e os conteúdos inteiros. Membros do canal no YouTube têm o mesmo.",
    compared: "Comparar, área por área",
    area: "Área",
    free: "Grátis",
    paid: "Assinatura",
    soon: "Em breve, sem data marcada",
    soonText: "Estas áreas ainda não estão abertas. Assim estão previstas:",
    plans: "Quanto custa",
    freePlan: "Grátis",
    freePrice: "CHF 0",
    freeNote: "Sem cartão e sem prazo: {{free}}.",
    month: "Mensal",
    monthNote: "Por mês. Cancele em dois cliques.",
    monthStart: "Assinar por mês",
    year: "Anual",
    yearNote: "Por ano, pago de uma vez.",
    yearStart: "Assinar por ano",
    or: "ou",
    priceUnknown: "O preço aparece antes do pagamento, e nada é cobrado sem a sua confirmação.",
    cancelTitle: "Cancelar é simples",
    cancel:
      "São no máximo dois cliques na sua conta. O acesso vale até o fim do período pago, e até lá dá para desfazer o cancelamento. Não há reembolso proporcional do período já começado, salvo cobrança indevida, falha grave nossa ou quando a lei exigir. Quem contrata no Brasil pode desistir em sete dias. O detalhe está nos termos de uso.",
    keep: "Nada se perde: se a assinatura terminar, seus favoritos e tudo o que é seu continuam na conta, para consulta.",
  },
  sources: {
    heading: "De onde vêm os números",
    lead: "Cada conjunto de dados tem fonte, período e a data em que foi conferido.",
    failed: "A lista das fontes não carregou. Recarregue a página em alguns instantes.",
    checked: "Conferido em {{date}}",
  },
  faq: {
    heading: "Perguntas de quem está chegando",
    rows: {
      pay: {
        question: "Preciso pagar para participar?",
        answer:
          "Não. A conta grátis não expira e dá acesso a {{free}}. A assinatura acrescenta o que está na comparação acima.",
      },
      price: {
        question: "Quanto custa a assinatura?",
        answer: "{{price}}. Sem a sua confirmação, nada é cobrado.",
        answerUnknown:
          "O preço aparece antes do pagamento, para você comparar com calma. Sem a sua confirmação, nada é cobrado.",
      },
      ready: {
        question: "Tudo já está no ar?",
        answer: "Sim: todas as áreas do portal estão abertas.",
        answerPartly:
          "Ainda não. Hoje estão abertas: {{open}}. O que está marcado “em breve” não tem data e não conta como incluído; se você pedir, avisamos por e-mail quando abrir.",
      },
      youtube: {
        question: "Já sou membro do canal no YouTube. Pago de novo?",
        answer: "Não. Depois de confirmada, a sua participação no canal vale como assinatura.",
      },
      advice: {
        question: "O portal substitui um advogado ou contador?",
        answer:
          "Não. Explicamos as regras com fonte e data. Para decidir sobre visto, contrato ou imposto, confirme com a autoridade do cantão ou com um profissional.",
      },
      data: {
        question: "O que vocês fazem com meus dados?",
        answer:
          "Usamos o necessário para a sua conta funcionar. O detalhe, em linguagem simples, está na página de privacidade.",
      },
    },
  },
  closing: {
    heading: "Comece pela conta grátis.",
    text: "Você decide sobre a assinatura depois, se quiser.",
  },
} as const;
