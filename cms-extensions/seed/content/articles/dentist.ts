import type { SeedArticle } from "../../content-types.ts";

export const dentistGuide: SeedArticle = {
  slug: "dentista-na-suica",
  title: "Dentista na Suíça: quem paga, como comparar e quando fazer no Brasil",
  summary:
    "O seguro básico quase nunca cobre os dentes. Veja as exceções, como pedir orçamento, quem ajuda a pagar e como decidir entre a Suíça e o Brasil.",
  access: "free",
  category: "saude",
  tags: ["seguro-saude", "orcamento", "brasil", "filhos"],
  cantons: [],
  publishedDaysAgo: 10,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "Dentista quase sempre sai do seu bolso: peça o orçamento por escrito e o valor do ponto antes de começar.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 9,
  reviewDueInDays: 300,
  relatedTools: ["budget"],
  sources: [
    {
      name: "Lei do seguro de saúde (KVG), art. 31",
      url: "https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de",
    },
    {
      name: "SSO, sociedade suíça de dentistas: seguros",
      url: "https://www.sso.ch/fr/assurances",
    },
    {
      name: "Lei das prestações complementares (ELG)",
      url: "https://www.fedlex.admin.ch/eli/cc/2007/804/de",
    },
    { name: "Departamento Federal de Saúde Pública (BAG)", url: "https://www.bag.admin.ch/" },
  ],
  plainBody: `
<p>Na Suíça, o seguro de saúde básico quase nunca paga o dentista. Você paga quase tudo.</p>
<h2>Quando alguém paga</h2>
<ul>
<li>Uma doença grave causou o problema no dente. Pergunte à seguradora antes de tratar.</li>
<li>Foi um acidente. Avise o empregador ou a seguradora logo.</li>
<li>Você recebe ajuda social ou prestações complementares. Mostre o orçamento antes.</li>
</ul>
<h2>Antes de tratar</h2>
<ol>
<li>Peça o preço por escrito. Chama-se <span lang="de">Kostenvoranschlag</span> ou <span lang="fr">devis</span>.</li>
<li>Pergunte: "O que precisa ser feito agora? O que pode esperar?"</li>
<li>Peça uma segunda opinião se for caro.</li>
<li>Pergunte se pode pagar em partes.</li>
</ol>
<h2>Crianças</h2>
<p>A escola manda as crianças ao dentista para olhar os dentes. Olhar costuma ser de graça. Tratar, em geral, não é.</p>
<h2>No Brasil ou aqui?</h2>
<p>No Brasil pode ser mais barato. Mas some a passagem e o tempo. E pense: quem resolve se der problema depois? Com dor ou febre, trate aqui e agora.</p>
<h2>Seguro para os dentes</h2>
<p>Existe, e é voluntário. Faça antes de ter o problema. Depois, a seguradora pode dizer não.</p>
`,
  body: `
<p>A primeira conta de dentista na Suíça é um rito de passagem: quase todo brasileiro conta onde estava quando abriu o envelope. O susto tem explicação. O seguro de saúde básico, aquele obrigatório, deixa os dentes de fora. Limpeza, cárie, canal, coroa e aparelho são, em regra, por sua conta. Dá para se preparar, e é disso que este guia trata.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li>Faça um check-up antes de sair do Brasil e traga as radiografias em arquivo.</li>
<li>Escolha um dentista aqui enquanto nada dói. Pergunte se ele aceita pacientes novos e em que língua atende.</li>
<li>Marque a higiene dental regular (<span lang="de">Dentalhygiene</span>). É a consulta que mais economiza.</li>
<li>Separe um valor por mês para os dentes no <a href="/pt-BR/app/tools/budget">orçamento</a>.</li>
</ol>
<h2>Quando o seguro paga</h2>
<p>O artigo 31 da lei do seguro de saúde prevê três portas, todas estreitas:</p>
<ul>
<li><strong>Doença grave e inevitável do sistema mastigatório</strong>, de uma lista fechada no regulamento (<span lang="de">KLV</span>, art. 17).</li>
<li><strong>Outra doença grave ou o tratamento dela</strong>, como certos cânceres ou preparação para cirurgia (art. 18 e 19).</li>
<li><strong>Acidente</strong> que nenhum outro seguro cubra.</li>
</ul>
<p>Fora da urgência, o dentista manda o plano de tratamento à seguradora <em>antes</em> de começar. Espere a resposta por escrito. Depois valem a sua franquia e a coparticipação: {{fato:coparticipacao-parte-da-conta}} da conta, até {{fato:limite-da-coparticipacao-adultos}} por ano para adultos e {{fato:limite-da-coparticipacao-criancas}} para crianças.</p>
<h3>Quebrei um dente</h3>
<p>Caiu da bicicleta ou levou uma bolada? É acidente. Quem trabalha ao menos oito horas por semana para o mesmo empregador avisa a empresa, que tem seguro de acidentes. Os outros avisam a própria seguradora de saúde. Avise já, mesmo que o dente pareça firme: problemas aparecem anos depois. Morder algo duro só conta como acidente em casos especiais, por exemplo uma pedra no pão. Guarde a pedra.</p>
<h2>Como se forma o preço</h2>
<p>Os dentistas da SSO usam a tabela Dentotar: cada ato vale um número de pontos, e cada consultório multiplica pelo seu valor do ponto (<span lang="de">Taxpunktwert</span>, <span lang="fr">valeur du point</span>). Dois consultórios na mesma rua podem cobrar diferente, e o plano de tratamento pesa mais que o ponto. Por isso, pergunte sempre:</p>
<ol>
<li>Qual é o seu valor do ponto?</li>
<li>Pode me dar um orçamento por escrito (<span lang="de">Kostenvoranschlag</span>, <span lang="fr">devis</span>, <span lang="it">preventivo</span>)?</li>
<li>O que é urgente, o que pode esperar e qual é a alternativa mais simples?</li>
<li>O laboratório está incluído? Quanto tempo dura a garantia?</li>
<li>Dá para pagar em parcelas, sem juros?</li>
</ol>
<p>Tratamento grande pede segunda opinião. Leve as mesmas radiografias, para não pagar duas vezes por elas. Se a conta passou muito do combinado, converse primeiro; depois, as seções cantonais da <a href="https://www.sso.ch/">SSO</a> têm uma comissão que avalia contas e tratamentos dos seus membros.</p>
<h2>Quem ajuda a pagar</h2>
<ul>
<li><strong>Dentista escolar</strong> (<span lang="de">Schulzahnpflege</span>): controle regular das crianças, organizado pela comuna ou pelo cantão. Algumas comunas também contribuem para o tratamento conforme a renda.</li>
<li><strong>Prestações complementares</strong> (<span lang="de">Ergänzungsleistungen</span>): para quem recebe AHV ou IV e não chega ao mínimo. Pagam tratamento simples e adequado; mostre o orçamento antes.</li>
<li><strong>Assistência social:</strong> paga o necessário, sempre com orçamento aprovado antes, salvo urgência.</li>
<li><strong>Clínicas universitárias</strong> de Basileia, Berna, Genebra e Zurique: estudantes tratam sob supervisão, com preço menor e mais tempo de cadeira.</li>
<li><strong>Imposto:</strong> gastos de doença pagos do bolso, também com dentes, podem ser deduzidos acima de um limite da renda. Guarde as faturas e pergunte ao órgão de impostos do cantão.</li>
</ul>
<h2>Por cantão e por região</h2>
<p>O dentista escolar muda muito: há cantões em que o controle é obrigatório e gratuito, e outros em que só existe um vale. Pergunte na escola. Nas cidades grandes há plantão dentário (<span lang="de">zahnärztlicher Notfalldienst</span>); procure o número na página da sua cidade e guarde-o no celular antes de precisar. Perto da fronteira, muita gente se trata na França, na Alemanha ou na Itália: some a viagem e pergunte quem corrige um trabalho que não ficou bom.</p>
<h2>Seguro dentário</h2>
<p>É um <a href="/pt-BR/app/articles/seguro-complementar">seguro complementar</a>, voluntário. A seguradora pode pedir um exame, recusar, excluir dentes e impor carência. Vale sobretudo para crianças, contratado cedo, por causa do aparelho. Para adultos, compare o prêmio de vários anos com o teto que a apólice paga por ano: muitas vezes, a poupança própria ganha.</p>
<h2>Fazer no Brasil?</h2>
<table>
<thead><tr><th scope="col">Faz sentido no Brasil</th><th scope="col">Melhor aqui</th></tr></thead>
<tbody>
<tr><td>Você já vai de férias e tem dentista de confiança</td><td>Dor, febre, inchaço ou abscesso: hoje, não em dezembro</td></tr>
<tr><td>Trabalho que termina em uma viagem</td><td>Implante e aparelho, que exigem meses de retorno</td></tr>
<tr><td>O orçamento cheio, com passagem e dias sem salário, ainda é menor</td><td>Acidente ou doença que um seguro suíço paga</td></tr>
</tbody>
</table>
<p>Traga sempre radiografias, nota e descrição do que foi feito. O dentista daqui precisa disso para continuar o trabalho. E não adie uma cárie pequena por causa da viagem: ela não espera.</p>
<h2>Armadilhas</h2>
<ul>
<li>Assinar na recepção um papel que cede a cobrança a uma empresa, sem ler prazos e juros.</li>
<li>Aceitar o plano inteiro na primeira consulta, com dor.</li>
<li>Contratar o seguro dentário depois do diagnóstico: ele não paga o que já existia.</li>
<li>Esquecer de incluir acidente no seguro de saúde quando sai do emprego.</li>
</ul>
<p>Para entender a franquia e a coparticipação, leia o <a href="/pt-BR/app/articles/seguro-de-saude-do-zero">seguro de saúde do zero</a>.</p>
`,
};
