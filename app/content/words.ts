export const content = {
  categories: "Categorias",
  all: "Tudo",
  readingTime: "{{count}} min de leitura",
  comments_one: "{{count}} comentário",
  comments_other: "{{count}} comentários",
  cantons: "Cantões: {{codes}}",
  moreCantons: "+{{count}}",
  locked: "Para assinantes",
  unavailable: {
    text: "O conteúdo está demorando mais do que deveria. O resto do portal continua funcionando.",
    retry: "Tentar de novo",
  },
  door: {
    continue: "Continue grátis",
  },
  tools: {
    label: "Salvar e compartilhar",
    share: "Compartilhar",
    copy: "Copiar link",
    message: "Enviar por mensagem",
    print: "Imprimir",
    copied: "Link copiado: {{address}}",
    failed: "Não deu para abrir o compartilhamento. O link é {{address}}",
  },
  page: {
    outline: "Nesta página",
    corrected: "Atualizado em {{when}}",
    credit: "Imagem: {{credit}}",
    source_one: "Fonte",
    source_other: "Fontes",
    tags: "Assuntos",
    facts: "Sobre este conteúdo",
    related: "Veja também",
    newer: "Mais recente",
    older: "Anterior",
  },
};

export const favorites = {
  label: "Salvar nos favoritos",
  labelOf: "Salvar nos favoritos: {{title}}",
  waiting: "Sem conexão: isto será salvo quando a internet voltar.",
  failed: "Não foi possível salvar agora. Tente de novo em alguns instantes.",
};

export const contentGroups = {
  all: "Ver tudo",
  allOf: "{{kind}}: ver tudo",
  unavailable: "As publicações não carregaram",
};

export const contentLocked = {
  inside: "O que há dentro · {{minutes}}",
  explanation: "Você continua com acesso a tudo o que é gratuito. A assinatura acrescenta:",
  action: "Conhecer a assinatura",
};

export const lockedPage = {
  title: "Este conteúdo faz parte da assinatura",
  explanation: "Você continua com acesso a tudo o que é gratuito. A assinatura acrescenta:",
  action: "Conhecer a assinatura",
  news: "Ler as notícias",
};

export const goOn = {
  reading: "Continue lendo",
  watching: "Continue assistindo",
};

export const emptyCategory = {
  title: "Nada nesta categoria por enquanto",
  text: "Veja as outras categorias. Quando sair algo nesta, aparece aqui.",
};

export const subject = {
  everyKind: "Este assunto em notícias, artigos, vídeos e cursos",
  empty: {
    title: "Ainda não há nada sobre este assunto",
    text: "Quando a redação publicar, aparece aqui: notícias, artigos, vídeos e cursos.",
    action: "Ir para o Início",
  },
};

export const authorWords = {
  someone: "Membro do portal",
  team: "Equipe",
  livesIn: "Mora em {{code}}",
};

export const readingLook = {
  open: "Como ler: tamanho, modo de leitura e voz",
  leaveCalm: "Mostrar o portal de novo",
};
