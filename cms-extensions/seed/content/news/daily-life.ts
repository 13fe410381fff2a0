import type { SeedNews } from "../../content-types.ts";

export const dailyLifeNews: SeedNews[] = [
  {
    slug: "cesta-de-30-produtos-cinco-supermercados-diferenca-de-chf-19",
    title: "Cesta de 30 produtos em cinco supermercados: diferença de CHF 19.62",
    summary:
      "A comparação da TV pública RTS, de abril de 2024, mostra uma distância menor do que se imagina entre as redes. O que muda a conta é a marca escolhida, e não só a loja.",
    access: "free",
    category: "dia-a-dia",
    tags: ["supermercado", "orcamento", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 52,
    correctedDaysAgo: 50,
    correctionNote:
      "O total da Migros é CHF 170.37, valor publicado por watson e bluewin. Um jornal imprimiu CHF 179.37, e a primeira versão deste texto o repetia.",
    sourceName: "RTS, A Bon Entendeur, abril de 2024 (via watson)",
    sourceUrl:
      "https://www.watson.ch/fr/suisse/argent/436307522-migros-coop-lidl-denner-voici-le-supermarche-le-moins-cher",
    body: `<p>O programa <span lang="fr">A Bon Entendeur</span>, da TV pública RTS, comparou em abril de 2024 uma cesta de 30 produtos, sempre com a opção mais barata de cada rede. O resultado surpreende quem ouviu que uma rede custa “o dobro” da outra.</p>
<table>
<caption>Cesta de 30 produtos, abril de 2024</caption>
<thead><tr><th scope="col">Rede</th><th scope="col">Total</th></tr></thead>
<tbody>
<tr><th scope="row">Lidl</th><td>CHF 162.05</td></tr>
<tr><th scope="row">Aldi</th><td>CHF 166.59</td></tr>
<tr><th scope="row">Coop</th><td>CHF 167.82</td></tr>
<tr><th scope="row">Migros</th><td>CHF 170.37</td></tr>
<tr><th scope="row">Denner</th><td>CHF 181.67</td></tr>
</tbody>
</table>
<p>Entre a cesta mais barata e a mais cara há CHF 19.62. Entre Lidl e Coop, CHF 5.77. No dia da compra, a Denner não tinha a carne moída mais barata, o que pesou no total.</p>
<h2>O que a tabela não mostra</h2>
<p>A comparação usa a linha mais econômica de cada loja. Quem pega a marca conhecida ao lado paga bem mais no mesmo corredor. Os preços também mudaram desde 2024: use a ordem de grandeza, e não o valor exato.</p>
<h2>Como gastar menos sem rodar a cidade</h2>
<ul>
<li>Comece pela marca econômica da rede mais perto de casa e suba só no que fizer diferença para você.</li>
<li>Compare o preço por quilo ou litro, impresso pequeno na etiqueta.</li>
<li>Passe no fim do dia: produtos perto do vencimento recebem etiqueta de desconto.</li>
<li>Carne é o item que mais pesa. Ajustar dois jantares por semana muda o mês.</li>
<li>Confira os horários: a maioria das lojas fecha aos domingos e cedo no sábado.</li>
</ul>
<h2>Produtos do Brasil</h2>
<p>Feijão-preto, farinha de mandioca e leite condensado existem em lojas brasileiras, portuguesas e asiáticas, e às vezes nas redes grandes. Ao trazer alimentos na mala, consulte antes as regras da <a href="https://www.bazg.admin.ch/">alfândega suíça</a>: carnes e laticínios de fora da Europa têm restrições.</p>
<blockquote><p>Um teste justo: anote por quatro semanas o que você compra de verdade e refaça a soma em duas redes.</p></blockquote>`,
  },
  {
    slug: "orcamento-das-familias-suicas-para-onde-vai-o-dinheiro",
    title: "Orçamento das famílias suíças: para onde vai o dinheiro do mês",
    summary:
      "Na pesquisa oficial de 2023, cerca de 30% da renda bruta já sai em despesas obrigatórias, como impostos e seguros. Use as proporções para montar o seu primeiro orçamento.",
    access: "free",
    category: "dia-a-dia",
    tags: ["orcamento", "numeros-oficiais", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 38,
    sourceName: "BFS, Haushaltsbudgeterhebung 2023",
    sourceUrl: "https://www.bfs.admin.ch/",
    body: `<p>Antes de comparar com o Brasil, vale saber como um lar suíço divide o dinheiro. A <span lang="de">Haushaltsbudgeterhebung</span> (HABE) de 2023, do Departamento Federal de Estatística (BFS), descreve o domicílio médio, com 2,07 pessoas.</p>
<table>
<caption>Orçamento mensal médio por domicílio, 2023</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Valor</th></tr></thead>
<tbody>
<tr><th scope="row">Renda bruta</th><td>CHF 10’340</td></tr>
<tr><th scope="row">Despesas obrigatórias</th><td>CHF 3’154</td></tr>
<tr><th scope="row">… das quais impostos</th><td>CHF 1’245</td></tr>
<tr><th scope="row">Renda disponível</th><td>CHF 7’186</td></tr>
<tr><th scope="row">Consumo</th><td>CHF 5’049</td></tr>
<tr><th scope="row">… do qual moradia e energia</th><td>CHF 1’449</td></tr>
</tbody>
</table>
<h2>Em porcentagem da renda bruta</h2>
<ul>
<li>Impostos: 12%.</li>
<li>Seguros sociais: 10,3%.</li>
<li>Prêmios do seguro de saúde básico: 6,7%.</li>
<li>Transferências a outros domicílios, como pensões: 1,5%.</li>
<li>Consumo: 48,8%, sendo 14 pontos de moradia e energia.</li>
</ul>
<p>São médias de todo o país, com muitos proprietários e famílias de renda dupla. Quem acabou de alugar em uma grande cidade gastará uma fatia maior com moradia.</p>
<h2>Como montar o seu primeiro orçamento</h2>
<ol>
<li><strong>Comece pelo líquido na conta,</strong> já sem seguros sociais e imposto na fonte.</li>
<li><strong>Tire o prêmio de saúde</strong> de cada pessoa. Ele não vem descontado na folha.</li>
<li><strong>Tire o aluguel bruto,</strong> com despesas acessórias, e a eletricidade.</li>
<li><strong>Divida as contas anuais por 12:</strong> passe de trem, seguro de responsabilidade civil, taxa de mídia, férias, passagem ao Brasil.</li>
<li><strong>Guarde a franquia do seguro de saúde</strong> em uma conta separada.</li>
<li><strong>O que sobra</strong> é alimentação, lazer e reserva.</li>
</ol>
<blockquote><p>Quem não paga imposto na fonte precisa guardar todo mês o imposto do ano. É um erro comum de quem acaba de receber a autorização C.</p></blockquote>
<h2>E a conversão para real?</h2>
<p>Converta para decidir a mudança, e depois pare. Salário e despesas em francos só fazem sentido juntos. Para entender o que a vida custa aqui, use proporções: quantas horas de trabalho pagam o aluguel, a compra da semana e o passe.</p>`,
  },
];
