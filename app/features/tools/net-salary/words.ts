export const netSalary = {
  fields: {
    gross: "Salário bruto",
    grossHint: "De uma posição de 100%, como no contrato ou na vaga.",
    period: "O valor é",
    salaries: "Salários por ano",
    workload: "Grau de ocupação (%)",
    workloadHint: "100 para tempo integral.",
    canton: "Cantão",
    age: "Idade",
    ageHint: "Decide a contribuição ao 2º pilar.",
    permit: "Documento",
    civil: "Estado civil",
    spouse: "Seu cônjuge também tem renda",
    spouseSettled: "Seu cônjuge é suíço ou tem autorização C",
    children: "Filhos que moram com você",
    childrenHint:
      "Só os que moram na sua casa e que você sustenta na maior parte: eles baixam o imposto. Se moram com o outro responsável ou no Brasil, escreva 0.",
    allowances: "Abonos de família por mês",
    allowancesHint:
      "Como no holerite, também por filhos que moram fora. Em branco, vale o que o cantão paga por criança. 0 se quem recebe é o outro responsável.",
    church: "Pago imposto de igreja",
    nbu: "Acidentes fora do trabalho (%)",
    nbuHint:
      "A taxa é de cada seguradora: veja o seu holerite. Em branco, vale a estimativa de {{percent}}.",
    ktg: "Diárias de doença (KTG, %)",
    ktgHint: "Só se a empresa descontar. Em branco, sem desconto.",
    pension: "2º pilar por mês",
    pensionHint: "Como no holerite. Em branco, vale o mínimo da lei.",
  },
  periods: { month: "por mês", year: "por ano" },
  salaries: { "12": "12", "13": "13, com o 13º" },
  permits: {
    source: "Autorização L, B, F, N ou S",
    border: "Autorização G (fronteiriço)",
    settled: "Autorização C ou passaporte suíço",
  },
  civil: {
    single: "Não casado ou separado",
    married: "Casado ou em união registrada",
  },
  example: "Exemplo: salário de {{salary}} por mês. Troque pelos seus números.",
  headline: "Líquido por mês",
  headlineBeforeTax: "Por mês, antes do imposto",
  extra: "No mês do 13º, mais {{amount}}",
  year: "No ano, {{amount}} de {{gross}} brutos",
  lines: {
    heading: "Mês a mês, linha por linha",
    gross: "Bruto",
    allowances: "Abonos de família",
    ahv: "AHV/IV/EO",
    alv: "Seguro-desemprego (ALV)",
    nbu: "Acidentes fora do trabalho (NBU)",
    ktg: "Diárias de doença (KTG)",
    bvg: "2º pilar (BVG)",
    withholding: "Imposto na fonte",
    net: "Líquido",
    beforeTax: "Antes do imposto",
  },
  formula: {
    gross: "{{typed}} × {{workload}} = {{amount}} por mês, {{year}} por ano",
    grossYear: "{{typed}} ÷ {{salaries}} × {{workload}} = {{amount}} por mês, {{year}} por ano",
    allowances: {
      canton:
        "{{amount}} por mês para {{children}} em {{canton}}, o abono de crianças até 12 anos; no ano, {{year}}. Não se descontam AHV, ALV e 2º pilar dele; o imposto na fonte conta com ele.",
      federal:
        "{{amount}} por mês para {{children}}, o mínimo federal; no ano, {{year}}. Não se descontam AHV, ALV e 2º pilar dele; o imposto na fonte conta com ele.",
      typed:
        "{{amount}} por mês, como você informou; no ano, {{year}}. Não se descontam AHV, ALV e 2º pilar dele; o imposto na fonte conta com ele.",
    },
    rated: "{{base}} × {{percent}} = {{amount}} por mês; no ano, {{year}}",
    bvg: "{{base}} de salário coordenado × {{credit}} ÷ 12 × {{share}} = {{amount}} por mês; no ano, {{year}}",
    bvgNone:
      "Sem desconto pela lei: abaixo do limite de entrada do 2º pilar ou fora das faixas de idade.",
    bvgCapped:
      "Você informou {{typed}}, mais do que resta do salário depois dos outros descontos: a conta para em {{amount}} por mês; no ano, {{year}}",
    bvgOwn: "{{amount}} por mês, como você informou; no ano, {{year}}",
    withholding:
      "{{base}} × {{percent}} (tarifa {{code}}, {{canton}}) = {{amount}}; no ano, {{year}}",
    withholdingExtra:
      "No mês do 13º a taxa é a dos dois salários juntos, {{percent}}: {{amount}} sobre o 13º.",
    withholdingExtraAnnual: "Sobre o 13º vale a mesma taxa, {{percent}}: {{amount}}.",
    withholdingAnnual: "A taxa vem de {{deciding}}, um doze avos do bruto do ano.",
    withholdingMinimum:
      "A tarifa {{code}} ({{canton}}) retém no mínimo {{amount}} por mês, mais do que a taxa de {{percent}} daria; no ano, {{year}}",
    net: "{{gross}}, com os abonos, − {{deducted}} de descontos = {{amount}}",
  },
  law: {
    allowances: "FamZG art. 3 e 5; AHVV art. 6; ESTV, Kreisschreiben 45",
    ahv: "AHVG art. 5 e 13, IVG art. 3, EOG art. 27",
    alv: "AVIG art. 3",
    nbu: "UVG art. 91; obrigatório a partir de 8 horas por semana no mesmo empregador",
    ktg: "Contrato; a lei não obriga (VVG)",
    bvg: "BVG art. 2, 7, 8, 16 e 66",
    withholding: "DBG art. 83 a 86; QStV art. 1; ESTV, Kreisschreiben 45; tarifa do cantão",
  },
  changes: {
    allowances:
      "O cantão do empregador, a idade de cada filho (em ZH e LU o valor sobe aos 12 anos) e a formação, que paga mais. O holerite mostra o valor.",
    ahv: "Só o salário: não há teto, e a empresa paga a mesma parte.",
    alv: "Conta até {{ceiling}} por ano; acima disso não se paga.",
    nbu: "A taxa da seguradora da empresa. Conta até {{ceiling}} por ano.",
    ktg: "O contrato da empresa com a seguradora.",
    bvg: "A idade, e o plano da empresa: muitos pagam mais do que o mínimo da lei. O prêmio de risco não está aqui.",
    withholding: "Cantão, estado civil, renda do cônjuge, filhos e igreja.",
  },
  withholding: {
    none: "Com autorização C ou passaporte suíço, seu ou do cônjuge, nada é retido: você declara e paga o imposto depois. O valor acima é antes desse imposto.",
    border:
      "O imposto de fronteiriços depende do país onde moram: há tarifas próprias para a Alemanha e a Itália, e na França parte dele é paga lá. Esta conta não o calcula: o valor acima é antes do imposto.",
    loading: "Buscando a tarifa oficial do cantão…",
    away: "A tarifa oficial não carregou. O valor acima é antes do imposto na fonte.",
    unknown:
      "Não há tarifa publicada para esta situação neste cantão. O valor acima é antes do imposto na fonte.",
    ordinary:
      "A partir de {{limit}} brutos por ano a declaração ordinária é obrigatória, e o imposto retido vira um adiantamento.",
    annual: "Neste cantão, a taxa vem de um doze avos da renda do ano.",
    monthly: "Neste cantão, a taxa vem da renda de cada mês.",
    otherCode: "Neste cantão a tarifa é a mesma com ou sem imposto de igreja: vale {{code}}.",
    source: "Tarifa oficial do imposto na fonte",
  },
  ordinary: {
    estimate:
      "Estimativa do imposto: cerca de {{month}} por mês, {{year}} no ano. Depois dele sobram cerca de {{after}} por mês.",
    pillar3a:
      "Depositar o teto do pilar 3a de {{year}}, {{limit}}, baixa o imposto do ano em cerca de {{saved}}. O valor é a diferença entre duas estimativas: a do seu salário e a de um salário menor nessa quantia. O valor real costuma ser um pouco maior.",
    scope:
      "É uma estimativa do portal, não um cálculo oficial: imposto federal, cantonal e municipal em {{municipality}}, sobre o salário e com as deduções automáticas de uma pessoa de 38 anos, sem igreja, patrimônio, abonos e outras rendas. Em outra comuna o valor muda.",
    none: "Não temos uma estimativa do imposto para este caso: há para quem não paga imposto de igreja, sozinho e sem filhos ou casado com uma renda e dois filhos, de CHF 50’000 a 200’000 brutos por ano, em 25 capitais (falta o Valais). Para o seu, use a calculadora oficial da ESTV, swisstaxcalculator.estv.admin.ch.",
  },
  ifDeclared: {
    heading: "Se você pedir a declaração ordinária",
    headingObliged: "Com a declaração ordinária, obrigatória no seu caso",
    compared:
      "No ano, o imposto na fonte leva {{withheld}}. Com a declaração, a estimativa é de {{estimate}}.",
    less: "São cerca de {{amount}} a menos.",
    more: "São cerca de {{amount}} a mais, sem deduções suas.",
    equal: "A diferença é menor do que o erro da estimativa.",
    withDepositLess:
      "Com esse depósito no pilar 3a, seriam ao todo cerca de {{amount}} a menos no ano.",
    withDepositMore:
      "Mesmo com esse depósito no pilar 3a, ainda seriam cerca de {{amount}} a mais no ano.",
    withDepositEqual:
      "Com esse depósito no pilar 3a, a diferença fica menor do que o erro da estimativa.",
    rules: "Pilar 3a, compras no 2º pilar, trajeto e cursos baixam o imposto só com a declaração.",
    request:
      "O pedido se faz até 31 de março do ano seguinte, não volta atrás e vale também para os anos que vêm.",
  },
  chart: {
    title: "Do bruto ao líquido, por mês",
    summary: "De {{gross}} brutos por mês ficam {{net}} líquidos depois dos descontos.",
    summaryBeforeTax: "De {{gross}} brutos por mês ficam {{net}} antes do imposto.",
    caption: "Bruto, descontos e líquido por mês e no ano",
    line: "Linha",
    month: "Por mês",
    extra: "13º",
    year: "No ano",
  },
  employer: {
    heading: "O que custa para a empresa",
    lead: "No ano. Acidentes no trabalho, caixa de família e administração mudam de empresa para empresa e não estão aqui.",
    gross: "Bruto no ano",
    grossFormula: "O bruto do ano, da conta acima",
    ahv: "AHV/IV/EO, parte da empresa",
    alv: "ALV, parte da empresa",
    bvg: "2º pilar, parte da empresa (mínimo)",
    total: "Custo no ano",
    percent: "{{base}} × {{percent}} = {{amount}}",
    sum: "{{gross}} + {{social}} de encargos = {{amount}}",
    pension: "Pelo menos o que os empregados pagam juntos: {{amount}} no ano",
  },
  beside: {
    heading: "Não está no líquido",
    familyNone:
      "Abono de família, para quem tem filhos: ao menos {{child}} por filho e {{education}} em formação, por mês, pago com o salário.",
    premium:
      "Seguro de saúde: em média {{amount}} por mês para um adulto. Você paga por fora, o salário não desconta.",
  },
  tooMuchPension: "O 2º pilar não pode passar do salário do mês.",
} as const;
