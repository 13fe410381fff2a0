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
  save: "Salvar",
  label: "Salvar nos favoritos",
  labelOf: "Salvar nos favoritos: {{title}}",
  waiting: "Sem conexão: isto será salvo quando a internet voltar.",
  failed: "Não foi possível salvar agora. Tente de novo em alguns instantes.",
};
