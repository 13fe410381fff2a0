import type { SeedArticle } from "../../content-types.ts";

export const pregnancyGuide: SeedArticle = {
  slug: "gravidez-na-suica-direitos-licenca-e-seguro",
  relatedTools: ["budget"],
  title: "Gravidez na Suíça: seguro, direitos no trabalho, licença e registro do bebê",
  summary:
    "O que o seguro básico paga, quando contar no trabalho, como funciona a licença da mãe e do outro genitor, e os papéis do bebê na Suíça e no Brasil.",
  access: "free",
  category: "familia",
  tags: ["filhos", "seguro-saude", "prazos", "brasil", "passo-a-passo"],
  cantons: [],
  publishedDaysAgo: 6,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "Na maternidade o seguro básico paga sem franquia nem coparticipação; o seguro complementar só ajuda quem o contratou antes da gravidez.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 150,
  sources: [
    {
      name: "ch.ch, licença-maternidade e licença-paternidade",
      url: "https://www.ch.ch/de/familie-und-partnerschaft/mutterschaft-und-vaterschaft/schwangerschaft-und-geburt/mutterschafts-und-vaterschaftsurlaub/",
    },
    {
      name: "BSV, duração do auxílio-maternidade",
      url: "https://faq.bsv.admin.ch/de/erwerbsersatz-eo/ab-wann-erhalte-ich-die-mutterschaftsentschaedigung-und-wie-lange",
    },
    {
      name: "BSV, quem tem direito ao auxílio-maternidade",
      url: "https://faq.bsv.admin.ch/de/erwerbsersatz-eo/erwerbsersatz-bei-mutterschaftsurlaub/wann-habe-ich-anspruch-auf",
    },
    {
      name: "Lei da compensação de renda (EOG), art. 16b–16h",
      url: "https://www.fedlex.admin.ch/eli/cc/1952/1021_1046_1050/de",
    },
    {
      name: "Lei do seguro de saúde (KVG)",
      url: "https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de",
    },
    {
      name: "Código das obrigações (OR), contrato de trabalho",
      url: "https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de",
    },
    {
      name: "Consulado-Geral do Brasil em Zurique",
      url: "https://www.gov.br/mre/pt-br/consulado-zurique",
    },
  ],
  plainBody: `
<p>Você está grávida? Parabéns. Na Suíça, o seguro de saúde paga as consultas e o parto.</p>
<h2>Primeiro</h2>
<ol>
<li>Marque consulta com o ginecologista.</li>
<li>Procure uma parteira. Em alemão, <span lang="de">Hebamme</span>. Em francês, <span lang="fr">sage-femme</span>. Procure cedo.</li>
<li>Peça ao médico um atestado com a data do parto.</li>
</ol>
<h2>No trabalho</h2>
<p>Depois do período de experiência, o patrão não pode demitir você por estar grávida. Você não precisa contar na entrevista de emprego. Conte cedo se o trabalho é pesado ou perigoso.</p>
<h2>A licença</h2>
<p>Depois do parto, quem trabalhava recebe uma parte do salário. Precisa ter contribuído antes. O pai, ou a outra mãe, também tem uma licença curta e paga.</p>
<h2>O bebê</h2>
<ul>
<li>O hospital avisa o registro civil.</li>
<li>Leve as certidões do casal. Elas precisam de apostila e tradução.</li>
<li>Faça o seguro de saúde do bebê antes do parto.</li>
<li>Peça o abono por filho.</li>
<li>Registre o bebê no consulado do Brasil.</li>
</ul>
<div class="callout-warning"><p>Nascer na Suíça não dá o passaporte suíço. O bebê fica com a autorização dos pais.</p></div>
`,
  body: `
<p>Engravidar longe da mãe, da irmã e da língua traz duas perguntas ao mesmo tempo: “está tudo bem?” e “como isto funciona aqui?”. A primeira é do médico. Para a segunda, o caminho é mais simples do que parece. O seguro básico cuida da saúde, a lei protege o emprego e a licença é paga por um seguro que você já financia no holerite.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Consulta.</strong> Marque com um ginecologista ou com uma parteira (<span lang="de">Hebamme</span>, <span lang="fr">sage-femme</span>, <span lang="it">levatrice</span>). Se o seu modelo de seguro exige passar antes pelo médico de família, pergunte: ginecologia costuma ser exceção.</li>
<li><strong>Parteira para depois do parto.</strong> Ela vai à sua casa nas primeiras semanas, e o seguro básico paga as visitas. As agendas enchem cedo.</li>
<li><strong>Seguro.</strong> Leia a sua apólice antes de pedir qualquer mudança.</li>
<li><strong>Documentos do casal.</strong> Certidões de nascimento e de casamento atuais, com apostila e tradução. São elas que costumam atrasar o registro do bebê.</li>
<li><strong>Creche.</strong> Inscreva-se ainda grávida, se vai precisar.</li>
</ol>
<h2>O que o seguro básico paga</h2>
<p>Consultas e exames da gravidez, ultrassons previstos, parto no hospital, em casa de parto ou em casa, parteira, parte do curso de preparação e orientação de amamentação. <strong>Nas prestações de maternidade não há franquia nem coparticipação</strong>, e a diária de hospital também não é cobrada. Da 13ª semana de gravidez até oito semanas depois do parto, o tratamento de outras doenças também fica sem esses custos (KVG, art. 64). Mostre à seguradora o atestado com a data provável.</p>
<p>Fora da maternidade vale o de sempre: depois da franquia, a coparticipação vai até {{fato:limite-da-coparticipacao-adultos}} por ano. Quem planeja um filho pode baixar a franquia para o ano seguinte, com o pedido até o fim de novembro. Faça a conta com o artigo <a href="/pt-BR/app/articles/seguro-de-saude-do-zero">seguro de saúde do zero</a>.</p>
<div class="callout-warning">
<p>Seguro complementar para quarto particular tem carência. Contratado já grávida, ele não paga este parto, e esconder a gravidez no formulário anula a cobertura.</p>
</div>
<p>O hospital público da lista do seu cantão está coberto. Parto em outro cantão pode gerar diferença a pagar: confirme antes.</p>
<h2>No trabalho</h2>
<ul>
<li><strong>Entrevista:</strong> ninguém pode exigir que você conte, salvo se o trabalho for impossível ou perigoso na gravidez.</li>
<li><strong>Demissão:</strong> passado o período de experiência, a demissão dada pelo empregador durante a gravidez e nas 16 semanas depois do parto não vale (OR, art. 336c). Contrato com data para acabar acaba na data; e acordo assinado por você também encerra.</li>
<li><strong>Quando contar:</strong> não há dia marcado por lei. Conte cedo se há peso, produtos químicos, frio, calor ou turnos à noite. O empregador precisa avaliar o risco e oferecer trabalho equivalente; se não puder, paga uma parte do salário.</li>
<li><strong>Doença na gravidez:</strong> com atestado, vale a continuação do salário ou o seguro de diárias (KTG). A licença só começa com o parto, então uma pausa antes dele depende do médico.</li>
<li><strong>Amamentação:</strong> no primeiro ano, o tempo necessário no trabalho é pago dentro de limites.</li>
</ul>
<h2>A licença da mãe</h2>
<p>O auxílio-maternidade (<span lang="de">Mutterschaftsentschädigung</span>, <span lang="fr">allocation de maternité</span>) vem da compensação de renda (EO). Recebe quem, no dia do parto, é empregada, autônoma ou recebe diárias de certos seguros, como o desemprego. Nos nove meses antes do parto ela precisa ter estado segurada na AHV e trabalhado pelo menos cinco. O auxílio começa no dia do parto, dura 98 dias no país inteiro (EOG, art. 16c) e paga uma parte do salário, com um máximo por dia. Esses dois números estão na página do <a href="https://www.ch.ch/de/familie-und-partnerschaft/mutterschaft-und-vaterschaft/schwangerschaft-und-geburt/mutterschafts-und-vaterschaftsurlaub/">ch.ch</a>, e a caixa de compensação calcula o seu caso.</p>
<ul>
<li>Quem volta a trabalhar antes perde o resto.</li>
<li>Se o bebê precisa ficar no hospital logo depois do parto, o prazo pode ser prolongado.</li>
<li>O pedido é feito pelo empregador ou por você, com a certidão. Sem pedido não há pagamento.</li>
<li>Muitas convenções e empresas dão mais semanas ou o salário inteiro. Leia o regulamento.</li>
</ul>
<p><strong>Recém-chegada?</strong> Meses de trabalho no Brasil não contam para essa exigência. Meses em países da UE e da EFTA podem contar para quem tem passaporte suíço, da UE ou da EFTA. Se faltar tempo, pergunte ao cantão por ajuda própria.</p>
<h2>A licença do outro genitor</h2>
<p>O pai legal, ou a esposa da mãe, tem direito a duas semanas de licença, pagas pelo mesmo seguro a quem contribuiu o tempo mínimo. Elas podem ser tiradas de uma vez ou em dias soltos, nos seis meses depois do nascimento: depois, vencem (OR, art. 329g). Combine por escrito com o empregador.</p>
<h2>O que muda de um cantão para outro</h2>
<ul>
<li><strong>Genebra</strong> tem um seguro-maternidade do cantão, mais generoso do que o federal.</li>
<li><strong>Friburgo</strong> e alguns outros pagam uma ajuda a mães sem direito à federal ou com renda baixa.</li>
<li><strong>Abono de nascimento</strong> (<span lang="de">Geburtszulage</span>, <span lang="fr">allocation de naissance</span>): existe em parte dos cantões, uma vez só, a pedido.</li>
<li><strong>Abono mensal:</strong> o mínimo federal de 2026 é de {{fato:abono-por-filho-2026}} por filho; vários cantões pagam mais. Veja <a href="/pt-BR/app/news/abonos-familiares-2026-chf-215-por-filho-e-como-pedir">como pedir</a>.</li>
</ul>
<h2>Os papéis do bebê na Suíça</h2>
<ol>
<li><strong>Registro civil.</strong> O hospital avisa o <span lang="de">Zivilstandsamt</span> (<span lang="fr">état civil</span>) do lugar do parto. Peça também a certidão internacional.</li>
<li><strong>Pais não casados.</strong> O pai reconhece o filho no registro civil, de preferência antes do parto, e o casal declara ali a autoridade parental conjunta.</li>
<li><strong>Comuna e autorização.</strong> O bebê é anunciado à comuna e recebe a autorização conforme a dos pais. Nascer aqui não dá a nacionalidade suíça.</li>
<li><strong>Seguro do bebê.</strong> Inscreva antes do parto, ou no máximo até três meses depois: passado esse prazo, a cobertura só vale do dia da inscrição. O seguro básico aceita sempre; o complementar aceita sem perguntas só nessa inscrição antecipada, em muitas seguradoras. O prêmio médio de uma criança em 2026 é de {{fato:premio-medio-de-crianca-2026}} por mês.</li>
<li><strong>Imposto na fonte.</strong> Avise o empregador: um filho muda o código.</li>
</ol>
<h2>E no Brasil</h2>
<p>O registro consular dá a certidão brasileira e abre o caminho do CPF e do passaporte. Ele é feito no consulado que atende o seu cantão: <a href="https://www.gov.br/mre/pt-br/consulado-zurique">Zurique</a> ou <a href="https://www.gov.br/mre/pt-br/consulado-genebra">Genebra</a>. Confira a lista de documentos no site e marque antes. Para o passaporte de menor, os dois pais precisam autorizar, e viagens com um só deles pedem autorização.</p>
<h2>Armadilhas frequentes</h2>
<ul>
<li><strong>Esperar a cesárea marcada.</strong> Aqui o parto normal é o ponto de partida. Fale do seu plano e dos seus medos na primeira consulta.</li>
<li><strong>Pedir demissão no fim da licença.</strong> Antes, pense no seguro-desemprego, no aviso e na creche. Reduzir a carga (<span lang="de">Pensum</span>) pode ser melhor.</li>
<li><strong>Ficar sozinha.</strong> A consultora de pais da comuna (<span lang="de">Mütter- und Väterberatung</span>) atende de graça. Tristeza que não passa depois do parto tem tratamento: diga à parteira.</li>
<li><strong>Viajar ao Brasil no fim.</strong> Companhias aéreas pedem atestado, e um parto no exterior pode não estar coberto por inteiro.</li>
</ul>
<p>Para perguntas de trabalho, procure o sindicato ou a secretaria cantonal do trabalho. Para a licença, a caixa de compensação do empregador. Para o seguro, a sua seguradora, sempre por escrito.</p>
`,
};
