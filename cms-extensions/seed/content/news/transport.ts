import type { SeedNews } from "../../content-types.ts";

export const transportNews: SeedNews[] = [
  {
    slug: "halbtax-ou-ga-a-conta-que-define-o-seu-passe",
    title: "Halbtax ou GA: a conta que define o seu passe de trem",
    summary:
      "A meia-tarifa custa CHF 190 no primeiro ano e o passe geral, CHF 3’995 na segunda classe para adultos. Descubra a partir de quanto cada um compensa.",
    access: "free",
    category: "transporte",
    tags: ["trem", "orcamento", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 14,
    sourceName: "Ferrovias Federais Suíças (SBB)",
    sourceUrl: "https://www.sbb.ch/",
    body: `<p>O bilhete cheio de trem assusta quem chega. Quem mora aqui raramente precisa pagar esse valor: há um passe para quase todo perfil. Os preços abaixo são os da tarifa de 2024 a 2026. Os valores a partir da mudança de horários de 13 de dezembro de 2026 precisam ser conferidos na <a href="https://www.sbb.ch/">SBB</a>.</p>
<table>
<caption>Passes anuais, tarifa de 2024 a 2026</caption>
<thead><tr><th scope="col">Passe</th><th scope="col">Para quem</th><th scope="col">Preço por ano</th></tr></thead>
<tbody>
<tr><th scope="row"><span lang="de">Halbtax</span></th><td>Adultos</td><td>CHF 190.00; renovação CHF 170.00</td></tr>
<tr><th scope="row"><span lang="de">Halbtax</span> jovem</th><td>16 a 24 anos</td><td>CHF 120.00; renovação CHF 100.00</td></tr>
<tr><th scope="row"><span lang="de">GA</span>, 2ª classe</th><td>Adultos</td><td>CHF 3’995</td></tr>
<tr><th scope="row"><span lang="de">GA</span> jovem, 2ª classe</th><td>16 a 24 anos</td><td>CHF 2’780</td></tr>
<tr><th scope="row"><span lang="de">GA</span> criança, 2ª classe</th><td>6 a 15 anos</td><td>CHF 1’720</td></tr>
</tbody>
</table>
<h2>Quando a meia-tarifa compensa</h2>
<p>O <span lang="de">Halbtax</span> reduz cerca de metade do preço da maioria dos bilhetes. No primeiro ano, ele se paga quando os seus bilhetes, a preço cheio, somam por volta de CHF 380.00. Uma viagem de ida e volta entre cidades distantes por mês já costuma bastar.</p>
<h2>Quando pensar no passe geral</h2>
<p>O <span lang="de">Generalabonnement</span> (GA) vale em quase todo o transporte público. Com a meia-tarifa, CHF 3’995 do GA correspondem a CHF 3’805 em bilhetes já com desconto. Dividido por 12, são cerca de CHF 317.00 por mês. Abaixo disso, fique com o Halbtax.</p>
<h2>O meio do caminho</h2>
<ul>
<li><strong><span lang="de">Halbtax PLUS</span>:</strong> você paga CHF 800.00 e recebe CHF 1’000 em crédito; há também as faixas de CHF 1’500 por CHF 2’000 e de CHF 2’100 por CHF 3’000.</li>
<li><strong>Passe da região:</strong> quem anda só na cidade e arredores usa a assinatura da comunidade tarifária local.</li>
<li><strong>Bilhete econômico:</strong> o <span lang="de">Sparbillett</span>, para um trem definido, tem desconto maior comprado com antecedência.</li>
</ul>
<p>Crianças de até 6 anos viajam de graça. Dos 6 aos 15, a família pode pedir um cartão que permite viajar com um dos pais. Antes de comprar qualquer passe anual, anote suas viagens de um mês: o número real costuma surpreender.</p>`,
  },
  {
    slug: "passe-de-um-dia-da-comuna-como-viajar-pela-suica-toda",
    title: "Passe de um dia da comuna: como viajar pela Suíça toda pagando menos",
    summary:
      "A Spartageskarte Gemeinde é vendida no balcão da comuna, com preço menor para quem reserva cedo. Explicamos as faixas, o prazo e quem pode comprar.",
    access: "free",
    category: "transporte",
    tags: ["trem", "comuna", "orcamento"],
    cantons: [],
    publishedDaysAgo: 43,
    sourceName: "Comuna de Kreuzlingen e outras comunas participantes",
    sourceUrl: "https://www.kreuzlingen.ch/",
    body: `<p>Existe um passe de um dia para quase todo o transporte público suíço que não aparece na máquina de bilhetes. É a <span lang="de">Spartageskarte Gemeinde</span>, vendida no balcão das comunas participantes.</p>
<h2>Quanto custa</h2>
<table>
<caption>Preço por pessoa e dia, conforme páginas de comunas participantes</caption>
<thead><tr><th scope="col">Classe e desconto</th><th scope="col">Faixa 1</th><th scope="col">Faixa 2</th></tr></thead>
<tbody>
<tr><th scope="row">2ª classe, com Halbtax</th><td>CHF 39.00</td><td>CHF 59.00</td></tr>
<tr><th scope="row">2ª classe, sem Halbtax</th><td>CHF 52.00</td><td>CHF 88.00</td></tr>
<tr><th scope="row">1ª classe, com Halbtax</th><td>CHF 66.00</td><td>CHF 99.00</td></tr>
<tr><th scope="row">1ª classe, sem Halbtax</th><td>CHF 88.00</td><td>CHF 148.00</td></tr>
</tbody>
</table>
<p>A faixa 1 vale até dez dias antes da viagem, enquanto houver cota. Depois disso, entra a faixa 2. A venda abre seis meses antes da data. Algumas comunas cobram uma pequena taxa de atendimento ou dão preferência a moradores.</p>
<h2>Como comprar</h2>
<ol>
<li>Escolha o dia. O passe vale só para a data impressa, para uma pessoa identificada.</li>
<li>Veja na página da sua comuna se ela participa e se ainda há cota.</li>
<li>Vá ao balcão com documento e, se tiver, com o cartão Halbtax.</li>
<li>Confirme a política de troca: em geral, não há reembolso.</li>
</ol>
<h2>Quando vale a pena</h2>
<p>O passe compensa em dias longos, com muitos trechos: uma ida e volta a outro extremo do país, com barco ou ônibus incluídos. Para um trajeto curto, o bilhete comum com Halbtax sai mais barato. Compare também com o passe de um dia vendido pela <a href="https://www.sbb.ch/">SBB</a>, que tem preço variável conforme a procura.</p>
<ul>
<li>Teleféricos turísticos e trens de montanha podem dar só desconto.</li>
<li>Trens panorâmicos exigem reserva de assento à parte.</li>
<li>Leve o documento: a fiscalização confere o nome.</li>
</ul>
<blockquote><p>Dica para visitas do Brasil: compre no balcão ainda na faixa 1, assim que as passagens aéreas estiverem emitidas.</p></blockquote>
<p>Os preços são nacionais, mas a cota é compartilhada. Feriados e fins de semana de verão acabam primeiro.</p>`,
  },
];
