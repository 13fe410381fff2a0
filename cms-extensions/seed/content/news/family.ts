import type { SeedNews } from "../../content-types.ts";

export const familyNews: SeedNews[] = [
  {
    slug: "abonos-familiares-2026-chf-215-por-filho-e-como-pedir",
    title: "Abonos familiares em 2026: ao menos CHF 215 por filho e como pedir",
    summary:
      "O valor mínimo federal é de CHF 215 por filho e de CHF 268 na fase de formação. O pedido é do trabalhador, por meio do empregador. Veja os documentos e os enganos comuns.",
    access: "free",
    category: "familia",
    tags: ["filhos", "numeros-oficiais", "passo-a-passo", "salario"],
    cantons: [],
    publishedDaysAgo: 17,
    sourceName: "Departamento Federal dos Seguros Sociais (BSV)",
    sourceUrl: "https://www.bsv.admin.ch/",
    body: `<p>Quem trabalha na Suíça e tem filhos recebe um abono mensal por criança. Em 2026, o mínimo federal é de <strong>CHF 215.00</strong> por filho, o <span lang="de">Kinderzulage</span>, e de <strong>CHF 268.00</strong> para jovens em formação, o <span lang="de">Ausbildungszulage</span>. Vários cantões pagam mais.</p>
<h2>Quem tem direito</h2>
<p>Empregados com salário a partir de CHF 7’560 por ano recebem o valor inteiro, mesmo em tempo parcial. Autônomos e, em certas condições, pessoas sem emprego também. Há um abono por criança: se os dois pais trabalham, a lei define quem pede, em geral quem trabalha no cantão onde a criança mora.</p>
<h2>Como pedir</h2>
<ol>
<li>Peça ao RH o formulário da caixa de compensação familiar, a <span lang="de">Familienausgleichskasse</span>.</li>
<li>Anexe certidão de nascimento, autorização de residência da criança e, se os pais vivem separados, a decisão de guarda.</li>
<li>Para filhos em formação, anexe a declaração da escola ou o contrato de aprendizagem, renovado a cada ano.</li>
<li>Confira a folha seguinte: o abono aparece somado ao salário, em linha própria.</li>
</ol>
<h2>Enganos comuns</h2>
<ul>
<li><strong>Achar que é automático.</strong> Sem pedido, não há pagamento. Existe retroatividade, mas ela é limitada.</li>
<li><strong>Não avisar mudanças.</strong> Fim da formação, troca de emprego do outro pai ou mudança de cantão precisam ser comunicados, para evitar devolução.</li>
<li><strong>Esquecer o imposto.</strong> O abono faz parte da renda tributável.</li>
</ul>
<h2>Filhos que ficaram no Brasil</h2>
<p>Para crianças que moram fora da Suíça, o direito depende de acordos internacionais e da sua situação. Não conte com o valor no orçamento antes da resposta escrita da caixa.</p>
<table>
<caption>Valores mínimos federais em 2026, por mês</caption>
<thead><tr><th scope="col">Abono</th><th scope="col">Mínimo</th></tr></thead>
<tbody>
<tr><th scope="row">Por filho</th><td>CHF 215.00</td></tr>
<tr><th scope="row">Em formação</th><td>CHF 268.00</td></tr>
</tbody>
</table>
<p>O valor do seu cantão está na página da caixa do empregador ou do <a href="https://www.bsv.admin.ch/">BSV</a>.</p>`,
  },
  {
    slug: "filho-na-escola-suica-como-funcionam-as-primeiras-semanas",
    title: "Filho na escola suíça: como funcionam as primeiras semanas",
    summary:
      "A matrícula é feita na comuna, a escola pública é gratuita e as aulas de apoio no idioma existem para isso. Um roteiro para a família chegar com menos ansiedade.",
    access: "free",
    category: "familia",
    tags: ["filhos", "escola", "integracao", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 58,
    sourceName: "Confederação Suíça, ch.ch",
    sourceUrl: "https://www.ch.ch/",
    body: `<p>A escola pública é obrigatória, gratuita e ligada ao endereço. Você não escolhe a escola em um catálogo: a comuna indica a turma mais próxima. Para quem chega no meio do ano letivo, isso é uma boa notícia, porque a vaga existe.</p>
<h2>A matrícula</h2>
<ol>
<li>No registro na comuna, informe que há crianças em idade escolar e peça o contato da administração escolar, a <span lang="de">Schulverwaltung</span>.</li>
<li>Leve certidão de nascimento, autorização de residência ou comprovante do pedido, carteira de vacinação e boletins do Brasil, se tiver.</li>
<li>Pergunte pelo dia de início, pelos horários e por quem será o professor de referência.</li>
<li>Informe alergias, remédios e necessidades de apoio logo na primeira conversa.</li>
</ol>
<h2>E o idioma?</h2>
<p>As escolas estão acostumadas a receber crianças sem alemão, francês ou italiano. Há aulas de apoio, como <span lang="de">Deutsch als Zweitsprache</span> (DaZ), ou turmas de acolhimento. Crianças pequenas costumam se soltar antes dos pais; adolescentes precisam de mais tempo e de planejamento da formação seguinte.</p>
<blockquote><p>Continue falando português em casa. Uma língua materna firme ajuda a aprender a segunda.</p></blockquote>
<h2>O que estranha no começo</h2>
<ul>
<li><strong>Almoço em casa.</strong> Em muitas comunas, a turma para ao meio-dia. O <span lang="de">Mittagstisch</span> e o contraturno, a <span lang="de">Tagesschule</span>, são pagos e exigem inscrição.</li>
<li><strong>Ir sozinho a pé.</strong> Crianças pequenas fazem o trajeto em grupo. Treine o caminho nas primeiras semanas.</li>
<li><strong>Reunião com hora marcada.</strong> A <span lang="de">Elterngespräch</span> começa e termina no horário. Você pode pedir um intérprete com antecedência.</li>
<li><strong>Férias diferentes.</strong> O calendário é do cantão e, às vezes, da comuna. Viajar fora das férias exige autorização.</li>
</ul>
<h2>Creche antes da escola</h2>
<p>A creche, a <span lang="de">Kita</span>, não é obrigatória e costuma ser cara. Entre na lista de espera assim que souber a data da mudança e pergunte à comuna sobre subsídio conforme a renda.</p>
<p>Guarde os contatos da escola no celular e combine com seu filho uma frase para pedir ajuda: <span lang="de">Kannst du mir bitte helfen?</span>, ou seja, “você pode me ajudar, por favor?”.</p>`,
  },
];
