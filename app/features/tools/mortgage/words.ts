export const mortgage = {
  fields: {
    price: "Preço do imóvel",
    hard: "Entrada: poupança, pilar 3a, doação",
    hardHint: "O que não vem do 2º pilar.",
    pension: "Entrada: saque do 2º pilar",
    income: "Renda bruta familiar por ano",
    incomeHint: "De todos que vão assinar a hipoteca.",
    age: "Idade de quem se aposenta primeiro",
    rate: "Juro que o banco ofereceu (%)",
    rateHint: "Em branco, vale a última referência que temos, {{percent}} ({{source}}).",
  },
  example:
    "Exemplo, com números redondos: imóvel de {{price}}, renda de {{income}} por ano e entrada de {{equity}}. Troque pelos seus números.",
  headline: {
    holds: "Cabe na sua renda",
    not: "Ainda não cabe",
    maxPrice: "Preço mais alto com esta renda e esta entrada: {{amount}}",
    missing: "Entrada que falta para este imóvel: {{amount}}",
    never: "Com esta renda nenhuma entrada basta para este imóvel.",
  },
  checks: {
    heading: "As três regras dos bancos",
    equity: "Entrada de pelo menos {{share}} do preço",
    hardEquity: "Pelo menos {{share}} do preço sem o 2º pilar",
    income: "Custo de até {{share}} da renda bruta",
    is: "Seu caso: {{percent}}",
    yes: "Atende",
    no: "Não atende",
  },
  loan: "O empréstimo",
  lines: {
    heading: "O custo no ano, como o banco calcula",
    mortgage: "Hipoteca",
    interest: "Juros calculados",
    maintenance: "Manutenção",
    amortization: "Amortização da 2ª hipoteca",
    total: "Custo no ano",
    month: "Por mês, pelo cálculo do banco",
    guide: "Por mês, com o juro de hoje ({{source}})",
    offered: "Por mês, com o juro que o banco ofereceu",
  },
  formula: {
    mortgage: "{{price}} − {{equity}} de entrada = {{amount}}",
    rated: "{{base}} × {{percent}} = {{amount}}",
    amortization: "({{mortgage}} − {{share}} de {{price}}) ÷ {{years}} anos = {{amount}}",
    total: "{{interest}} + {{maintenance}} + {{amortization}} = {{amount}}",
    month: "{{base}} ÷ 12 = {{amount}}",
    today:
      "({{interest}} de juros a {{percent}} + {{maintenance}} + {{amortization}}) ÷ 12 = {{amount}}",
  },
  law: {
    rules: "Autorregulação dos bancos (SBVg); cada banco pode ser mais rígido",
  },
  changes: {
    interest:
      "O banco calcula com um juro alto de propósito, para a casa caber também se os juros subirem.",
    amortization:
      "A parte acima de dois terços do preço se paga em 15 anos, ou antes da aposentadoria.",
  },
  chart: {
    title: "O custo e a sua renda, por ano",
    summary: "O custo calculado é de {{cost}} por ano; o limite para esta renda é de {{limit}}.",
    caption: "Custo calculado e limite por ano",
    line: "Valor",
    amount: "CHF por ano",
    limit: "Limite ({{share}} da renda)",
  },
} as const;
