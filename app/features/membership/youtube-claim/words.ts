export const youtubeClaim = {
  title: "Membro do YouTube",
  lead: "Quem é membro do canal no YouTube tem aqui os mesmos direitos de quem assina, por 35 dias a cada pedido.",
  portalChannel: "Abrir o canal do portal",
  steps: {
    title: "Como funciona",
    channel: "Você informa o endereço do seu canal e recebe um código.",
    post: "Você publica o código no chat dos membros do canal, com a mesma conta do YouTube. Se preferir, envia uma imagem que comprove que é membro.",
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
    copy: "Copiar",
    copied: "Copiado",
    state: "Andamento",
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
    openHint:
      "Publique o código ou envie um comprovante e aguarde: quando a equipe aprovar, esta página muda sozinha e você recebe um e-mail.",
  },
  proof: {
    title: "Comprovante",
    label: "Imagem que comprove que você é membro",
    another: "Outra imagem, no lugar da enviada",
    hint: "No lugar do código ou junto com ele. Por exemplo, uma captura de tela da sua assinatura do canal: JPEG, PNG ou WebP de até 5 MB. Só a equipe que confere o pedido vê a imagem.",
    send: "Enviar o comprovante",
    sent: "Comprovante recebido. Agora é só aguardar a conferência.",
    missing: "Escolha a imagem do comprovante.",
    failedTitle: "O comprovante não foi enviado",
    failures: {
      gone: "Este pedido já foi respondido. Recarregue a página para ver a resposta.",
      wait: "Você enviou muitas imagens em pouco tempo. Tente de novo em uma hora.",
      failed: "Não conseguimos salvar a imagem agora. Tente de novo em alguns minutos.",
    },
  },
  errors: {
    summary: "Confira antes de continuar",
    channel: "Use o endereço do seu canal no YouTube, começando com https://.",
    open: "Já existe um pedido seu esperando resposta.",
    early: "Seu acesso ainda vale por mais de sete dias. Peça de novo na última semana.",
    title: "O pedido não foi enviado",
    failed: "Não conseguimos salvar o pedido agora. Tente de novo em alguns minutos.",
    loadTitle: "Não conseguimos mostrar o seu pedido agora",
    load: "Tente de novo em alguns minutos.",
  },
} as const;
