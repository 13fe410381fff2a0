import type { SeedArticle } from "../../content-types.ts";

export const borderShoppingGuide: SeedArticle = {
  slug: "compras-na-fronteira-limites-e-iva",
  relatedTools: ["budget", "currency"],
  title: "Compras na fronteira: limites da alfândega, IVA e quando vale a pena",
  summary:
    "O que se pode trazer da Alemanha, da França, da Itália e da Áustria sem pagar, como funciona o IVA suíço, como pedir o imposto de volta e o que não pode entrar do Brasil.",
  access: "free",
  category: "dia-a-dia",
  tags: ["supermercado", "orcamento", "passo-a-passo", "brasil"],
  cantons: [
    "BS",
    "BL",
    "SO",
    "AG",
    "ZH",
    "SH",
    "TG",
    "SG",
    "GR",
    "TI",
    "VS",
    "VD",
    "GE",
    "NE",
    "JU",
  ],
  publishedDaysAgo: 18,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "O valor que se traz sem IVA é por pessoa e por dia e foi reduzido em 2025: quem passa dele paga o imposto sobre a compra inteira.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 150,
  sources: [
    {
      name: "BAZG, viagens e compras: quantidades e valor livres",
      url: "https://www.bazg.admin.ch/bazg/de/home/information-private/reisen-und-einkaufen--freimengen-und-wertfreigrenze.html",
    },
    { name: "Alfândega suíça (BAZG)", url: "https://www.bazg.admin.ch/" },
    { name: "Administração Federal de Impostos (ESTV)", url: "https://www.estv.admin.ch/" },
  ],
  plainBody: `
<p>Você quer fazer compras no país vizinho? Pode. Mas há regras.</p>
<h2>Duas perguntas</h2>
<ol>
<li><strong>Quanto custou tudo?</strong> Até um valor por pessoa e por dia, você não paga imposto. Passou do valor? Paga sobre tudo.</li>
<li><strong>Quanto você traz de carne, manteiga, óleo, bebida e cigarro?</strong> Cada um tem o seu limite.</li>
</ol>
<p>O aplicativo QuickZoll mostra os limites. É da alfândega e é de graça.</p>
<h2>Crianças</h2>
<p>As crianças contam para o valor. Não contam para bebida e cigarro.</p>
<h2>Passou do limite?</h2>
<p>Declare antes de cruzar a fronteira, no aplicativo ou no balcão. Não esconda: a multa é mais cara.</p>
<h2>O imposto do outro país</h2>
<p>Você pode pedir o imposto de volta. Peça o formulário na loja. Leve um documento. Peça o carimbo na fronteira.</p>
<div class="callout-warning"><p>Da mala do Brasil: carne, queijo e leite não podem entrar na Suíça.</p></div>
`,
  body: `
<p>Sábado de manhã, metade do bairro cruza a fronteira com sacolas vazias. Faz sentido? Às vezes. Depende do que você compra, de quanto tempo leva e de conhecer as regras da alfândega, que são simples quando alguém as explica sem pressa.</p>
<h2>As duas contas da alfândega</h2>
<p>Em cada volta à Suíça você responde a duas perguntas, e as duas valem ao mesmo tempo:</p>
<ol>
<li><strong>O valor total</strong> do que você traz passa do valor livre (<span lang="de">Wertfreigrenze</span>, <span lang="fr">franchise-valeur</span>)? Então se paga o IVA suíço.</li>
<li><strong>A quantidade</strong> de produtos sensíveis passa da quantidade livre (<span lang="de">Freimenge</span>)? Então se paga também taxa de alfândega, por quilo ou por litro.</li>
</ol>
<p>Os limites de hoje, em francos, quilos e litros, estão na página da <a href="https://www.bazg.admin.ch/bazg/de/home/information-private/reisen-und-einkaufen--freimengen-und-wertfreigrenze.html">alfândega suíça (BAZG)</a> e no aplicativo QuickZoll. Confira ali antes de sair: o valor livre foi reduzido em 2025, e muita lista da internet ainda mostra o antigo.</p>
<h2>O valor livre, sem mal-entendido</h2>
<ul>
<li>Vale <strong>por pessoa e por dia</strong>, para uso próprio ou presente. Quem cruza duas vezes no mesmo dia soma tudo.</li>
<li>Crianças têm o mesmo valor livre. Um casal com dois filhos soma quatro.</li>
<li>Passou, <strong>paga-se sobre tudo</strong>, e não só sobre o que excede.</li>
<li>Um objeto não se divide: uma televisão mais cara que o limite paga imposto, mesmo com cinco pessoas no carro.</li>
<li>Conta o preço em francos sem o imposto estrangeiro, se a nota o mostra à parte. Guarde as notas.</li>
<li>Bebida e cigarro entram na soma do valor, além do limite próprio.</li>
</ul>
<h2>O IVA suíço</h2>
<p>A taxa normal é de {{fato:taxa-normal-do-iva}} e vale para roupa, eletrônicos, cosméticos e bebidas alcoólicas. Alimentos, livros e remédios têm a taxa reduzida. Quem declara pelo aplicativo deve olhar que taxa ele aplica; no balcão, com as notas separadas, pode pedir a reduzida para a comida.</p>
<p>Exemplo da conta: um casal volta com compras que passam do limite dos dois. O imposto incide sobre o total, não sobre a diferença. Tirar da sacola o que faz passar, ou voltar em outro dia, sai mais barato.</p>
<h2>As quantidades livres</h2>
<table>
<caption>Produtos com limite próprio por pessoa e dia</caption>
<thead><tr><th scope="col">Produto</th><th scope="col">Atenção</th></tr></thead>
<tbody>
<tr><td>Carne e produtos de carne</td><td>O limite mais fácil de passar; a taxa por quilo é alta. Caça e peixe têm regra à parte</td></tr>
<tr><td>Manteiga e creme de leite</td><td>Contados juntos</td></tr>
<tr><td>Óleo, gordura e margarina</td><td>Contados juntos</td></tr>
<tr><td>Bebida alcoólica</td><td>Um limite para vinho e cerveja, outro para destilados; menores não contam</td></tr>
<tr><td>Cigarro e tabaco</td><td>Menores não contam</td></tr>
</tbody>
</table>
<p>Leite, queijo, frutas, verduras e pão vindos da União Europeia para consumo próprio não têm quantidade própria na viagem, mas entram no valor.</p>
<h2>Como declarar</h2>
<ol>
<li><strong>Nada a pagar:</strong> siga pelo verde. Com isso você declara que está dentro dos limites.</li>
<li><strong>Algo a pagar:</strong> use o QuickZoll antes de cruzar, pague com cartão e guarde o recibo, ou pare no balcão com as notas.</li>
<li><strong>Posto fechado?</strong> O aplicativo funciona a qualquer hora. Alguns postos têm uma caixa para a declaração por escrito.</li>
<li><strong>Dúvida?</strong> Vá pelo vermelho e pergunte. Perguntar não custa; omitir custa o imposto e uma multa.</li>
</ol>
<h2>O imposto do outro país de volta</h2>
<p>Quem mora na Suíça pode recuperar o IVA pago no vizinho, quando a compra atinge o mínimo por nota daquele país. O rito é sempre parecido:</p>
<ul>
<li>peça na loja o formulário de exportação (<span lang="de">Ausfuhrschein</span> na Alemanha e na Áustria, <span lang="fr">détaxe</span> na França, <span lang="en">tax free</span> na Itália) e mostre a autorização suíça;</li>
<li>faça a validação na alfândega <em>do país da compra</em>, com a mercadoria à mão, ou no terminal;</li>
<li>volte à loja, ou receba pela empresa que cuida da devolução, que cobra taxa.</li>
</ul>
<p>Quem pede o imposto de volta tem o dever de olhar o lado suíço: as duas alfândegas ficam a poucos metros uma da outra.</p>
<h2>O que muda conforme o cantão</h2>
<ul>
<li><strong>Basileia, Soleura, Argóvia, Zurique, Schaffhausen, Turgóvia:</strong> o destino é a Alemanha, de bonde, trem ou carro. Aos sábados há fila no carimbo.</li>
<li><strong>São Galo e Grisões:</strong> Áustria e Itália; em Samnaun, nos Grisões, há uma zona franca com limites próprios na saída.</li>
<li><strong>Genebra, Vaud, Neuchâtel, Jura, Valais:</strong> França, com grandes supermercados perto da linha, e Itália pelos túneis.</li>
<li><strong>Ticino:</strong> Itália, com trânsito pesado no fim da tarde.</li>
</ul>
<h2>Vale a pena?</h2>
<p>Some o combustível ou o bilhete, o estacionamento, o tempo e o câmbio do cartão. Costuma compensar em higiene, fraldas, carne dentro do limite e roupa de criança, quando a compra é grande e o caminho é curto. Não compensa para a compra da semana de uma pessoa. A diferença entre redes suíças também conta: veja a <a href="/pt-BR/app/news/cesta-de-30-produtos-cinco-supermercados-diferenca-de-chf-19">cesta de 30 produtos</a>. E converta a nota antes de comemorar: {{ferramenta:cambio}}.</p>
<h2>Armadilhas para brasileiros</h2>
<ul>
<li><strong>A mala do Brasil não é a da França.</strong> Carne, linguiça, queijo, requeijão e leite de fora da UE e da EFTA não entram, nem para consumo próprio. Plantas, sementes, frutas e verduras também têm proibições. Café e farinha industrializados costumam passar; na dúvida, pergunte à alfândega.</li>
<li><strong>Encomenda pelo correio segue outra regra.</strong> O valor livre da viagem não vale. O transportador cobra o IVA e uma taxa pelo serviço; veja na loja se o imposto suíço já está no preço.</li>
<li><strong>Presente da família.</strong> Pacote de pessoa para pessoa tem um limite próprio. Escreva conteúdo e valor reais.</li>
<li><strong>Carro com placa estrangeira.</strong> Quem mora na Suíça não pode dirigir aqui um carro não desembaraçado, nem emprestado, salvo exceções. Pergunte antes.</li>
<li><strong>Autorização e passaporte.</strong> Leve os dois. Há controle, e um passaporte vencido estraga o passeio.</li>
<li><strong>Comprar para os vizinhos.</strong> O valor livre é de quem viaja, para uso próprio ou presente. Revender é comércio.</li>
</ul>
<p>Antes da primeira ida, instale o QuickZoll e simule a sua lista. Depois disso, são dois minutos.</p>
`,
};
