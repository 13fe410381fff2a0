import type { SeedNews } from "../../content-types.ts";

export const languageNews: SeedNews[] = [
  {
    slug: "que-idioma-estudar-antes-de-escolher-o-cantao",
    title: "Que idioma estudar? Primeiro, olhe o mapa dos cantões",
    summary:
      "A Suíça tem quatro línguas e o endereço decide qual delas você vai usar no balcão, no trabalho e na escola. Veja o idioma oficial de cada cantão e como montar o plano.",
    access: "free",
    category: "idiomas",
    tags: ["alemao", "frances", "italiano", "integracao"],
    cantons: ["BE", "FR", "VS", "GR", "TI", "VD", "GE", "NE", "JU"],
    publishedDaysAgo: 31,
    sourceName: "Confederação Suíça, ch.ch",
    sourceUrl: "https://www.ch.ch/",
    body: `<p>“Inglês basta?” Para o primeiro emprego em algumas multinacionais, sim. Para alugar, falar com a escola, entender uma carta da comuna e crescer na profissão, quase nunca. A língua que vale é a do lugar onde você mora.</p>
<h2>As línguas oficiais por cantão</h2>
<table>
<caption>Línguas oficiais dos cantões</caption>
<thead><tr><th scope="col">Língua</th><th scope="col">Cantões</th></tr></thead>
<tbody>
<tr><th scope="row">Alemão</th><td>ZH, LU, UR, SZ, OW, NW, GL, ZG, SO, BS, BL, SH, AR, AI, SG, AG, TG</td></tr>
<tr><th scope="row">Francês</th><td>VD, NE, GE, JU</td></tr>
<tr><th scope="row">Italiano</th><td>TI</td></tr>
<tr><th scope="row">Alemão e francês</th><td>BE, FR, VS</td></tr>
<tr><th scope="row">Alemão, romanche e italiano</th><td>GR</td></tr>
</tbody>
</table>
<p>Nos cantões bilíngues, a língua depende da comuna. Em Friburgo ou no Valais, dois vilarejos vizinhos podem usar idiomas diferentes na escola.</p>
<h2>Para quem fala português</h2>
<p>Francês e italiano são mais próximos e costumam render mais rápido nos primeiros meses. O alemão pede mais paciência no começo, mas abre a maior parte dos cantões. Escolher o cantão só pela facilidade do idioma tem um preço se o trabalho estiver em outro lugar.</p>
<h2>Um plano realista</h2>
<ol>
<li><strong>Antes de mudar:</strong> chegue pelo menos com apresentações, números, horas e frases de balcão.</li>
<li><strong>Primeiros três meses:</strong> curso regular, de preferência presencial. Pergunte à comuna sobre cursos subsidiados e vales.</li>
<li><strong>Primeiro ano:</strong> uma atividade semanal na língua local: coral, esporte, voluntariado ou grupo de conversa, o <span lang="de">Sprachcafé</span>.</li>
<li><strong>Depois:</strong> prova de nível quando houver um motivo, como autorização, emprego ou estudo.</li>
</ol>
<blockquote><p>Trinta minutos por dia vencem quatro horas no domingo. Regularidade é a única técnica que funciona para todo mundo.</p></blockquote>
<h2>E se eu me mudar de região?</h2>
<p>Certificados não se transferem: um nível em francês não conta como alemão para a autorização no novo cantão. Se a mudança é provável, combine estudo e plano de carreira antes de investir em uma prova cara.</p>`,
  },
  {
    slug: "alemao-da-aula-e-dialeto-da-rua-como-lidar-com-os-dois",
    title: "Alemão da aula e dialeto da rua: como lidar com os dois",
    summary:
      "Você estuda o alemão padrão e ouve outra coisa no ônibus. É normal. Estratégias para os primeiros meses e uma pequena lista de palavras que mudam.",
    access: "free",
    category: "idiomas",
    tags: ["alemao", "integracao", "recem-chegados"],
    cantons: ["ZH", "BE", "LU", "AG", "SG", "BS"],
    publishedDaysAgo: 76,
    sourceName: "Redação do Portal Suíça; para consultar: ch.ch",
    sourceUrl: "https://www.ch.ch/",
    body: `<p>Na Suíça alemã convivem duas línguas. O <span lang="de">Hochdeutsch</span>, alemão padrão, é o da escrita, da escola, do jornal e dos documentos. O <span lang="de">Schweizerdeutsch</span>, o conjunto dos dialetos, é o da conversa, do trabalho e da padaria. Não é gíria nem falta de estudo: é a língua materna das pessoas.</p>
<h2>Qual aprender primeiro</h2>
<p>O padrão. É ele que vale nas provas, nas candidaturas e nas cartas oficiais, e ele serve de base para entender o dialeto. Deixe o ouvido se acostumar com o dialeto desde o início, sem tentar falar.</p>
<h2>Palavras para reconhecer</h2>
<table>
<caption>Do padrão ao dialeto</caption>
<thead><tr><th scope="col">Português</th><th scope="col">Alemão padrão</th><th scope="col">Dialeto (uma grafia comum)</th></tr></thead>
<tbody>
<tr><th scope="row">Olá (informal)</th><td lang="de">Hallo</td><td lang="gsw">Hoi, Sali</td></tr>
<tr><th scope="row">Bom dia (formal)</th><td lang="de">Guten Tag</td><td lang="gsw">Grüezi, Grüessech</td></tr>
<tr><th scope="row">Obrigado</th><td lang="de">Danke</td><td lang="gsw">Merci, Danke</td></tr>
<tr><th scope="row">Eu não sei</th><td lang="de">Ich weiss nicht</td><td lang="gsw">Ich weiss nöd</td></tr>
<tr><th scope="row">Um pouco</th><td lang="de">Ein bisschen</td><td lang="gsw">Es bitzeli</td></tr>
<tr><th scope="row">Bicicleta</th><td lang="de">Fahrrad</td><td lang="gsw">Velo</td></tr>
</tbody>
</table>
<p>A grafia do dialeto não é fixa e muda de região para região. Em Berna e em Zurique, a mesma frase soa diferente.</p>
<h2>Três estratégias que funcionam</h2>
<ol>
<li><strong>Peça o padrão sem culpa.</strong> <span lang="de">Können wir bitte Hochdeutsch sprechen?</span> A maioria troca na hora; repita o pedido quando a conversa escorregar de volta.</li>
<li><strong>Ouça dez minutos por dia.</strong> Rádio local e podcasts curtos, sempre sobre um assunto que você já conhece.</li>
<li><strong>Anote sons, não regras.</strong> Com poucas trocas frequentes, o dialeto fica mais transparente.</li>
</ol>
<h2>No trabalho</h2>
<p>Diga no início da reunião que você entende melhor o alemão padrão. Quem lidera costuma ajustar. Depois, confirme por escrito o que foi combinado. Isso mostra cuidado e evita mal-entendidos.</p>
<blockquote><p>Entender o dialeto aproxima. Falar é opcional: ninguém espera isso de quem acabou de chegar.</p></blockquote>`,
  },
];
