import type { SeedNews } from "../../content-types.ts";

export const taxAndPensionNews: SeedNews[] = [
  {
    slug: "declaracao-a-pedido-quem-ganha-com-o-prazo-de-31-de-marco",
    title: "Declaração a pedido: quem pode ganhar com o prazo de 31 de março",
    summary:
      "Mesmo quem paga imposto na fonte pode pedir a declaração ordinária. Ela permite deduções, mas quem pede uma vez passa a declarar todos os anos. Veja como decidir antes de enviar o formulário.",
    access: "free",
    category: "impostos",
    tags: ["imposto-na-fonte", "declaracao", "prazos"],
    cantons: [],
    publishedDaysAgo: 61,
    sourceName: "Administração Federal de Impostos (ESTV)",
    sourceUrl: "https://www.estv.admin.ch/",
    body: `<p>A tabela do imposto na fonte já embute deduções médias. Quem tem gastos reais maiores do que a média pode pedir a <span lang="de">nachträgliche ordentliche Veranlagung</span>, a tributação ordinária posterior. O pedido precisa chegar ao órgão de impostos do cantão até <strong>31 de março</strong> do ano seguinte ao da renda.</p>
<h2>Quando é obrigatória</h2>
<p>A declaração deixa de ser opcional para quem recebe a partir de CHF 120’000 brutos por ano. O cantão envia os formulários, mas a responsabilidade de avisar é sua. O imposto já retido é abatido do valor final.</p>
<h2>Gastos que costumam fazer diferença</h2>
<ul>
<li>Depósitos no pilar 3a e compras de anos no segundo pilar.</li>
<li>Transporte longo até o trabalho e refeições fora de casa.</li>
<li>Creche e outras despesas de guarda dos filhos.</li>
<li>Cursos ligados à profissão.</li>
<li>Juros de dívidas e pensão alimentícia.</li>
<li>Despesas médicas altas pagas do próprio bolso.</li>
</ul>
<h2>O outro lado da balança</h2>
<p>A declaração considera a <strong>sua comuna</strong>. Se ela cobra mais do que a média do cantão, o imposto pode subir. Renda e patrimônio no Brasil também entram, para definir a alíquota e, conforme o caso, o imposto sobre a fortuna. E há um ponto que surpreende: feito o pedido uma vez, você passa a declarar todos os anos, enquanto continuar no imposto na fonte.</p>
<h2>Como decidir</h2>
<ol>
<li>Some as deduções reais do ano com os comprovantes na mão.</li>
<li>Simule o imposto ordinário da sua comuna na calculadora da <a href="https://www.estv.admin.ch/">ESTV</a>.</li>
<li>Compare com o total retido no certificado de salário, o <span lang="de">Lohnausweis</span>.</li>
<li>Se a diferença for pequena, lembre que a conta se repete nos próximos anos.</li>
</ol>
<blockquote><p>O prazo não pode ser prorrogado. Se falta um documento, envie o pedido no prazo e complete depois.</p></blockquote>
<p>Erro de código na folha é outro caso: peça a correção da tarifa, sem entrar na declaração ordinária.</p>`,
  },
  {
    slug: "decima-terceira-pensao-da-ahv-a-partir-de-dezembro-de-2026",
    title: "13ª pensão da AHV chega em dezembro de 2026: o que isso significa para você",
    summary:
      "A aposentadoria pública suíça passa a ter uma 13ª parcela. Entenda os valores de 2026, como se formam os anos de contribuição e por que o tempo no Brasil também importa.",
    access: "free",
    category: "impostos",
    tags: ["previdencia", "brasil", "numeros-oficiais"],
    cantons: [],
    publishedDaysAgo: 10,
    sourceName: "Centro de informação AHV/IV",
    sourceUrl: "https://www.ahv-iv.ch/",
    body: `<p>A <span lang="de">AHV</span>, a aposentadoria pública e primeiro pilar da previdência suíça, passa a pagar uma 13ª aposentadoria por ano a partir de <strong>dezembro de 2026</strong>. Ela é só das aposentadorias por idade: as pensões de viúvas, órfãos e da IV continuam com doze parcelas. Para quem acabou de chegar, o assunto parece distante, mas os anos contam desde a primeira folha de pagamento.</p>
<h2>Os valores de 2026</h2>
<table>
<caption>Pensão de velhice da AHV em 2026, por mês, com carreira completa</caption>
<thead><tr><th scope="col">Situação</th><th scope="col">Valor</th></tr></thead>
<tbody>
<tr><th scope="row">Mínimo individual</th><td>CHF 1’260</td></tr>
<tr><th scope="row">Máximo individual</th><td>CHF 2’520</td></tr>
<tr><th scope="row">Máximo do casal</th><td>CHF 3’780</td></tr>
</tbody>
</table>
<p>São valores para quem não tem falhas de contribuição. Cada ano que falta reduz a pensão em proporção. Quem chega à Suíça no meio da vida profissional terá, quase sempre, uma pensão parcial.</p>
<h2>E os anos no Brasil?</h2>
<p>Brasil e Suíça têm um acordo de previdência social, promulgado no Brasil pelo Decreto 10.038, de 2019. Em linhas gerais, ele coordena os dois sistemas: você não perde o que contribuiu em um país por ter trabalhado no outro, e cada país paga a sua parte. As contribuições não são transferidas de um lado para o outro.</p>
<ul>
<li>Guarde o número do NIT ou PIS e o extrato do INSS antes de mudar.</li>
<li>Confira o extrato da conta individual da AHV a cada poucos anos. O pedido é gratuito.</li>
<li>Informe à caixa de compensação qualquer ano sem emprego: quem não trabalha também precisa contribuir.</li>
</ul>
<h2>Os outros dois pilares</h2>
<p>A AHV cobre o essencial. O segundo pilar, a <span lang="de">BVG</span>, começa para quem ganha mais de CHF 22’680 por ano no mesmo emprego. O terceiro é a poupança voluntária: em 2026, o pilar 3a aceita até CHF 7’258 de quem tem segundo pilar.</p>
<blockquote><p>Três perguntas para a próxima folha: o número AHV está certo, o segundo pilar está descontado e existe algum ano sem contribuição?</p></blockquote>
<p>As regras do acordo podem ser consultadas com a caixa suíça em <a href="https://www.ahv-iv.ch/">ahv-iv.ch</a> e com o INSS.</p>`,
  },
  {
    slug: "pilar-3a-limite-de-2026-e-o-que-checar-antes-do-fim-do-ano",
    title: "Pilar 3a: o limite de 2026 e o que checar antes do fim do ano",
    summary:
      "Empregados com segundo pilar podem depositar até CHF 7’258 em 2026. Para quem paga imposto na fonte, a dedução não é automática. Veja quando faz sentido.",
    access: "free",
    category: "impostos",
    tags: ["previdencia", "declaracao", "prazos", "orcamento"],
    cantons: [],
    publishedDaysAgo: 15,
    sourceName: "Departamento Federal dos Seguros Sociais (BSV)",
    sourceUrl: "https://www.bsv.admin.ch/",
    body: `<p>O pilar 3a, ou <span lang="de">Säule 3a</span>, é a poupança para a aposentadoria com benefício fiscal. Em 2026, o limite é de <strong>CHF 7’258</strong> para quem tem segundo pilar e de <strong>CHF 36’288</strong> para quem não tem, respeitada a parcela da renda prevista em lei.</p>
<h2>O depósito precisa entrar neste ano</h2>
<p>Conta o valor que chega à instituição até o fim de dezembro. Transferências nos últimos dias úteis podem cair em janeiro, e aí contam para o ano seguinte. Programe com folga e confirme o crédito.</p>
<h2>Quem paga imposto na fonte precisa de atenção</h2>
<p>A dedução do 3a não está na tabela do imposto na fonte. Para aproveitá-la, é preciso pedir a declaração ordinária até 31 de março do ano seguinte, e o pedido vale para os próximos anos também. Antes de depositar só pelo imposto, faça a conta completa. Quem tem autorização C ou já declara todos os anos usa a dedução diretamente.</p>
<h2>Conta ou seguro</h2>
<ul>
<li><strong>Conta em banco ou fundo:</strong> você decide quanto depositar a cada ano e pode parar quando quiser.</li>
<li><strong>Apólice de seguro:</strong> junta poupança e cobertura, com parcelas fixas por muitos anos. Sair cedo costuma custar caro.</li>
</ul>
<p>Se a sua permanência na Suíça ainda é incerta, a flexibilidade tem muito valor. Desconfie de quem oferece uma apólice longa na primeira conversa ou se apresenta como consultor da comunidade.</p>
<h2>E se eu sair do país?</h2>
<p>O saldo do 3a pode ser retirado quando você deixa a Suíça de forma definitiva. Há imposto na retirada, calculado conforme o lugar da instituição. Guarde os comprovantes para a declaração no novo país.</p>
<h2>Lista rápida</h2>
<ol>
<li>Reserva de emergência pronta.</li>
<li>Nenhuma dívida com juros altos.</li>
<li>Simulação do imposto com e sem o depósito.</li>
<li>Custos anuais da conta ou do fundo lidos até o fim.</li>
</ol>`,
  },
];
