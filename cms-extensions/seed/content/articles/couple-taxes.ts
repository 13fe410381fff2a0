import type { SeedArticle } from "../../content-types.ts";

export const coupleTaxesGuide: SeedArticle = {
  slug: "imposto-do-casal-na-suica",
  relatedTools: ["withholding-tax", "net-salary"],
  title: "Imposto do casal: o que muda no holerite e na declaração depois do casamento",
  summary:
    "Casar na Suíça muda o código do imposto na fonte, junta as rendas numa declaração e pode baixar ou subir a conta. Veja por quê, com exemplos de três cantões.",
  access: "paying",
  category: "impostos",
  tags: ["imposto-na-fonte", "declaracao", "prazos", "salario"],
  cantons: [],
  publishedDaysAgo: 15,
  level: "intermediate",
  permitTypes: ["L", "B", "C"],
  situations: ["working", "contract"],
  changeNote:
    "Casou ou o cônjuge começou a trabalhar? O código do imposto na fonte muda, e quem avisa o empregador é você.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 60,
  sources: [
    {
      name: "ESTV, imposto na fonte",
      url: "https://www.estv.admin.ch/estv/de/home/direkte-bundessteuer/quellensteuer.html",
    },
    {
      name: "Lei do imposto federal direto (DBG)",
      url: "https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de",
    },
    {
      name: "Cantão de Berna, casamento e imposto",
      url: "https://www.sv.fin.be.ch/de/start/themen/steuersituationen/heirat.html",
    },
    { name: "Calculadora de impostos da ESTV", url: "https://swisstaxcalculator.estv.admin.ch" },
  ],
  plainBody: `
<p>Na Suíça, o casal casado paga imposto junto. As duas rendas são somadas.</p>
<h2>No holerite</h2>
<p>Quem paga imposto na fonte tem um código:</p>
<ul>
<li><strong>A:</strong> solteiro.</li>
<li><strong>B:</strong> casado, só um ganha.</li>
<li><strong>C:</strong> casado, os dois ganham.</li>
</ul>
<p>Casou? Avise o patrão por escrito, no mesmo mês. O cônjuge começou ou parou de trabalhar? Avise também.</p>
<h2>O cônjuge é suíço ou tem a autorização C?</h2>
<p>Então acaba o imposto na fonte. O casal faz a declaração. Guarde dinheiro todo mês, porque a conta vem depois.</p>
<h2>Fica mais caro ou mais barato?</h2>
<p>Se só um ganha, costuma ficar mais barato. Se os dois ganham parecido, pode ficar mais caro. Faça a conta antes.</p>
<div class="callout-warning"><p>União estável não é casamento para o imposto suíço. Cada um paga sozinho.</p></div>
<p>Tem erro no código? O pedido vai até 31 de março do ano seguinte.</p>
`,
  body: `
<p>No Brasil o casal escolhe entre declarar junto ou separado. Na Suíça de hoje não há escolha: quem é casado e vive junto é tributado como uma unidade, com as duas rendas e os dois patrimônios somados. Isso muda o holerite no mês seguinte e a declaração do ano inteiro. Vale entender antes da festa.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Avise o empregador por escrito</strong>, no mês do casamento, com a certidão e a informação se o cônjuge trabalha, onde e quanto. O empregador do cônjuge precisa do mesmo aviso.</li>
<li><strong>Avise a comuna</strong>, se o casamento foi no Brasil. A certidão com apostila e tradução entra no registro civil, e é dele que o fisco tira o estado civil.</li>
<li><strong>Confira o código no holerite seguinte.</strong> A explicação letra por letra está em <a href="/pt-BR/app/articles/quellensteuer-imposto-na-fonte">Quellensteuer sem mistério</a>.</li>
<li><strong>Separe dinheiro</strong>, se o casal vai passar à declaração comum: ninguém mais desconta por vocês.</li>
</ol>
<h2>Três situações</h2>
<table>
<caption>O que acontece com o imposto depois do casamento</caption>
<thead><tr><th scope="col">O casal</th><th scope="col">O que acontece</th></tr></thead>
<tbody>
<tr><td>Os dois com L ou B</td><td>O imposto continua na fonte, com código B ou C</td></tr>
<tr><td>Um com passaporte suíço ou autorização C</td><td>Acaba o imposto na fonte dos dois; o casal faz a declaração comum</td></tr>
<tr><td>Um ainda mora no Brasil</td><td>O código depende de o cônjuge ter renda lá; informe ao empregador e guarde a prova</td></tr>
</tbody>
</table>
<h2>B ou C: quanto muda</h2>
<p>O código B supõe uma só renda para dois. O C supõe que o outro também ganha, e por isso a taxa sobe. A taxa vale sobre o salário bruto inteiro de cada um.</p>
<table>
<caption>Taxa da ESTV para 2026 sobre CHF 7’000 por mês, sem filhos e sem igreja</caption>
<thead><tr><th scope="col">Código</th><th scope="col">Zurique</th><th scope="col">Berna</th><th scope="col">Genebra</th></tr></thead>
<tbody>
<tr><th scope="row">Solteiro (A0N)</th><td>{{fato:imposto-na-fonte-zh-a0n-2026}}</td><td>{{fato:imposto-na-fonte-be-a0n-2026}}</td><td>{{fato:imposto-na-fonte-ge-a0n-2026}}</td></tr>
<tr><th scope="row">Casado, uma renda (B0N)</th><td>{{fato:imposto-na-fonte-zh-b0n-2026}}</td><td>{{fato:imposto-na-fonte-be-b0n-2026}}</td><td>{{fato:imposto-na-fonte-ge-b0n-2026}}</td></tr>
<tr><th scope="row">Casado, duas rendas (C0N)</th><td>{{fato:imposto-na-fonte-zh-c0n-2026}}</td><td>{{fato:imposto-na-fonte-be-c0n-2026}}</td><td>{{fato:imposto-na-fonte-ge-c0n-2026}}</td></tr>
</tbody>
</table>
<p>Leia a tabela assim: nos três cantões, casar com quem não tem renda baixa a taxa, e muito. Quando os dois ganham bem, Zurique cobra mais do casado que do solteiro; em Berna e em Genebra a diferença é pequena. Para o seu salário, os seus filhos e o seu cantão, use a calculadora: {{ferramenta:imposto-na-fonte}}.</p>
<h2>O casamento custa ou economiza?</h2>
<p>O imposto sobe com a renda. Somar duas rendas leva o casal a faixas mais altas; para compensar, há tarifa de casados e dedução para quem tem duas rendas. O resultado, em linhas gerais:</p>
<ul>
<li><strong>uma renda só, ou uma muito maior que a outra:</strong> o casal costuma pagar menos do que como solteiros;</li>
<li><strong>duas rendas parecidas e altas:</strong> pode pagar mais, sobretudo no imposto federal. É a chamada penalidade do casamento (<span lang="de">Heiratsstrafe</span>);</li>
<li><strong>com filhos:</strong> abatimentos por filho e creche pesam mais do que o estado civil.</li>
</ul>
<p>Em março de 2026 o povo suíço aceitou a <a href="https://www.srf.ch/news/schweiz/abstimmungen-8-3-2026/abschaffung-heiratsstrafe-ja-zur-individualbesteuerung-aber-noch-gibt-die-mitte-nicht-auf">tributação individual</a>: no futuro cada cônjuge fará a sua declaração. A Confederação e os cantões ainda têm anos para aplicá-la. Até lá vale o que está neste texto.</p>
<h2>A declaração do casal</h2>
<h3>O ano do casamento conta inteiro</h3>
<p>Quem está casado em 31 de dezembro é tributado em conjunto pelo ano todo. O que cada um pagou como solteiro é abatido. Para a separação e o divórcio vale o espelho: o ano inteiro, separado.</p>
<h3>Quando é obrigatória</h3>
<p>Para quem paga na fonte, a declaração passa a ser obrigatória a partir de {{fato:renda-da-declaracao-obrigatoria}} brutos por ano. Basta um dos dois chegar lá: a declaração é do casal. Outras rendas ou patrimônio relevante também obrigam.</p>
<h3>Quando é a pedido</h3>
<p>Abaixo disso, o casal pode pedi-la até 31 de março do ano seguinte. Quem pede uma vez declara todos os anos. Antes de decidir, leia <a href="/pt-BR/app/news/declaracao-a-pedido-quem-ganha-com-o-prazo-de-31-de-marco">quem pode ganhar com o pedido</a>.</p>
<h3>Os dois assinam, os dois respondem</h3>
<p>Enquanto vivem juntos, os dois cônjuges respondem pela conta do casal. Se um dos dois tem dívidas antigas de imposto, descubra antes.</p>
<h2>O que muda de um cantão para outro</h2>
<ul>
<li><strong>Modelo anual ou mensal.</strong> Friburgo, Genebra, Ticino, Vaud e Valais acertam o imposto na fonte pela renda do ano; nos outros conta o mês.</li>
<li><strong>Tarifa de casados.</strong> Alguns cantões dividem a renda por um fator, outros têm tabela própria ou dedução. Por isso o mesmo casal ganha em um e perde no vizinho.</li>
<li><strong>Comuna.</strong> Na declaração comum, a sua comuna pesa; na fonte, vale uma média do cantão.</li>
<li><strong>Igreja.</strong> Em casais mistos, cada um conta com a religião que registrou. Confira as duas.</li>
</ul>
<p>Simule os dois lugares na <a href="https://swisstaxcalculator.estv.admin.ch">calculadora da ESTV</a>.</p>
<h2>Além do imposto</h2>
<ul>
<li><strong>AHV.</strong> As duas aposentadorias de um casal têm um teto: em 2027, {{fato:pensao-ahv-casal-2027}} por mês. Quem não trabalha pode ficar coberto pela contribuição do cônjuge; confirme com a caixa de compensação.</li>
<li><strong>Caixa de pensão e pilar 3a.</strong> Diga às duas instituições que casou e confira os beneficiários.</li>
<li><strong>Prêmio de saúde.</strong> Continua individual, mas a redução do cantão passa a olhar a renda dos dois.</li>
</ul>
<h2>Armadilhas para brasileiros</h2>
<ol>
<li><strong>União estável.</strong> O fisco suíço trata como dois solteiros, mesmo com escritura pública. Filhos comuns mudam o código de um dos dois.</li>
<li><strong>Cônjuge residente fiscal no Brasil.</strong> As rendas e os bens dele podem contar aqui para definir a taxa. Combine antes quem faz a <a href="/pt-BR/app/articles/saida-definitiva-do-brasil">saída definitiva</a>.</li>
<li><strong>Apartamento e conta no Brasil.</strong> Entram na declaração do casal, mesmo que sejam de um só e tributados lá.</li>
<li><strong>Código C sem segunda renda.</strong> O cônjuge parou de trabalhar e ninguém avisou: o imposto continua alto. A correção do ano se pede até 31 de março do ano seguinte; o texto do pedido está em <a href="/pt-BR/app/letters">Cartas</a>.</li>
<li><strong>Autorização C no meio do ano.</strong> O desconto na folha acaba e a fatura chega meses depois. Guarde todo mês o que o holerite deixou de descontar.</li>
</ol>
<p>Dúvida sobre o seu caso? A administração fiscal do cantão responde de graça, por escrito. Pergunte antes de assinar o pedido de declaração.</p>
`,
};
