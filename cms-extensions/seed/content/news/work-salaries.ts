import type { SeedNews } from "../../content-types.ts";

export const salaryNews: SeedNews[] = [
  {
    slug: "salario-mediano-2024-chega-a-chf-7024",
    title: "Salário mediano de 2024 chega a CHF 7’024: o que a mediana diz",
    summary:
      "O número do Departamento Federal de Estatística resume o mercado inteiro, mas não é promessa. Veja as diferenças por região e como usar a mediana em uma negociação.",
    access: "free",
    category: "trabalho",
    tags: ["salario", "numeros-oficiais", "busca-de-emprego"],
    cantons: [],
    publishedDaysAgo: 3,
    sourceName: "BFS, Lohnstrukturerhebung 2024",
    sourceUrl:
      "https://www.bfs.admin.ch/bfs/de/home/statistiken/arbeit-erwerb/loehne-erwerbseinkommen-arbeitskosten.assetdetail.36195847.html",
    body: `<p>O salário bruto mediano na Suíça foi de <strong>CHF 7’024 por mês</strong> em outubro de 2024, segundo a <span lang="de">Lohnstrukturerhebung</span>, a pesquisa de estrutura salarial do Departamento Federal de Estatística (BFS), publicada em 25 de novembro de 2025. Metade dos postos paga mais do que isso, metade paga menos.</p>
<h2>O que está dentro do número</h2>
<p>O BFS converte todos os salários para tempo integral, com 40 horas por semana, e inclui um doze avos do 13º salário e dos bônus. Se a sua proposta fala em 13 parcelas ou em 80% de jornada, converta antes de comparar.</p>
<p>Um décimo dos postos paga menos de CHF 4’635 e um décimo paga mais de CHF 12’526. A mediana das mulheres é de CHF 6’666 e a dos homens, de CHF 7’276.</p>
<h2>Por região</h2>
<table>
<caption>Salário bruto mediano em 2024, por grande região</caption>
<thead><tr><th scope="col">Região</th><th scope="col">Cantões</th><th scope="col">Mediana</th></tr></thead>
<tbody>
<tr><th scope="row">Zurique</th><td>ZH</td><td>CHF 7’502</td></tr>
<tr><th scope="row">Noroeste</th><td>BS, BL, AG</td><td>CHF 7’156</td></tr>
<tr><th scope="row">Suíça central</th><td>LU, UR, SZ, OW, NW, ZG</td><td>CHF 7’092</td></tr>
<tr><th scope="row">Lago Léman</th><td>VD, VS, GE</td><td>CHF 6’998</td></tr>
<tr><th scope="row">Espaço Mittelland</th><td>BE, FR, SO, NE, JU</td><td>CHF 6’964</td></tr>
<tr><th scope="row">Leste</th><td>GL, SH, AR, AI, SG, GR, TG</td><td>CHF 6’623</td></tr>
<tr><th scope="row">Ticino</th><td>TI</td><td>CHF 5’708</td></tr>
</tbody>
</table>
<p>Os valores de Zurique e Ticino vêm do comunicado do BFS; os demais, dos dados da mesma pesquisa publicados pela revista Bilanz em 25 de novembro de 2025. Não existe mediana oficial para cada cantão: o BFS publica por grande região.</p>
<h2>Como usar na negociação</h2>
<ul>
<li>Compare com a sua ocupação e a sua região, e não com o país inteiro.</li>
<li>Peça sempre o valor anual bruto, com 13º, e a jornada em porcentagem.</li>
<li>Consulte o <span lang="de">Salarium</span>, a calculadora do <a href="https://www.bfs.admin.ch/">BFS</a>, e leve a faixa em vez de um número só.</li>
</ul>`,
  },
  {
    slug: "quanto-pagam-dez-grupos-de-ocupacao-em-2024",
    title: "Da limpeza à TI: quanto pagam dez grupos de ocupação na Suíça",
    summary:
      "As medianas de 2024 por ocupação ajudam a saber se uma proposta está dentro do mercado. A tabela traz também a faixa em que ficam oito em cada dez salários.",
    access: "free",
    category: "trabalho",
    tags: ["salario", "numeros-oficiais", "contrato-de-trabalho"],
    cantons: [],
    publishedDaysAgo: 26,
    sourceName: "BFS, Lohnstrukturerhebung 2024",
    sourceUrl: "https://www.bfs.admin.ch/",
    body: `<p>A pergunta mais comum de quem recebe uma proposta é se o valor está certo. A pesquisa de estrutura salarial de 2024 do Departamento Federal de Estatística (BFS) responde por grupo de ocupação. Os valores são brutos, por mês, para tempo integral, com 13º e bônus diluídos.</p>
<table>
<caption>Salário bruto mensal por grupo de ocupação, Suíça, 2024</caption>
<thead><tr><th scope="col">Grupo de ocupação</th><th scope="col">Mediana</th><th scope="col">De 10% a 90%</th></tr></thead>
<tbody>
<tr><th scope="row">Auxiliares de cozinha</th><td>CHF 4’429</td><td>3’679 a 5’546</td></tr>
<tr><th scope="row">Limpeza</th><td>CHF 4’549</td><td>3’801 a 5’908</td></tr>
<tr><th scope="row">Serviços pessoais (cozinha, salão, cabelo)</th><td>CHF 4’927</td><td>3’883 a 7’027</td></tr>
<tr><th scope="row">Vendas</th><td>CHF 4’970</td><td>4’197 a 7’521</td></tr>
<tr><th scope="row">Cuidados com crianças, idosos e saúde</th><td>CHF 5’629</td><td>4’564 a 7’488</td></tr>
<tr><th scope="row">Motoristas e máquinas móveis</th><td>CHF 5’951</td><td>4’354 a 7’836</td></tr>
<tr><th scope="row">Construção civil</th><td>CHF 6’172</td><td>5’041 a 7’656</td></tr>
<tr><th scope="row">Eletricistas e eletrônica</th><td>CHF 6’432</td><td>5’199 a 8’438</td></tr>
<tr><th scope="row">Engenharia e ciências</th><td>CHF 8’730</td><td>5’985 a 13’151</td></tr>
<tr><th scope="row">Especialistas em TI</th><td>CHF 9’949</td><td>6’592 a 15’079</td></tr>
</tbody>
</table>
<h2>Como ler a terceira coluna</h2>
<p>Em cada grupo, um décimo dos salários fica abaixo do primeiro valor e um décimo fica acima do segundo. Quem chega sem experiência local e sem o idioma costuma ser contratado na parte de baixo da faixa. Isso é comum, mas não deve ficar abaixo dela.</p>
<h2>O contrato coletivo pode decidir por você</h2>
<p>Muitos setores, como gastronomia, limpeza e construção, têm um contrato coletivo de trabalho, o <span lang="de">Gesamtarbeitsvertrag</span> (GAV). Ele pode fixar salário mínimo, 13º, férias e jornada. Pergunte ao empregador qual GAV se aplica e peça que conste no contrato.</p>
<ul>
<li>Confirme se o valor é por hora ou por mês e se férias e feriados já estão incluídos no valor da hora.</li>
<li>Confira a jornada semanal: 42 horas pelo mesmo salário valem menos do que 40.</li>
<li>Sem contrato escrito, peça ao menos uma confirmação por e-mail com salário, função e data de início.</li>
</ul>`,
  },
];
