import type { SeedArticle } from "../../content-types.ts";

export const rentFromBrazilGuide: SeedArticle = {
  slug: "alugar-apartamento-morando-no-brasil",
  relatedTools: ["budget", "plan"],
  title: "Alugar na Suíça morando ainda no Brasil: o que funciona e o que é golpe",
  summary:
    "Por que o primeiro endereço deve ser provisório, como montar o dossiê sem histórico suíço, quanto dinheiro separar e as regras que protegem você de golpes a distância.",
  access: "free",
  category: "moradia",
  tags: ["aluguel", "caucao", "golpes", "brasil", "passo-a-passo"],
  cantons: [],
  publishedDaysAgo: 12,
  level: "beginner",
  permitTypes: [],
  situations: ["contract", "interviewing", "searching", "study"],
  changeNote:
    "Quem aluga do Brasil não deve pagar nada antes de alguém de confiança entrar no apartamento e de haver um contrato assinado.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 220,
  sources: [
    { name: "Departamento Federal de Habitação (BWO)", url: "https://www.bwo.admin.ch/" },
    {
      name: "Código das obrigações (OR), aluguel",
      url: "https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de",
    },
    {
      name: "BFS, aluguel médio por cantão, 2024",
      url: "https://www.bfs.admin.ch/asset/de/je-d-09.03.03.01",
    },
    { name: "Departamento Federal de Cibersegurança (BACS)", url: "https://www.bacs.admin.ch/" },
    { name: "Alfândega suíça (BAZG)", url: "https://www.bazg.admin.ch/" },
    {
      name: "WOKO, moradia de estudantes em Zurique",
      url: "https://www.woko.ch/en/quicklinks/faq",
    },
  ],
  plainBody: `
<p>Você ainda mora no Brasil e quer alugar na Suíça? Faça em dois passos.</p>
<h2>Passo 1: um lugar por pouco tempo</h2>
<p>Alugue um quarto ou um apartamento com móveis, por algumas semanas. Pergunte: posso me registrar na comuna com este endereço? Peça a resposta por escrito.</p>
<h2>Passo 2: a casa de verdade</h2>
<p>Procure o apartamento depois de chegar. Assim você pode visitar.</p>
<h2>Prepare os papéis no Brasil</h2>
<ul>
<li>passaporte;</li>
<li>contrato de trabalho ou carta da escola;</li>
<li>prova de renda;</li>
<li>uma carta curta sobre você;</li>
<li>uma carta de quem alugou para você no Brasil.</li>
</ul>
<div class="callout-warning"><p>Não pague nada antes da visita e do contrato. Nem por Pix, nem por outro meio.</p></div>
<h2>O dinheiro</h2>
<p>Você vai pagar a caução e o primeiro aluguel. A caução fica no banco, em seu nome. Ela volta no fim, se a casa estiver em ordem.</p>
`,
  body: `
<p>Todo mundo quer desembarcar com a chave na mão. Na prática, quase nenhum proprietário suíço assina com quem nunca viu, e quem promete isso pela internet costuma ser golpista. O plano que funciona tem duas etapas: um endereço provisório para chegar e um apartamento escolhido aqui, com visita.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Confirme a autorização.</strong> Sem contrato de trabalho ou outro direito de morar aqui, não assine aluguel: você pode ficar com a dívida e sem o visto. Quem vem estudar precisa da prova de moradia já no pedido do visto: reserve com cancelamento grátis.</li>
<li><strong>Pergunte ao empregador.</strong> Muitas empresas pagam ou indicam moradia para as primeiras semanas, ou contratam um serviço de mudança (<span lang="en">relocation</span>). Não custa pedir, e algumas só oferecem a quem pergunta.</li>
<li><strong>Escolha a região pelo trajeto e pelo bolso.</strong> A uma parada de trem da cidade grande, o aluguel muda e o imposto também. Compare em <a href="/pt-BR/app/cantons/compare">comparar cantões</a> e em <a href="/pt-BR/app/cantons/what-is-left">quanto sobra</a>.</li>
<li><strong>Reserve o provisório</strong> e só então compre a passagem. Precisa de visto? Compre a passagem só com o visto no passaporte.</li>
</ol>
<h2>O endereço provisório</h2>
<p>As opções mais comuns são quarto em república (<span lang="de">WG</span>, <span lang="fr">colocation</span>), sublocação por tempo certo, apartamento mobiliado por mês e a casa de conhecidos. Quem estuda pergunta também à escola; em Zurique, a <a href="https://www.woko.ch/">WOKO</a> aluga quartos só a estudantes e doutorandos. Antes de fechar, faça três perguntas por escrito:</p>
<ul>
<li>posso me registrar na comuna com este endereço? O registro é feito em até 14 dias depois da chegada, e sem endereço ele trava;</li>
<li>quem assina é o proprietário ou um inquilino? Se for inquilino, ele tem o consentimento do locador para sublocar?</li>
<li>o que está incluído: móveis, internet, eletricidade, roupa de cama, limpeza no fim?</li>
</ul>
<p>O provisório custa mais por mês. Pense nele como o preço de poder visitar com calma. O passo seguinte está em <a href="/pt-BR/app/articles/registro-na-comuna-gemeinde">registro na comuna</a>.</p>
<h2>O dossiê, montado no Brasil</h2>
<p>A imobiliária (<span lang="de">Verwaltung</span>, <span lang="fr">régie</span>) quer saber se você paga e se fica. Recém-chegado não tem extrato de dívidas suíço (<span lang="de">Betreibungsauszug</span>); responda a essa dúvida com outros papéis, em um único PDF:</p>
<ul>
<li>carta de meia página, em alemão, francês ou italiano, com a data de chegada e quem vai morar;</li>
<li>passaportes e a garantia da autorização, com a finalidade e a data escritas sobre a cópia;</li>
<li>contrato de trabalho suíço ou carta do empregador com salário e duração; de quem vem estudar, a carta de admissão e a prova dos meios;</li>
<li>extrato bancário que mostre a reserva, com os números desnecessários cobertos;</li>
<li>carta do locador ou da imobiliária do Brasil, traduzida: pagou em dia, cuidou do imóvel.</li>
</ul>
<p>Fiador pessoal, como no Brasil, não é a regra. A garantia usual é a caução. Se alguém de confiança com renda aqui aceitar assinar junto, isso ajuda, mas essa pessoa passa a responder pela dívida inteira.</p>
<h2>Quanto dinheiro separar</h2>
<p>A caução de uma moradia (<span lang="de">Mietkaution</span>) vai até {{fato:limite-da-caucao-de-aluguel}} e fica em uma conta bloqueada em seu nome. Some a ela o primeiro aluguel, o provisório, os móveis e luminárias, o seguro de responsabilidade civil e as despesas até o primeiro salário. O aluguel médio dos contratos existentes dá a ordem de grandeza; anúncio de hoje costuma ser mais caro.</p>
<table>
<caption>Aluguel médio por mês, todos os tamanhos</caption>
<thead><tr><th scope="col">Cantão</th><th scope="col">Aluguel</th></tr></thead>
<tbody>
<tr><th scope="row">Zurique</th><td>{{cantao:zh-aluguel}}</td></tr>
<tr><th scope="row">Genebra</th><td>{{cantao:ge-aluguel}}</td></tr>
<tr><th scope="row">Vaud</th><td>{{cantao:vd-aluguel}}</td></tr>
<tr><th scope="row">Berna</th><td>{{cantao:be-aluguel}}</td></tr>
<tr><th scope="row">Ticino</th><td>{{cantao:ti-aluguel}}</td></tr>
</tbody>
</table>
<p>Monte o seu mês inteiro antes de escolher: {{ferramenta:orcamento}}.</p>
<h2>O que muda de um cantão para outro</h2>
<ul>
<li><strong>Genebra</strong> conta a cozinha entre os cômodos; a maior parte do país, não. Pergunte quantos dormitórios há.</li>
<li><strong>Alguns cantões</strong> obrigam o locador a dizer o aluguel anterior em formulário oficial. Quem recebe esse formulário pode comparar e, sob condições, contestar o aluguel inicial na autoridade de conciliação até trinta dias depois de receber as chaves.</li>
<li><strong>Na Suíça francesa</strong>, o dossiê passa quase sempre pela régie e a visita é marcada com o inquilino que sai. <strong>Na Suíça alemã</strong>, são comuns as visitas abertas, com muita gente no mesmo horário.</li>
<li><strong>As datas de saída</strong> do contrato seguem o costume local. Pergunte antes de marcar a mudança.</li>
</ul>
<h2>Golpes a distância</h2>
<p>O roteiro se repete: preço bom, dono no exterior, chave pelo correio, caução para reservar. Quem está no Brasil é o alvo preferido, porque não pode visitar.</p>
<div class="callout-warning">
<p>Sem visita de alguém de confiança e sem contrato assinado, ninguém recebe dinheiro. Vídeo mandado pelo anunciante não é visita.</p>
</div>
<p>{{video:golpes-de-aluguel-como-reconhecer}}</p>
<p>Peça a um colega da empresa, a um parente ou a alguém do <a href="/pt-BR/app/forum">fórum</a> em quem você confie que entre no apartamento. Procure a imobiliária no <a href="https://www.zefix.admin.ch/">registro comercial</a> e ligue para o telefone do site dela. Se já pagou, fale com o banco na hora e comunique o caso ao <a href="https://www.bacs.admin.ch/">BACS</a>.</p>
<h2>A mudança</h2>
<p>Móveis e objetos que você já usava entram sem imposto como bens de mudança (<span lang="de">Übersiedlungsgut</span>), com uma lista e o formulário da <a href="https://www.bazg.admin.ch/">alfândega</a>. Traga o que cabe e o que tem valor para você: a voltagem, as tomadas e o frete tornam caro o resto. Carnes, laticínios e plantas do Brasil têm restrições.</p>
<h2>Prazos, do fim para o começo</h2>
<ol>
<li><strong>Três meses antes:</strong> autorização encaminhada, orçamento feito, dossiê traduzido.</li>
<li><strong>De dois meses a um mês antes:</strong> provisório reservado, com o registro permitido por escrito.</li>
<li><strong>Na primeira semana:</strong> registro na comuna, conta no banco, seguro de responsabilidade civil.</li>
<li><strong>Daí em diante:</strong> visitas todos os dias possíveis e dossiê enviado no mesmo dia. O caminho completo está em <a href="/pt-BR/app/articles/alugar-apartamento-passo-a-passo">alugar um apartamento, passo a passo</a>.</li>
</ol>
<p>Dúvida sobre uma cláusula? A associação de inquilinos do cantão (<span lang="de">Mieterverband</span>, <span lang="fr">ASLOCA</span>) orienta os membros, e a autoridade de conciliação do seu distrito responde de graça.</p>
`,
};
