export const homePlan = {
  unfinished: {
    title: "Seu cadastro ficou pela metade",
    missing: "Falta: {{steps}}. O que você respondeu está salvo.",
    resume: "Continuar em “{{step}}”",
  },
  begin: {
    title: "Quatro perguntas, um relatório seu",
    text: "Conte como está o seu caminho para a Suíça e receba o que a lei permite no seu caso, com fonte e data.",
    action: "Responder",
  },
  report: {
    title: "Meu relatório",
    text: "O que a lei diz para as respostas que você deu, pelas regras de hoje.",
    action: "Abrir o relatório",
  },
  steps: {
    title: "Meu plano Suíça",
    text: "Os passos de quem chega, com o prazo de cada um, lembretes e calendário.",
    action: "Abrir meu plano",
  },
  digest: {
    title: "Seu próximo resumo por e-mail",
    text: "Sai em {{date}}, se até lá houver novidades nos conteúdos que você escolheu.",
    action: "Ver o que já traz",
  },
  dates: {
    between: "entre {{first}} e {{last}}, conforme o dia em que você chegou",
    afterArrival: "até {{length}} depois de chegar",
    beforeArrival: "{{length}} antes de chegar",
    days_one: "{{count}} dia",
    days_other: "{{count}} dias",
    months_one: "{{count}} mês",
    months_other: "{{count}} meses",
    none: "sem prazo",
    lesson: "Aula: {{title}}",
    source: "Fonte: {{name}}",
  },
  living: {
    unread: "Esperando por você",
    unreadCount_one: "{{count}} aviso não lido",
    unreadCount_other: "{{count}} avisos não lidos",
    ofCanton: "Pergunta sem resposta no seu cantão",
    question: "Pergunta sem resposta no fórum",
  },
  canton: {
    year: "dados de {{year}}",
    open: "Ver {{name}}",
    locked: "Os números deste cantão são da assinatura.",
    sample: "Ver {{name}}, o cantão aberto",
    plans: "Ver a assinatura",
  },
} as const;
