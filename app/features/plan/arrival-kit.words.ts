export const arrivalKit = {
  title: "Pasta de chegada",
  lead: "O que ajuda no primeiro dia, também sem internet: frases para mostrar ou falar, os documentos, os passos das primeiras semanas e as repartições do seu cantão.",
  keep: {
    title: "Neste aparelho",
    none: "Salve a pasta neste aparelho e ela abre sem conexão. Quando você sai da conta, a pasta é apagada daqui.",
    kept: "A pasta está salva neste aparelho. Ela se renova quando você a abre com conexão.",
    failed: "Não conseguimos salvar a pasta. Confira a conexão e tente de novo.",
    keep: "Salvar neste aparelho",
    drop: "Apagar deste aparelho",
  },
  steps: {
    title: "Passos das primeiras semanas",
    none: "Nenhum passo em aberto.",
    noDay: "sem prazo",
    plan: "Abrir meu plano",
    takeAlong: "Tenha à mão: {{things}}.",
    source: "Fonte: {{name}}",
  },
  offices: {
    title: "Repartições do seu cantão",
    unknown:
      "Não temos o endereço das repartições do seu cantão ainda. Os sites da Confederação levam ao lugar certo:",
    federal: "Administração suíça (ch.ch)",
    sem: "Secretaria de Estado para Migração (SEM)",
  },
  documents: {
    title: "Documentos na bagagem de mão",
    note: "Cada comuna pede o seu: pergunte antes, e leve originais e cópias. As marcas valem só enquanto a página está aberta.",
    list: {
      passport: "Passaporte de cada pessoa e, se houver, o visto ou a garantia de autorização",
      work: "Contrato de trabalho, ou a carta da escola ou universidade",
      housing: "Contrato de aluguel, ou a carta de quem hospeda você",
      civil: "Certidões de nascimento e casamento, apostiladas e traduzidas",
      photos: "Fotos para documento",
      driving: "Carteira de motorista brasileira",
      diplomas: "Diplomas e históricos, apostilados",
      health: "Receitas, exames e carteira de vacinação",
      money: "Um pouco de dinheiro em francos e um cartão que funcione no exterior",
    },
  },
  phrases: {
    title: "Frases para o primeiro dia",
    note: "Mostre a tela, se preferir.",
    de: "Alemão",
    fr: "Francês",
    it: "Italiano",
  },
} as const;
