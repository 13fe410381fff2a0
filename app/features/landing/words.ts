export const landing = {
  meta: {
    title: "A Suíça, explicada para quem chega",
    description:
      "Notícias suíças em português, com a fonte à vista, números de cada cantão e um relatório honesto sobre o seu caso.",
  },
  header: {
    home: "Portal Suíça, página inicial",
    sections: "Seções desta página",
    inside: "O que tem dentro",
    cantons: "Cantões",
    left: "Quanto sobra?",
    questions: "Perguntas",
    login: "Entrar",
    signup: "Quero participar",
    continue: "Continuar",
  },
  hero: {
    heading: "A Suíça, explicada para quem chega.",
    lead: "Notícias suíças em português, com a fonte à vista, números de cada cantão e um relatório honesto sobre o seu caso.",
    leadWithoutNews:
      "Números de cada cantão com a fonte à vista e um relatório honesto sobre o seu caso.",
    start: "Começar agora",
    member: "Já sou membro",
    welcomeBack: "Olá, {{name}}. Seu portal está onde você parou.",
    map: "Mapa da Suíça com os 26 cantões",
    mapWith: "Mapa da Suíça com os 26 cantões; {{canton}} em destaque",
    counts: "O portal em números",
  },
  counts: {
    members: "membros",
    solved: "perguntas resolvidas no fórum",
    updated: "conteúdos novos ou revistos neste mês",
    news: "notícias publicadas",
    cantons: "cantões no mapa",
  },
  figures: {
    heading: "{{name}} · {{code}}",
    population: "População",
    salary: "Salário mediano",
    rent: "Aluguel médio",
    sources: "Fontes",
    all: "Ver os 26 cantões",
  },
  inside: {
    heading: "O que tem dentro",
    lead: "Um lugar só para decidir, chegar e viver bem na Suíça.",
    soon: "Em breve, sem data marcada",
    news: {
      title: "O que mudou, e o que isso muda para você",
      text: "Notícias suíças em português, com a fonte sempre à vista e filtro por cantão.",
    },
    cantons: {
      title: "Os 26 cantões, com números",
      text: "Salário, aluguel, população e economia, com fonte e ano ao lado.",
    },
    videos: {
      title: "Vídeos",
      text: "Explicações curtas, com legenda e transcrição.",
    },
    courses: {
      title: "Cursos",
      text: "Da permissão B à declaração de imposto, no seu ritmo.",
    },
    articles: {
      title: "Artigos",
      text: "Guias completos para consultar quando precisar.",
    },
    forum: {
      title: "Fórum",
      text: "Perguntas respondidas por quem mora aqui.",
    },
    classifieds: {
      title: "Classificados",
      text: "{{pages}}, com fonte e data.",
    },
    tools: {
      title: "Do “vale a pena?” ao primeiro salário",
      text: "Calcule {{tools}}, com a fonte de cada número.",
    },
    chat: {
      title: "Conversas",
      text: "Mensagens entre membros, com calma e sem anúncio.",
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
    salary: "Salário líquido por mês",
    salaryHint: "O que cai na conta, em francos",
    rent: "Aluguel",
    rentHint: "Média em {{name}}: {{rent}}, sem aquecimento e condomínio",
    rentHintPlain: "Com aquecimento e condomínio",
    premium: "Seguro de saúde",
    premiumHint: "O prêmio mensal da Krankenkasse, o seguro obrigatório",
    submit: "Calcular",
    result: "Sobram por mês, antes de impostos, comida e transporte",
    missing: "Faltam por mês",
    empty: "Preencha os três valores para ver o resultado.",
    wrong: "Corrija o valor marcado para ver o resultado.",
    large: "Escreva um valor de até 1’000’000 de francos por mês.",
    invalid: "Escreva um valor em francos, como 1’250 ou 1.250,50.",
    rentShare: "O aluguel leva {{share}} do salário líquido.",
    note: "A conta tira só o aluguel e o seguro de saúde. Comida, transporte e os impostos que não são retidos na fonte ainda saem deste valor.",
  },
  membership: {
    heading: "O que é grátis e o que a assinatura acrescenta",
    lead: "A conta grátis não expira. Membros do canal no YouTube têm o mesmo que a assinatura.",
    area: "Área",
    free: "Grátis",
    paid: "Assinatura",
    soon: "Em breve, sem data marcada",
    soonText: "Estas áreas ainda não existem. Assim estão previstas:",
    plans: "Quanto custa",
    freePlan: "Grátis",
    freePrice: "CHF 0",
    freeNote: "Sem cartão e sem prazo: {{free}}.",
    month: "Mensal",
    monthNote: "Por mês. Cancele em dois cliques.",
    year: "Anual",
    yearNote: "Por ano, pago de uma vez.",
    or: "ou",
    priceUnknown: "O preço aparece antes do pagamento, e nada é cobrado sem a sua confirmação.",
    cancelTitle: "Cancelar é simples",
    cancel:
      "São no máximo dois cliques na sua conta. O acesso vale até o fim do período pago, e até lá dá para desfazer o cancelamento. Não há reembolso proporcional do período já começado, salvo cobrança indevida, falha grave nossa ou quando a lei exigir. Quem contrata no Brasil pode desistir em sete dias. O detalhe está nos termos de uso.",
    keepTitle: "Nada se perde",
    keep: "Se a assinatura terminar, seus favoritos e tudo o que é seu continuam na conta, para consulta.",
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
          "Não. A conta grátis não expira e dá acesso a {{free}}. A assinatura acrescenta o que está na tabela acima.",
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
