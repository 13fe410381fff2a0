import type { SeedNews } from "../../content-types.ts";

export const rentNews: SeedNews[] = [
  {
    slug: "aluguel-2024-o-que-a-media-por-cantao-esconde",
    title: "Aluguel médio de CHF 1’485 em 2024: o que o número por cantão esconde",
    summary:
      "De CHF 999 no Jura a CHF 2’024 em Zug, a média oficial considera contratos antigos. Quem procura agora paga mais. Veja a tabela por tamanho e como montar o seu teto.",
    access: "free",
    category: "moradia",
    tags: ["aluguel", "numeros-oficiais", "orcamento"],
    cantons: ["ZG", "ZH", "GE", "VD", "BE", "TI", "NE", "JU"],
    publishedDaysAgo: 21,
    sourceName: "BFS, Strukturerhebung 2024",
    sourceUrl: "https://www.bfs.admin.ch/asset/de/je-d-09.03.03.01",
    body: `<p>O aluguel líquido médio na Suíça foi de <strong>CHF 1’485</strong> por mês em 2024, segundo o Departamento Federal de Estatística (BFS). Líquido quer dizer sem aquecimento e sem despesas acessórias, as <span lang="de">Nebenkosten</span>.</p>
<table>
<caption>Aluguel líquido médio por mês em 2024</caption>
<thead><tr><th scope="col">Cantão</th><th scope="col">Todos</th><th scope="col">2 cômodos</th><th scope="col">3 cômodos</th><th scope="col">4 cômodos</th></tr></thead>
<tbody>
<tr><th scope="row">Zug</th><td>CHF 2’024</td><td>CHF 1’579</td><td>CHF 1’875</td><td>CHF 2’270</td></tr>
<tr><th scope="row">Zurique</th><td>CHF 1’768</td><td>CHF 1’510</td><td>CHF 1’732</td><td>CHF 2’016</td></tr>
<tr><th scope="row">Genebra</th><td>CHF 1’573</td><td>CHF 1’218</td><td>CHF 1’483</td><td>CHF 1’744</td></tr>
<tr><th scope="row">Vaud</th><td>CHF 1’465</td><td>CHF 1’198</td><td>CHF 1’477</td><td>CHF 1’807</td></tr>
<tr><th scope="row">Berna</th><td>CHF 1’319</td><td>CHF 1’078</td><td>CHF 1’288</td><td>CHF 1’536</td></tr>
<tr><th scope="row">Ticino</th><td>CHF 1’245</td><td>CHF 1’043</td><td>CHF 1’249</td><td>CHF 1’472</td></tr>
<tr><th scope="row">Neuchâtel</th><td>CHF 1’091</td><td>CHF 888</td><td>CHF 1’024</td><td>CHF 1’303</td></tr>
<tr><th scope="row">Jura</th><td>CHF 999</td><td>CHF 864</td><td>CHF 926</td><td>CHF 1’128</td></tr>
</tbody>
</table>
<h2>Por que o anúncio é mais caro</h2>
<p>A estatística soma todos os contratos em vigor, inclusive os de quem mora no mesmo lugar há décadas. Os anúncios de hoje ficam acima disso, sobretudo nas cidades. Use a tabela para comparar cantões entre si, e os anúncios da comuna para o valor real.</p>
<h2>O que conta como cômodo</h2>
<p>Sala e quartos contam; cozinha e banheiro não. Um apartamento de três cômodos e meio costuma ter dois quartos, uma sala e um espaço de jantar. O meio cômodo não tem definição única: peça a planta.</p>
<h2>Monte o seu teto</h2>
<ol>
<li>Some aluguel líquido e despesas acessórias: é o <span lang="de">Bruttomiete</span> que sai da conta.</li>
<li>Muitas imobiliárias aceitam aluguel bruto de até um terço da renda bruta. É um costume, e não uma lei.</li>
<li>Reserve a caução: em contratos de moradia, no máximo três aluguéis mensais.</li>
<li>Acrescente eletricidade, internet, seguro de responsabilidade civil e transporte.</li>
</ol>
<blockquote><p>Aluguel menor com duas horas de trem por dia pode sair mais caro, em dinheiro e em cansaço.</p></blockquote>`,
  },
  {
    slug: "taxa-de-referencia-em-1-25-quando-pedir-reducao-do-aluguel",
    title: "Taxa de referência em 1,25%: quando dá para pedir redução do aluguel",
    summary:
      "A taxa que serve de base aos aluguéis estava em 1,25% em março de 2026. Se o seu contrato parte de uma taxa maior, você pode pedir a redução por carta. Veja como.",
    access: "free",
    category: "moradia",
    tags: ["aluguel", "passo-a-passo", "hipoteca"],
    cantons: [],
    publishedDaysAgo: 54,
    sourceName: "Departamento Federal da Habitação (BWO)",
    sourceUrl: "https://www.bwo.admin.ch/",
    body: `<p>Os aluguéis na Suíça acompanham a taxa hipotecária de referência, o <span lang="de">Referenzzinssatz</span>. Em março de 2026, ela estava em <strong>1,25%</strong>, conforme a publicação citada pelo portal cash.ch. Confira o valor vigente no <a href="https://www.bwo.admin.ch/">BWO</a> antes de agir.</p>
<h2>Como saber se você tem direito</h2>
<p>Olhe o contrato ou o último aviso de reajuste. Ele costuma dizer em que taxa de referência o aluguel se baseia. Se a taxa do contrato é maior do que a atual, há um motivo para pedir a redução. O proprietário pode compensar parte dela com inflação e aumento de custos, portanto o resultado varia.</p>
<h2>Passo a passo</h2>
<ol>
<li><strong>Ache a base.</strong> Sem taxa escrita, vale a que estava em vigor na data do contrato.</li>
<li><strong>Simule.</strong> As associações de inquilinos oferecem calculadoras e cartas modelo nos três idiomas.</li>
<li><strong>Escreva.</strong> Peça a redução por carta registrada, para a próxima data de rescisão prevista no contrato, respeitando o prazo de aviso.</li>
<li><strong>Espere a resposta.</strong> O proprietário tem um prazo legal para responder.</li>
<li><strong>Recorra, se preciso.</strong> A <span lang="de">Schlichtungsbehörde</span>, autoridade de conciliação da sua região, atende sem custo na maioria dos casos de moradia.</li>
</ol>
<h2>O que não muda</h2>
<ul>
<li>Aluguéis escalonados, com aumentos já escritos no contrato, seguem outra regra.</li>
<li>Aluguéis indexados à inflação também ficam de fora.</li>
<li>As despesas acessórias são separadas: peça a prestação de contas anual e confira.</li>
</ul>
<h2>Medo de pedir?</h2>
<p>Pedir a redução é um direito comum, e a lei protege o inquilino contra a rescisão como represália. Mantenha o tom cordial, guarde cópia de tudo e não deixe de pagar o aluguel enquanto espera.</p>
<p lang="de"><em>Ich ersuche Sie, den Nettomietzins dem aktuellen Referenzzinssatz anzupassen.</em></p>
<p>A frase acima significa: “Solicito que o aluguel líquido seja ajustado à taxa de referência atual.” Ela cabe em uma carta de meia página, com seu endereço, a data do contrato e a assinatura de todos os titulares.</p>`,
  },
];
