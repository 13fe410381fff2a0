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
    ],
    body: `
<p>O seguro de saúde básico é obrigatório para quem mora na Suíça. Em alemão a lei se chama <span lang="de">KVG</span>; em francês e italiano, <span lang="fr">LAMal</span>. Ele não vem do empregador: cada pessoa da família, inclusive o bebê, tem o próprio contrato e o próprio boleto.</p>
<h2>O prazo de quem chega</h2>
<p>Você tem três meses a partir da chegada para contratar. A cobertura começa no dia da chegada, e o prêmio também: quem assina no terceiro mês recebe a conta dos três. Passado o prazo, o cantão escolhe uma seguradora por você e pode cobrar acréscimo.</p>
<p>Nenhuma seguradora pode recusar você no seguro básico, nem perguntar sobre doenças. As prestações são iguais por lei em todas elas. O que muda é preço, atendimento e modelo.</p>
<h2>As três partes da conta</h2>
<ol>
<li><strong>Prêmio</strong> (<span lang="de">Prämie</span>): o valor mensal, que depende da comuna, da idade, do modelo e da franquia.</li>
<li><strong>Franquia</strong> (<span lang="de">Franchise</span>): o que você paga do próprio bolso a cada ano antes de o seguro entrar.</li>
<li><strong>Coparticipação</strong> (<span lang="de">Selbstbehalt</span>): depois da franquia, 10% de cada conta, até {{fato:limite-da-coparticipacao-adultos}} por ano para adultos e {{fato:limite-da-coparticipacao-criancas}} para crianças.</li>
</ol>
<p>Em internação, adultos pagam ainda CHF 15 por dia<span class="footnote">A contribuição por dia de hospital está no artigo 104 do mesmo regulamento (<span lang="de">KVV</span>).</span>. Maternidade não tem franquia nem coparticipação.</p>
<table>
<caption>Franquia e gasto máximo no ano, valores de 2026 (sem contar prêmio e diária de hospital)</caption>
<thead><tr><th scope="col">Pessoa e franquia</th><th scope="col">Franquia</th><th scope="col">Máximo no ano</th></tr></thead>
<tbody>
<tr><td>Adulto, a menor</td><td>CHF 300</td><td>CHF 1’000</td></tr>
<tr><td>Adulto, a maior</td><td>CHF 2’500</td><td>CHF 3’200</td></tr>
<tr><td>Criança, a menor</td><td>CHF 0</td><td>CHF 350</td></tr>
<tr><td>Criança, a maior</td><td>CHF 600</td><td>CHF 950</td></tr>
</tbody>
</table>
<h2>Qual franquia escolher</h2>
<p>Adultos escolhem entre 300, 500, 1’000, 1’500, 2’000 e 2’500 francos. Em 2026, o desconto máximo da franquia de 2’500 em relação à de 300 é de CHF 128.30 por mês. Com esse desconto cheio, a conta empata quando as suas despesas médicas chegam a cerca de CHF 2’000 no ano. Daí a regra prática:</p>
<ul>
<li>gasta pouco e tem reserva para pagar CHF 3’200 num ano ruim: 2’500;</li>
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
<p>A carta de cancelamento precisa <em>chegar</em> até o último dia útil de novembro para valer em 1º de janeiro. Baixar a franquia segue a data de novembro; aumentar pode ser pedido até 31 de dezembro. Contrate a nova antes de cancelar e guarde o comprovante de envio. Quem tem dívida de prêmios não consegue trocar.</p>
<h2>Ajuda para pagar</h2>
<div class="callout-tip">
<p>Famílias com renda baixa ou média podem receber redução de prêmio (<span lang="de">Prämienverbilligung</span>). As regras são do cantão: em alguns, chega automaticamente; em outros, só com pedido.</p>
</div>
`,
  },
  {
    slug: "tres-pilares-da-aposentadoria",
    title: "Os três pilares: como funciona a aposentadoria suíça",
    summary:
      "AHV, caixa de pensão e pilar 3a explicados com os limites de 2026, o que acontece se você voltar ao Brasil e como somar tempo com o INSS.",
    access: "paying",
    category: "impostos",
    tags: ["previdencia", "salario", "brasil"],
    cantons: [],
    publishedDaysAgo: 52,
    level: "intermediate",
    permitTypes: ["L", "B", "C", "G"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 15,
    reviewDueInDays: 90,
    sources: [
      { name: "Centro de informação AHV/IV", url: "https://www.ahv-iv.ch/" },
      { name: "Departamento Federal de Seguros Sociais (BSV)", url: "https://www.bsv.admin.ch/" },
    ],
    body: `
<p>A previdência suíça se apoia em três pilares. O primeiro garante o básico, o segundo mantém parte do padrão de vida e o terceiro é a sua poupança com incentivo. Você já participa dos dois primeiros pelo holerite, mesmo sem ter escolhido nada.</p>
<h2>Primeiro pilar: AHV</h2>
<p>A <span lang="de">AHV</span> (<span lang="fr">AVS</span> em francês) é o seguro público de velhice e sobreviventes, junto com o seguro de invalidez (IV) e o de perda de ganho (EO). Em 2026, o empregado contribui com 5,3% do salário inteiro, sem teto, e o empregador paga a mesma parcela.</p>
<p>A pensão integral de 2026 vai de CHF 1’260 a CHF 2’520 por mês para uma pessoa, e até CHF 3’780 para um casal. Em 2027 ela vai de {{fato:pensao-ahv-minima-2027}} a {{fato:pensao-ahv-maxima-2027}}, e até {{fato:pensao-ahv-casal-2027}} para um casal. A partir de dezembro de 2026 há uma 13ª pensão. Cada ano sem contribuição diminui o benefício, então evite lacunas: quem não trabalha também pode ter de contribuir, com um valor mínimo anual.</p>
<p>Peça de tempos em tempos o extrato da sua conta individual (<span lang="de">Kontoauszug</span>) à caixa de compensação. É gratuito e mostra se o empregador recolheu tudo.</p>
<h2>Segundo pilar: a caixa de pensão</h2>
<p>A <span lang="de">Pensionskasse</span>, regida pela lei <span lang="de">BVG</span> (<span lang="fr">LPP</span>), começa quando o salário anual passa do limite de entrada: CHF 22’680 em 2026, {{fato:limite-de-entrada-bvg-2027}} em 2027. A poupança é calculada sobre o salário coordenado, que é o salário até CHF 90’720 menos CHF 26’460.</p>
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
<p>Salário de CHF 84’000 por ano, 38 anos. Salário coordenado: 84’000 − 26’460 = CHF 57’540. Crédito de 10%: CHF 5’754 por ano. A sua metade: CHF 2’877, ou CHF 239.75 por mês. O prêmio de risco da caixa vem à parte.</p>
<h3>Ao trocar de emprego</h3>
<p>O saldo vai para a nova caixa. Se houver intervalo, ele fica numa conta de livre passagem (<span lang="de">Freizügigkeitskonto</span>). Informe para onde transferir: dinheiro esquecido rende pouco e dá trabalho para localizar.</p>
<h2>Terceiro pilar: pilar 3a</h2>
<p>É voluntário. Você deposita num banco ou seguradora e deduz da renda tributável até um teto anual. Em 2026, o teto é de CHF 7’258 para quem tem caixa de pensão e de CHF 36’288 para quem trabalha por conta própria sem caixa, limitado também a uma parte do ganho. Em 2027, o teto sobe para {{fato:teto-do-pilar-3a-2027}} e {{fato:teto-do-pilar-3a-sem-caixa-2027}}.</p>
<ul>
<li>O dinheiro fica preso até perto da aposentadoria, com exceções como comprar a casa própria, abrir empresa ou sair da Suíça de vez.</li>
<li>Quem paga imposto na fonte só aproveita a dedução se pedir a tributação posterior. Veja se compensa antes de depositar pensando no imposto.</li>
<li>Conta bancária 3a é simples e flexível. Apólice com seguro de vida amarra por muitos anos e perde valor se você parar cedo.</li>
</ul>
<h2>E se você voltar para o Brasil?</h2>
<p>Brasil e Suíça têm acordo previdenciário, promulgado no Brasil pelo Decreto 10.038/2019. Em linhas gerais, os períodos dos dois países podem ser considerados em conjunto para completar requisitos, e cada país paga a sua parte. O que acontece com a contribuição da AHV e com o saldo da caixa de pensão ao sair depende do destino e da situação; pergunte à caixa de compensação e à sua caixa de pensão <em>antes</em> de dar baixa na comuna.</p>
<h2>Três hábitos que valem dinheiro</h2>
<ol>
<li>Leia o certificado anual da caixa (<span lang="de">Vorsorgeausweis</span>) e guarde todos.</li>
<li>Anote as lacunas e veja se dá para completá-las com recompra.</li>
<li>Revise os beneficiários depois de casar, separar ou ter filhos.</li>
</ol>
<p>Os limites mudam quase todo ano. Os desta página são os de 2026; confira os novos em <a href="https://www.ahv-iv.ch/">ahv-iv.ch</a>.</p>
`,
  },
];
