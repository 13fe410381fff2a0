import type { SeedArticle } from "../../content-types.ts";

export const schoolGuide: SeedArticle = {
  slug: "sistema-escolar-suico",
  relatedTools: ["plan"],
  title: "Como funciona a escola na Suíça: do jardim à formação profissional",
  summary:
    "Matrícula pela comuna, etapas e idades por cantão, aulas de idioma para recém-chegados, aprendizado dual, custos e como acompanhar seu filho mesmo sem dominar a língua.",
  access: "free",
  category: "familia",
  tags: ["escola", "filhos", "integracao"],
  cantons: [],
  publishedDaysAgo: 57,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "A idade em que a escola passa a ser obrigatória e a da primeira seleção mudam com o cantão: confira antes de escolher onde morar.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 240,
  sources: [
    { name: "EDK/CDIP, conferência dos diretores de educação", url: "https://www.edk.ch/" },
    {
      name: "EDK/CDIP, entrada no jardim por cantão",
      url: "https://cdpe.ch/de/bildungssystem/kantonale-schulorganisation/kantonsumfrage/a-12-stichtag-verschobene-einschulung/fragen/ftw-simplelayout-textblock",
    },
    {
      name: "Constituição federal (BV), art. 19 e 62",
      url: "https://www.fedlex.admin.ch/eli/cc/1999/404/de",
    },
    {
      name: "Orientação profissional, universitária e de carreira",
      url: "https://www.berufsberatung.ch/",
    },
  ],
  plainBody: `
<p>A escola pública na Suíça é boa e de graça. Toda criança que mora aqui tem direito a ela. Não importa a autorização de residência dos pais.</p>
<h2>Matrícula</h2>
<p>Registre-se na comuna. Diga que tem filhos. A comuna passa o contato da escola. A escola é a do seu bairro: em geral você não escolhe.</p>
<h2>Leve</h2>
<ul>
<li>passaporte e certidão de nascimento da criança;</li>
<li>carteira de vacinas;</li>
<li>boletins do Brasil.</li>
</ul>
<h2>Meu filho não fala a língua</h2>
<p>Não faz mal. A escola dá aula de apoio. Nas primeiras semanas ele fica calado. É normal. Continue falando português em casa.</p>
<h2>A rotina</h2>
<ul>
<li>A criança vai a pé para a escola.</li>
<li>Em muitos lugares ela volta para almoçar.</li>
<li>Precisa de almoço na escola? Inscreva cedo. É pago.</li>
<li>Faltar fora das férias precisa de autorização.</li>
</ul>
<h2>Depois da escola obrigatória</h2>
<p>Há dois caminhos. Um é aprender uma profissão em uma empresa, com salário. O outro é o ginásio, que leva à universidade. Dá para mudar de caminho.</p>
<p>Não entendeu uma carta da escola? Peça um intérprete. Muitas escolas têm.</p>
`,
  body: `
<p>A escola pública suíça é gratuita, perto de casa e frequentada pela grande maioria das crianças. Também é diferente da brasileira em um ponto central: cada cantão tem o seu sistema. O nome das etapas, a língua, as férias e a idade da primeira seleção mudam de um lado para o outro da fronteira cantonal.</p>
<h2>Matrícula: começa na comuna</h2>
<p>Depois do registro, a comuna avisa a administração escolar (<span lang="de">Schulverwaltung</span>) e você recebe o contato. A escola é definida pelo endereço; em geral não se escolhe. Leve passaporte, certidão de nascimento, carteira de vacinas e o histórico escolar. Não é preciso esperar a autorização de residência definitiva: toda criança que mora aqui tem direito à escola.</p>
<p>O que fazer primeiro, em ordem:</p>
<ol>
<li><strong>No Brasil:</strong> peça o histórico e os boletins dos últimos anos, um relatório curto da professora e a carteira de vacinas. Laudos de terapia ou de apoio escolar valem ouro: traduza.</li>
<li><strong>Ao escolher o endereço:</strong> veja se a comuna tem almoço assistido e período integral, e se há fila.</li>
<li><strong>Na primeira semana:</strong> registro na comuna e telefonema à administração escolar.</li>
<li><strong>Na primeira conversa:</strong> fale de alergias, remédios, óculos e do que a criança já sabe ler, escrever e contar.</li>
</ol>
<h2>As etapas</h2>
<table>
<thead><tr><th scope="col">Etapa</th><th scope="col">Em alemão</th><th scope="col">Em francês</th><th scope="col">Em italiano</th><th scope="col">O que é</th></tr></thead>
<tbody>
<tr><td>Jardim</td><td lang="de">Kindergarten</td><td lang="fr">école enfantine</td><td lang="it">scuola dell’infanzia</td><td>Brincar, conviver, aprender a língua; obrigatório na maioria dos cantões</td></tr>
<tr><td>Primário</td><td lang="de">Primarschule</td><td lang="fr">école primaire</td><td lang="it">scuola elementare</td><td>Base comum, com um ou dois professores por turma</td></tr>
<tr><td>Secundário I</td><td lang="de">Sekundarstufe I</td><td lang="fr">cycle d’orientation</td><td lang="it">scuola media</td><td>Turmas por nível de exigência, que não são definitivas</td></tr>
<tr><td>Secundário II</td><td lang="de">Sekundarstufe II</td><td lang="fr">secondaire II</td><td lang="it">secondario II</td><td>Formação profissional ou escola de maturidade</td></tr>
</tbody>
</table>
<p>O ensino obrigatório termina no fim do secundário I. A seleção para níveis diferentes preocupa muitas famílias brasileiras, mas há passarelas: quem começa em um caminho pode mudar depois.</p>
<h2>Idades: o que muda de um cantão para outro</h2>
<p>A criança entra no jardim na idade da pré-escola brasileira. Conta a idade que ela tem em um dia fixado pelo cantão. Na maioria deles, como Zurique, Berna, Basileia, Vaud e Genebra, é 31 de julho: quem já fez 4 anos começa em agosto. Por isso dois primos da mesma idade podem começar em anos diferentes. A tabela da <a href="https://cdpe.ch/de/bildungssystem/kantonale-schulorganisation/kantonsumfrage/a-12-stichtag-verschobene-einschulung/fragen/ftw-simplelayout-textblock">conferência dos diretores de educação</a> mostra o dia de cada cantão e como se pede para adiar a entrada.</p>
<ul>
<li><strong>Suíça francesa:</strong> os anos são contados em sequência desde o jardim, com a letra H (<span lang="fr">1H, 2H…</span>). Pergunte em que ano H o seu filho entra.</li>
<li><strong>Genebra</strong> chama de <span lang="fr">cycle d’orientation</span> o secundário I e de <span lang="fr">collège</span> a escola de maturidade; em <strong>Vaud</strong>, esta é o <span lang="fr">gymnase</span>. Mesma palavra, escolas diferentes.</li>
<li><strong>Suíça alemã:</strong> vários cantões permitem entrar no ginásio já depois do primário, com exame ou indicação, e de novo alguns anos mais tarde. Pergunte cedo, porque a inscrição tem data.</li>
<li><strong>Ticino:</strong> a <span lang="it">scuola dell’infanzia</span> recebe crianças mais novas e costuma incluir o almoço. A <span lang="it">scuola media</span> junta todos por mais tempo.</li>
<li><strong>Berna, Friburgo, Valais e Grisões:</strong> a língua da escola é a da comuna. Verifique antes de assinar o aluguel.</li>
</ul>
<h2>Formação profissional não é plano B</h2>
<p>A maior parte dos jovens suíços segue o aprendizado dual (<span lang="de">Lehre</span>, <span lang="fr">apprentissage</span>): alguns dias na empresa, com salário de aprendiz, e outros na escola. O diploma federal (<span lang="de">EFZ</span>, <span lang="fr">CFC</span>) é respeitado, e a maturidade profissional (<span lang="de">Berufsmaturität</span>) abre a porta das universidades de ciências aplicadas.</p>
<p>O caminho do ginásio (<span lang="de">Gymnasium</span>, <span lang="fr">gymnase</span> ou <span lang="fr">collège</span>) leva à maturidade acadêmica e à universidade. A entrada depende de notas, exame ou indicação, conforme o cantão.</p>
<h2>Meu filho não fala a língua</h2>
<ul>
<li>Crianças novas costumam ir direto para a turma, com apoio de idioma (<span lang="de">DaZ</span>, alemão como segunda língua).</li>
<li>Algumas comunas têm turmas de acolhimento (<span lang="de">Aufnahmeklasse</span>, <span lang="fr">classe d’accueil</span>) por um período.</li>
<li>Adolescentes que chegam perto do fim da escola obrigatória têm ofertas de integração e um ano de preparação (<span lang="de">Brückenangebot</span>, <span lang="fr">préapprentissage</span>). Procure a orientação profissional do cantão logo: os lugares de aprendizado são combinados com muita antecedência.</li>
<li>Continue falando português em casa. Uma primeira língua forte ajuda a segunda.</li>
<li>Há cursos de língua e cultura de origem (<span lang="de">HSK</span>, <span lang="fr">LCO</span>) em várias cidades, também em português. Pergunte à escola ou ao consulado.</li>
</ul>
<p>O silêncio das primeiras semanas é normal. A criança está ouvindo. Combine com a professora uma forma simples de comunicação, como um caderno.</p>
<h2>A rotina que surpreende</h2>
<ol>
<li><strong>Ir a pé e sem os pais.</strong> Faz parte da educação. Treinem o caminho juntos.</li>
<li><strong>Almoço em casa.</strong> Em muitos lugares a criança volta ao meio-dia. Quem trabalha precisa reservar cedo o almoço assistido (<span lang="de">Mittagstisch</span>) e o período integral (<span lang="de">Tagesschule</span>, <span lang="fr">parascolaire</span>).</li>
<li><strong>Material e roupa.</strong> Pantufas na sala, roupa de chuva no gancho, saco de ginástica.</li>
<li><strong>Férias do cantão.</strong> Faltar fora delas exige autorização; a escola leva isso a sério. Alguns lugares dão dias livres por ano (<span lang="de">Jokertage</span>): pergunte antes de comprar a passagem ao Brasil.</li>
</ol>
<h2>Reuniões e papel dos pais</h2>
<p>A conversa anual (<span lang="de">Elterngespräch</span>) é individual e importante. Se você não se sente seguro no idioma, peça um intérprete intercultural: muitas escolas oferecem sem custo. Leve três perguntas escritas: como ele está socialmente, o que já consegue fazer sozinho, o que podemos treinar em casa.</p>
<h2>Quanto custa</h2>
<p>A aula e o material básico são gratuitos. Pagam-se o almoço, o período integral, excursões e acampamentos, em geral com desconto conforme a renda: entregue a última declaração ou os holerites quando pedirem. O abono familiar ajuda: o mínimo federal em 2026 é de {{fato:abono-por-filho-2026}} por filho e mês, e <a href="/pt-BR/app/news/abonos-familiares-2026-chf-215-por-filho-e-como-pedir">é preciso pedir</a>. Escolas particulares e internacionais são caras, e poucas famílias precisam delas.</p>
<h2>Antes da escola: creche</h2>
<p>A creche (<span lang="de">Kita</span>, <span lang="fr">crèche</span>) é paga, e o preço costuma depender da renda quando a vaga é subsidiada. As listas de espera são longas: inscreva-se assim que souber onde vai morar. O guia da <a href="/pt-BR/app/articles/creche-na-suica">creche</a> diz como pedir vaga e ajuda.</p>
<h2>Armadilhas para famílias brasileiras</h2>
<ul>
<li><strong>Comparar pela série.</strong> A criança entra pela idade e pelo idioma, não pelo boletim. Repetir ou entrar um ano abaixo pode ser um presente, não um castigo.</li>
<li><strong>Achar que o nível decide a vida.</strong> Quem chega na véspera da seleção pode pedir tempo. Pergunte por escrito quais passarelas existem.</li>
<li><strong>Terapia e apoio.</strong> A escola tem psicólogo e fonoaudióloga (<span lang="de">Logopädie</span>). O pedido é normal e não fica como mancha.</li>
<li><strong>Documentos de volta.</strong> Guarde os boletins suíços: a escola no Brasil vai pedi-los, com apostila e tradução.</li>
</ul>
<p>O sistema de cada cantão está resumido no site da <a href="https://www.edk.ch/">EDK</a>. Para profissões e diplomas, use <a href="https://www.berufsberatung.ch/">berufsberatung.ch</a>, com versões em francês e italiano. E para os primeiros dias, leia <a href="/pt-BR/app/news/filho-na-escola-suica-como-funcionam-as-primeiras-semanas">como funcionam as primeiras semanas</a>.</p>
`,
};
