export const officialYears = {
  months: {
    "9": "setembro",
    "10": "outubro",
    "12": "dezembro",
  },
  line: "{{name}}: {{current}}",
  lineWithComing: "{{name}}: {{current}}; {{coming}}",
  current: {
    held: "o ano é {{year}}",
    missing: "{{year}} publicado em {{date}}, ainda não está aqui",
    overdue: "{{year}} já começou e ainda não está aqui",
    expected: "{{year}} esperado em {{month}}",
    newest: "{{missing}}: os números são de {{newest}}",
  },
  warning: {
    title: "{{year}} já começou, e parte dos números ainda é do ano anterior",
    text: "Não compare com eles um holerite, um contrato ou uma fatura de {{year}}.",
  },
  info: "De que ano são os números",
  where: "Ver {{year}} em {{publisher}}",
} as const;
