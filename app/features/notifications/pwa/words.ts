export const pwa = {
  install: {
    title: "O portal como aplicativo",
    text: "Abra direto da sua tela, com as últimas leituras também sem internet.",
    share: "Toque em Compartilhar.",
    add: "Escolha Adicionar à Tela de Início.",
    now: "Instalar",
    never: "Não mostrar mais",
  },
  offline:
    "Você está sem conexão. O que está aberto continua aqui, e o que você salvar espera por ela.",
  update: {
    text: "Há uma versão nova do portal.",
    now: "Atualizar",
    later: "Depois",
  },
} as const;
