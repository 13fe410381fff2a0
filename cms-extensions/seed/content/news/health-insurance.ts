import type { SeedNews } from "../../content-types.ts";

export const healthInsuranceNews: SeedNews[] = [
  {
    slug: "franquia-300-ou-2500-faca-a-conta-de-2026",
    title: "Franquia de CHF 300 ou CHF 2’500: faça a conta com as regras de 2026",
    summary:
      "O desconto máximo da franquia mais alta é de CHF 128.30 por mês em 2026. Mostramos a conta que separa quem ganha com a franquia baixa de quem ganha com a alta.",
    access: "free",
    category: "saude",
    tags: ["franquia", "seguro-saude", "orcamento", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 12,
    correctedDaysAgo: 9,
    correctionNote:
      "Incluímos o pior caso de cada franquia. A versão anterior comparava apenas o ponto de equilíbrio.",
    sourceName: "BAG, prêmios e regras de 2026",
    sourceUrl: "https://www.bag.admin.ch/",
    body: `<p>A <span lang="de">Franchise</span> é a parte das despesas médicas que você paga sozinho a cada ano antes de o seguro entrar. Adultos escolhem entre CHF 300, 500, 1’000, 1’500, 2’000 e 2’500. Depois da franquia, você ainda paga 10% das contas, o <span lang="de">Selbstbehalt</span>, até CHF 700 por ano (CHF 350 para crianças).</p>
<h2>Os dois extremos, lado a lado</h2>
<table>
<caption>Adulto, regras de 2026</caption>
<thead><tr><th scope="col"></th><th scope="col">Franquia CHF 300</th><th scope="col">Franquia CHF 2’500</th></tr></thead>
<tbody>
<tr><th scope="row">Desconto máximo no prêmio</th><td>nenhum</td><td>CHF 128.30 por mês</td></tr>
<tr><th scope="row">Economia em 12 meses</th><td>nenhuma</td><td>CHF 1’539.60</td></tr>
<tr><th scope="row">Máximo do seu bolso no ano</th><td>CHF 1’000</td><td>CHF 3’200</td></tr>
</tbody>
</table>
<p>O desconto é um teto: a seguradora pode dar menos. Confira o valor exato no <a href="https://www.priminfo.admin.ch/">Priminfo</a> para a sua comuna.</p>
<h2>A conta do ponto de equilíbrio</h2>
<p>Com o desconto máximo, os dois contratos empatam quando as despesas médicas do ano chegam perto de CHF 2’010. Abaixo disso, a franquia alta sai mais barata. Acima, a franquia baixa vence.</p>
<p>No pior ano possível, a franquia de CHF 2’500 custa CHF 2’200 a mais do seu bolso. Descontada a economia de CHF 1’539.60, sobra uma diferença de CHF 660.40 contra a franquia alta.</p>
<h2>Perguntas para decidir</h2>
<ul>
<li>Você toma remédio contínuo, faz terapia ou acompanha uma condição de saúde? A franquia baixa costuma fazer mais sentido.</li>
<li>Você teria CHF 2’500 disponíveis amanhã, sem crédito? Se não, a franquia alta é um risco real.</li>
<li>Há gravidez nos planos? As prestações de maternidade são isentas de franquia e coparticipação, mas outras consultas não são.</li>
</ul>
<blockquote><p>As franquias do meio raramente são a mais barata em algum cenário. Compare sempre com os dois extremos.</p></blockquote>
<p>Para baixar a franquia em 1º de janeiro, avise a seguradora até 30 de novembro. Para aumentar, até 31 de dezembro.</p>`,
  },
  {
    slug: "recem-chegado-tres-meses-para-contratar-o-seguro-de-saude",
    title: "Recém-chegado: você tem três meses para contratar o seguro de saúde",
    summary:
      "O prazo conta da chegada e a cobrança é retroativa. Veja o que separar, como decidir sobre acidentes e por que não adianta esperar o terceiro mês.",
    access: "free",
    category: "saude",
    tags: ["seguro-saude", "recem-chegados", "prazos", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 5,
    sourceName: "Confederação Suíça, ch.ch",
    sourceUrl: "https://www.ch.ch/",
    body: `<p>Toda pessoa que passa a morar na Suíça precisa de um seguro de saúde básico. A lei do seguro de saúde, chamada de <span lang="de">KVG</span> em alemão e de <span lang="fr">LAMal</span> em francês, dá <strong>três meses</strong> a partir da chegada para fazer a adesão.</p>
<h2>Por que não vale esperar</h2>
<p>Quem adere dentro do prazo fica coberto desde o primeiro dia. Os prêmios também são cobrados desde o primeiro dia. Esperar o terceiro mês não economiza nada: apenas junta as parcelas em uma fatura maior. Quem perde o prazo pode pagar um acréscimo e ficar sem cobertura no intervalo, e o cantão pode escolher uma seguradora por você.</p>
<h2>Passo a passo</h2>
<ol>
<li>Faça o registro na comuna. A confirmação de domicílio é o documento que a seguradora pede.</li>
<li>Compare os prêmios da sua comuna no <a href="https://www.priminfo.admin.ch/">Priminfo</a>. No seguro básico, nenhuma seguradora pode recusar você, nem pela idade, nem por doença.</li>
<li>Escolha franquia e modelo. Na dúvida, o modelo padrão com franquia de CHF 300 é o mais flexível; dá para mudar no ano seguinte.</li>
<li>Envie o formulário com cópia da autorização ou do pedido dela e guarde a confirmação.</li>
<li>Leve a prova do seguro à comuna se ela pedir.</li>
</ol>
<h2>E a cobertura de acidentes?</h2>
<p>Quem trabalha pelo menos oito horas por semana para o mesmo empregador já está segurado contra acidentes no trabalho e fora dele. Nesse caso você pode excluir os acidentes do seguro de saúde, o que reduz o prêmio em cerca de 7% nos dados de 2026 das grandes seguradoras. Se sair do emprego, peça a reinclusão.</p>
<h2>Crianças e família</h2>
<p>Cada pessoa tem a própria apólice. Crianças têm prêmio menor e podem ficar sem franquia. Recém-nascidos também precisam ser inscritos em três meses; o ideal é resolver isso antes do parto.</p>
<blockquote><p>Seguro de viagem não substitui o seguro suíço. Mantenha o de viagem até a apólice suíça ser confirmada.</p></blockquote>`,
  },
];
