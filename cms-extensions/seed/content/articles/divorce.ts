import type { SeedArticle } from "../../content-types.ts";

export const divorceGuide: SeedArticle = {
  slug: "divorcio-na-suica",
  title: "Divórcio na Suíça: o caminho, a autorização e o papel no Brasil",
  summary:
    "Separar ou divorciar, o que se divide, o que acontece com a sua autorização e com os filhos, e como fazer o divórcio suíço valer no Brasil.",
  access: "free",
  category: "familia",
  tags: ["permissao-de-residencia", "filhos", "previdencia", "brasil", "passo-a-passo"],
  cantons: [],
  publishedDaysAgo: 6,
  level: "intermediate",
  permitTypes: ["L", "B", "C"],
  changeNote:
    "Se a sua autorização depende do casamento, leia a parte sobre os três anos antes de sair de casa ou de assinar qualquer acordo.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 6,
  reviewDueInDays: 300,
  relatedTools: ["budget"],
  sources: [
    {
      name: "Código civil suíço (ZGB), art. 111 a 134",
      url: "https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de",
    },
    {
      name: "Lei dos estrangeiros e da integração (AIG), art. 50",
      url: "https://www.fedlex.admin.ch/eli/cc/2007/758/de",
    },
    {
      name: "Departamento Federal de Seguros Sociais (BSV), divórcio",
      url: "https://www.bsv.admin.ch/de/scheidung",
    },
    {
      name: "Consulado-Geral do Brasil em Zurique, registro de casamento e divórcio",
      url: "https://www.gov.br/mre/pt-br/consulado-zurique/registro-consular-de-casamento",
    },
  ],
  plainBody: `
<p>O casamento acabou? Você não precisa decidir tudo hoje. Primeiro, cuide da sua segurança e dos seus papéis.</p>
<h2>Há violência em casa?</h2>
<p>Em perigo, ligue <strong>117</strong>. É a polícia. Depois, procure a ajuda às vítimas do seu cantão. Ela é gratuita e guarda segredo. Guarde fotos, mensagens e papéis do médico.</p>
<h2>Faça primeiro</h2>
<ol>
<li>Faça cópias de tudo: passaportes, certidões, contratos, contas.</li>
<li>Veja na sua autorização de que ela depende e até quando vale.</li>
<li>Não assine nada sem ler com alguém que entende.</li>
<li>Não leve os filhos para o Brasil sem o acordo do outro.</li>
</ol>
<h2>Dois caminhos</h2>
<ul>
<li>Os dois querem: pedem juntos, sem esperar.</li>
<li>Só um quer: é preciso viver separado por dois anos.</li>
</ul>
<h2>O que se divide</h2>
<p>Em geral, cada um recebe metade do que o casal juntou durante o casamento. O dinheiro da caixa de pensão também é dividido.</p>
<h2>A sua autorização</h2>
<p>Com a autorização C, em geral nada muda. Com a B por casamento, conta se vocês viveram juntos três anos e se você está integrado. Quem sofreu violência pode ter direito a ficar mesmo antes.</p>
<h2>No Brasil</h2>
<p>O Brasil não fica sabendo sozinho. Sem filhos, sem pensão e sem bens na decisão, você leva os papéis ao cartório. Nos outros casos, um advogado pede ao STJ, o tribunal em Brasília.</p>
<p>Não tem dinheiro para o processo? Peça ao tribunal a ajuda chamada <span lang="de">unentgeltliche Rechtspflege</span>.</p>
`,
  body: `
<p>Separar-se longe de casa pesa duas vezes: a família está do outro lado do oceano e as cartas chegam em outra língua. A boa notícia é que o divórcio suíço não procura culpados e tem um caminho claro. Este guia mostra a ordem dos passos e os pontos em que brasileiros mais perdem direitos. Ele não substitui uma consulta: casos com filhos, bens ou autorização em risco merecem uma.</p>
<div class="callout-warning">
<p>Há violência ou medo dela? Em perigo, ligue 117, a polícia. A <a href="https://www.opferhilfe-schweiz.ch/">ajuda às vítimas</a> do seu cantão é gratuita e confidencial, e o registro feito por ela também serve de prova para a sua autorização.</p>
</div>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Copie os papéis</strong>: passaportes, autorizações, certidões, contratos, certificados da caixa de pensão, extratos do começo do casamento e de agora.</li>
<li><strong>Veja de que depende a sua autorização</strong> e quando ela vence.</li>
<li><strong>Anote a data da separação.</strong> Ela vale para prazos, impostos e autorização. Avise a comuna quando um dos dois se muda.</li>
<li><strong>Procure aconselhamento</strong>: serviços de família, centros de informação para mulheres, sindicatos e ordens de advogados costumam oferecer uma primeira conversa barata ou gratuita.</li>
<li><strong>Não assine um acordo</strong> que você não entendeu palavra por palavra. Peça tempo e tradução.</li>
</ol>
<h2>Separar não é divorciar</h2>
<p>O casal pode viver separado com um acordo escrito, ou pedir ao tribunal as medidas de proteção da união conjugal (<span lang="de">Eheschutz</span>, <span lang="fr">mesures protectrices</span>). O juiz decide quem fica na moradia, com quem vivem os filhos e quem paga quanto. Continuam casados: só o divórcio libera para casar de novo e divide a caixa de pensão.</p>
<h2>Os dois caminhos do divórcio</h2>
<ul>
<li><strong>Pedido conjunto</strong> (art. 111 e 112 do código civil): os dois querem. Não há tempo de espera. Com um acordo completo sobre bens, filhos e pensões, o juiz ouve o casal e confirma. Sem acordo em algum ponto, ele decide esse ponto.</li>
<li><strong>Pedido de um só</strong> (art. 114): possível depois de dois anos de vida separada. Antes disso, só por motivos graves que tornem o casamento insuportável (art. 115).</li>
</ul>
<h2>O que se divide</h2>
<table>
<caption>Como a lei suíça divide, quando o casal não fez contrato de bens</caption>
<thead><tr><th scope="col">O quê</th><th scope="col">Regra geral</th></tr></thead>
<tbody>
<tr><td>Bens formados no casamento</td><td>Metade do ganho de cada um vai para o outro; bens próprios e heranças ficam de fora</td></tr>
<tr><td>Caixa de pensão</td><td>Metade do que se poupou do casamento até o início do processo (art. 122 e 123)</td></tr>
<tr><td>AHV</td><td>As rendas dos anos de casamento são divididas ao meio; peça o <span lang="de">Splitting</span> à caixa de compensação logo depois</td></tr>
<tr><td>Pilar 3a</td><td>Entra na divisão dos bens do casal</td></tr>
<tr><td>Pensão para filhos e ex-cônjuge</td><td>Depende da renda, dos cuidados e do nível de vida; não existe tabela federal única</td></tr>
</tbody>
</table>
<p>A guarda legal (<span lang="de">elterliche Sorge</span>) costuma continuar com os dois. O que se decide é com quem a criança mora e como são as visitas.</p>
<h2>A sua autorização</h2>
<ul>
<li><strong>Autorização C:</strong> o divórcio, por si só, não a tira.</li>
<li><strong>Autorização B por casamento com suíço ou com residente:</strong> você tem direito a ficar em dois casos (AIG, art. 50). Primeiro: a vida em comum durou pelo menos três anos e você cumpre os critérios de integração. Segundo: há motivos pessoais graves, como violência doméstica. As provas de violência foram ampliadas em 2025 e incluem relatórios de centros especializados.</li>
<li><strong>Casado com pessoa da UE ou da EFTA:</strong> o direito vem dela. Pergunte ao escritório de migração antes de se mudar.</li>
<li><strong>Autorização própria, por trabalho:</strong> não depende do casamento.</li>
</ul>
<p>Contam os anos em que vocês viveram juntos como casal, não a data no papel do divórcio. Quem sai de casa poucas semanas antes dos três anos pode perder o direito. Leia também o guia das <a href="/pt-BR/app/articles/permissoes-de-residencia-b-c-l-g">autorizações de residência</a>.</p>
<h2>Onde pedir, e quanto custa</h2>
<p>O tribunal é o do domicílio de um dos dois. O nome muda conforme o cantão: <span lang="de">Bezirksgericht</span> em Zurique, <span lang="de">Regionalgericht</span> em Berna, <span lang="fr">tribunal d’arrondissement</span> em Vaud, <span lang="fr">Tribunal de première instance</span> em Genebra, <span lang="it">Pretura</span> no Ticino. As custas seguem a tabela do cantão, e os advogados combinam o preço com você: peça por escrito antes. Quem não tem meios pode pedir a assistência judiciária gratuita (<span lang="de">unentgeltliche Rechtspflege</span>), que pode ter de ser devolvida se a situação melhorar.</p>
<h2>Fazer valer no Brasil</h2>
<p>Enquanto o divórcio não é averbado, você continua casado no Brasil.</p>
<ol>
<li>Peça ao tribunal a sentença com a certidão de que ela é definitiva, e a apostila à chancelaria do cantão.</li>
<li>Mande fazer a tradução juramentada no Brasil.</li>
<li><strong>Divórcio consensual simples</strong>, sem filhos, pensão ou bens na decisão: o cartório onde o casamento está registrado averba diretamente (Código de Processo Civil, art. 961, § 5º).</li>
<li><strong>Os outros</strong>: é preciso a homologação pelo <a href="https://www.stj.jus.br/">Superior Tribunal de Justiça</a>, com advogado ou defensoria pública no Brasil, e só depois a averbação.</li>
<li>Casou-se aqui e nunca registrou no consulado? Registre primeiro: veja <a href="/pt-BR/app/articles/documentos-no-consulado">documentos no consulado</a>.</li>
</ol>
<h2>Armadilhas de brasileiros</h2>
<ul>
<li><strong>Viajar com os filhos e não voltar.</strong> Brasil e Suíça aplicam a Convenção da Haia sobre o sequestro de crianças. Mudar de país exige o acordo do outro ou do juiz.</li>
<li><strong>Imóvel no Brasil.</strong> A partilha de bens situados no Brasil cabe à justiça brasileira. Conte isso já na primeira consulta.</li>
<li><strong>Imposto na fonte.</strong> O código muda com a separação: avise o empregador e confira o holerite. O guia da <a href="/pt-BR/app/articles/quellensteuer-imposto-na-fonte">Quellensteuer</a> explica os códigos.</li>
<li><strong>Caixa de pensão esquecida.</strong> Não abra mão da metade em troca de pressa: o juiz confere, mas só o que foi mostrado.</li>
<li><strong>Passaporte com nome de casado.</strong> Troque depois da averbação, não antes.</li>
</ul>
<h2>Depois</h2>
<p>Refaça o orçamento com uma renda e peça ao cantão a redução de prêmio do seguro de saúde. Atualize os beneficiários da caixa de pensão e do 3a. Guarde a sentença com a apostila. Em algum ponto disso tudo, aceite ajuda: ninguém precisa atravessar um divórcio sozinho.</p>
`,
};
