import type { SeedCourse } from "../../content-types.ts";

export const salaryAndTaxes: SeedCourse = {
  slug: "entenda-seu-salario-e-seus-impostos",
  title: "Entenda seu salário e seus impostos",
  summary:
    "Do bruto ao líquido com as taxas de 2026, imposto na fonte, tributação posterior e os três pilares, com contas que você refaz com o seu holerite.",
  access: "paying",
  category: "impostos",
  tags: ["salario", "imposto-na-fonte", "previdencia", "declaracao"],
  cantons: [],
  publishedDaysAgo: 42,
  level: "intermediate",
  language: "pt-BR",
  version: 1,
  outcomes: [
    "Refazer a conta do seu líquido e achar erros no holerite",
    "Ler o código do imposto na fonte",
    "Decidir se vale pedir a tributação posterior",
    "Calcular o salário coordenado da caixa de pensão",
    "Saber quando o pilar 3a faz sentido para você",
  ],
  modules: [
    {
      slug: "do-bruto-ao-liquido",
      title: "Do bruto ao líquido",
      requireOrder: true,
      classes: [
        {
          slug: "os-descontos",
          title: "Os descontos e o que eles pagam",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>Todo desconto do holerite compra uma proteção. Saber qual ajuda a aceitar a conta e a perceber quando ela está errada.</p>
<table>
<caption>Parte do empregado em 2026</caption>
<thead><tr><th scope="col">Sigla</th><th scope="col">Proteção</th><th scope="col">Taxa</th></tr></thead>
<tbody>
<tr><td>AHV/IV/EO</td><td>Aposentadoria, invalidez, perda de ganho</td><td>5,3%</td></tr>
<tr><td>ALV</td><td>Desemprego</td><td>1,1% até CHF 148’200 por ano</td></tr>
<tr><td>NBU</td><td>Acidente fora do trabalho</td><td>Definida pela seguradora da empresa</td></tr>
<tr><td>KTG</td><td>Salário em doença longa</td><td>Depende do contrato</td></tr>
<tr><td>BVG</td><td>Caixa de pensão</td><td>Depende da idade e do plano</td></tr>
</tbody>
</table>
<h2>O que o empregador paga sem você ver</h2>
<p>Ele contribui com a mesma parcela da AHV/IV/EO e da ALV, pelo menos metade da caixa de pensão, o seguro de acidente de trabalho e a caixa de abonos familiares. Por isso o custo de um empregado é maior que o bruto.</p>
<h2>O que não está no holerite</h2>
<p>O seguro de saúde. Cada pessoa paga o próprio, direto à seguradora. Ao comparar duas propostas de trabalho, desconte também o prêmio e o aluguel da região: é o que sobra depois deles que muda a sua vida.</p>
<h2>Solidariedade da ALV</h2>
<p>Se você encontrar na internet um desconto extra de solidariedade para salários altos, o texto está desatualizado: acima do teto, em 2026, a taxa da ALV é zero.</p>
<p><strong>Tarefa:</strong> pegue um holerite e escreva ao lado de cada linha o que ela paga.</p>
`,
        },
        {
          slug: "a-conta-completa",
          title: "A conta completa, passo a passo",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>Vamos calcular o líquido de uma pessoa de 38 anos, solteira, sem filhos e sem igreja, no cantão de Zurique, com CHF 7’000 por mês em 12 parcelas. A NBU de 1% é só uma hipótese, e a caixa de pensão segue o mínimo da lei, sem prêmio de risco.</p>
<h2>Passo 1: descontos sociais</h2>
<ul>
<li>AHV/IV/EO: 7’000 × 5,3% = CHF 371.00</li>
<li>ALV: 7’000 × 1,1% = CHF 77.00</li>
<li>NBU: 7’000 × 1% = CHF 70.00</li>
</ul>
<h2>Passo 2: caixa de pensão</h2>
<ol>
<li>Salário anual: 7’000 × 12 = CHF 84’000.</li>
<li>Salário coordenado: 84’000 − 26’460 = CHF 57’540.</li>
<li>Crédito dos 35 aos 44 anos: 10% = CHF 5’754 por ano.</li>
<li>Metade do empregado: CHF 2’877 por ano, ou CHF 239.75 por mês.</li>
</ol>
<h2>Passo 3: imposto na fonte</h2>
<p>Código A0N, Zurique, 2026: a taxa para CHF 7’000 é de 7,75%. O imposto é de CHF 542.50.</p>
<h2>Passo 4: o líquido</h2>
<p>7’000.00 − 371.00 − 77.00 − 70.00 − 239.75 − 542.50 = <strong>CHF 5’699.75</strong>.</p>
<h2>Por que o seu dá diferente</h2>
<p>Sua caixa pode segurar mais que o mínimo, a NBU da empresa pode ser outra, o 13º muda o mês em que é pago e o cantão tem a própria tabela. Diferenças pequenas são normais. Uma diferença grande merece uma pergunta ao setor de pessoal.</p>
<p><strong>Tarefa:</strong> refaça os quatro passos com os seus números e compare linha por linha.</p>
`,
        },
        {
          slug: "teste-bruto-liquido",
          title: "Teste: do bruto ao líquido",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "numeric",
              question:
                "Quanto o empregado paga de AHV/IV/EO sobre CHF 6’000 em 2026? Responda em francos.",
              options: [],
              answer: 318,
              explanation: "6’000 × 5,3% = CHF 318.00. Não há teto.",
            },
            {
              kind: "single",
              question: "Quem paga o seguro de acidente de trabalho (BU)?",
              options: ["O empregado", "O empregador", "Metade cada um"],
              answer: 1,
              explanation:
                "O acidente de trabalho é do empregador. A NBU, fora do trabalho, costuma ser do empregado.",
            },
            {
              kind: "true_false",
              question: "O seguro de saúde básico é descontado no holerite.",
              options: ["Verdadeiro", "Falso"],
              answer: false,
              explanation: "Cada pessoa paga o prêmio direto à seguradora.",
            },
          ],
        },
      ],
    },
    {
      slug: "imposto-na-fonte",
      title: "Imposto na fonte",
      requireOrder: false,
      classes: [
        {
          slug: "ler-o-codigo",
          title: "Ler o código e a tabela do cantão",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>Se você mora na Suíça sem autorização C e não é casado com alguém suíço ou com autorização C, o imposto vem no holerite. O código resume a sua situação em três sinais.</p>
<h2>Letra, número, letra</h2>
<ul>
<li><strong>A</strong>: sozinho, sem filhos. <strong>B</strong>: casado, uma renda. <strong>C</strong>: casado, duas rendas. <strong>H</strong>: um adulto com filhos.</li>
<li><strong>Número</strong>: filhos considerados, de 0 a 9.</li>
<li><strong>Y ou N</strong>: com ou sem imposto de igreja. Cinco cantões só usam N, e o Jura só usa Y.</li>
</ul>
<h2>O mesmo salário em dois cantões</h2>
<table>
<caption>Código A0N, taxa oficial de 2026 (ESTV)</caption>
<thead><tr><th scope="col">Bruto mensal</th><th scope="col">Zurique</th><th scope="col">Genebra</th></tr></thead>
<tbody>
<tr><td>CHF 6’000</td><td>6,79%</td><td>9,87%</td></tr>
<tr><td>CHF 10’000</td><td>10,59%</td><td>15,56%</td></tr>
</tbody>
</table>
<p>A taxa vale sobre o bruto inteiro. Em Zurique, 6’000 × 6,79% = CHF 407.40.</p>
<h2>Modelo mensal e modelo anual</h2>
<p>Friburgo, Genebra, Ticino, Vaud e Valais calculam pela média do ano. Os outros cantões olham o mês: quando entra o 13º, a taxa daquele mês sobe. Não é erro.</p>
<h2>Quando avisar o empregador</h2>
<p>Casamento, separação, nascimento, cônjuge que começa ou deixa de trabalhar, mudança de cantão, entrada ou saída de igreja. Cada evento pode mudar o código, e quem precisa avisar é você.</p>
<p><strong>Tarefa:</strong> encontre o seu código no holerite e traduza os três sinais.</p>
`,
        },
        {
          slug: "avaliacao-posterior",
          title: "Tributação posterior: obrigatória, a pedido ou nenhuma",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>A tabela do imposto na fonte já traz deduções médias. A tributação ordinária posterior (<span lang="de">nachträgliche ordentliche Veranlagung</span>) troca a média pela sua realidade.</p>
<h2>Três situações</h2>
<ol>
<li><strong>Obrigatória:</strong> bruto anual a partir de CHF 120’000, ou outros rendimentos e patrimônio relevantes.</li>
<li><strong>A pedido:</strong> abaixo disso, se você solicitar até 31 de março do ano seguinte.</li>
<li><strong>Nenhuma:</strong> você não pede, e o que foi retido é definitivo.</li>
</ol>
<h2>Sinais de que pode compensar</h2>
<ul>
<li>Depósito no pilar 3a ou recompra na caixa de pensão.</li>
<li>Trajeto longo, refeições fora, curso ligado à profissão.</li>
<li>Creche, pensão alimentícia paga, despesas médicas altas.</li>
<li>Comuna com imposto abaixo da média do cantão.</li>
</ul>
<h2>Sinais de cuidado</h2>
<p>Comuna cara, rendas no exterior, patrimônio alto ou casal em que uma só pessoa paga na fonte podem levar a um valor extra. Feito o pedido, ele não se retira e vale para os anos seguintes. Simule antes na calculadora da <a href="https://www.estv.admin.ch/">administração federal</a>.</p>
<h2>Papéis para a conta</h2>
<p><span lang="de">Lohnausweis</span> do ano, extratos bancários em 31 de dezembro, comprovante do 3a, recibos de creche, curso e médico, e o informe das contas no Brasil.</p>
<p><strong>Tarefa:</strong> some as suas deduções possíveis e ponha 31 de março na agenda.</p>
`,
        },
        {
          slug: "teste-imposto-na-fonte",
          title: "Teste: imposto na fonte",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "single",
              question: "O que significa o código C1N?",
              options: [
                "Solteiro, um filho, sem igreja",
                "Casado com duas rendas, um filho, sem igreja",
                "Casado com uma renda, um filho, com igreja",
              ],
              answer: 1,
              explanation: "C é casado com duas rendas, 1 é um filho e N é sem imposto de igreja.",
            },
            {
              kind: "multiple",
              question: "Quais eventos podem mudar o código?",
              options: ["Casamento", "Nascimento de um filho", "Troca de banco", "Saída da igreja"],
              answer: [0, 1, 3],
              explanation: "O banco em que você recebe não muda o imposto.",
            },
            {
              kind: "single",
              question: "Até quando se pede a tributação posterior?",
              options: [
                "31 de dezembro do mesmo ano",
                "31 de março do ano seguinte",
                "Não há prazo",
              ],
              answer: 1,
              explanation: "O prazo é 31 de março do ano seguinte, e é rígido.",
            },
          ],
        },
      ],
    },
    {
      slug: "tres-pilares",
      title: "Os três pilares",
      requireOrder: false,
      classes: [
        {
          slug: "ahv-e-caixa-de-pensao",
          title: "AHV e caixa de pensão",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>O primeiro pilar (<span lang="de">AHV</span>) é público e solidário. O segundo (<span lang="de">BVG</span>) é a sua poupança coletiva na empresa. Os dois aparecem no holerite.</p>
<h2>AHV: cada ano conta</h2>
<p>Em 2026, a pensão integral vai de CHF 1’260 a CHF 2’520 por mês para uma pessoa, e até CHF 3’780 para um casal. A partir de dezembro de 2026, paga-se uma 13ª pensão. Anos sem contribuição reduzem o valor. Quem não trabalha também pode ter de contribuir: pergunte à caixa de compensação do cantão.</p>
<h2>BVG: a conta do salário coordenado</h2>
<table>
<caption>Limites de 2026, por ano</caption>
<tbody>
<tr><th scope="row">Entrada</th><td>CHF 22’680</td></tr>
<tr><th scope="row">Dedução de coordenação</th><td>CHF 26’460</td></tr>
<tr><th scope="row">Salário máximo considerado</th><td>CHF 90’720</td></tr>
<tr><th scope="row">Salário coordenado</th><td>de CHF 3’780 a CHF 64’260</td></tr>
</tbody>
</table>
<p>Sobre o salário coordenado aplicam-se 7% dos 25 aos 34 anos, 10% dos 35 aos 44, 15% dos 45 aos 54 e 18% dos 55 aos 65. O empregador paga pelo menos a metade.</p>
<h2>Tempo parcial e dois empregos</h2>
<p>Quem trabalha pouco em cada lugar pode ficar abaixo da entrada em todos. Algumas caixas reduzem a dedução conforme a carga, o que melhora muito a aposentadoria de quem tem meio período. Pergunte antes de assinar.</p>
<p><strong>Tarefa:</strong> ache no seu <span lang="de">Vorsorgeausweis</span> o salário segurado e compare com a conta.</p>
`,
        },
        {
          slug: "pilar-3a-e-volta-ao-brasil",
          title: "Pilar 3a e a possível volta ao Brasil",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>O terceiro pilar é voluntário. O pilar 3a dá vantagem no imposto em troca de deixar o dinheiro guardado.</p>
<h2>As regras de 2026</h2>
<ul>
<li>Com caixa de pensão: até CHF 7’258 por ano.</li>
<li>Sem caixa de pensão: até CHF 36’288, limitado também a uma parte do ganho.</li>
<li>Saque perto da aposentadoria ou em casos como compra da casa própria, trabalho por conta própria e saída definitiva da Suíça.</li>
</ul>
<h2>Faz sentido para mim?</h2>
<p>Primeiro, uma reserva de emergência em conta comum. Depois, pergunte: vou pedir a tributação posterior? Se você paga imposto na fonte e não pretende pedir, a dedução não acontece, e parte do sentido do 3a desaparece. Entre banco e seguradora, prefira o que permite parar sem perda enquanto os seus planos ainda mudam.</p>
<h2>Se um dia você voltar</h2>
<p>Brasil e Suíça têm acordo previdenciário, promulgado no Brasil pelo Decreto 10.038/2019. Os períodos nos dois países podem ser considerados em conjunto para cumprir requisitos. O destino do saldo da caixa de pensão e da AHV depende do seu caso: pergunte por escrito às duas instituições antes da baixa na comuna, e compare as opções sem pressa.</p>
<h2>Guarde para o futuro</h2>
<p>Certificados anuais da caixa, extratos da AHV, certificados de salário e o CNIS do Brasil. Uma pasta por ano basta, em papel e em cópia digital.</p>
<p><strong>Tarefa:</strong> escreva em três linhas o seu plano: ficar, não sei ou voltar. Revise uma vez por ano.</p>
`,
        },
        {
          slug: "teste-tres-pilares",
          title: "Teste: os três pilares",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "numeric",
              question: "Com salário anual de CHF 70’000 em 2026, qual é o salário coordenado?",
              options: [],
              answer: 43540,
              explanation: "70’000 − 26’460 = CHF 43’540, dentro do mínimo e do máximo.",
            },
            {
              kind: "numeric",
              question:
                "Qual é o teto do pilar 3a em 2026 para quem tem caixa de pensão, em francos?",
              options: [],
              answer: 7258,
              explanation: "O teto é de CHF 7’258 por ano.",
            },
            {
              kind: "true_false",
              question: "Quem paga imposto na fonte deduz o 3a automaticamente.",
              options: ["Verdadeiro", "Falso"],
              answer: false,
              explanation: "É preciso pedir a tributação posterior dentro do prazo.",
            },
          ],
        },
      ],
    },
  ],
};
