import type { SeedArticle } from "../../content-types.ts";
import { stableId } from "../../stable-id.ts";

const deductibleSlide = `/assets/${stableId("posters", "franquia-300-ou-2500")}`;

export const healthAndPensionArticles: SeedArticle[] = [
  {
    slug: "seguro-de-saude-do-zero",
    title: "Seguro de saúde do zero: franquia, modelo e prazos",
    summary:
      "Como funciona o seguro obrigatório (KVG/LAMal), quanto você pode pagar no pior ano, como escolher franquia e modelo, e os prazos que não perdoam.",
    access: "free",
    category: "saude",
    tags: ["seguro-saude", "franquia", "prazos", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 61,
    level: "beginner",
    permitTypes: ["L", "B", "C", "G"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 12,
    reviewDueInDays: 120,
    sources: [
      {
        name: "Priminfo, comparador oficial de prêmios (BAG)",
        url: "https://www.priminfo.admin.ch/",
      },
      { name: "Departamento Federal de Saúde Pública (BAG)", url: "https://www.bag.admin.ch/" },
      {
        name: "ETH Zürich, seguro de saúde de estudantes de fora da UE",
        url: "https://ethz.ch/de/studium/international/nach-ankunft/krankenversicherung/non-eu.html",
      },
    ],
    body: `
<p>O seguro de saúde básico é obrigatório para quem mora na Suíça. Em alemão a lei se chama <span lang="de">KVG</span>; em francês e italiano, <span lang="fr">LAMal</span>. Ele não vem do empregador: cada pessoa da família, inclusive o bebê, tem o próprio contrato e o próprio boleto.</p>
<h2>O prazo de quem chega</h2>
<p>Você tem três meses a partir da chegada para contratar. A cobertura começa no dia da chegada, e o prêmio também: quem assina no terceiro mês recebe a conta dos três. Passado o prazo, a cobertura só começa na inscrição, pode haver acréscimo no prêmio, e o cantão pode escolher a seguradora por você.</p>
<p>Quem vem só estudar pode pedir a dispensa ao cantão, nos mesmos três meses, se outro seguro dá a mesma cobertura. Sem cartão europeu, o particular do país de origem é quase sempre recusado, avisa a ETH. No cantão de Zurique há pacotes suíços para estudantes estrangeiros que o cantão aceita: contrate um e peça a dispensa. Em Zurique decide a SVA Zürich, pela internet; em Vaud, a OVAM. Em outro cantão, pergunte a quem entregar o pedido no balcão do registro ou na escola. Foi negada? Contrate logo o seguro básico.</p>
<p>Nenhuma seguradora pode recusar você no seguro básico, nem perguntar sobre doenças. As prestações são iguais por lei em todas elas. O que muda é preço, atendimento e modelo.</p>
<h2>As três partes da conta</h2>
<ol>
<li><strong>Prêmio</strong> (<span lang="de">Prämie</span>): o valor mensal, que depende da comuna, da idade, do modelo e da franquia.</li>
<li><strong>Franquia</strong> (<span lang="de">Franchise</span>): o que você paga do próprio bolso a cada ano antes de o seguro entrar.</li>
<li><strong>Coparticipação</strong> (<span lang="de">Selbstbehalt</span>): depois da franquia, {{fato:coparticipacao-parte-da-conta}} de cada conta, até {{fato:limite-da-coparticipacao-adultos}} por ano para adultos e {{fato:limite-da-coparticipacao-criancas}} para crianças.</li>
</ol>
<p>Em internação, adultos pagam ainda CHF 15 por dia<span class="footnote">A contribuição por dia de hospital está no artigo 104 do mesmo regulamento (<span lang="de">KVV</span>).</span>. Maternidade não tem franquia nem coparticipação.</p>
<table>
<caption>Franquia e gasto máximo no ano em 2026, sem prêmio e diária de hospital (KVV, art. 93 e 103)</caption>
<thead><tr><th scope="col">Pessoa e franquia</th><th scope="col">Franquia</th><th scope="col">Máximo no ano</th></tr></thead>
<tbody>
<tr><td>Adulto, a menor</td><td>CHF 300</td><td>CHF 1’000</td></tr>
<tr><td>Adulto, a maior</td><td>CHF 2’500</td><td>CHF 3’200</td></tr>
<tr><td>Criança, a menor</td><td>CHF 0</td><td>CHF 350</td></tr>
<tr><td>Criança, a maior</td><td>CHF 600</td><td>CHF 950</td></tr>
</tbody>
</table>
<h2>Qual franquia escolher</h2>
<p>Adultos escolhem entre 300, 500, 1’000, 1’500, 2’000 e 2’500 francos. Segundo os prêmios do BAG para 2026, o desconto máximo da franquia de 2’500 em relação à de 300 é de CHF 128.30 por mês. Com esse desconto cheio, a conta empata quando as suas despesas médicas chegam a cerca de CHF 2’000 no ano. Daí a regra prática:</p>
<ul>
<li>gasta pouco e tem reserva para pagar o máximo da tabela num ano ruim: 2’500;</li>
<li>tem tratamento contínuo, gravidez com complicações possíveis ou nenhuma reserva: 300;</li>
<li>as franquias do meio raramente são a melhor escolha; faça a conta antes.</li>
</ul>
<p><img src="${deductibleSlide}" alt="Desenho que abre o vídeo sobre a franquia de 300 ou de 2’500 francos" width="640" height="360"></p>
<p class="image-credit">A conta também está em vídeo. Desenho: Portal Suíça</p>
<h2>Os modelos</h2>
<ul>
<li><strong>Padrão:</strong> Livre escolha de médico. É o mais caro.</li>
<li><strong><span lang="de">Hausarzt</span>:</strong> Você vai primeiro ao médico de família que indicou.</li>
<li><strong>HMO:</strong> Você vai primeiro a um centro médico definido.</li>
<li><strong>Telmed:</strong> Você liga ou usa o aplicativo antes de qualquer consulta.</li>
</ul>
<div class="callout-note">
<p>Emergência é exceção em todos: vá ao pronto-socorro. Fora dela, quem pula a porta de entrada do modelo pode ficar sem reembolso.</p>
</div>
<h2>Acidente: incluir ou não</h2>
<p>Quem trabalha ao menos oito horas por semana para o mesmo empregador já tem seguro de acidente por ele. Nesse caso, exclua a cobertura de acidente e pague menos. Saiu do emprego? Inclua de novo.</p>
<h2>Quanto custa em média</h2>
<p>Segundo o BAG, o prêmio médio de 2026 é de CHF 393.30 por mês, somando todas as idades: CHF 465.30 para adultos, CHF 326.30 para jovens de 19 a 25 anos e CHF 122.50 para crianças. Para 2027, a média aprovada é de CHF 412. O seu valor real depende do endereço: consulte <a href="https://www.priminfo.admin.ch/">priminfo.admin.ch</a>, que é oficial, gratuito e não vende seguro.</p>
<h2>Trocar de seguradora</h2>
<p>A carta de cancelamento precisa <em>chegar</em> até o último dia útil de novembro para valer em 1º de janeiro. Baixar a franquia segue a data de novembro; aumentar, muitas seguradoras aceitam até 31 de dezembro. <a href="/pt-BR/app/classifieds/health-insurances">Compare os prêmios</a>, contrate a nova antes de mandar a <a href="/pt-BR/app/letters/cancel-insurer">carta de cancelamento</a> e guarde o comprovante de envio. Quem tem dívida de prêmios não consegue trocar.</p>
<p>Nos últimos dias de novembro o correio já não é seguro: entregue a carta no balcão, com recibo, ou pergunte se o portal da seguradora vale. Quem perde a data fica mais um ano. Só com o modelo padrão e a franquia mais baixa (CHF 300 para adultos) dá para sair em 30 de junho, se a carta chegar até 31 de março (KVG, art. 7; KVV, art. 94 e 100).</p>
<h2>Ajuda para pagar</h2>
<div class="callout-tip">
<p>Famílias com renda baixa ou média podem receber redução de prêmio (<span lang="de">Prämienverbilligung</span>). As regras são do cantão: em alguns, chega automaticamente; em outros, só com pedido, e cada um tem a sua data. Quem paga imposto na fonte costuma ter de pedir, porque não há declaração que mostre a renda. Pergunte ao serviço do seu cantão no começo do ano.</p>
</div>
`,
  },
  {
    slug: "tres-pilares-da-aposentadoria",
    title: "Os três pilares: a aposentadoria suíça e o acordo com o Brasil",
    summary:
      "Os três pilares com os limites de 2026 e 2027, como somar tempo com o INSS, o que dá para retirar ao ir embora e o que fazer em cada fase da vida.",
    access: "paying",
    category: "impostos",
    tags: ["previdencia", "salario", "brasil"],
    cantons: [],
    publishedDaysAgo: 52,
    level: "intermediate",
    permitTypes: ["L", "B", "C", "G"],
    changeNote:
      "Brasileiros que deixam a Suíça de vez podem escolher entre a pensão futura e a devolução da AHV: a escolha não tem volta.",
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 5,
    reviewDueInDays: 60,
    relatedTools: ["net-salary"],
    sources: [
      { name: "Centro de informação AHV/IV", url: "https://www.ahv-iv.ch/" },
      { name: "Departamento Federal de Seguros Sociais (BSV)", url: "https://www.bsv.admin.ch/" },
      {
        name: "Caixa suíça de compensação (ZAS), devolução da AHV",
        url: "https://www.zas.admin.ch/de/vorausberechnung-der-rueckverguetung-von-ahv-beitraegen",
      },
      {
        name: "Lei da previdência profissional (BVG)",
        url: "https://www.fedlex.admin.ch/eli/cc/1983/797_797_797/de",
      },
      { name: "INSS", url: "https://www.gov.br/inss/pt-br" },
    ],
    plainBody: `
<p>Na Suíça, a aposentadoria vem de três lugares. Eles se chamam pilares.</p>
<h2>Pilar 1: AHV</h2>
<p>É público. Todos pagam, do salário. Cada ano que falta diminui a pensão. Peça o extrato: é de graça.</p>
<h2>Pilar 2: caixa de pensão</h2>
<p>Vem do emprego. O patrão paga pelo menos a metade. Trocou de emprego? Leve o dinheiro junto.</p>
<h2>Pilar 3a: a sua poupança</h2>
<p>Você escolhe se quer. O dinheiro fica preso até perto da aposentadoria. Em troca, você paga menos imposto.</p>
<h2>E o INSS?</h2>
<p>Brasil e Suíça têm um acordo. Os anos dos dois países podem ser somados para você ter direito. Cada país paga a sua parte. O dinheiro não muda de país.</p>
<h2>Vai embora para o Brasil?</h2>
<ol>
<li>Escolha: esperar a pensão da AHV ou pedir o dinheiro de volta. Quem pede de volta perde os anos.</li>
<li>O dinheiro da caixa de pensão e do 3a pode ser retirado. Há imposto.</li>
<li>Pergunte às caixas antes de dar baixa na comuna.</li>
<li>Guarde todos os papéis.</li>
</ol>
<p>Tem também passaporte português, italiano ou suíço? Então, em geral, a AHV não devolve. Pergunte antes.</p>
`,
    body: `
<p>A previdência suíça se apoia em três pilares. O primeiro garante o básico, o segundo mantém parte do padrão de vida e o terceiro é a sua poupança com incentivo. Você já participa dos dois primeiros pelo holerite, mesmo sem ter escolhido nada. Para quem é do Brasil há mais uma peça, o acordo com o INSS, e uma decisão que não tem volta quando se vai embora.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li>Guarde o extrato do INSS (CNIS) e o número do NIT ou PIS, mesmo de empregos curtos.</li>
<li>Peça à caixa de compensação o extrato da conta individual (<span lang="de">Kontoauszug</span>). É gratuito e mostra se o empregador recolheu tudo.</li>
<li>Leia o certificado anual da caixa de pensão (<span lang="de">Vorsorgeausweis</span>).</li>
<li>Só depois decida sobre o pilar 3a.</li>
</ol>
<h2>Primeiro pilar: AHV</h2>
<p>A <span lang="de">AHV</span> (<span lang="fr">AVS</span> em francês) é o seguro público de velhice e sobreviventes, junto com o seguro de invalidez (IV) e o de perda de ganho (EO).</p>
<ul>
<li><strong>Direito:</strong> um ano completo de contribuição já dá direito a uma pensão parcial.</li>
<li><strong>Carreira completa:</strong> conta-se dos 21 anos até a idade de referência. Quem chega no meio da vida terá uma pensão parcial, em proporção aos anos.</li>
<li><strong>Idade de referência:</strong> 65 anos para homens. Para mulheres, sobe aos poucos e chega a 65 em 2028.</li>
<li><strong>Flexível:</strong> dá para receber antes, com redução para sempre, ou adiar, com acréscimo. Também em parte.</li>
<li><strong>13ª pensão:</strong> paga a partir de dezembro de 2026, só nas aposentadorias por idade.</li>
<li><strong>Sem emprego também se paga:</strong> quem não trabalha contribui com um valor mínimo anual. Lacunas recentes podem ser pagas por um tempo limitado; pergunte à caixa.</li>
</ul>
<p>O empregado contribui com {{fato:contribuicao-ahv-do-empregado}} do salário inteiro, sem teto, e o empregador paga a mesma parcela.</p>
<h2>Os limites de 2026 e de 2027</h2>
<table>
<caption>Pensões por mês e limites por ano</caption>
<thead><tr><th scope="col">Valor</th><th scope="col">2026</th><th scope="col">2027</th></tr></thead>
<tbody>
<tr><td>Pensão AHV integral mínima</td><td>{{fato:pensao-ahv-minima-2026}}</td><td>{{fato:pensao-ahv-minima-2027}}</td></tr>
<tr><td>Pensão AHV integral máxima</td><td>{{fato:pensao-ahv-maxima-2026}}</td><td>{{fato:pensao-ahv-maxima-2027}}</td></tr>
<tr><td>Teto das pensões do casal</td><td>{{fato:pensao-ahv-casal-2026}}</td><td>{{fato:pensao-ahv-casal-2027}}</td></tr>
<tr><td>Salário de entrada na caixa de pensão</td><td>{{fato:limite-de-entrada-bvg-2026}}</td><td>{{fato:limite-de-entrada-bvg-2027}}</td></tr>
<tr><td>Dedução de coordenação</td><td>{{fato:deducao-de-coordenacao-bvg-2026}}</td><td>{{fato:deducao-de-coordenacao-bvg-2027}}</td></tr>
<tr><td>Salário máximo da parte obrigatória</td><td>{{fato:salario-maximo-bvg-2026}}</td><td>{{fato:salario-maximo-bvg-2027}}</td></tr>
<tr><td>Pilar 3a, com caixa de pensão</td><td>{{fato:teto-do-pilar-3a-2026}}</td><td>{{fato:teto-do-pilar-3a-2027}}</td></tr>
<tr><td>Pilar 3a, sem caixa de pensão</td><td>{{fato:teto-do-pilar-3a-sem-caixa-2026}}</td><td>{{fato:teto-do-pilar-3a-sem-caixa-2027}}</td></tr>
</tbody>
</table>
<h2>Segundo pilar: a caixa de pensão</h2>
<p>A <span lang="de">Pensionskasse</span>, regida pela lei <span lang="de">BVG</span> (<span lang="fr">LPP</span>), começa quando o salário anual passa do limite de entrada. A poupança obrigatória é calculada sobre o salário coordenado: o salário, até o máximo da tabela, menos a dedução de coordenação.</p>
<table>
<caption>Crédito mínimo de velhice por idade, em 2026 (BVG, art. 16)</caption>
<thead><tr><th scope="col">Idade</th><th scope="col">Crédito sobre o salário coordenado</th></tr></thead>
<tbody>
<tr><td>25 a 34</td><td>7%</td></tr>
<tr><td>35 a 44</td><td>10%</td></tr>
<tr><td>45 a 54</td><td>15%</td></tr>
<tr><td>55 a 65</td><td>18%</td></tr>
</tbody>
</table>
<p>O empregador paga pelo menos metade. Antes dos 25 anos há só a cobertura de invalidez e morte. Muitas caixas oferecem mais que o mínimo; por isso dois salários iguais podem ter líquidos diferentes e futuros diferentes.</p>
<h3>Um exemplo com números</h3>
<p>Salário de CHF 84’000 por ano, 38 anos, em 2026. Salário coordenado: 84’000 − 26’460 = CHF 57’540. Crédito de 10%: CHF 5’754 por ano. A sua metade: CHF 2’877, ou CHF 239.75 por mês. O prêmio de risco da caixa vem à parte.</p>
<h3>Ao trocar de emprego</h3>
<p>O saldo vai para a nova caixa. Se houver intervalo, ele fica numa conta de livre passagem (<span lang="de">Freizügigkeitskonto</span>). Informe para onde transferir: dinheiro esquecido rende pouco e dá trabalho para localizar. Quem tem vários empregos pequenos, como muitas faxineiras e cuidadoras, pode ficar abaixo do limite em todos. Nesse caso, pergunte à <span lang="de">Auffangeinrichtung</span>, a instituição supletiva, se dá para somar.</p>
<h2>Terceiro pilar: pilar 3a</h2>
<p>É voluntário. Você deposita num banco ou seguradora e deduz da renda tributável até o teto do ano. Sem caixa de pensão, o teto também é limitado a uma parte do ganho.</p>
<ul>
<li>O dinheiro fica preso até perto da aposentadoria, com exceções como comprar a casa própria, abrir empresa ou sair da Suíça de vez.</li>
<li>Quem paga imposto na fonte só aproveita a dedução se pedir a <a href="/pt-BR/app/articles/quellensteuer-imposto-na-fonte">tributação ordinária posterior</a> até 31 de março do ano seguinte. Veja se compensa antes de depositar pensando no imposto.</li>
<li>Conta bancária 3a é simples e flexível. Apólice com seguro de vida amarra por muitos anos e perde valor se você parar cedo.</li>
</ul>
<h2>O acordo com o Brasil</h2>
<p>O Acordo de Previdência Social entre Brasil e Suíça vale desde 1º de outubro de 2019 (Decreto 10.038/2019 no Brasil, SR 0.831.109.198.1 na Suíça). O que ele faz:</p>
<ul>
<li><strong>Soma os tempos</strong> para completar o mínimo exigido. Anos trabalhados ao mesmo tempo nos dois países contam uma vez.</li>
<li><strong>Não transfere dinheiro.</strong> Cada país paga a parte dos seus anos, pelas suas regras.</li>
<li><strong>Vale para idade, invalidez e morte.</strong> Aposentadoria por tempo de contribuição e abonos familiares ficam de fora.</li>
<li><strong>Paga no outro país.</strong> A pensão comum da AHV pode ser recebida no Brasil, e o benefício do INSS, na Suíça.</li>
<li><strong>Evita pagar duas vezes</strong> quando a empresa manda alguém por até cinco anos, com o certificado de deslocamento.</li>
</ul>
<p>Mora aqui e quer pedir o INSS? Entregue o pedido à Caixa suíça de compensação, em Genebra, o organismo de ligação. Mora no Brasil e quer a AHV? Peça pela agência de acordos internacionais do <a href="https://www.gov.br/inss/pt-br">INSS</a>. Comece com seis meses a um ano de antecedência.</p>
<h2>Se você for embora</h2>
<div class="callout-warning">
<p>Decida antes de dar baixa na comuna e por escrito. A devolução da AHV apaga os anos suíços para sempre, também na soma com o INSS.</p>
</div>
<ul>
<li><strong>AHV:</strong> pelo acordo, brasileiros que deixam a Suíça de vez escolhem entre a pensão futura e a devolução das contribuições. É preciso ter contribuído por pelo menos um ano, e a família precisa sair também. Peça antes o cálculo à <a href="https://www.zas.admin.ch/de/vorausberechnung-der-rueckverguetung-von-ahv-beitraegen">ZAS</a>. Pensões muito pequenas podem ser pagas de uma vez.</li>
<li><strong>Dois passaportes:</strong> quem é também cidadão suíço ou da União Europeia em geral não recebe a devolução. Um tribunal já negou o pedido de uma brasileira que tinha se naturalizado portuguesa.</li>
<li><strong>Caixa de pensão:</strong> quem se muda para fora da UE e da EFTA, como o Brasil, pode retirar tudo. Para Portugal, a parte obrigatória costuma ficar presa até perto da aposentadoria. Casados precisam da assinatura do cônjuge.</li>
<li><strong>3a:</strong> pode ser retirado na saída definitiva.</li>
<li><strong>Imposto:</strong> há imposto na fonte na retirada, conforme o cantão da instituição. No Brasil, pergunte a um contador antes da transferência.</li>
</ul>
<h2>Por cantão</h2>
<p>AHV e BVG são federais e iguais em todo lugar. O que muda com o cantão é o imposto sobre pensões e retiradas, e as <span lang="de">Ergänzungsleistungen</span>, que completam a renda de quem recebe pouco e mora aqui. Pergunte à agência AHV da sua comuna.</p>
<h2>Armadilhas</h2>
<ul>
<li>Trabalhar "por fora": sem AHV, o ano não conta e o acidente fica com você.</li>
<li>Um ano entre empregos sem avisar a caixa de compensação.</li>
<li>Retirar o segundo pilar para viver uns meses, e chegar aos 65 só com a AHV parcial.</li>
<li>Assinar apólice 3a de vinte anos sem saber se vai ficar.</li>
<li>Esquecer o divórcio: a caixa de pensão se divide. Veja o guia do <a href="/pt-BR/app/articles/divorcio-na-suica">divórcio</a>.</li>
</ul>
<h2>Três hábitos que valem dinheiro</h2>
<ol>
<li>Guarde todos os certificados anuais, e peça o extrato da AHV a cada poucos anos.</li>
<li>Anote as lacunas e veja se dá para completá-las com recompra.</li>
<li>Revise os beneficiários depois de casar, separar ou ter filhos.</li>
</ol>
<p>Os limites mudam quase todo ano. Confira os novos em <a href="https://www.ahv-iv.ch/">ahv-iv.ch</a>.</p>
`,
  },
];
