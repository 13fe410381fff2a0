export const unemployment = {
  fields: {
    gross: "Seu bruto por mês",
    grossHint: "A média dos últimos seis meses, sem o 13º, ou a dos últimos doze, se for maior.",
    salaries: "Salários por ano",
    age: "Sua idade",
    children: "Você sustenta filhos com menos de 25 anos?",
    months: "Meses de trabalho com desconto na Suíça, nos últimos dois anos",
    invalidity: "Você recebe pensão por invalidez de 40% ou mais?",
  },
  answers: { yes: "Sim", no: "Não" },
  months: {
    from22: "22 a 24 meses",
    from18: "18 a 21 meses",
    from12: "12 a 17 meses",
    under12: "Menos de 12 meses",
  },
  example:
    "Exemplo: salário de {{salary}} por mês, {{age}} anos, dois anos de trabalho aqui. Troque pelos seus números.",
  headline: {
    label: "Por mês, em média, antes dos descontos",
    reason: {
      none: "{{percent}} do salário segurado: sem filhos para sustentar e com diária acima de {{limit}}.",
      children: "{{percent}} do salário segurado, porque você sustenta filhos.",
      invalidity: "{{percent}} do salário segurado, porque você recebe pensão por invalidez.",
      low: "{{percent}} do salário segurado, porque a diária não passa de {{limit}}.",
    },
    time: "Até {{count}} diárias, cerca de {{months}} meses, dentro de dois anos.",
    wait_zero: "Sem dias de espera.",
    wait: "Antes da primeira diária, {{count}} dias úteis de espera.",
    tooShort: "Com menos de 12 meses de contribuição, em regra não há diárias",
    tooShortNote:
      "Quem não pôde contribuir por estudo, doença, maternidade ou outro motivo da lei pode ter até 90 diárias: pergunte à caixa de desemprego.",
    notInsured: "Salário abaixo de {{least}} por mês não é segurado",
  },
  lines: {
    heading: "A conta",
    insured: "Salário segurado por mês",
    day: "Uma diária",
    month: "Um mês médio",
    allowances: "Número de diárias, no máximo",
    wait: "Dias úteis de espera",
  },
  formula: {
    insured: "{{gross}} × {{salaries}} ÷ 12 = {{amount}}",
    capped: "{{gross}} × {{salaries}} ÷ 12, no máximo {{ceiling}} por ano = {{amount}} por mês",
    day: "{{base}} × {{percent}} ÷ {{days}} dias = {{amount}}",
    month: "{{base}} × {{percent}} = {{amount}}",
    young:
      "Até completar {{age}} anos e sem filhos para sustentar: {{young}} com 12 meses ou mais de contribuição",
    allowances:
      "{{from12}} com 12 meses de contribuição, {{from18}} com 18; {{from22}} com 22 meses, a partir de {{age}} anos ou com pensão por invalidez",
    wait: "Salário de até {{none}} por ano: nenhum. Acima disso, sem filhos: {{short}} até {{shortUpTo}}, {{medium}} até {{mediumUpTo}}, {{long}} até {{longUpTo}} e depois {{longest}}. Com filhos: nenhum até {{shortUpTo}} e depois {{short}}",
  },
  law: {
    insured: "AVIG art. 23; AVIV art. 40",
    day: "AVIG art. 22; AVIV art. 40a",
    month: "AVIG art. 21 e 22",
    allowances: "AVIG art. 27",
    wait: "AVIG art. 18; AVIV art. 6a",
  },
  changes: {
    month: "Pagam-se os dias úteis, de 20 a 23 por mês: o valor muda de um mês para o outro.",
    allowances:
      "Quem fica desempregado nos quatro anos antes da idade de aposentadoria (AHV) pode ter 120 diárias a mais. Cada dia de suspensão tira uma diária.",
    wait: "A espera vale uma só vez em cada prazo de dois anos.",
  },
  deducted: {
    heading: "O que se desconta",
    text: "O valor acima é bruto. Dele a caixa de desemprego tira a sua parte da AHV (aposentadoria), da IV (invalidez) e da EO (licenças). Tira também a do segundo pilar para morte e invalidez, e até dois terços do seguro de acidentes. Quem paga imposto na fonte continua pagando sobre as diárias. Por isso chega menos à sua conta: o valor está em cada extrato da caixa. O seguro de saúde você continua pagando.",
    law: "AVIG art. 22a",
    children: "Filhos: o abono de família vem por cima, se ninguém mais o recebe por eles.",
  },
  note: "Quem pediu demissão sem ter outro emprego, procurou pouco ou se inscreveu tarde pode receber menos. Vale a conta que a caixa de desemprego faz.",
} as const;
