import type { SeedArticle } from "../../content-types.ts";

export const housingArticles: SeedArticle[] = [
  {
    slug: "alugar-apartamento-passo-a-passo",
    relatedTools: ["budget"],
    title: "Alugar um apartamento na Suíça, passo a passo",
    summary:
      "Do dossiê de candidatura à vistoria de entrada: como competir por um apartamento, entender caução e despesas, e reconhecer um golpe antes de pagar.",
    access: "free",
    category: "moradia",
    tags: ["aluguel", "caucao", "golpes", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 70,
    level: "beginner",
    permitTypes: ["L", "B", "C"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 14,
    reviewDueInDays: 220,
    sources: [
      { name: "Departamento Federal de Habitação (BWO)", url: "https://www.bwo.admin.ch/" },
      {
        name: "BFS, aluguel médio por cantão, 2024",
        url: "https://www.bfs.admin.ch/asset/de/je-d-09.03.03.01",
      },
    ],
    body: `
<p>Conseguir o primeiro apartamento é, para muita gente, a parte mais tensa da chegada. A procura é grande nas cidades e o dono escolhe entre muitos pedidos. Você não controla isso, mas controla a rapidez e a qualidade do seu dossiê.</p>
<h2>Antes de procurar: quanto cabe</h2>
<p>Imobiliárias costumam querer que o aluguel seja uma fração moderada da renda. Some ao aluguel líquido (<span lang="de">Nettomiete</span>) as despesas acessórias (<span lang="de">Nebenkosten</span>), como aquecimento e água, e lembre que eletricidade, internet e a taxa de rádio e TV vêm à parte.</p>
<table>
<caption>Aluguel líquido médio mensal dos contratos existentes, todos os tamanhos (BFS, 2024)</caption>
<thead><tr><th scope="col">Cantão</th><th scope="col">Aluguel médio</th></tr></thead>
<tbody>
<tr><td>Zug</td><td>CHF 2’024</td></tr>
<tr><td>Zurique</td><td>CHF 1’768</td></tr>
<tr><td>Genebra</td><td>CHF 1’573</td></tr>
<tr><td>Vaud</td><td>CHF 1’465</td></tr>
<tr><td>Berna</td><td>CHF 1’319</td></tr>
<tr><td>Jura</td><td>CHF 999</td></tr>
<tr><th scope="row">Suíça</th><td>CHF 1’485</td></tr>
</tbody>
</table>
<p>São médias de contratos antigos e novos. Anúncio de hoje costuma ser mais caro, porque o preço se ajusta na troca de inquilino.</p>
<p>Para comparar, o salário mediano da região:</p>
<ul>
<li>Zurique: {{cantao:zh-salario}}</li>
<li>Genebra: {{cantao:ge-salario}}</li>
</ul>
<h2>Como o número de quartos é contado</h2>
<p>Na Suíça contam-se os cômodos, não os dormitórios. Um <span lang="de">3,5-Zimmer-Wohnung</span> tem, em geral, dois quartos, sala e um espaço de jantar que vale meio cômodo. Cozinha e banheiro não contam. Genebra costuma incluir a cozinha na conta: pergunte.</p>
<h2>O dossiê</h2>
<ol>
<li>Formulário da imobiliária preenchido e assinado.</li>
<li>Cópia do passaporte e da autorização, ou da confirmação de registro.</li>
<li>Contrato de trabalho ou os três últimos holerites.</li>
<li>Extrato de dívidas (<span lang="de">Betreibungsauszug</span>, <span lang="fr">extrait du registre des poursuites</span>) recente. Recém-chegado ainda não tem histórico; diga isso na carta e anexe a confirmação de chegada.</li>
<li>Carta curta: quem vai morar, profissão, por que o lugar serve, data de entrada.</li>
<li>Referência de um locador anterior ou do empregador.</li>
</ol>
<p>Deixe tudo em um único PDF. Na visita, chegue no horário, cumprimente e pergunte como enviar o dossiê. Envie no mesmo dia.</p>
<h2>Contrato e caução</h2>
<p>Leia no contrato o prazo de aviso (<span lang="de">Kündigungsfrist</span>), as datas em que se pode sair e o que está incluído nas despesas. Em alguns cantões, o locador precisa informar o aluguel anterior em formulário oficial. Um aluguel inicial bem acima do anterior, ou assinado por necessidade, pode ser contestado na autoridade de conciliação (<span lang="de">Schlichtungsbehörde</span>, <span lang="fr">autorité de conciliation</span>) em até 30 dias desde as chaves (OR, art. 270).</p>
<p>A caução (<span lang="de">Mietkaution</span>) é de no máximo três aluguéis e fica numa conta bancária bloqueada em seu nome. Existem seguros de caução: você não imobiliza o dinheiro, mas paga uma taxa todo ano que não volta, e continua responsável pelos danos.</p>
<h2>A entrega das chaves</h2>
<p>Na vistoria (<span lang="de">Wohnungsübergabe</span>), percorra cada cômodo com o protocolo na mão. Anote riscos, manchas, torneira que pinga, persiana que emperra. Fotografe. O que não está escrito na entrada pode ser cobrado na saída. Percebeu um defeito depois? Avise por carta nos primeiros dias.</p>
<p>Contrate também o seguro de responsabilidade civil (<span lang="de">Privathaftpflicht</span>). Não é obrigatório por lei, mas muitos contratos exigem, e ele paga o piso que a sua panela queimou.</p>
<h2>Como reconhecer um golpe</h2>
<ul>
<li>Pedem caução ou reserva antes da visita.</li>
<li>O proprietário está no exterior e manda a chave pelo correio.</li>
<li>Pagamento por Pix, cripto ou remessa em dinheiro.</li>
<li>Preço muito abaixo da região, fotos de catálogo, pressa.</li>
<li>Pedem foto do passaporte antes de qualquer conversa.</li>
</ul>
<div class="callout-warning">
<p>Uma regra resolve quase todos: ninguém recebe dinheiro antes de você entrar no apartamento e ter um contrato assinado.</p>
</div>
<p>{{video:golpes-de-aluguel-como-reconhecer}}</p>
<h2>Dar o aviso e sair</h2>
<p>Para apartamento a lei pede ao menos três meses de aviso, para uma data de saída do contrato; o contrato pode pedir mais. Conta o dia em que o aviso chega: ele precisa estar lá antes do começo do prazo. Mande carta registrada, assinada por todos os que assinaram o contrato; se a moradia é da família, o cônjuge ou parceiro registrado assina também, mesmo fora do contrato. A <a href="/pt-BR/app/letters/end-lease">carta pronta</a> diz até que dia postar.</p>
<p>Você pode sair fora das datas se apresentar um inquilino substituto (<span lang="de">Nachmieter</span>) solvente e disposto a assumir o mesmo contrato. Sem ele, o aluguel corre até a próxima data possível.</p>
<p>Em conflito, a autoridade de conciliação (<span lang="de">Schlichtungsbehörde</span>) do distrito atende sem custo na maioria dos casos, e as associações de inquilinos orientam os sócios. O <a href="https://www.bwo.admin.ch/">BWO</a> publica as regras e a taxa de referência dos aluguéis.</p>
`,
  },
  {
    slug: "lixo-reciclagem-e-regras-do-predio",
    title: "Lixo, reciclagem e regras do prédio: viver bem com os vizinhos",
    summary:
      "Saco taxado, calendário de coleta, lavanderia compartilhada e horário de silêncio: o manual que ninguém entrega junto com as chaves.",
    access: "paying",
    category: "moradia",
    tags: ["comuna", "integracao", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 33,
    level: "beginner",
    permitTypes: [],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 10,
    reviewDueInDays: 300,
    sources: [
      { name: "Departamento Federal do Meio Ambiente (BAFU)", url: "https://www.bafu.admin.ch/" },
      { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
    ],
    body: `
<p>A maior parte dos conflitos entre vizinhos na Suíça nasce de três coisas pequenas: o lixo no dia errado, a lavanderia fora do horário e o barulho depois que a casa dormiu. Todas têm regra escrita. Conhecê-la é metade da boa convivência.</p>
<h2>O lixo comum tem preço</h2>
<p>Na maioria das comunas quem produz lixo paga por ele. O formato muda de lugar para lugar:</p>
<table>
<thead><tr><th scope="col">Sistema</th><th scope="col">Como funciona</th></tr></thead>
<tbody>
<tr><td>Saco oficial (<span lang="de">Gebührensack</span>, <span lang="fr">sac taxé</span>)</td><td>A taxa está no preço do saco, vendido no caixa do supermercado</td></tr>
<tr><td>Selo (<span lang="de">Kehrichtmarke</span>)</td><td>Você usa o saco que quiser e cola o selo da comuna</td></tr>
<tr><td>Contêiner com chip</td><td>Um cartão abre a tampa e registra o volume ou o peso</td></tr>
<tr><td>Taxa fixa</td><td>Valor por moradia, cobrado à parte</td></tr>
</tbody>
</table>
<p>Saco errado fica na calçada, e a comuna pode abri-lo para descobrir o dono. A multa existe e é real. Pergunte ao vizinho qual sistema vale na sua rua, ou procure o nome da comuna com a palavra <span lang="de">Abfall</span>.</p>
<h2>O que vai para onde</h2>
<ul>
<li><strong>Vidro</strong>: no posto de coleta, separado por cor. Tampas saem antes.</li>
<li><strong>PET</strong>: só garrafas de bebida, amassadas, nos coletores do supermercado.</li>
<li><strong>Latas e alumínio</strong>: no posto de coleta, lavados.</li>
<li><strong>Papel e papelão</strong>: amarrados em pacotes, em dias diferentes, conforme o calendário.</li>
<li><strong>Orgânico</strong>: na caixa verde, onde existe. Sacos precisam ser compostáveis.</li>
<li><strong>Pilhas, lâmpadas e eletrônicos</strong>: de volta a qualquer loja que venda o mesmo tipo de produto, sem custo.</li>
<li><strong>Remédios</strong>: na farmácia.</li>
<li><strong>Móveis e entulho</strong>: no ecocentro (<span lang="de">Entsorgungshof</span>, <span lang="fr">déchetterie</span>) ou na coleta especial, às vezes paga.</li>
</ul>
<p>O calendário (<span lang="de">Abfallkalender</span>) chega no registro ou está no site da comuna. Ponha o saco na rua de manhã, no dia da coleta, nunca na véspera. E respeite o horário dos contêineres de vidro: jogar garrafa no domingo costuma ser proibido por causa do barulho.</p>
<h2>A lavanderia compartilhada</h2>
<p>Em muitos prédios a máquina fica no porão (<span lang="de">Waschküche</span>) e cada apartamento tem um turno. O plano está na parede ou num aplicativo.</p>
<ol>
<li>Use só o seu turno e termine no horário, inclusive a secagem.</li>
<li>Limpe o filtro, a gaveta do sabão, a borracha da porta e o chão.</li>
<li>Leve as roupas no fim. Roupa esquecida é o assunto preferido do corredor.</li>
<li>Precisa trocar de dia? Um bilhete gentil com o seu nome resolve.</li>
</ol>
<h2>Silêncio e áreas comuns</h2>
<p>O regulamento do prédio (<span lang="de">Hausordnung</span>) diz o horário de silêncio (<span lang="de">Ruhezeit</span>), normalmente à noite, na hora do almoço e no domingo inteiro. Nessas horas, nada de furadeira, aspirador, instrumento ou música alta. Banho e conversa em tom normal são vida comum e ninguém pode proibir.</p>
<ul>
<li>Vai fazer festa? Cole um aviso na entrada alguns dias antes, com nome e telefone.</li>
<li>Bicicleta e carrinho ficam no lugar marcado, não na escada, que é rota de fuga.</li>
<li>Churrasco na varanda depende do regulamento. A fumaça que incomoda muda a resposta.</li>
<li>Cumprimente no corredor: <span lang="de">Grüezi</span> na Suíça alemã, <span lang="fr">bonjour</span> na francesa, <span lang="it">buongiorno</span> na italiana. O nome na campainha e na caixa de correio também é obrigatório na prática.</li>
</ul>
<h2>Quando o bilhete já está na porta</h2>
<p>Leia como informação, não como ataque: o bilhete é o jeito suíço de evitar discussão. Responda com duas frases, agradeça e corrija. Uma fórmula que funciona em alemão:</p>
<blockquote lang="de"><p>Danke für den Hinweis. Wir sind neu hier und achten ab jetzt darauf. Freundliche Grüsse</p></blockquote>
<p>Em português: "Obrigado pelo aviso. Somos novos aqui e vamos prestar atenção a partir de agora. Cordialmente". Se o problema for do outro lado e a conversa não resolver, escreva para a administração (<span lang="de">Verwaltung</span>) com data, hora e fatos, sem adjetivos.</p>
<h2>Resumo para a geladeira</h2>
<p>Descubra o sistema de lixo, pendure o calendário, anote o seu turno na lavanderia e leia a <span lang="de">Hausordnung</span> uma vez, com tradutor se precisar. Em uma tarde você aprende o que evita um ano de mal-entendidos.</p>
`,
  },
];
