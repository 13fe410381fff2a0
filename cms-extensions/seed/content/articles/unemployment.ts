import type { SeedArticle } from "../../content-types.ts";

export const unemploymentGuide: SeedArticle = {
  slug: "desemprego-rav-prazos-e-seguro",
  relatedTools: ["unemployment", "budget", "salary-comparison"],
  title: "Perdi o emprego na Suíça: RAV, prazos e seguro-desemprego",
  summary:
    "O que fazer no dia da demissão, quando se inscrever no RAV, quem tem direito ao seguro-desemprego, o que corta pagamentos e como fica a autorização de quem é brasileiro.",
  access: "free",
  category: "trabalho",
  tags: ["busca-de-emprego", "prazos", "contrato-de-trabalho", "passo-a-passo"],
  cantons: [],
  publishedDaysAgo: 9,
  level: "intermediate",
  permitTypes: ["L", "B", "C"],
  situations: ["working", "searching"],
  changeNote:
    "O seguro-desemprego não paga dias anteriores à inscrição: inscreva-se no RAV ainda durante o aviso, no máximo no primeiro dia sem emprego.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 120,
  sources: [
    {
      name: "SECO, inscrição de quem procura emprego",
      url: "https://www.secoalv.admin.ch/secoalv/de/home/menue/stellensuchende/arbeitslos-was-tun-/anmeldung.html",
    },
    { name: "arbeit.swiss, portal do seguro-desemprego", url: "https://www.arbeit.swiss/" },
    {
      name: "Lei do seguro-desemprego (AVIG)",
      url: "https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de",
    },
    {
      name: "Lei de estrangeiros e integração (AIG)",
      url: "https://www.fedlex.admin.ch/eli/cc/2007/758/de",
    },
    {
      name: "Código das obrigações (OR), contrato de trabalho",
      url: "https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de",
    },
    {
      name: "Cantão da Argóvia, condições do seguro-desemprego",
      url: "https://www.ag.ch/de/verwaltung/dvi/wirtschaft-arbeit/stellensuche-arbeitslosigkeit/arbeitslosenentschaedigung",
    },
    {
      name: "Cantão de Lucerna, doença durante o desemprego",
      url: "https://wira.lu.ch/abteilungen/arbeitslosenkasse/arbeitslosenentschaedigung/ale_arbeitsunfaehigkeit",
    },
    {
      name: "Cantão de Friburgo, antes de se inscrever",
      url: "https://fr.ch/de/ama/arbeit-und-unternehmen/arbeitslosigkeit/vor-der-anmeldung-zur-arbeitslosigkeit",
    },
  ],
  plainBody: `
<p>Você perdeu o emprego? Respire. Há um seguro para isso. Mas há prazos.</p>
<h2>Hoje</h2>
<ol>
<li>Guarde a carta de demissão.</li>
<li>Comece a procurar trabalho. Guarde cada e-mail e cada resposta.</li>
<li>Peça o certificado de trabalho.</li>
</ol>
<h2>Antes do último dia</h2>
<p>Inscreva-se no RAV. Dá para fazer pela internet, no Job-Room. Em francês o RAV se chama ORP. Em italiano, URC.</p>
<div class="callout-warning"><p>Quem se inscreve tarde perde dinheiro. Os dias de antes não são pagos.</p></div>
<h2>Quem recebe</h2>
<p>Recebe quem mora aqui e pode trabalhar. É preciso ter contribuído 12 meses em dois anos. O tempo no Brasil não conta.</p>
<p>Em regra, 70% do salário. Com filhos, 80% (AVIG, art. 22). Faça a conta: {{ferramenta:seguro-desemprego}}.</p>
<h2>O que você precisa fazer todo mês</h2>
<ul>
<li>mandar candidaturas e mostrar a lista;</li>
<li>ir às conversas no RAV;</li>
<li>mandar o formulário do mês à caixa.</li>
</ul>
<h2>Não faça</h2>
<p>Não peça demissão sem outro emprego. Não viaje ao Brasil sem avisar o RAV.</p>
<p>Fale também com a migração do cantão sobre a sua autorização.</p>
`,
  body: `
<p>Ficar sem emprego longe da família assusta, e o sistema suíço não espera o susto passar: quem age na primeira semana recebe mais e mais cedo. A boa notícia é que o seguro-desemprego (<span lang="de">Arbeitslosenversicherung</span>, ALV) é seu direito, não é favor nem assistência social. Você pagou por ele em cada holerite.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Leia a carta.</strong> Confira a data em que recebeu o aviso e o prazo do contrato. Depois da experiência, o prazo da lei é de um mês no primeiro ano de casa, de dois do segundo ao nono e de três a partir do décimo, sempre para o fim de um mês (OR, art. 335c). O contrato ou a convenção coletiva pode dizer outro. Se a data da carta vem antes disso, responda por escrito: enquanto o empregador deve salário, o seguro não paga.</li>
<li><strong>Comece a procurar no mesmo dia.</strong> As candidaturas durante o aviso contam, e a falta delas corta pagamentos. Guarde e-mails, anúncios e respostas.</li>
<li><strong>Inscreva-se no RAV</strong> durante o aviso, pelo <a href="https://www.job-room.ch/">Job-Room</a> ou no balcão. O último dia possível é o primeiro dia para o qual você quer receber; nada antes da inscrição é pago. Se esse dia é feriado, como 1º de janeiro, o balcão está fechado: inscreva-se antes.</li>
<li><strong>Escolha a caixa</strong> (<span lang="de">Arbeitslosenkasse</span>, <span lang="fr">caisse de chômage</span>): a pública do cantão ou a de um sindicato. Todas pagam o mesmo; muda o atendimento.</li>
<li><strong>Peça o certificado de trabalho</strong> (<span lang="de">Arbeitszeugnis</span>) e o formulário que o empregador preenche para a caixa.</li>
</ol>
<p><strong>A demissão vale?</strong> Depois da experiência, o empregador não pode demitir na gravidez nem nas 16 semanas depois do parto. Também não pode durante uma doença ou um acidente, por até 30 dias no primeiro ano de casa, 90 do segundo ao quinto e 180 depois. A demissão dada nesses dias é nula; se eles começam durante o aviso, o prazo para e continua depois (OR, art. 336c). Algumas licenças também protegem. Responda por escrito que você quer continuar a trabalhar e peça conselho ao sindicato ou à assistência jurídica do cantão.</p>
<p>Para a inscrição, tenha o número AHV, o passaporte, a autorização e as provas de que procurou trabalho.</p>
<h2>Quem tem direito</h2>
<ul>
<li>Mora na Suíça e tem autorização que permite trabalhar.</li>
<li>Está sem emprego, ou com menos trabalho do que procura.</li>
<li>Contribuiu pelo menos 12 meses dentro do prazo-quadro (<span lang="de">Rahmenfrist</span>): os dois anos antes da inscrição. A caixa soma os meses; quem cuidou de filhos pequenos ou estudou tem regras próprias.</li>
<li>Pode e quer aceitar um emprego adequado.</li>
</ul>
<p><strong>Os anos de trabalho no Brasil não entram nessa conta.</strong> O acordo de previdência entre os dois países trata de velhice, sobreviventes e invalidez. Quem tem passaporte da UE ou da EFTA e trabalhou lá pode somar períodos europeus, com o formulário do último país. Autônomos não são segurados.</p>
<h2>Quanto se recebe</h2>
<p>O seguro paga diárias, em dias úteis: <strong>70% do salário segurado</strong>, que é a média dos últimos seis meses, ou dos últimos doze se for maior, com o 13º. São <strong>80%</strong> para quem sustenta filhos com menos de 25 anos, recebe pensão por invalidez de 40% ou mais, ou tem diária de até CHF 140 (AVIG, art. 22 e 23). Para o seu caso, faça a conta: {{ferramenta:seguro-desemprego}}.</p>
<table>
<caption>Quantas diárias, no máximo, em dois anos (AVIG, art. 27)</caption>
<thead><tr><th scope="col">Contribuição nos últimos dois anos</th><th scope="col">Diárias</th><th scope="col">Cerca de</th></tr></thead>
<tbody>
<tr><th scope="row">12 meses</th><td>260</td><td>12 meses</td></tr>
<tr><th scope="row">18 meses</th><td>400</td><td>18 meses</td></tr>
<tr><th scope="row">22 meses, com 55 anos ou mais ou pensão por invalidez de 40% ou mais</th><td>520</td><td>24 meses</td></tr>
<tr><th scope="row">12 meses ou mais, até completar 25 anos, sem filhos para sustentar</th><td>200</td><td>9 meses</td></tr>
</tbody>
</table>
<p>Das diárias saem a sua parte da AHV, a do segundo pilar para morte e invalidez, o seguro de acidentes e, para quem paga na fonte, o imposto. O abono por filho vem por cima, se ninguém mais o recebe. Lemos os números em cópias públicas da lei; a caixa entrega a conta por escrito. O portal <a href="https://www.arbeit.swiss/">arbeit.swiss</a> explica cada regra em alemão, francês e italiano.</p>
<table>
<caption>O que se desconta e até onde vale, em 2026</caption>
<tbody>
<tr><th scope="row">Contribuição descontada do salário</th><td>{{fato:contribuicao-ao-seguro-desemprego-2026}}</td></tr>
<tr><th scope="row">Salário segurado máximo por ano</th><td>{{fato:teto-do-seguro-desemprego-2026}}</td></tr>
</tbody>
</table>
<p>Acima desse teto não há desconto nem seguro: quem ganhava mais sente a queda mais forte. Refaça o orçamento antes do primeiro pagamento: {{ferramenta:orcamento}}.</p>
<h2>A espera e os cortes</h2>
<h3>Carência</h3>
<p>Antes da primeira diária há dias de espera (<span lang="de">Wartetage</span>). Com salário de até CHF 36’000 por ano não há espera. Acima disso, sem filhos são 5 dias úteis até CHF 60’000, 10 até CHF 90’000, 15 até CHF 125’000 e depois 20. Com filhos, nenhum até CHF 60’000 e depois 5 (AVIG, art. 18; AVIV, art. 6a). O primeiro dinheiro chega depois do fim do mês e com os papéis completos. Tenha uma reserva para cerca de dois meses de contas.</p>
<h3>Dias de suspensão</h3>
<p>A caixa ou o RAV podem suspender diárias (<span lang="de">Einstelltage</span>) quando a pessoa:</p>
<ul>
<li>pediu demissão sem ter outro emprego, ou foi demitida por culpa própria;</li>
<li>procurou pouco, já durante o aviso;</li>
<li>faltou a uma conversa ou mandou os papéis tarde;</li>
<li>recusou um emprego adequado ou um curso.</li>
</ul>
<p>Não concorda? Responda no prazo escrito na carta. A primeira reclamação é gratuita.</p>
<h2>O dia a dia com o RAV</h2>
<p>Você combina com o conselheiro quantas candidaturas faz por mês e entrega a lista pelo Job-Room. O RAV paga ou indica cursos de língua, informática e candidatura: peça por escrito e explique para que vaga servem. Aceitar um trabalho parcial ou temporário (<span lang="de">Zwischenverdienst</span>) costuma valer a pena, porque a caixa pode completar a diferença e o tempo conta para um novo prazo-quadro.</p>
<p>Férias e viagens ao Brasil precisam ser avisadas antes. Fora da Suíça sem combinar, você não está disponível, e as diárias param. Doença se avisa ao RAV dentro de uma semana (AVIV, art. 42), com atestado a partir do quarto dia.</p>
<h2>O que muda de um cantão para outro</h2>
<ul>
<li><strong>Nome:</strong> <span lang="de">RAV</span> em alemão, <span lang="fr">ORP</span> em francês, <span lang="it">URC</span> em italiano. Genebra usa o <span lang="fr">Office cantonal de l’emploi</span>.</li>
<li><strong>Balcão:</strong> em muitos cantões tudo começa pela internet; em alguns, a comuna recebe a primeira inscrição.</li>
<li><strong>Candidaturas:</strong> o número pedido varia. Friburgo publica o dele; nos outros, vale o que está na sua combinação com o RAV.</li>
<li><strong>Depois do fim das diárias:</strong> alguns cantões têm ajuda própria. Pergunte antes da última.</li>
</ul>
<h2>Os outros seguros</h2>
<ul>
<li><strong>Acidente:</strong> a cobertura do empregador acaba 31 dias depois do fim do direito a pelo menos metade do salário (UVG, art. 3). Quem recebe diárias fica segurado pela Suva; quem não recebe precisa incluir o acidente no seguro de saúde.</li>
<li><strong>Doença:</strong> quem não pode trabalhar por doença ou gravidez recebe diárias do desemprego só nos primeiros 30 dias, e no máximo 44 em dois anos (AVIG, art. 28). Por isso, pergunte quanto custa manter por conta própria o seguro de diárias do emprego (<span lang="de">Krankentaggeld</span>). Quem está desempregado pode pedir até três meses depois do aviso escrito da seguradora (KVG, art. 71; VVG, art. 100). Depois do parto vale a <a href="/pt-BR/app/articles/gravidez-na-suica-direitos-licenca-e-seguro">licença da mãe</a>.</li>
<li><strong>Seguro de saúde:</strong> o prêmio continua. Peça ao cantão a redução (<span lang="de">Prämienverbilligung</span>) e informe a renda nova.</li>
<li><strong>Segundo pilar:</strong> o saldo vai para uma conta de livre passagem. Diga à caixa de pensão para qual.</li>
<li><strong>AHV:</strong> das diárias se desconta a contribuição. Sem diárias e sem emprego, procure a caixa de compensação do cantão: a contribuição mínima é de {{fato:contribuicao-minima-ahv-2027}} por ano em 2027, e um ano em branco reduz a aposentadoria.</li>
<li><strong>Imposto:</strong> quem paga na fonte continua pagando sobre as diárias.</li>
</ul>
<h2>Armadilhas para brasileiros</h2>
<ul>
<li><strong>Autorização B sem passaporte europeu.</strong> Ela vale até a data impressa, também sem o emprego. Quem foi admitido para trabalhar pode começar outro emprego sem pedir autorização (AIG, art. 38). A renovação depende do motivo escrito nela: escreva cedo à migração do cantão.</li>
<li><strong>Autorização L sem passaporte europeu.</strong> Ela vale até a data impressa, mas só para o trabalho autorizado. Outro emprego precisa de autorização antes (AIG, art. 38).</li>
<li><strong>Autorização L ou B com passaporte da UE ou da EFTA.</strong> Depois de uma demissão que você não quis, o direito de ficar dura em regra seis meses (AIG, art. 61a). Com a L, ou com a B no primeiro ano aqui, quem ainda recebe diárias depois disso fica até o fim delas, e nesse tempo não há direito à assistência social. Com a B depois do primeiro ano, fica até seis meses depois da última diária. Quem parou por doença, acidente ou invalidez tem outra regra.</li>
<li><strong>Autorização C.</strong> Perder o emprego não muda o direito de ficar.</li>
<li><strong>Assistência social não é a mesma coisa.</strong> Receber diárias é um direito do seguro. Já a assistência por muito tempo pode pesar na renovação da autorização.</li>
<li><strong>Pedir demissão para “descansar”.</strong> Custa diárias. Fale antes com o RAV.</li>
<li><strong>Acordo assinado na hora.</strong> Um acordo de saída (<span lang="de">Aufhebungsvertrag</span>) pode contar como demissão por vontade própria. Leve para casa e peça conselho.</li>
<li><strong>Bico sem declarar.</strong> Toda renda entra no formulário do mês; esconder dá devolução e multa.</li>
</ul>
<p>Para preparar as candidaturas, leia <a href="/pt-BR/app/articles/procurar-emprego-e-curriculo-suico">como procurar emprego e montar o currículo suíço</a> e aprenda a reconhecer uma <a href="/pt-BR/app/news/vaga-falsa-sete-sinais-antes-de-enviar-documentos">vaga falsa</a>. E conte a alguém que você está procurando: aqui também muita vaga se resolve por indicação.</p>
`,
};
