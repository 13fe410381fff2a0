export const youtubeClaim = {
  title: "Membro do YouTube",
  lead: "Quem é membro do canal no YouTube tem aqui os mesmos direitos de quem assina, por 35 dias a cada pedido.",
  steps: {
    title: "Como funciona",
    channel: "Você informa o endereço do seu canal e recebe um código.",
    post: "Você publica o código no chat dos membros do canal, com a mesma conta do YouTube.",
    check:
      "A equipe confere e libera o acesso. Nos últimos sete dos 35 dias, já dá para pedir de novo, sem ficar sem acesso.",
  },
  form: {
    channel: "Endereço do seu canal",
    hint: "Por exemplo, https://www.youtube.com/@seu-nome",
    submit: "Pedir o código",
  },
  claim: {
    title: "Seu pedido",
    code: "Código para publicar",
    channel: "Canal",
    filed: "Pedido em",
    state: "Situação",
    expires: "Vale até",
    note: "Recado da equipe",
    states: {
      open: "Esperando a conferência",
      approved: "Aprovado",
      rejected: "Recusado",
      expired: "Vencido",
    },
    endingHint:
      "O acesso termina em breve. Peça um novo código agora para continuar sem interrupção.",
    openHint: "Publique o código e aguarde: quando a equipe aprovar, esta página muda sozinha.",
  },
  errors: {
    summary: "Confira o formulário",
    channel: "Use o endereço do seu canal no YouTube, começando com https://.",
    open: "Já existe um pedido seu esperando resposta.",
    title: "O pedido não foi enviado",
    failed: "Não conseguimos guardar o pedido agora. Tente de novo em alguns minutos.",
    loadTitle: "Não conseguimos mostrar o seu pedido agora",
    load: "Tente de novo em alguns minutos.",
  },
} as const;
