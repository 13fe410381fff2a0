import type { SeedArticle } from "../../content-types.ts";

export const salaryAndTaxesArticles: SeedArticle[] = [
  {
    slug: "como-ler-o-holerite-suico",
    relatedTools: ["net-salary", "salary-comparison"],
    title: "Como ler o holerite suíço, linha por linha",
    summary:
      "AHV, ALV, NBU, BVG, imposto na fonte: o que cada desconto paga, qual a taxa de 2026 e como conferir o seu líquido com um exemplo completo.",
    access: "paying",
    category: "trabalho",
    tags: ["salario", "imposto-na-fonte", "previdencia"],
    cantons: ["ZH"],
    publishedDaysAgo: 45,
    level: "intermediate",
    permitTypes: ["L", "B", "C", "G"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 16,
    reviewDueInDays: 60,
    sources: [
      { name: "Centro de informação AHV/IV", url: "https://www.ahv-iv.ch/" },
      { name: "ESTV, tarifas do imposto na fonte 2026", url: "https://www.estv.admin.ch/" },
    ],
    body: `
<p>O holerite (<span lang="de">Lohnabrechnung</span>, <span lang="fr">fiche de salaire</span>, <span lang="it">busta paga</span>) é uma página cheia de siglas. Depois que você entende cada uma, leva um minuto para conferir se está certo, e vale conferir: erro de estado civil, de idade ou de código de imposto acontece.</p>
<h2>A parte de cima: o bruto</h2>
<p>O salário bruto (<span lang="de">Bruttolohn</span>) é o valor combinado. A ele podem se somar:</p>
<ul>
<li>13º salário (<span lang="de">13. Monatslohn</span>), quando está no contrato: não é obrigatório por lei;</li>
<li>abonos familiares (<span lang="de">Familienzulagen</span>), que em 2026 são de no mínimo CHF 215 por filho e CHF 268 por jovem em formação, por mês (FamZG, art. 5). Vários cantões pagam mais;</li>
<li>horas extras, bônus e reembolso de despesas, que não é salário.</li>
</ul>
<h2>Os descontos</h2>
<table>
<caption>Descontos do empregado em 2026 (Centro de informação AHV/IV, folhetos 2.01 e 2.08)</caption>
<thead><tr><th scope="col">Linha</th><th scope="col">O que paga</th><th scope="col">Taxa</th></tr></thead>
<tbody>
<tr><td>AHV/IV/EO</td><td>Aposentadoria pública, invalidez, perda de ganho</td><td>5,3% do salário inteiro</td></tr>
<tr><td>ALV</td><td>Seguro-desemprego</td><td>1,1% até CHF 148’200 por ano</td></tr>
<tr><td>NBU</td><td>Acidente fora do trabalho</td><td>Varia por empresa; não há taxa legal única</td></tr>
<tr><td>KTG</td><td>Diárias de doença, se o contrato prevê</td><td>Varia; muitas vezes dividido</td></tr>
<tr><td>BVG</td><td>Caixa de pensão</td><td>Depende da idade e da caixa</td></tr>
<tr><td>Quellensteuer</td><td>Imposto na fonte, se for o seu caso</td><td>Tabela do cantão</td></tr>
</tbody>
</table>
<p>O acidente de trabalho (BU) é pago pelo empregador e não aparece como desconto. O seguro de saúde também não: você paga à parte, direto à seguradora.</p>
<h2>Um exemplo completo</h2>
<p>Pessoa de 38 anos, solteira, sem filhos e sem igreja, cantão de Zurique, CHF 7’000 por mês em 12 parcelas, imposto na fonte pelo código A0N. A NBU de 1% é uma hipótese para o exemplo, e a caixa de pensão segue o mínimo legal, sem prêmio de risco.</p>
<table>
<caption>Do bruto ao líquido em um mês de 2026</caption>
<thead><tr><th scope="col">Linha</th><th scope="col">Conta</th><th scope="col">Valor</th></tr></thead>
<tbody>
<tr><td>Bruto</td><td></td><td>CHF 7’000</td></tr>
<tr><td>AHV/IV/EO</td><td>5,3% de 7’000</td><td>−371.00</td></tr>
<tr><td>ALV</td><td>1,1% de 7’000</td><td>−77.00</td></tr>
<tr><td>NBU (hipótese)</td><td>1% de 7’000</td><td>−70.00</td></tr>
<tr><td>BVG</td><td>metade de 10% de (84’000 − 26’460), por mês</td><td>−239.75</td></tr>
<tr><td>Imposto na fonte</td><td>7,75% de 7’000</td><td>−542.50</td></tr>
<tr><th scope="row">Líquido</th><td></td><td>CHF 5’699.75</td></tr>
</tbody>
</table>
<p>Desse valor ainda saem o seguro de saúde e o aluguel. Por isso, ao comparar propostas, compare sempre o que sobra depois dos dois. Faça a conta com os seus números:</p>
<p>{{ferramenta:salario-liquido}}</p>
<h2>O que conferir no primeiro mês</h2>
<ol>
<li>Nome, data de nascimento e número AHV. A idade muda a caixa de pensão.</li>
<li>Código do imposto: letra do estado civil, número de filhos e letra da igreja.</li>
<li>Carga horária (<span lang="de">Pensum</span>) em percentual.</li>
<li>Mês de entrada quebrado: a conta é proporcional aos dias.</li>
<li>Abono familiar: não chega sozinho, o empregador precisa receber as certidões.</li>
</ol>
<h2>Perguntas comuns</h2>
<h3>Por que o colega com o mesmo bruto recebe mais?</h3>
<p>Idade, cantão, filhos, igreja, autorização e caixa de pensão mudam o líquido. Quem tem autorização C não vê imposto na folha: paga depois, com a declaração.</p>
<h3>O mês do 13º tem desconto maior?</h3>
<p>Na maioria dos cantões, sim: a taxa do imposto na fonte segue a renda do mês. Em Friburgo, Genebra, Ticino, Vaud e Valais o cálculo é anual e a taxa fica estável.</p>
<h3>Encontrei um erro. E agora?</h3>
<p>Escreva ao setor de pessoal com a linha, o valor esperado e o documento que comprova. Erros de imposto na fonte do ano que passou se corrigem no cantão só até 31 de março. Guarde todos os holerites e o certificado anual (<span lang="de">Lohnausweis</span>): ele é a base da declaração de imposto.</p>
`,
  },
  {
    slug: "quellensteuer-imposto-na-fonte",
    relatedTools: ["withholding-tax"],
    title: "Quellensteuer: o imposto retido na fonte, sem mistério",
    summary:
      "Quem paga, como ler o código do seu holerite, quanto muda entre cantões em 2026 e quando pedir a tributação posterior, que pode devolver dinheiro.",
    access: "paying",
    category: "impostos",
    tags: ["imposto-na-fonte", "declaracao", "salario", "prazos"],
    cantons: ["ZH", "GE"],
    publishedDaysAgo: 40,
    level: "intermediate",
    permitTypes: ["L", "B", "G"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 9,
    reviewDueInDays: 60,
    sources: [
      { name: "ESTV, tarifas do imposto na fonte 2026", url: "https://www.estv.admin.ch/" },
      {
        name: "Cantão de Zurique, tributação ordinária posterior",
        url: "https://www.zh.ch/de/steuern-finanzen/steuern/quellensteuer/nachtraegliche-ordentliche-veranlagung-oder-quellensteuerkorrekt.html",
      },
      { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
    ],
    body: `
<p>Quem mora na Suíça com autorização L ou B costuma pagar o imposto de renda direto no salário. É a <span lang="de">Quellensteuer</span> (<span lang="fr">impôt à la source</span>, <span lang="it">imposta alla fonte</span>). O empregador desconta, repassa ao cantão e, em muitos casos, você não precisa declarar nada. Em outros, declarar é obrigatório ou vantajoso.</p>
<h2>Quem paga na fonte</h2>
<ul>
<li>Estrangeiros que moram na Suíça, trabalham como empregados e não têm autorização C.</li>
<li>Quem não mora na Suíça, mas trabalha aqui, como fronteiriços, com regras próprias.</li>
</ul>
<p>Não paga na fonte quem é casado e vive com pessoa suíça ou com autorização C: nesse caso o casal faz a declaração comum desde o começo. Ao casar ou receber a C, avise o empregador e o cantão logo, porque a mudança vale a partir do evento.</p>
<h2>Como ler o código</h2>
<p>O código tem uma letra, um número e outra letra, como <strong>A0N</strong> ou <strong>C2Y</strong>.</p>
<table>
<thead><tr><th scope="col">Parte</th><th scope="col">Significado</th></tr></thead>
<tbody>
<tr><td>A</td><td>Solteiro, divorciado, separado ou viúvo, sem filhos no domicílio</td></tr>
<tr><td>B</td><td>Casado, só um dos dois tem renda</td></tr>
<tr><td>C</td><td>Casado, os dois têm renda</td></tr>
<tr><td>H</td><td>Família com um só adulto e filhos</td></tr>
<tr><td>0 a 9</td><td>Número de filhos considerados</td></tr>
<tr><td>Y ou N</td><td>Com ou sem imposto de igreja</td></tr>
</tbody>
</table>
<p>Genebra, Neuchâtel, Ticino, Vaud e Valais só publicam códigos com N; o Jura, só com Y. Outras letras existem para fronteiriços e procedimentos especiais.</p>
<h2>Quanto é: dois cantões, o mesmo salário</h2>
<table>
<caption>Taxa oficial de 2026 para o código A0N, por renda bruta mensal (ESTV)</caption>
<thead><tr><th scope="col">Renda por mês</th><th scope="col">Zurique</th><th scope="col">Genebra</th></tr></thead>
<tbody>
<tr><td>CHF 5’000</td><td>5,52%</td><td>7,62%</td></tr>
<tr><td>CHF 7’000</td><td>7,75%</td><td>11,62%</td></tr>
<tr><td>CHF 10’000</td><td>10,59%</td><td>15,56%</td></tr>
</tbody>
</table>
<p>A taxa vale sobre o bruto inteiro do mês, não só sobre o que passa da faixa. Com a tabela da ESTV de 2026 para Zurique, CHF 7’000 × 7,75% = CHF 542.50. Em Genebra, o cálculo é anual: quando a renda varia durante o ano, o acerto é feito pela média.</p>
<h3>Casados</h3>
<p>Em Zurique, com CHF 7’000 por mês e sem filhos, a taxa da ESTV para 2026 é de 4,98% no código B e de 8,54% no C. O código C supõe que o cônjuge também ganha, por isso é mais alto. Quando um dos dois para de trabalhar, peça a troca do código.</p>
<h2>Declarar ou não</h2>
<h3>Obrigatório</h3>
<p>Quem ganha a partir de CHF 120’000 brutos por ano passa pela tributação ordinária posterior (<span lang="de">nachträgliche ordentliche Veranlagung</span>), a declaração completa, segundo o artigo 9 do regulamento do imposto na fonte (<span lang="de">QStV</span>). O desconto na folha continua e vira adiantamento. Outros rendimentos ou patrimônio relevantes também obrigam: nesse caso, peça o formulário ao cantão até 31 de março do ano seguinte. Em Zurique são outras rendas acima de CHF 3’000 ou patrimônio acima de CHF 80’000 (casal: CHF 160’000)<span class="footnote">Página do cantão de Zurique sobre a tributação ordinária posterior, em cópia sem data lida em novembro de 2026.</span>.</p>
<h3>A pedido</h3>
<p>Abaixo disso você pode pedir a tributação posterior até 31 de março do ano seguinte. O prazo não pode ser prorrogado: sem pedido, vale o que foi descontado. Costuma compensar para quem tem:</p>
<ul>
<li>depósitos no pilar 3a ou recompra na caixa de pensão;</li>
<li>trajeto longo ao trabalho, curso profissional, creche ou pensão alimentícia paga;</li>
<li>despesas médicas altas;</li>
<li>comuna com imposto mais baixo que a média do cantão.</li>
</ul>
<p>Faça a conta antes. Feito o pedido, ele não se retira e vale para os anos seguintes, enquanto você pagar na fonte. O resultado pode ser um valor a pagar.</p>
<h2>Corrigir um erro</h2>
<p>Se o código está errado (filho que não foi contado, igreja, estado civil), fale primeiro com o empregador. Para o ano que passou, o pedido vai à administração fiscal do cantão, também até 31 de março. Junte certidões e os holerites. O texto do pedido está pronto em <a href="/pt-BR/app/letters">Cartas</a>. Veja antes a página do cantão: em alguns, como Zurique, só vale o pedido eletrônico ou o formulário próprio.</p>
<h2>Checklist de janeiro</h2>
<ol>
<li>Peça o <span lang="de">Lohnausweis</span>, o certificado de salário do ano.</li>
<li>Confira o código e o cantão.</li>
<li>Some as deduções possíveis e compare com o que foi retido.</li>
<li>Decida com folga antes de 31 de março e guarde o comprovante do pedido.</li>
</ol>
<p>As tabelas completas estão no site da <a href="https://www.estv.admin.ch/">Administração Federal de Impostos (ESTV)</a>. As tarifas mudam todo ano, e as desta página são as de 2026.</p>
`,
  },
  {
    slug: "saida-definitiva-do-brasil",
    title: "Saída definitiva do Brasil: o que fazer antes e depois da mudança",
    summary:
      "Comunicação, declaração, fontes pagadoras, bancos e INSS: a ordem dos passos para deixar de ser residente fiscal no Brasil sem pendências.",
    access: "paying",
    category: "impostos",
    tags: ["brasil", "declaracao", "previdencia", "prazos"],
    cantons: [],
    publishedDaysAgo: 30,
    level: "advanced",
    permitTypes: [],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 11,
    reviewDueInDays: 120,
    sources: [
      { name: "Receita Federal do Brasil", url: "https://www.gov.br/receitafederal/pt-br" },
      { name: "Ministério das Relações Exteriores", url: "https://www.gov.br/mre/pt-br" },
    ],
    body: `
<p>Mudar de país não muda automaticamente a sua residência fiscal no Brasil. Enquanto você não formaliza a saída, o fisco brasileiro pode continuar tratando a sua renda mundial, inclusive o salário suíço, como tributável por lá. A saída definitiva resolve isso e é um processo em etapas.</p>
<h2>Primeiro: ela é para você?</h2>
<p>A saída faz sentido para quem se muda com a intenção de ficar. Quem vem por pouco tempo, com data para voltar, pode preferir continuar residente e declarar normalmente. A lei também trata como não residente quem fica fora por um período longo sem formalizar nada, e essa mudança silenciosa costuma deixar pendências. Na dúvida, converse com um contador que atenda brasileiros no exterior.</p>
<h2>As duas etapas</h2>
<ol>
<li><strong>Comunicação de Saída Definitiva do País.</strong> É um aviso curto à Receita Federal, feito pela internet, que informa a data da saída e os dependentes. Tem prazo próprio, publicado pela Receita a cada ano.</li>
<li><strong>Declaração de Saída Definitiva do País.</strong> É a última declaração como residente. Cobre do começo do ano até a data da saída, com bens, dívidas e rendimentos, e vai até o fim de abril do ano seguinte à saída.</li>
</ol>
<p>A comunicação não substitui a declaração, nem o contrário. Quem fez só a primeira ainda não terminou.</p>
<h2>Avise quem paga e quem guarda o seu dinheiro</h2>
<table>
<thead><tr><th scope="col">Quem</th><th scope="col">O que fazer</th></tr></thead>
<tbody>
<tr><td>Fontes pagadoras (aluguel, previdência, empresa)</td><td>Informar por escrito que você é não residente, para que retenham o imposto certo</td></tr>
<tr><td>Bancos</td><td>Pedir a mudança para conta de não residente ou o encerramento</td></tr>
<tr><td>Corretoras e fundos</td><td>Verificar o que um não residente pode manter e como</td></tr>
<tr><td>Imobiliária</td><td>Definir procurador e recolhimento do imposto sobre o aluguel</td></tr>
<tr><td>INSS</td><td>Decidir se vale seguir contribuindo como facultativo</td></tr>
</tbody>
</table>
<p>Manter uma conta comum de residente depois da saída é o erro mais frequente. O banco pode bloquear a conta quando descobrir, quase sempre no pior momento.</p>
<h2>Documentos para reunir antes de viajar</h2>
<ul>
<li>últimas declarações de imposto e os recibos;</li>
<li>comprovantes de compra de imóveis, carros e investimentos;</li>
<li>certidões de casamento e nascimento com apostila;</li>
<li>extrato de contribuições do INSS (CNIS);</li>
<li>procuração para alguém de confiança, com poderes específicos;</li>
<li>acesso à conta gov.br e a um e-mail que não dependa de número brasileiro.</li>
</ul>
<h2>Do lado suíço</h2>
<p>Ao se registrar na comuna, você se torna residente na Suíça. Quem paga imposto na fonte tem o salário tributado no holerite; bens e rendas no exterior podem entrar na avaliação suíça, mesmo que só para definir a taxa ou o imposto sobre patrimônio. Declare as contas do Brasil quando o formulário perguntar: os dois países trocam informações.</p>
<h2>Previdência: nada se perde por sair</h2>
<p>O acordo previdenciário entre Brasil e Suíça, promulgado pelo Decreto 10.038/2019, permite considerar períodos dos dois países para alcançar requisitos de benefícios. Guarde o CNIS atualizado: daqui a décadas, será mais difícil corrigir um vínculo errado.</p>
<h2>Erros comuns</h2>
<ul>
<li><strong>Fazer a saída com data errada.</strong> Use a data em que você de fato deixou o país com intenção de ficar fora, a mesma que aparece no seu registro na comuna.</li>
<li><strong>Esquecer dependentes.</strong> Cada pessoa com CPF e rendimentos precisa estar na comunicação.</li>
<li><strong>Continuar declarando como residente por hábito.</strong> Depois da saída, rendas no Brasil são tributadas na fonte, em regra de forma definitiva.</li>
<li><strong>Deixar o título de eleitor e o CPF com pendência.</strong> O consulado ajuda com a transferência do título e com a regularização.</li>
</ul>
<h2>E se eu voltar?</h2>
<p>Você volta a ser residente fiscal conforme a intenção e o tempo de permanência. Guarde os comprovantes do período fora: são eles que mostram a origem do dinheiro que volta com você.</p>
<p>Regras e prazos atualizados estão na <a href="https://www.gov.br/receitafederal/pt-br">Receita Federal</a>. Este texto orienta; não substitui o conselho de um profissional sobre o seu caso.</p>
`,
  },
];
