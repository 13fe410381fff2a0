import type { SeedArticle } from "../../content-types.ts";

export const arrivalArticles: SeedArticle[] = [
  {
    slug: "permissoes-de-residencia-b-c-l-g",
    title: "Autorizações B, C, L e G: qual é a sua e o que ela permite",
    summary:
      "O que cada letra da sua autorização diz sobre trabalho, imposto, família e mudança de cantão, e como saber qual caminho existe para o seu passaporte.",
    access: "free",
    category: "documentos",
    tags: ["permissao-de-residencia", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 96,
    level: "beginner",
    permitTypes: ["L", "B", "C", "G"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 20,
    reviewDueInDays: 180,
    sources: [
      { name: "Secretaria de Estado para Migração (SEM)", url: "https://www.sem.admin.ch/" },
      { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
      {
        name: "ETH Zürich, autorização de estudantes estrangeiros",
        url: "https://ethz.ch/de/studium/international/nach-ankunft/aufenthaltsbewilligung/beantragung.html",
      },
    ],
    plainBody: `
<p>A autorização é um documento. Ela diz quanto tempo você pode ficar na Suíça e o que pode fazer aqui. Cada autorização tem uma letra.</p>
<h2>As letras</h2>
<ul>
<li><strong>L:</strong> para ficar pouco tempo. Em geral, o contrato tem data para acabar.</li>
<li><strong>B:</strong> para morar. Você renova de tempos em tempos.</li>
<li><strong>C:</strong> para quem já mora aqui há anos.</li>
<li><strong>G:</strong> para quem trabalha na Suíça e mora no país vizinho.</li>
</ul>
<h2>O seu passaporte</h2>
<p>Você tem passaporte suíço? Então você só se registra na comuna.</p>
<p>Você tem passaporte de um país da União Europeia? Com um contrato de trabalho, a autorização é quase certa.</p>
<p>Você tem só o passaporte brasileiro? Então a empresa faz o pedido, antes do seu primeiro dia de trabalho. As vagas são poucas.</p>
<p>Vem estudar? Então você pede o visto, com a carta da escola.</p>
<div class="callout-warning"><p>Como turista você não pode trabalhar. Nem por um dia.</p></div>
<h2>Não perca a autorização</h2>
<ul>
<li>Peça a renovação até 14 dias antes do fim.</li>
<li>Vai ficar muito tempo fora? Avise o cantão antes.</li>
<li>Guarde uma cópia de todos os papéis.</li>
</ul>
<p>Ficou com dúvida? Pergunte no escritório de migração do seu cantão.</p>
`,
    body: `
<p>A autorização (<span lang="de">Ausweis</span>, <span lang="fr">permis</span>, <span lang="it">permesso</span>) é o documento que diz por quanto tempo você pode ficar na Suíça e o que pode fazer aqui. A letra muda o seu imposto, a chance de trazer a família e até a conversa com o dono do apartamento. Vale a pena entender a sua antes de assinar qualquer contrato.</p>
<h2>O que cada letra significa</h2>
<table>
<thead><tr><th scope="col">Autorização</th><th scope="col">Para quem</th><th scope="col">O que costuma mudar na prática</th></tr></thead>
<tbody>
<tr><th scope="row">L</th><td>Estadia curta, em geral ligada a um contrato com data para acabar</td><td>Imposto retido na fonte; bancos e imobiliárias pedem mais garantias</td></tr>
<tr><th scope="row">B</th><td>Residência, renovada de tempos em tempos</td><td>Imposto retido na fonte na maioria dos casos; vida prática completa</td></tr>
<tr><th scope="row">C</th><td>Estabelecimento, depois de anos de residência e integração</td><td>Imposto pela declaração comum; troca livre de trabalho; para mudar de cantão, pedido antes, em regra um direito</td></tr>
<tr><th scope="row">G</th><td>Trabalha na Suíça, mora no país vizinho e volta para casa com regularidade</td><td>Imposto na fonte com regras próprias para cada país vizinho</td></tr>
</tbody>
</table>
<p>Existem ainda as letras N, F e S, do direito de asilo e da proteção, e a Ci, para familiares de funcionários de organizações internacionais. As regras delas são específicas: procure a autoridade do seu cantão antes de decidir.</p>
<h2>O seu passaporte define o caminho</h2>
<h3>Com passaporte suíço, da UE ou da EFTA</h3>
<p>Com o passaporte suíço basta o registro na comuna, sem autorização. Com o de um país da UE ou da EFTA, vale a livre circulação de pessoas. Com contrato de trabalho, a autorização é praticamente uma formalidade: quem a pede é você, na comuna, antes do primeiro dia de trabalho. Sem contrato, há um período de até três meses para procurar emprego, desde que você consiga se manter. Passaporte em processo ainda não conta: o direito nasce quando o documento é emitido.</p>
<h3>Com passaporte brasileiro</h3>
<p>Quem tem só o passaporte brasileiro entra na regra de países terceiros. Para trabalhar, em resumo:</p>
<ul>
<li>o empregador é quem faz o pedido, antes de você começar;</li>
<li>há cotas anuais e a vaga precisa ser para pessoal qualificado;</li>
<li>em geral a empresa mostra que não encontrou a pessoa certa na Suíça nem na UE.</li>
</ul>
<p>Trabalhar durante a estadia de turista, de até 90 dias, é ilegal. Vale também para trabalho informal ou para uma semana de teste. Uma infração pode fechar a porta do pedido legal que você faria depois.</p>
<h3>Pela família</h3>
<p>Cônjuge, filhos e, em certas situações, pais de quem já tem o direito de morar aqui podem pedir o <span lang="de">Familiennachzug</span> (reunião familiar). A família de pessoa da UE ou da EFTA segue o acordo de livre circulação, que pede moradia adequada. Para as outras, há prazos para o pedido e exigências de moradia, renda e, às vezes, idioma. Confira o prazo do seu caso assim que a autorização principal sair.</p>
<h3>Para estudar</h3>
<p>Contrato de trabalho não é preciso, mas a admissão vem primeiro. Quem tem só o passaporte brasileiro pede o visto D no consulado suíço, antes de viajar, e prova moradia adequada, meios para viver e preparo para o curso. Esperar a resposta aqui, como visitante, não vale. A autorização é renovada enquanto o curso anda, com a matrícula e a prova dos meios, e acaba com ele. Com diploma de universidade suíça, você pode ficar até seis meses para procurar um trabalho da área.</p>
<p>Segundo a ETH Zürich, em cópias das páginas lidas em novembro de 2026, o pedido do visto se faz pelo menos três meses antes da viagem, e o cantão de Zurique quer ver CHF 21’000 em conta no seu nome, em banco da lista da FINMA, a fiscalização suíça dos bancos. Em Vaud, a Universidade de Lausanne fala em ao menos CHF 2’100 por mês. No registro, conte cerca de CHF 40 pela confirmação e CHF 142 pela autorização de quem não é da UE. Em outro cantão, pergunte à escola: os valores mudam.</p>
<p>Trabalho ao lado do curso também depende de autorização: no mínimo seis meses depois do começo, por até 15 horas por semana fora das férias. Sobre a dispensa do seguro básico, leia <a href="/pt-BR/app/articles/seguro-de-saude-do-zero">seguro de saúde do zero</a>. E, a partir do ano seguinte aos seus 20 anos, pergunte à caixa de compensação do cantão da escola se você deve a contribuição mínima à AHV.</p>
<h2>Mudar de emprego, de cantão ou de letra</h2>
<ol>
<li><strong>Emprego.</strong> Com a autorização C você troca livremente. Com a B de quem foi admitido para trabalhar, também; confira as condições escritas nela. Com a L de país terceiro, pergunte antes ao cantão: a troca depende do sim dele.</li>
<li><strong>Cantão.</strong> A autorização é dada por um cantão. Fora da livre circulação, peça antes a do cantão novo. Com a C, ela é um direito de quem não dá motivo para revogá-la; com a B, também de quem não está desempregado; com a L, o cantão decide. Depois você dá baixa na comuna antiga e se registra na nova.</li>
<li><strong>Letra.</strong> A passagem para a C depende de tempo de residência, idioma e integração, e os critérios variam conforme a nacionalidade. O escritório de migração do cantão confirma a sua data.</li>
</ol>
<h2>Cuidados que evitam dor de cabeça</h2>
<ul>
<li>Renove antes do vencimento: o pedido entra a partir de três meses e o mais tardar 14 dias antes da data do cartão. O aviso costuma chegar pelo correio uns dois meses antes, mas o dever é seu. Se ele não veio, há uma <a href="/pt-BR/app/letters/permit-renewal">carta pronta</a> que pede o formulário.</li>
<li>Ausências longas podem fazer a autorização caducar. Avise o cantão antes de passar uma temporada fora.</li>
<li>Guarde cópias do contrato, do registro e de cada autorização. Elas contam a sua história quando você pedir a C ou a naturalização.</li>
<li>Desconfie de quem vende vaga com visto incluído. Quem pede a autorização é o empregador, e ele não cobra de você por isso.</li>
</ul>
<p>Para conferir uma regra, comece pelo site da <a href="https://www.sem.admin.ch/">Secretaria de Estado para Migração</a> e termine no escritório de migração do seu cantão, que decide o seu caso.</p>
`,
  },
  {
    slug: "registro-na-comuna-gemeinde",
    relatedTools: ["plan"],
    title: "Registro na comuna: os primeiros 14 dias",
    summary:
      "Como se registrar na Gemeinde depois de chegar, o que levar, o que acontece no balcão e por que quase todo o resto da sua vida na Suíça depende desse passo.",
    access: "free",
    category: "documentos",
    tags: ["comuna", "recem-chegados", "prazos", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 88,
    level: "beginner",
    permitTypes: ["L", "B", "C"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 18,
    reviewDueInDays: 200,
    sources: [
      { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
      { name: "Secretaria de Estado para Migração (SEM)", url: "https://www.sem.admin.ch/" },
    ],
    body: `
<p>Na Suíça, você não existe para a administração enquanto não estiver registrado na sua comuna: <span lang="de">Gemeinde</span> em alemão, <span lang="fr">commune</span> em francês, <span lang="it">comune</span> em italiano. O registro abre a autorização de residência, o seguro de saúde, a escola das crianças e, muitas vezes, a conta no banco. O prazo é de até 14 dias depois da chegada, e sempre antes do primeiro dia de trabalho.</p>
<h2>Onde ir</h2>
<p>Procure o balcão de habitantes do lugar onde você vai dormir, não o do trabalho. Ele tem nomes diferentes: <span lang="de">Einwohnerkontrolle</span>, <span lang="de">Einwohnerdienste</span> ou <span lang="de">Kreisbüro</span> nas cidades grandes de língua alemã; <span lang="fr">contrôle des habitants</span> na Suíça francesa; <span lang="it">controllo abitanti</span> no Ticino. Em alguns cantões, como Genebra, o registro de estrangeiros é feito no escritório cantonal. Uma busca pelo nome da comuna com essas palavras leva à página certa, com horário e lista de documentos.</p>
<h2>O que levar</h2>
<p>Cada comuna publica a própria lista. Esta é a base que quase todas pedem:</p>
<ul>
<li>passaporte válido de cada pessoa da família;</li>
<li>visto ou garantia de autorização, se o seu caso exige;</li>
<li>contrato de trabalho, carta da universidade ou documento do familiar que dá o direito;</li>
<li>contrato de aluguel ou declaração assinada por quem hospeda você;</li>
<li>certidão de casamento e de nascimento dos filhos, com apostila e tradução quando pedirem;</li>
<li>foto recente, se a autorização não for feita com biometria no local;</li>
<li>dinheiro ou cartão para as taxas.</li>
</ul>
<p>A certidão brasileira ganha validade no exterior com a apostila, feita em cartório no Brasil. Resolver isso antes da viagem poupa semanas.</p>
<h2>O que perguntam no balcão</h2>
<p>A conversa costuma ser curta e gentil. Três perguntas surpreendem quem chega:</p>
<ul>
<li><strong>Estado civil.</strong> Ele decide o código do imposto na fonte. Responda conforme o documento, mesmo que a situação seja recente.</li>
<li><strong>Religião.</strong> Em muitos cantões, declarar-se membro de uma igreja reconhecida gera imposto eclesiástico. A resposta é sua e pode ser alterada depois, com pedido formal.</li>
<li><strong>Endereço anterior.</strong> Serve para ligar o seu registro ao histórico. Informe o último endereço no Brasil.</li>
</ul>
<h2>O que você recebe</h2>
<ol>
<li>Uma confirmação de registro (<span lang="de">Anmeldebestätigung</span>). Peça cópia extra: o banco e a operadora de celular costumam aceitar.</li>
<li>Um horário para a biometria, se for o caso, ou o aviso de que a autorização chega pelo correio.</li>
<li>O calendário do lixo e as informações do bairro. Parece detalhe, e é o que evita a primeira bronca do prédio.</li>
</ol>
<h2>Depois do balcão</h2>
<p>O relógio do seguro de saúde já está correndo: você tem três meses desde a chegada para contratar, e a cobertura vale retroativamente. Avise também o empregador do número AHV assim que ele chegar, ponha o seu nome na caixa de correio e marque na agenda a data de vencimento da autorização.</p>
<p>Mudou de apartamento? O rito se repete. Você dá baixa na comuna antiga (<span lang="de">Abmeldung</span>), em muitos lugares até o dia da mudança, e se registra na nova (<span lang="de">Anmeldung</span>), de novo em até 14 dias. Dentro da mesma cidade, uma comunicação de mudança costuma bastar, muitas vezes pela internet. Vai para outro cantão sem passaporte suíço ou europeu? Peça antes a <a href="/pt-BR/app/articles/permissoes-de-residencia-b-c-l-g">autorização do cantão novo</a>.</p>
<h2>Perdeu o prazo?</h2>
<p>Vá mesmo assim, e vá logo. A comuna pode aplicar uma multa, mas atraso explicado com calma é tratado como atraso. O que complica a vida é seguir trabalhando sem registro.</p>
<p>Mais informações gerais estão em <a href="https://www.ch.ch/en/">ch.ch</a>, o portal comum da Confederação, dos cantões e das comunas.</p>
`,
  },
];
