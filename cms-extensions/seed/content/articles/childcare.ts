import type { SeedArticle } from "../../content-types.ts";

export const childcareGuide: SeedArticle = {
  slug: "creche-na-suica",
  title: "Creche na Suíça: vaga, preço, subsídio e as alternativas",
  summary:
    "Quando se inscrever, como a comuna calcula o que você paga, o que muda por cantão, a dedução no imposto e o que fazer enquanto a vaga não sai.",
  access: "free",
  category: "familia",
  tags: ["filhos", "comuna", "orcamento", "prazos", "passo-a-passo"],
  cantons: [],
  publishedDaysAgo: 14,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "O subsídio da creche quase nunca vem sozinho: peça à comuna antes de assinar, porque ele costuma valer só a partir do pedido.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 11,
  reviewDueInDays: 200,
  relatedTools: ["budget", "net-salary"],
  sources: [
    { name: "kibesuisse, associação das creches", url: "https://www.kibesuisse.ch/" },
    {
      name: "Departamento Federal de Seguros Sociais (BSV)",
      url: "https://www.bsv.admin.ch/",
    },
    {
      name: "Lei do imposto federal direto (DBG), art. 33",
      url: "https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de",
    },
    { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
    {
      name: "Cidade de Genebra, pedido de vaga na creche",
      url: "https://www.geneve.ch/demarches/demande-place-creche",
    },
    {
      name: "Cidade de Zurique, creches",
      url: "https://www.stadt-zuerich.ch/kitas",
    },
    { name: "Cidade de Lausanne", url: "https://www.lausanne.ch/" },
  ],
  plainBody: `
<p>A creche se chama <span lang="de">Kita</span> em alemão e <span lang="fr">crèche</span> em francês. Ela é paga e costuma ser cara. Há poucas vagas. Comece cedo.</p>
<h2>Faça primeiro</h2>
<ol>
<li>Inscreva-se assim que souber onde vai morar. Pode ser na gravidez.</li>
<li>Ponha o nome em várias creches.</li>
<li>Pergunte à comuna: "Há ajuda para pagar?"</li>
<li>Peça a ajuda antes de assinar o contrato.</li>
</ol>
<h2>Quanto você paga</h2>
<p>Com ajuda da comuna, depende do que a família ganha. Sem ajuda, você paga o preço cheio. Paga também quando a criança fica em casa, doente ou de férias.</p>
<h2>Papéis</h2>
<p>A comuna pede o salário, os impostos e o contrato de trabalho. Mudou o salário ou o horário? Avise logo.</p>
<h2>Não há vaga?</h2>
<ul>
<li>Família que cuida de crianças: <span lang="de">Tagesfamilie</span>.</li>
<li>Grupo de brincar, algumas horas por semana: <span lang="de">Spielgruppe</span>.</li>
<li>Babá em casa. Cuidado: você vira patrão e paga AHV.</li>
</ul>
<h2>Os primeiros dias</h2>
<p>Você fica junto no começo. Depois, fica menos a cada dia. Isso leva semanas. Não marque o primeiro dia de trabalho para a mesma semana.</p>
<h2>Imposto</h2>
<p>Guarde os recibos. Você pode descontar a creche no imposto.</p>
`,
  body: `
<p>"Estou grávida de quatro meses e já me disseram que estou atrasada." Em muitas cidades, a frase não é exagero. A creche (<span lang="de">Kita</span>, <span lang="fr">crèche</span>, <span lang="it">asilo nido</span>) existe, é boa e quase sempre tem fila. E o preço cheio surpreende até quem ganha bem. Com ordem e papelada em dia, você chega antes na fila e paga menos.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Descubra quem organiza</strong>: a comuna, uma rede de comunas ou cada creche. Procure "Kinderbetreuung" ou "accueil de jour" com o nome da comuna.</li>
<li><strong>Inscreva-se em várias</strong>, já na gravidez ou assim que souber o endereço. Confirme o interesse por e-mail a cada dois ou três meses.</li>
<li><strong>Peça o subsídio antes</strong> de assinar. Em geral ele vale a partir do pedido, não para trás.</li>
<li><strong>Faça a conta do mês</strong> no <a href="/pt-BR/app/tools/budget">orçamento</a>, com o <a href="/pt-BR/app/tools/net-salary">salário líquido</a> dos dois.</li>
<li><strong>Visite</strong> e leve três perguntas: quantas crianças por adulto, como é a adaptação, o que acontece quando ela adoece.</li>
</ol>
<h2>Os tipos de cuidado</h2>
<table>
<thead><tr><th scope="col">Nome</th><th scope="col">O que é</th><th scope="col">Para quem</th></tr></thead>
<tbody>
<tr><td><span lang="de">Kita</span>, <span lang="fr">crèche</span></td><td>Dia inteiro ou meio dia, de bebê até o jardim</td><td>Pais que trabalham</td></tr>
<tr><td><span lang="de">Tagesfamilie</span>, <span lang="fr">accueil familial</span></td><td>Em casa de uma pessoa autorizada, por hora</td><td>Horários variáveis</td></tr>
<tr><td><span lang="de">Spielgruppe</span>, <span lang="fr">jardin d’enfants</span></td><td>Algumas horas por semana, para brincar e ouvir a língua</td><td>Crianças perto dos três anos</td></tr>
<tr><td><span lang="de">Hort</span>, <span lang="de">Tagesschule</span>, <span lang="fr">parascolaire</span></td><td>Almoço e tarde, já na idade da escola</td><td>Do jardim em diante</td></tr>
<tr><td>Babá em casa</td><td>Você contrata e vira empregador</td><td>Dois ou mais filhos, horários difíceis</td></tr>
</tbody>
</table>
<h2>Quanto custa</h2>
<p>Não existe preço nacional, e por isso não damos um número: a mesma família paga valores muito diferentes de uma comuna para a outra. Estas são as peças da conta:</p>
<ul>
<li><strong>Tarifa por dia.</strong> Bebês até um ano e meio custam mais, porque precisam de mais adultos.</li>
<li><strong>Subsídio conforme a renda.</strong> A comuna olha salário, patrimônio e tamanho da família. Alguns lugares dão um vale (<span lang="de">Betreuungsgutschein</span>) para qualquer creche; outros só subsidiam certas vagas.</li>
<li><strong>Dias fixos.</strong> Você reserva, por exemplo, segunda e quinta, e paga também em férias, feriados e doença.</li>
<li><strong>Extras:</strong> inscrição, depósito, almoço, fraldas, multa por buscar tarde.</li>
</ul>
<p>A página da comuna costuma ter uma calculadora. Antes de recusar uma proposta de emprego "porque a creche come tudo", some também caixa de pensão, AHV e anos de experiência. A conta de um ano não é a conta da vida.</p>
<h2>Por cantão</h2>
<ul>
<li><strong>Berna:</strong> vales de cuidado num sistema cantonal; a comuna precisa participar.</li>
<li><strong>Zurique e boa parte da Suíça alemã:</strong> cada comuna decide se ajuda e quanto. Vale comparar antes de escolher onde morar. Na cidade de Zurique você fala direto com <a href="https://www.stadt-zuerich.ch/kitas">cada creche</a> e pede o subsídio à cidade.</li>
<li><strong>Basileia-Cidade:</strong> o cantão ajuda a procurar a vaga e subsidia com regras próprias.</li>
<li><strong>Vaud:</strong> redes de comunas (<span lang="fr">réseaux d’accueil</span>), com lista única e preço pela renda. A de Lausanne (Réseau-L) fica no <span lang="fr">Bureau d’information aux parents</span> (BIP, Place Chauderon 9; confira no <a href="https://www.lausanne.ch/">site da cidade</a>). Ele registra o pedido, mas quem dá a vaga é a creche. Em geral, inscreve-se a partir do quarto mês de gravidez.</li>
<li><strong>Genebra:</strong> vagas municipais pela renda. Na cidade há <a href="https://www.geneve.ch/demarches/demande-place-creche">um pedido só</a>, no <span lang="fr">Bureau d’information petite enfance</span> (BIPE, Rue du Cendrier 8), desde a 12ª semana de gravidez, pela internet ou com hora marcada. Quem mora na cidade passa antes de quem só trabalha nela, e o pedido se renova a cada seis meses, senão cai.</li>
<li><strong>Friburgo, Neuchâtel e Ticino:</strong> cantão, comunas e empregadores dividem o financiamento.</li>
</ul>
<p>O parlamento federal aprovou uma lei que apoia as famílias com crianças na creche. Quando consultamos, a data de início não estava publicada; acompanhe no site do <a href="https://www.bsv.admin.ch/">BSV</a>. Os abonos familiares, que já existem, são outra coisa e vêm pelo empregador.</p>
<h2>Prazos e contrato</h2>
<ul>
<li><strong>Aviso prévio:</strong> costuma ser de um a três meses, para sair ou para reduzir dias. Leia antes de assinar.</li>
<li><strong>Começo:</strong> a adaptação (<span lang="de">Eingewöhnung</span>) dura algumas semanas, com você por perto. A licença-maternidade não basta para esperar a vaga: combine o retorno ao trabalho só com a data confirmada.</li>
<li><strong>Mudança de renda ou de endereço:</strong> comunique logo. Subsídio recebido a mais é cobrado de volta.</li>
<li><strong>Criança doente:</strong> a creche pode mandar para casa. Com atestado, o empregado tem direito a até três dias por caso para cuidar do filho (lei do trabalho, art. 36).</li>
</ul>
<h2>A creche no imposto</h2>
<p>O imposto federal e os cantonais deixam deduzir o cuidado pago a terceiros (DBG, art. 33). Vale para filhos com menos de 14 anos que moram com você, quando o cuidado é necessário porque você trabalha, estuda ou não pode trabalhar. Há um teto por criança, que o cantão fixa à parte e que muda: pergunte ao órgão de impostos. Comida e fraldas não contam. Quem paga <a href="/pt-BR/app/articles/quellensteuer-imposto-na-fonte">imposto na fonte</a> só aproveita com a tributação posterior, pedida até 31 de março.</p>
<h2>Babá e au pair</h2>
<p>Uma babá, mesmo por poucas horas, precisa de contrato, AHV e seguro de acidentes. O <a href="https://www.ahv-iv.ch/">procedimento simplificado</a> da AHV facilita. Trazer uma parente ou conhecida do Brasil "para ajudar" como turista não permite trabalhar, nem de graça em troca de moradia. A avó pode visitar e brincar com o neto; não pode ser a babá da família.</p>
<h2>Armadilhas de brasileiros</h2>
<ul>
<li>Esperar o bebê nascer para se inscrever.</li>
<li>Recusar dois dias porque queria cinco. Quem está dentro sobe antes na lista.</li>
<li>Deixar o português em casa "para ele aprender alemão". A creche ensina a língua local; a de casa é você que dá.</li>
<li>Chegar depois do horário. Aqui, buscar tarde tem preço e conversa.</li>
<li>Não mandar roupa de chuva: sai-se ao ar livre todo dia.</li>
</ul>
<p>Depois da creche vem o jardim: o guia <a href="/pt-BR/app/articles/sistema-escolar-suico">como funciona a escola</a> continua daqui.</p>
`,
};
