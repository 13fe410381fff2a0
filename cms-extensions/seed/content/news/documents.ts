import type { SeedNews } from "../../content-types.ts";

export const documentNews: SeedNews[] = [
  {
    slug: "primeiros-14-dias-o-registro-na-comuna-passo-a-passo",
    title: "Primeiros 14 dias: o registro na comuna, passo a passo",
    summary:
      "Antes do banco, do celular e da escola vem o balcão da comuna. Saiba o que levar, o que perguntar e por que o endereço registrado define quase tudo depois.",
    access: "free",
    category: "documentos",
    tags: ["recem-chegados", "comuna", "prazos", "permissao-de-residencia", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 0,
    pinnedForDays: 30,
    changeNote:
      "Você tem 14 dias a partir da chegada para se registrar na comuna, e o registro vem antes do primeiro dia de trabalho.",
    permitTypes: ["L", "B"],
    situations: ["contract", "working"],
    plainBody: `<p>Você chegou à Suíça para morar? Vá à comuna. A comuna é a prefeitura do seu lugar.</p>
<p>Você tem <strong>14 dias</strong>. Vá antes de começar a trabalhar.</p>
<h2>Leve com você</h2>
<ul>
<li>o passaporte de cada pessoa da família;</li>
<li>o contrato de trabalho;</li>
<li>o contrato de aluguel;</li>
<li>as certidões de nascimento e de casamento;</li>
<li>fotos e dinheiro ou cartão para pagar a taxa.</li>
</ul>
<p>Cada comuna tem a sua lista. Ligue antes e pergunte.</p>
<h2>No balcão</h2>
<ol>
<li>Diga o dia em que você chegou.</li>
<li>Olhe se o seu nome está escrito certo.</li>
<li>Peça um papel que diz que você está registrado.</li>
</ol>
<p>Ainda não tem endereço fixo? Pergunte a quem hospeda você se pode dar o endereço. Ele precisa dizer isso por escrito.</p>`,
    sourceName: "Secretaria de Estado para Migração (SEM)",
    sourceUrl: "https://www.sem.admin.ch/",
    body: `<p>Quem vem morar e trabalhar na Suíça deve se registrar na comuna de residência em até <strong>14 dias</strong> da chegada e antes de começar a trabalhar. O balcão se chama <span lang="de">Einwohnerkontrolle</span> na parte alemã e <span lang="fr">contrôle des habitants</span> na francesa.</p>
<h2>O que levar</h2>
<ul>
<li>Passaporte de cada pessoa e visto de entrada, se foi exigido.</li>
<li>Garantia de autorização, ou a própria, se o cantão já a emitiu.</li>
<li>Contrato de trabalho ou prova de meios de subsistência.</li>
<li>Contrato de aluguel ou declaração de quem hospeda você.</li>
<li>Certidões de nascimento e de casamento, com apostila e, se pedirem, tradução juramentada.</li>
<li>Fotos recentes e um meio de pagamento para as taxas.</li>
</ul>
<p>Cada comuna tem a própria lista. Olhe a página dela ou ligue antes: uma certidão esquecida custa uma segunda visita.</p>
<h2>No balcão</h2>
<ol>
<li>Informe a data real de chegada e o endereço completo, com o nome que está na caixa de correio.</li>
<li>Confira a grafia dos seus sobrenomes. Ela será copiada em todos os documentos.</li>
<li>Responda à pergunta sobre religião com calma: em muitos cantões, ela define o imposto de igreja.</li>
<li>Peça a confirmação de registro por escrito. Ela serve ao banco, ao seguro e ao empregador enquanto o cartão não chega.</li>
<li>Pergunte quando será a coleta de dados biométricos para a autorização.</li>
</ol>
<h2>O que o registro aciona</h2>
<p>A data de chegada abre o prazo de três meses para o seguro de saúde e o de doze meses para trocar a carteira de motorista. O endereço define a região do prêmio de saúde, a escola dos filhos e, para quem declara, o imposto da comuna.</p>
<blockquote><p>Mudou de apartamento? O registro também muda, mesmo dentro da mesma cidade. Ao sair da comuna, faça a baixa na antiga e o registro na nova.</p></blockquote>
<h2>Ainda sem endereço fixo</h2>
<p>Um endereço provisório pode ser aceito, se o dono da casa concordar por escrito. Não use o endereço de um conhecido onde você não mora: as cartas oficiais chegam pelo correio e os prazos correm mesmo que você não as veja.</p>`,
  },
  {
    slug: "carteira-brasileira-doze-meses-para-trocar-e-uma-prova-de-direcao",
    title: "Carteira brasileira: doze meses para trocar e uma prova de direção",
    summary:
      "Com a CNH brasileira, o prazo para obter a carteira suíça é de doze meses e inclui um teste prático. Reprovar tem consequência. Veja como se preparar.",
    access: "free",
    category: "documentos",
    tags: ["carteira-de-motorista", "prazos", "brasil", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 24,
    changeNote:
      "A CNH brasileira vale por doze meses para quem passa a morar na Suíça; a troca inclui um teste prático.",
    permitTypes: ["L", "B", "C"],
    sourceName: "Departamento Federal de Estradas (ASTRA)",
    sourceUrl: "https://www.astra.admin.ch/",
    body: `<p>Quem passa a morar na Suíça pode dirigir com a carteira estrangeira por <strong>doze meses</strong>. Depois disso, sem a carteira suíça, dirigir equivale a não ter habilitação. Para quem traz a CNH brasileira, a troca inclui um teste prático, a <span lang="de">Kontrollfahrt</span> (<span lang="fr">course de contrôle</span>, <span lang="it">corsa di controllo</span>).</p>
<h2>Como funciona o teste</h2>
<p>É um percurso acompanhado por um perito do serviço de trânsito do cantão (<span lang="de">Strassenverkehrsamt</span>, <span lang="fr">service des automobiles</span>, <span lang="it">Sezione della circolazione</span>), no seu carro ou no de uma autoescola. Ele avalia se você conhece as regras locais, a prioridade à direita, os pedestres e os limites de velocidade.</p>
<blockquote><p>A Kontrollfahrt não se repete. Quem é reprovado perde o direito de dirigir com a carteira estrangeira na Suíça e precisa seguir o caminho normal, com provas teórica e prática.</p></blockquote>
<p>Por isso, vale fazer algumas aulas antes. O investimento é pequeno perto do custo de recomeçar.</p>
<h2>Passo a passo</h2>
<ol>
<li>Baixe o formulário de troca na página do serviço de trânsito do seu cantão.</li>
<li>Faça o exame de vista em ótica ou médico autorizado, no próprio formulário.</li>
<li>Leve ao balcão: formulário, CNH original, autorização de residência, foto e, se pedirem, tradução da CNH.</li>
<li>Receba a convocação para a Kontrollfahrt e marque as aulas.</li>
<li>Aprovado, entregue a CNH conforme a instrução e receba a carteira suíça.</li>
</ol>
<h2>Planeje o calendário</h2>
<ul>
<li>O prazo conta da data de chegada registrada na comuna.</li>
<li>As agendas enchem: faça o pedido nos primeiros seis meses. Se eles já passaram, peça agora.</li>
<li>Confira a validade da CNH. Renove no Brasil antes de mudar, se estiver perto de vencer.</li>
<li>Motorista profissional tem regra própria e não deve esperar os doze meses.</li>
</ul>
<h2>Preciso mesmo de carro?</h2>
<p>Em muitas cidades, a soma de seguro, imposto do veículo, vaga e combustível é maior do que um passe anual de transporte público. Mesmo assim, peça a troca cedo: depois dos doze meses você ainda pode pedi-la, enquanto a CNH vale, mas não dirige até ter a carteira suíça. As taxas são do cantão: some o exame de vista, a troca, a prova de direção e as aulas. O guia <a href="/pt-BR/app/articles/trocar-a-carteira-de-motorista">trocar a CNH pela carteira suíça</a> mostra cada passo.</p>`,
  },
  {
    slug: "saida-definitiva-do-brasil-o-que-fazer-antes-e-depois-da-mudanca",
    title: "Saída definitiva do Brasil: o que fazer antes e depois da mudança",
    summary:
      "Quem se muda de vez comunica a Receita Federal e entrega a declaração de saída no ano seguinte. Entenda o que muda para bancos, renda e INSS.",
    access: "free",
    category: "documentos",
    tags: ["brasil", "declaracao", "prazos", "previdencia"],
    cantons: [],
    publishedDaysAgo: 70,
    sourceName: "Receita Federal do Brasil",
    sourceUrl: "https://www.gov.br/receitafederal/",
    body: `<p>Morar na Suíça e continuar residente fiscal no Brasil significa prestar contas da renda mundial aos dois países. A saída definitiva encerra essa situação do lado brasileiro. São dois atos diferentes, e muita gente só faz o primeiro.</p>
<h2>Comunicação e declaração</h2>
<ol>
<li><strong>Comunicação de saída definitiva:</strong> aviso simples à Receita Federal, feito pela internet até o fim de fevereiro do ano seguinte, com a data da saída e os dados do procurador, se houver.</li>
<li><strong>Declaração de saída definitiva:</strong> substitui a declaração anual, cobre o período do ano em que você ainda era residente e deve ser entregue, pela regra geral, até o <strong>último dia útil de abril do ano seguinte</strong>.</li>
</ol>
<p>Confira as datas exatas de cada ano na <a href="https://www.gov.br/receitafederal/">Receita Federal</a>, que fixa o calendário a cada ano: nos últimos, a declaração de saída pôde ser entregue até o fim de maio, como a declaração anual.</p>
<h2>O que muda depois</h2>
<ul>
<li><strong>Bancos e corretoras:</strong> avise que você é não residente. A conta comum precisa ser convertida ou encerrada, e alguns investimentos deixam de estar disponíveis.</li>
<li><strong>Aluguéis e outras rendas no Brasil:</strong> passam a ter tributação de não residente, recolhida pela fonte pagadora ou pelo procurador.</li>
<li><strong>CPF:</strong> continua existindo. Mantenha os dados atualizados.</li>
<li><strong>INSS:</strong> o acordo entre Brasil e Suíça, promulgado pelo Decreto 10.038, de 2019, coordena os tempos de contribuição. Antes de seguir pagando como facultativo, confirme se faz sentido no seu caso.</li>
</ul>
<h2>Quando não fazer agora</h2>
<p>Se a mudança é um teste de poucos meses, a saída pode ser prematura. Já quem partiu sem avisar também pode passar à condição de não residente pelas regras da Receita, depois de certo tempo no exterior. Vale falar com um contador que atenda casos internacionais.</p>
<h2>Pasta para levar na mala</h2>
<ul>
<li>Declarações dos últimos anos e recibos de entrega.</li>
<li>Informes de rendimentos e extratos na data da saída.</li>
<li>Extrato do INSS (CNIS) e carteira de trabalho digital.</li>
<li>Procuração pública, se alguém vai resolver assuntos por você.</li>
</ul>
<blockquote><p>Do lado suíço, bens e rendas no Brasil devem ser informados na declaração, mesmo quando o imposto é devido no Brasil.</p></blockquote>
<p>Bancos, corretoras, aluguéis e os erros mais comuns estão no guia da <a href="/pt-BR/app/articles/saida-definitiva-do-brasil">saída definitiva</a>.</p>`,
  },
];
