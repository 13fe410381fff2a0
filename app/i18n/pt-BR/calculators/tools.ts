export const tools = {
  index: {
    officialFiles: "Arquivos oficiais (equipe)",
    title: "Ferramentas",
    lead: "Contas que você pode conferir: cada número mostra a fórmula, a fonte e o ano.",
    private:
      "Os valores que você digita ficam no seu navegador; para o imposto na fonte, ele pede ao portal só a tarifa do cantão e da sua situação. Sem JavaScript, o servidor faz a conta e não guarda nada.",
    free: "Aberta a todos os membros",
    paying: "Para assinantes",
    open: "Abrir",
    scenarios: "Meus cenários: salvar, comparar e compartilhar",
  },
  list: {
    netSalary: {
      title: "Salário líquido",
      summary: "Do bruto ao líquido, com imposto na fonte, 2º pilar e o custo para a empresa",
    },
    withholdingCheck: {
      title: "Conferir o imposto na fonte",
      summary: "Quanto deveriam ter retido, pela tarifa oficial do seu cantão",
    },
    salaryComparison: {
      title: "Comparar salário",
      summary: "Onde o seu salário fica entre os da sua profissão",
    },
    mortgage: {
      title: "Hipoteca",
      summary: "Que preço de casa cabe na sua renda, e quanto falta de entrada",
    },
    budget: {
      title: "Orçamento",
      summary: "Para onde vai a renda do ano e quanto sobra",
    },
    unemployment: {
      title: "Seguro-desemprego",
      summary: "Quanto se recebe por mês depois de perder o emprego, e por quanto tempo",
    },
    currency: {
      title: "Câmbio",
      summary: "Francos, reais, euros e dólares, com o custo real da remessa",
    },
  },
  problems: {
    unreadable: "Não deu para ler um valor. Escreva só o número, como 8000 ou 8’000.50.",
    several: "Há mais de um número aqui. Cole um valor por campo.",
    negative: "Escreva um valor de zero para cima, sem o sinal de menos.",
    large: "O valor é maior do que esta conta aceita. Confira os zeros e a vírgula.",
    whole: "Escreva um número inteiro, sem vírgula.",
    age: "Esta conta vale dos 18 aos 65 anos. Antes ainda não se desconta AHV, e depois da aposentadoria há uma parte isenta que ela não calcula.",
    small: "O valor é pequeno demais para esta conta.",
  },
  form: {
    compute: "Calcular",
    reset: "Limpar",
    copy: "Copiar link com estes valores",
    copied: "Link copiado",
    year: "Ano das regras",
    yearHint: "Valores de outro ano são indicados na linha.",
    more: "Mais detalhes",
    saveAs: "Salvar como cenário",
    private: "O que você digita não é salvo nem enviado a serviços de medição.",
  },
  result: {
    heading: "Resultado",
    empty: "Preencha os campos: o resultado aparece aqui enquanto você digita.",
    invalid: "Corrija os campos marcados para ver o resultado.",
    missing:
      "Faltam parâmetros publicados para este ano. O resultado volta quando a redação publicar.",
    unknown: "s/d",
    tableLabel: "Ver os números em tabela",
    edition: "Regras usadas: edição {{edition}}",
    disclaimer:
      "Estimativa para você se orientar: não substitui a folha de pagamento, o contrato nem uma consultoria.",
  },
  explain: {
    formula: "Conta",
    law: "Base legal",
    changes: "O que muda este valor",
    source: "Fonte",
    reviewed: "conferido em {{date}}",
    olderYear: "Valor de {{year}}: ainda não temos o de {{asked}}.",
  },
  sources: { heading: "Fontes e anos", item: "{{name}}" },
  locked: {
    points: {
      tables: "Salário líquido e imposto na fonte pelas tarifas oficiais dos 26 cantões",
      all: "Hipoteca e comparação de salários, com a fonte de cada número",
      saved: "Cenários guardados e comparados, com aviso quando as regras mudam",
    },
    sample: "Abrir o orçamento, de graça",
  },
  back: "Todas as ferramentas",
} as const;
