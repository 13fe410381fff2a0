export const ordinaryTax = {
  title: "Imposto ordinário na capital do cantão (autorização C ou passaporte suíço)",
  unit: "% do salário bruto de 12 meses, estimativa",
  names: {
    ordinarySingle5000Pct: "Imposto ordinário, solteiro sem filhos, CHF 5’000",
    ordinarySingle7000Pct: "Imposto ordinário, solteiro sem filhos, CHF 7’000",
    ordinarySingle10000Pct: "Imposto ordinário, solteiro sem filhos, CHF 10’000",
    ordinaryFamily7000Pct: "Imposto ordinário, casal com dois filhos, CHF 7’000",
    ordinaryFamily10000Pct: "Imposto ordinário, casal com dois filhos, CHF 10’000",
  },
  note: "É uma estimativa do portal, não um cálculo oficial: imposto federal, cantonal e municipal na capital do cantão ({{capitals}}), sobre o salário e com as deduções automáticas de uma pessoa de 38 anos, sem igreja, patrimônio, abonos e outras rendas. O casal tem uma renda. Em outra comuna o valor muda.",
  without: "Sem estimativa plausível: {{cantons}}.",
} as const;
