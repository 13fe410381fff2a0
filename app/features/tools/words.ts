/** Of the calculators' pages alone: other pages load the words of `tools` too. */
export const toolPage = {
  example: "Exemplo",
  on: "Conta feita em {{date}}",
  known: {
    text: "Já preenchido com o que você contou ao portal: {{list}}. Confira os campos.",
    link: "Minha situação",
    canton: "cantão",
    permit: "documento",
    children: "um filho em casa",
  },
  nextSteps: {
    heading: "E agora?",
    check: "Conferir o imposto na fonte do holerite",
    letter: "Carta para pedir a correção do imposto",
    plan: "Ver os prazos no meu plano",
    jobs: "Procurar vagas de emprego",
    budget: "Fazer o orçamento da casa",
    unemploymentGuide: "Ler: perdi o emprego, prazos e direitos",
    jobEnd: "Escrever no meu plano o último dia no emprego",
    registration: "Inscrever-se no RAV, o serviço de emprego: ver no meu plano",
    disposableIncome: "Ver quanto sobra em cada cantão",
    rateAlert: "Criar um aviso de cotação",
  },
} as const;
