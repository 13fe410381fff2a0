import type { SeedNews } from "../../content-types.ts";

export const healthPremiumNews: SeedNews[] = [
  {
    slug: "premios-2027-como-comparar-antes-de-30-de-novembro",
    title: "Prêmios 2027: média de CHF 412 e como comparar antes de 30 de novembro",
    summary:
      "O prêmio médio do seguro de saúde obrigatório sobe 4,8% em 2027. Quem quiser trocar de seguradora precisa que a carta chegue até 30 de novembro. Veja o que comparar e em que ordem.",
    access: "free",
    category: "saude",
    tags: ["seguro-saude", "prazos", "franquia", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 1,
    pinnedForDays: 14,
    sourceName: "Departamento Federal de Saúde Pública (BAG)",
    sourceUrl: "https://www.priminfo.admin.ch/",
    body: `<p>O prêmio médio mensal do seguro de saúde obrigatório, a <span lang="de">Grundversicherung</span>, passa a <strong>CHF 412.00</strong> em 2027, considerando todas as idades. Em 2026 a média era de CHF 393.30. São CHF 18.70 a mais por mês, ou 4,8%, pela conta entre as duas médias do Departamento Federal de Saúde Pública (BAG), que publicou os prêmios aprovados em 29 de setembro de 2026.</p>
<p>A média nacional serve para entender a direção, não para decidir. O seu prêmio depende da comuna onde você mora, da sua faixa etária, da franquia, do modelo e da seguradora.</p>
<h2>O prazo que importa</h2>
<p>Para mudar de seguradora em 1º de janeiro, a carta de cancelamento precisa <strong>chegar</strong> até 30 de novembro. A data de postagem não conta. Na prática, envie com alguns dias de folga, por carta registrada, e guarde o comprovante. O passo <a href="/pt-BR/app/plan?step=change-insurer">“Trocar de seguradora do seguro básico”</a> do seu plano lembra você do prazo e leva à comparação e à carta.</p>
<ul>
<li><strong>Trocar de seguradora ou baixar a franquia:</strong> até 30 de novembro.</li>
<li><strong>Aumentar a franquia</strong> na mesma seguradora: até 31 de dezembro.</li>
</ul>
<h2>Como comparar em quatro passos</h2>
<ol>
<li>Separe a apólice atual: ela mostra modelo, franquia e se há cobertura de acidentes.</li>
<li>Abra o <a href="/pt-BR/app/classifieds/health-insurances">comparador do portal</a> e informe o CEP, o ano de nascimento, a franquia e a seguradora atual de cada pessoa. Ele diz em cima de que ano são os prêmios que ele tem. Se 2027 ainda não está ali, compare no <a href="https://www.priminfo.admin.ch/">Priminfo</a>, o comparador oficial e sem anúncios.</li>
<li>Compare primeiro o mesmo modelo. Só depois olhe os modelos com restrição, como médico de família ou telemedicina.</li>
<li>Escolhida a nova seguradora, faça a adesão e só então mande a <a href="/pt-BR/app/letters/cancel-insurer">carta de cancelamento</a> à antiga. Cada adulto assina a própria carta.</li>
</ol>
<blockquote><p>A cobertura básica é definida em lei e é igual em todas as seguradoras. O que muda é o preço, o modelo de acesso ao médico e o atendimento.</p></blockquote>
<h2>Antes de cancelar</h2>
<p>Quem tem prêmios ou participações em atraso não consegue trocar enquanto a dívida estiver aberta. Os seguros complementares, <span lang="de">Zusatzversicherungen</span>, têm contrato e prazo próprios: não cancele o complementar antes de ter a aceitação escrita do novo.</p>`,
  },
  {
    slug: "premios-2026-quanto-muda-de-um-cantao-para-outro",
    title: "Prêmios 2026: quanto o seguro de saúde muda de um cantão para outro",
    summary:
      "Com a mesma franquia e o mesmo modelo, a mediana de um adulto vai de CHF 430.50 em Zug a CHF 752.20 em Genebra. Entenda as regiões de prêmio antes de escolher onde morar.",
    access: "free",
    category: "saude",
    tags: ["seguro-saude", "numeros-oficiais", "orcamento"],
    cantons: ["GE", "BS", "NE", "VD", "ZH", "AG", "AI", "ZG"],
    publishedDaysAgo: 33,
    sourceName: "BAG, prêmios aprovados de 2026",
    sourceUrl: "https://www.priminfo.admin.ch/",
    body: `<p>O seguro básico cobre as mesmas prestações em toda a Suíça, mas o preço acompanha os custos de saúde de cada região. Calculamos a mediana dos prêmios de 2026 aprovados pelo Departamento Federal de Saúde Pública (BAG) para a mesma pessoa: adulto com 26 anos ou mais, modelo padrão, franquia de CHF 300 e cobertura de acidentes.</p>
<table>
<caption>Mediana do prêmio mensal em 2026, adulto, modelo padrão, franquia de CHF 300</caption>
<thead><tr><th scope="col">Cantão</th><th scope="col">Mediana</th><th scope="col">Menor prêmio</th></tr></thead>
<tbody>
<tr><th scope="row">Genebra</th><td>CHF 752.20</td><td>CHF 686.70</td></tr>
<tr><th scope="row">Basileia-Cidade</th><td>CHF 703.90</td><td>CHF 673.70</td></tr>
<tr><th scope="row">Neuchâtel</th><td>CHF 699.00</td><td>CHF 655.90</td></tr>
<tr><th scope="row">Vaud, região 1</th><td>CHF 698.00</td><td>CHF 647.80</td></tr>
<tr><th scope="row">Zurique, região 1</th><td>CHF 639.80</td><td>CHF 605.20</td></tr>
<tr><th scope="row">Argóvia</th><td>CHF 569.90</td><td>CHF 519.25</td></tr>
<tr><th scope="row">Appenzell Interior</th><td>CHF 447.80</td><td>CHF 411.00</td></tr>
<tr><th scope="row">Zug</th><td>CHF 430.50</td><td>CHF 385.80</td></tr>
</tbody>
</table>
<p>Esses valores não são a média oficial do BAG. A média oficial de 2026, com todas as idades, franquias e modelos, é de CHF 393.30 por mês; para adultos, CHF 465.30; para jovens de 19 a 25 anos, CHF 326.30; para crianças, CHF 122.50.</p>
<h2>Por que existem regiões dentro do cantão</h2>
<p>Alguns cantões têm até três regiões de prêmio, a <span lang="de">Prämienregion</span>. Em Zurique, por exemplo, a mediana cai de CHF 639.80 na região 1 para CHF 543.50 na região 3. Quem define a região é a <strong>comuna</strong>, e não o CEP: dois bairros com o mesmo CEP podem pertencer a comunas diferentes.</p>
<h2>Como usar isso na mudança</h2>
<ul>
<li>Some aluguel, imposto e prêmio antes de comparar cidades. Um cantão com salário alto pode deixar menos no fim do mês.</li>
<li>Multiplique pelo número de pessoas: cada membro da família tem a própria apólice.</li>
<li>Peça informação sobre a redução de prêmio, a <span lang="de">Prämienverbilligung</span>, no órgão do seu cantão. As regras e os prazos são cantonais.</li>
</ul>`,
  },
];
