import type { SeedArticle } from "../../content-types.ts";

export const familyAndLanguagesArticles: SeedArticle[] = [
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
<p>Dá para chegar à Suíça só com inglês. Dá para ficar, mas sempre um pouco do lado de fora. A língua local abre vagas de trabalho, simplifica a autorização e, principalmente, transforma vizinhos em conhecidos. E você não precisa falar bonito para começar a colher.</p>
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
<p>As exigências de idioma para autorizações e naturalização são medidas nesses níveis, separando fala e escrita. O que vale para o seu caso está no site da <a href="https://www.sem.admin.ch/">SEM</a> e no do seu cantão.</p>
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
