import type { SeedNews } from "../../content-types.ts";

export const withholdingTaxNews: SeedNews[] = [
  {
    slug: "imposto-na-fonte-2026-como-ler-o-codigo-a0n",
    title: "Imposto na fonte em 2026: como ler o código A0N da sua folha",
    summary:
      "Três caracteres definem quanto imposto sai do seu salário: situação familiar, filhos e igreja. Aprenda a conferir o código e o que fazer quando ele está errado.",
    access: "free",
    category: "impostos",
    tags: ["imposto-na-fonte", "salario", "recem-chegados", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 8,
    sourceName: "Administração Federal de Impostos (ESTV)",
    sourceUrl: "https://www.estv.admin.ch/",
    body: `<p>Quem trabalha na Suíça sem autorização C, e não é casado com alguém que tenha passaporte suíço ou autorização C, paga o imposto direto no salário. É a <span lang="de">Quellensteuer</span>, o imposto na fonte. O empregador aplica uma tabela do cantão, escolhida por um código.</p>
<h2>O que cada caractere significa</h2>
<table>
<caption>Leitura do código tarifário</caption>
<thead><tr><th scope="col">Posição</th><th scope="col">Valores</th><th scope="col">Significado</th></tr></thead>
<tbody>
<tr><th scope="row">Letra</th><td>A</td><td>Solteiro, divorciado, separado ou viúvo, sem filhos em casa</td></tr>
<tr><th scope="row">Letra</th><td>B</td><td>Casado, só um dos cônjuges tem renda</td></tr>
<tr><th scope="row">Letra</th><td>C</td><td>Casado, os dois têm renda</td></tr>
<tr><th scope="row">Letra</th><td>H</td><td>Família monoparental</td></tr>
<tr><th scope="row">Número</th><td>0 a 9</td><td>Quantidade de filhos considerada</td></tr>
<tr><th scope="row">Final</th><td>N ou Y</td><td>Sem ou com imposto de igreja</td></tr>
</tbody>
</table>
<p>Nem todo cantão separa a igreja: Jura só usa o final Y; Genebra, Neuchâtel, Ticino, Vaud e Valais só usam o N.</p>
<h2>Um exemplo</h2>
<p>Uma pessoa solteira, sem filhos e sem igreja, com CHF 7’000 brutos em Zurique, tem o código A0N. A alíquota de 2026 é de 7,75%, ou CHF 542.50 no mês. Casada, com dois filhos e uma só renda, o código B2N leva a 1,75%, ou CHF 122.50.</p>
<h2>Mês ou ano</h2>
<p>Friburgo, Genebra, Ticino, Vaud e Valais usam o modelo anual: a alíquota considera a renda do ano dividida por 12. Os demais usam o modelo mensal, e o mês do 13º salário costuma ter um desconto maior.</p>
<h2>Se o código estiver errado</h2>
<ol>
<li>Confira se o RH recebeu estado civil, filhos e religião declarados no registro da comuna.</li>
<li>Casou, teve filho ou o cônjuge começou a trabalhar? Avise o RH por escrito no mesmo mês.</li>
<li>Se o desconto já foi feito, peça a correção da tabela ao órgão de impostos do cantão. O pedido vai até 31 de março do ano seguinte.</li>
</ol>
<p>As tabelas completas são publicadas pela <a href="https://www.estv.admin.ch/">ESTV</a> e pelos cantões.</p>`,
  },
  {
    slug: "imposto-na-fonte-2026-comparacao-entre-oito-cantoes",
    title: "Imposto na fonte de 2026: a mesma renda em oito cantões",
    summary:
      "Uma pessoa solteira com CHF 7’000 brutos paga de 3,73% em Zug a 14,24% em Neuchâtel. Comparamos também a família com dois filhos e uma renda.",
    access: "free",
    category: "impostos",
    tags: ["imposto-na-fonte", "numeros-oficiais", "orcamento"],
    cantons: ["ZG", "ZH", "LU", "GE", "TI", "VD", "BE", "NE"],
    publishedDaysAgo: 48,
    sourceName: "ESTV, tarifas do imposto na fonte de 2026",
    sourceUrl: "https://www.estv.admin.ch/",
    body: `<p>O imposto é a linha do orçamento que mais muda com o endereço. As alíquotas abaixo vêm das tarifas oficiais de 2026 da Administração Federal de Impostos (ESTV) para CHF 7’000 brutos por mês.</p>
<table>
<caption>Alíquota do imposto na fonte sobre CHF 7’000 por mês em 2026, sem igreja</caption>
<thead><tr><th scope="col">Cantão</th><th scope="col">Solteiro, sem filhos (A0)</th><th scope="col">Casado, uma renda, dois filhos (B2)</th></tr></thead>
<tbody>
<tr><th scope="row">Zug</th><td>3,73%</td><td>0%</td></tr>
<tr><th scope="row">Zurique</th><td>7,75%</td><td>1,75%</td></tr>
<tr><th scope="row">Lucerna</th><td>10,28%</td><td>3,28%</td></tr>
<tr><th scope="row">Ticino</th><td>11,60%</td><td>2,10%</td></tr>
<tr><th scope="row">Genebra</th><td>11,62%</td><td>0%</td></tr>
<tr><th scope="row">Vaud</th><td>12,41%</td><td>2,80%</td></tr>
<tr><th scope="row">Berna</th><td>13,00%</td><td>4,85%</td></tr>
<tr><th scope="row">Neuchâtel</th><td>14,24%</td><td>4,08%</td></tr>
</tbody>
</table>
<p>Em francos, a diferença entre Zug e Neuchâtel para a pessoa solteira é de CHF 735.70 por mês: CHF 261.10 contra CHF 996.80.</p>
<h2>O cantão mais barato depende da família</h2>
<p>Genebra cobra 11,62% de quem é solteiro e nada da família com dois filhos nessa renda. Lucerna fica abaixo de Vaud para solteiros e acima para a família do exemplo. Por isso, comparar só a coluna do vizinho engana.</p>
<h2>O imposto não vem sozinho</h2>
<ul>
<li>Zug tem o menor imposto da tabela e o aluguel médio mais alto do país: CHF 2’024 em 2024, segundo o Departamento Federal de Estatística (BFS).</li>
<li>Genebra tem a mediana de prêmio de saúde mais alta entre os cantões com uma só região: CHF 752.20 para adultos em 2026, no modelo padrão com franquia de CHF 300.</li>
<li>O deslocamento diário entre cantões tem custo e tempo. Some o passe de trem.</li>
</ul>
<blockquote><p>A alíquota na fonte já reúne os impostos da Confederação, do cantão e da comuna, com uma média das comunas do cantão.</p></blockquote>
<p>Com autorização C, você passa a ser tributado pela declaração, e aí a comuna exata pesa. Use a calculadora da <a href="https://www.estv.admin.ch/">ESTV</a> para simular os dois endereços.</p>`,
  },
];
