export const withholdingCheck = {
  fields: {
    gross: "Bruto pago no mês",
    grossHint: "Tudo o que o holerite daquele mês soma, com 13º e abonos.",
    yearGross: "Bruto do ano inteiro",
    yearGrossHint:
      "Só conta nos cantões de modelo anual (FR, GE, TI, VD, VS). Em branco, vale doze vezes o mês.",
    withheld: "Imposto retido no holerite",
    withheldHint: "A linha Quellensteuer, impôt à la source ou imposta alla fonte.",
    year: "Ano do holerite",
    yearHint: "Cada ano tem a sua tarifa: a de um ano não confere o holerite de outro.",
    canton: "Cantão",
    civil: "Estado civil",
    spouse: "Seu cônjuge também tem renda",
    church: "Pago imposto de igreja",
  },
  example:
    "Exemplo: {{salary}} de bruto no mês. Troque pelo bruto do seu holerite e escreva o imposto retido.",
  headline: {
    loading: "Buscando a tarifa do cantão",
    away: "A tarifa não carregou",
    unknown: "Sem tarifa para esta situação",
    expected: "Deveriam ter retido",
    equal: "O valor do holerite confere.",
    more: "Retiveram {{amount}} a mais.",
    less: "Retiveram {{amount}} a menos.",
    alone: "Se os filhos moram com você:",
    otherYear:
      "Ainda não temos a tarifa de {{year}}: esta é a de {{tariffYear}} e não diz se o holerite está certo.",
  },
  away: "A tarifa oficial não carregou. Tente de novo em alguns minutos.",
  unknown:
    "Não há tarifa publicada para esta situação neste cantão: não dá para dizer quanto deveriam ter retido.",
  line: "Imposto na fonte do mês",
  formula: "{{base}} × {{percent}} (tarifa {{code}}, {{canton}}) = {{amount}}",
  formulaMinimum: "Mínimo da tarifa {{code}} ({{canton}}) = {{amount}}",
  formulaAnnual: "A taxa vem de {{deciding}}, um doze avos da renda do ano.",
  law: "DBG art. 83 a 89, QStV, tarifa do cantão",
  changes: "Cantão, estado civil, renda do cônjuge, filhos, igreja e a renda que decide a taxa.",
  next: {
    heading: "Se não confere",
    household:
      "A {{code}} só vale se os filhos moram com você e você os sustenta na maior parte. Com guarda compartilhada, filhos no Brasil ou na casa do outro responsável, vale a A0: então o desconto pode estar certo, e não há o que pedir à empresa (QStV art. 1; ESTV, Kreisschreiben 45).",
    code: "Compare a tarifa: o holerite deve mostrar {{code}}. Tarifa errada é o motivo mais comum.",
    employer: "Peça a correção à empresa; no mesmo ano ela corrige no holerite seguinte.",
    office:
      "Depois disso, peça a correção à administração de impostos do cantão até 31 de março do ano seguinte.",
  },
} as const;
