export const insurerMonth = {
  label: "Troca de seguradora, passo a passo",
  title: "Trocar de seguradora em 1º de janeiro de {{year}}",
  stages: {
    compare: "Comparar",
    join: "Aderir à nova",
    letter: "Escrever a carta",
    post: "Enviar",
    tick: "Marcar no plano",
  },
  join: {
    where:
      "Aderir à nova: o pedido se faz no site da própria seguradora. O portal não tem esses endereços; confira o nome exato dela no",
    list: "Priminfo, o comparador oficial",
  },
  here: "você está aqui",
  now: {
    plan: "Comece por aqui: quanto cada pessoa paga e pagaria.",
    compare:
      "Preencha e compare. No seguro básico, a seguradora nova não pode recusar ninguém. Depois do pedido de adesão, o resultado abre a carta para sair da atual.",
    letter: "Já pediu a adesão na nova? Preencha o que falta e toque em “Ver a carta”.",
    post: "Imprima, assine e envie. Depois, marque o passo no plano.",
  },
  actions: { plan: "Comparar os prêmios", post: "Marcar no meu plano" },
  open: "A carta precisa estar na seguradora atual até {{arrives}}, no horário de expediente; o carimbo do correio não conta (KVG art. 7 al. 2). O BAG aconselha postar registrada até meados de novembro; depois de {{post}}, ela pode chegar tarde.",
  late: {
    title_zero: "Hoje é o último dia: pelo correio, a carta já não chega a tempo",
    title_one: "Falta 1 dia: postada agora, a carta pode chegar tarde",
    title_other: "Faltam {{count}} dias: postada agora, a carta pode chegar tarde",
    why: "A carta precisa estar na seguradora até {{arrives}}, no horário de expediente. Mesmo registrada, pode ficar na caixa postal e só contar quando a seguradora a retira.",
    works:
      "Ainda funciona: entregar a carta no balcão da seguradora, ou mandar pelo portal do cliente ou por e-mail, se a sua seguradora aceitar.",
    more: "Saiba mais",
    ask: "No balcão, peça recibo. Antes de mandar de outro modo, ligue, pergunte e peça a confirmação por escrito.",
    source: "Fonte: SRF Espresso, 26 fev. 2019 (em alemão)",
    law: "KVG art. 7 al. 2.",
  },
  closed: {
    passed: "O prazo para trocar em 1º de janeiro de {{year}} passou em {{day}}.",
    next: "A próxima troca, para {{year}}, abre por volta de {{opens}}, quando o BAG publica os prêmios; a carta precisa chegar até {{arrives}}.",
    midYear:
      "Antes disso, só sai em {{last}} quem tem o modelo padrão e a franquia mais baixa (CHF 300 para adultos, zero para crianças), com a carta na seguradora até {{arrives}} (KVG art. 7 al. 1; KVV art. 94 al. 2 e art. 100 al. 3).",
  },
} as const;
