export const landing = {
  meta: {
    title: "A Suíça, explicada para quem chega",
    description:
      "Notícias, cursos, vagas, custos reais por cantão e uma comunidade de brasileiros que já fizeram o caminho.",
  },
  header: {
    home: "Portal Suíça, página inicial",
    sections: "Seções desta página",
    inside: "O que tem dentro",
    cantons: "Cantões",
    tools: "Ferramentas",
    questions: "Perguntas",
    login: "Entrar",
    signup: "Quero participar",
    continue: "Continuar",
  },
  hero: {
    heading: "A Suíça, explicada para quem chega.",
    lead: "Notícias, cursos, vagas, custos reais por cantão e uma comunidade de brasileiros que já fizeram o caminho.",
    start: "Começar agora",
    member: "Já sou membro",
    welcomeBack: "Olá, {{name}}. Seu portal está onde você parou.",
    map: "Mapa da Suíça com os 26 cantões",
    mapWith: "Mapa da Suíça com os 26 cantões; {{canton}} em destaque",
    counts: "O portal em números",
  },
  counts: {
    members: "membros",
    updated: "notícias novas ou revistas neste mês",
    news: "notícias publicadas",
    cantons: "cantões no mapa",
  },
  figures: {
    heading: "{{name}} · {{code}}",
    population: "População",
    salary: "Salário mediano",
    rent: "Aluguel médio",
    sources: "Fontes",
  },
  inside: {
    heading: "O que tem dentro",
    lead: "Um lugar só para decidir, chegar e viver bem na Suíça.",
    soon: "Em construção",
    news: {
      title: "O que mudou, e o que isso muda para você",
      text: "Notícias suíças em português, com a fonte sempre à vista e filtro por cantão.",
    },
    cantons: {
      title: "Cantões",
      text: "Salário, aluguel, população e economia dos 26, lado a lado.",
    },
    tools: {
      title: "Do “vale a pena?” ao primeiro salário",
      text: "Calcule salário líquido, orçamento e hipoteca com as regras de cada cantão.",
    },
    courses: {
      title: "Cursos",
      text: "Da permissão B à declaração de imposto, no seu ritmo.",
    },
    jobs: {
      title: "Classificados",
      text: "Vagas, seguro de saúde, planos de celular, trem, mercado e voluntariado.",
    },
    forum: {
      title: "Fórum e conversas",
      text: "Perguntas respondidas por quem mora aqui.",
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
    result: "Sobram por mês",
    missing: "Faltam por mês",
    empty: "Preencha os três valores para ver o resultado.",
    invalid: "Escreva um valor em francos, como 1’250 ou 1.250,50.",
    rentShare: "O aluguel leva {{share}} do salário líquido.",
    note: "Impostos que não são retidos na fonte, comida e transporte ainda saem deste valor.",
  },
  membership: {
    heading: "O que é grátis e o que a assinatura acrescenta",
    lead: "A conta grátis não expira. Membros do canal no YouTube têm o mesmo que a assinatura.",
    area: "Área",
    free: "Grátis",
    paid: "Assinatura",
    priceUnknown: "O preço aparece antes do pagamento, e nada é cobrado sem a sua confirmação.",
    rows: {
      news: {
        area: "Notícias",
        free: "Texto completo",
        paid: "Resumo por e-mail e filtro por cantão",
      },
      articles: {
        area: "Artigos",
        free: "Os abertos; nos demais, resumo e sumário",
        paid: "Todos, com PDF e leitura sem internet",
      },
      courses: {
        area: "Vídeos e cursos",
        free: "Vídeos abertos e a primeira aula de cada módulo",
        paid: "Tudo, com progresso e certificado",
      },
      forum: {
        area: "Fórum",
        free: "Ler, responder, votar e 3 tópicos por mês",
        paid: "Tópicos sem limite, enquetes e imagens",
      },
      cantons: {
        area: "Cantões",
        free: "Mapa sem os números",
        paid: "Os números dos 26, comparação e cenários",
      },
      jobs: {
        area: "Classificados",
        free: "Lista, filtros e 3 detalhes por dia",
        paid: "Tudo, com alertas e cartas prontas",
      },
      tools: {
        area: "Ferramentas",
        free: "Câmbio e orçamento",
        paid: "Todas, com cenários salvos",
      },
      chat: {
        area: "Conversas",
        free: "Responder sempre; 1 conversa nova por dia",
        paid: "10 conversas novas por dia",
      },
    },
    cancelTitle: "Cancelar é simples",
    cancel:
      "São no máximo dois cliques na sua conta. O acesso vale até o fim do período pago, e até lá dá para voltar atrás. Não há reembolso proporcional do período em curso, salvo cobrança indevida, falha grave nossa ou quando a lei exigir. Quem contrata no Brasil pode desistir em sete dias. O detalhe está nos termos de uso.",
    keepTitle: "Nada se perde",
    keep: "Se a assinatura terminar, seu progresso, seus favoritos e seus cenários continuam na conta, para consulta.",
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
          "Não. A conta grátis lê as notícias inteiras, os artigos abertos e o fórum, e não expira. A assinatura acrescenta o que está na tabela acima.",
      },
      price: {
        question: "Quanto custa a assinatura?",
        answer: "{{price}}. Sem a sua confirmação, nada é cobrado.",
        answerUnknown:
          "O preço aparece antes do pagamento, para você comparar com calma. Sem a sua confirmação, nada é cobrado.",
      },
      ready: {
        question: "Tudo já está no ar?",
        answer:
          "Ainda não. O que está marcado “em construção” abre aos poucos, e a marca sai quando a área passa a funcionar.",
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
