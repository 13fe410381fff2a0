export const errorPage = {
  title: "Algo não saiu como esperado",
  "call-to-action": "Voltar ao portal",
  home: "Ir para o início",
  retry: "Tentar de novo",
  search: "Buscar no portal",
  report: "Relatar o problema",
  reload: "Recarregar",
  status: "Erro {{status}}: {{name}}",
  number: "Erro {{status}}",
  numberAndCode: "Erro {{status}} ({{code}})",
  names: {
    notFound: "página não encontrada",
    forbidden: "sem acesso",
    gone: "conteúdo retirado",
    badRequest: "pedido não entendido",
    tooMany: "tentativas demais",
    internal: "falha do portal",
    refused: "falha do portal ({{code}})",
    unavailable: "sem resposta",
  },
  sentence: {
    notFound: "Não encontramos esta página",
    forbidden: "Esta página não está aberta para a sua conta",
    gone: "Este conteúdo não está mais no portal",
    badRequest: "Não entendemos este pedido",
    tooMany: "Foram tentativas demais",
    internal: "O portal falhou",
    refused: "O portal falhou",
    unavailable: "O portal está sem resposta",
  },
  requestId: "Código do registro",
  copy: "Copiar",
  copied: "Copiado",
  explanation: {
    notFound: "O endereço não existe ou mudou de lugar. Confira o link ou volte ao portal.",
    forbidden: "Sua conta não tem acesso a esta página.",
    gone: "Este conteúdo foi retirado do portal.",
    badRequest:
      "O portal não entendeu este pedido. Volte à página anterior, confira o que foi preenchido e tente de novo.",
    tooMany: "Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.",
    internal:
      "O problema é nosso, e o registro dele já foi salvo. Tente de novo em alguns minutos; se continuar, relate o problema.",
    refused:
      "O problema é nosso e não passa sozinho: o portal fez uma consulta que o próprio sistema recusa. O registro dele já foi salvo. Relate o problema se ele impede o que você veio fazer.",
    unavailable:
      "O portal está sem resposta de um dos seus serviços. Seus dados estão guardados. Tente de novo em alguns minutos.",
  },
  offline: {
    title: "Você está sem conexão",
    explanation: "Assim que a internet voltar, esta página se abre sozinha.",
  },
  stale: {
    title: "Há uma versão nova do portal",
    explanation: "Parte desta página mudou enquanto ela estava aberta. Recarregue para continuar.",
  },
} as const;
