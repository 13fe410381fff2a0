import type { SeedArticle } from "../../content-types.ts";

export const familyAndLanguagesArticles: SeedArticle[] = [
  {
    slug: "sistema-escolar-suico",
    title: "Como funciona a escola na Suíça: do jardim à formação profissional",
    summary:
      "Matrícula pela comuna, etapas do ensino, aprendizado dual, aulas de idioma para recém-chegados e como acompanhar seu filho mesmo sem dominar a língua.",
    access: "free",
    category: "familia",
    tags: ["escola", "filhos", "integracao"],
    cantons: [],
    publishedDaysAgo: 57,
    level: "beginner",
    permitTypes: [],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 21,
    reviewDueInDays: 240,
    sources: [
      { name: "EDK/CDIP, conferência dos diretores de educação", url: "https://www.edk.ch/" },
      {
        name: "Orientação profissional, universitária e de carreira",
        url: "https://www.berufsberatung.ch/",
      },
    ],
    body: `
<p>A escola pública suíça é gratuita, perto de casa e frequentada pela grande maioria das crianças. Também é diferente da brasileira em um ponto central: cada cantão tem o seu sistema. O nome das etapas, a língua, as férias e a idade da primeira seleção mudam de um lado para o outro da fronteira cantonal.</p>
<h2>Matrícula: começa na comuna</h2>
<p>Depois do registro, a comuna avisa a administração escolar (<span lang="de">Schulverwaltung</span>) e você recebe o contato. A escola é definida pelo endereço; em geral não se escolhe. Leve passaporte, certidão de nascimento, carteira de vacinas e o histórico escolar. Não é preciso esperar a permissão definitiva: toda criança que mora aqui tem direito à escola.</p>
<h2>As etapas</h2>
<table>
<thead><tr><th scope="col">Etapa</th><th scope="col">Em alemão</th><th scope="col">Em francês</th><th scope="col">O que é</th></tr></thead>
<tbody>
<tr><td>Jardim</td><td lang="de">Kindergarten</td><td lang="fr">école enfantine</td><td>Brincar, conviver, aprender a língua; obrigatório na maioria dos cantões</td></tr>
<tr><td>Primário</td><td lang="de">Primarschule</td><td lang="fr">école primaire</td><td>Base comum, com um ou dois professores por turma</td></tr>
<tr><td>Secundário I</td><td lang="de">Sekundarstufe I</td><td lang="fr">cycle d’orientation</td><td>Turmas por nível de exigência, que não são definitivas</td></tr>
<tr><td>Secundário II</td><td lang="de">Sekundarstufe II</td><td lang="fr">secondaire II</td><td>Formação profissional ou escola de maturidade</td></tr>
</tbody>
</table>
<p>O ensino obrigatório termina no fim do secundário I. A seleção para níveis diferentes preocupa muitas famílias brasileiras, mas há passarelas: quem começa em um caminho pode mudar depois.</p>
<h2>Formação profissional não é plano B</h2>
<p>A maior parte dos jovens suíços segue o aprendizado dual (<span lang="de">Lehre</span>, <span lang="fr">apprentissage</span>): alguns dias na empresa, com salário de aprendiz, e outros na escola. O diploma federal (<span lang="de">EFZ</span>, <span lang="fr">CFC</span>) é respeitado, e a maturidade profissional (<span lang="de">Berufsmaturität</span>) abre a porta das universidades de ciências aplicadas.</p>
<p>O caminho do ginásio (<span lang="de">Gymnasium</span>, <span lang="fr">gymnase</span> ou <span lang="fr">collège</span>) leva à maturidade acadêmica e à universidade. A entrada depende de notas, exame ou indicação, conforme o cantão.</p>
<h2>Meu filho não fala a língua</h2>
<ul>
<li>Crianças novas costumam ir direto para a turma, com apoio de idioma (<span lang="de">DaZ</span>, alemão como segunda língua).</li>
<li>Algumas comunas têm turmas de acolhimento (<span lang="de">Aufnahmeklasse</span>, <span lang="fr">classe d’accueil</span>) por um período.</li>
<li>Continue falando português em casa. Uma primeira língua forte ajuda a segunda.</li>
<li>Há cursos de língua e cultura de origem em várias cidades, também em português. Pergunte à escola ou ao consulado.</li>
</ul>
<p>O silêncio das primeiras semanas é normal. A criança está ouvindo. Combine com a professora uma forma simples de comunicação, como um caderno.</p>
<h2>A rotina que surpreende</h2>
<ol>
<li><strong>Ir a pé e sem os pais.</strong> Faz parte da educação. Treinem o caminho juntos.</li>
<li><strong>Almoço em casa.</strong> Em muitos lugares a criança volta ao meio-dia. Quem trabalha precisa reservar cedo o almoço assistido (<span lang="de">Mittagstisch</span>) e o período integral (<span lang="de">Tagesschule</span>, <span lang="fr">parascolaire</span>).</li>
<li><strong>Material e roupa.</strong> Pantufas na sala, roupa de chuva no gancho, saco de ginástica.</li>
<li><strong>Férias do cantão.</strong> Faltar fora delas exige autorização; a escola leva isso a sério.</li>
</ol>
<h2>Reuniões e papel dos pais</h2>
<p>A conversa anual (<span lang="de">Elterngespräch</span>) é individual e importante. Se você não se sente seguro no idioma, peça um intérprete intercultural: muitas escolas oferecem sem custo. Leve três perguntas escritas: como ele está socialmente, o que já consegue fazer sozinho, o que podemos treinar em casa.</p>
<h2>Antes da escola: creche</h2>
<p>A creche (<span lang="de">Kita</span>, <span lang="fr">crèche</span>) é paga, e o preço costuma depender da renda quando a vaga é subsidiada. As listas de espera são longas: inscreva-se assim que souber onde vai morar.</p>
<p>O sistema de cada cantão está resumido no site da <a href="https://www.edk.ch/">EDK</a>. Para profissões e diplomas, use <a href="https://www.berufsberatung.ch/">berufsberatung.ch</a>, com versões em francês e italiano.</p>
`,
  },
  {
    slug: "aprender-alemao-frances-ou-italiano",
    title: "Alemão, francês ou italiano: como aprender a língua do seu cantão",
    summary:
      "Que língua estudar, o que muda com o dialeto, como escolher curso e certificado e uma rotina realista para quem trabalha e tem família.",
    access: "free",
    category: "idiomas",
    tags: ["alemao", "frances", "italiano", "integracao"],
    cantons: [],
    publishedDaysAgo: 48,
    level: "beginner",
    permitTypes: [],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 25,
    reviewDueInDays: 270,
    sources: [
      { name: "fide, programa nacional de promoção linguística", url: "https://www.fide-info.ch/" },
      { name: "Secretaria de Estado para Migração (SEM)", url: "https://www.sem.admin.ch/" },
    ],
    body: `
<p>Dá para chegar à Suíça só com inglês. Dá para ficar, mas sempre um pouco do lado de fora. A língua local abre vagas de trabalho, simplifica a permissão e, principalmente, transforma vizinhos em conhecidos. E você não precisa falar bonito para começar a colher.</p>
<h2>Qual língua?</h2>
<p>A do lugar onde você mora, quase sempre. Se o trabalho é em inglês, estude a língua da comuna assim mesmo: é nela que chegam as cartas.</p>
<table>
<thead><tr><th scope="col">Região</th><th scope="col">Língua escrita</th><th scope="col">O que se ouve na rua</th></tr></thead>
<tbody>
<tr><td>Suíça alemã</td><td>Alemão padrão, com algumas palavras suíças</td><td>Suíço-alemão, diferente em cada cantão</td></tr>
<tr><td>Suíça francesa</td><td>Francês</td><td>Francês, com poucas diferenças do da França</td></tr>
<tr><td>Ticino e vales do sul dos Grisões</td><td>Italiano</td><td>Italiano e dialetos lombardos</td></tr>
<tr><td>Partes dos Grisões</td><td>Romanche, alemão, italiano</td><td>Romanche e alemão</td></tr>
</tbody>
</table>
<p>Berna, Friburgo e Valais são bilíngues em alemão e francês. Os Grisões têm três línguas oficiais. Confira qual vale na sua comuna antes de pagar um curso.</p>
<h2>E o suíço-alemão?</h2>
<p>O <span lang="de">Schweizerdeutsch</span> é falado por todos, no banco, na rádio e na reunião. Comece pelo alemão padrão (<span lang="de">Hochdeutsch</span>), que é o da escola, dos documentos e dos exames. Quando já entender frases simples, passe a ouvir o dialeto alguns minutos por dia. O objetivo é compreender: ninguém espera que você fale dialeto. Uma frase útil:</p>
<blockquote lang="de"><p>Können Sie bitte Hochdeutsch sprechen? Ich lerne noch.</p></blockquote>
<p>"Pode falar alemão padrão, por favor? Ainda estou aprendendo." Quase todos trocam na hora, com simpatia.</p>
<h2>Os níveis, em linguagem humana</h2>
<ul>
<li><strong>A1</strong>: apresento-me, compro, pergunto o caminho.</li>
<li><strong>A2</strong>: resolvo o cotidiano com frases prontas, marco consulta, converso com a professora do meu filho.</li>
<li><strong>B1</strong>: conto o que aconteceu, explico um problema, leio uma carta da comuna.</li>
<li><strong>B2</strong>: trabalho na língua, discuto, escrevo e-mails com poucos erros.</li>
<li><strong>C1 e C2</strong>: estudo, ensino, negocio sem pensar na gramática.</li>
</ul>
<p>As exigências de idioma para permissões e naturalização são medidas nesses níveis, separando fala e escrita. O que vale para o seu caso está no site da <a href="https://www.sem.admin.ch/">SEM</a> e no do seu cantão.</p>
<h2>Escolher curso e certificado</h2>
<ol>
<li>Pergunte na comuna sobre cursos subsidiados e vales. Muitas oferecem com creche no horário da aula.</li>
<li>Faça o teste de nível antes. Turma errada é o principal motivo de desistência.</li>
<li>Prefira quem ensina situações reais, como telefone, formulário e consulta. O selo <a href="https://www.fide-info.ch/">fide</a> indica esse método.</li>
<li>Precisa de certificado? Verifique se ele é aceito pela autoridade antes de pagar o exame. O teste fide avalia o dia a dia na Suíça e existe nas três línguas.</li>
</ol>
<h2>Uma rotina que cabe na vida</h2>
<p>Constância vale mais que intensidade. Uma semana possível:</p>
<ul>
<li>duas aulas por semana, presenciais se puder;</li>
<li>todos os dias, um pouco de escuta com texto: notícia lenta, podcast, rádio regional;</li>
<li>cinco palavras novas por dia, sempre dentro de uma frase;</li>
<li>uma conversa por semana: <span lang="de">Sprachtandem</span>, café de línguas da biblioteca, clube do bairro;</li>
<li>uma carta real por semana, lida com dicionário: seguro, escola, condomínio.</li>
</ul>
<h2>Quem fala português tem atalhos</h2>
<p>Francês e italiano têm gramática e vocabulário próximos; o perigo está nos falsos amigos e na preguiça de escrever. No alemão, o começo é mais íngreme: três gêneros, verbo no fim, palavras compostas. Depois do A2 a curva melhora, porque a lógica se repete. Aprenda sempre o substantivo com o artigo: <span lang="de">die Wohnung</span>, <span lang="de">der Vertrag</span>, <span lang="de">das Konto</span>.</p>
<h2>Quando bater o desânimo</h2>
<p>Ele vem para todos, em geral quando você entende o bastante para perceber quanto falta. Grave um áudio de um minuto hoje e outro daqui a três meses. A diferença que você não sente no dia a dia estará lá.</p>
`,
  },
];
