import type { SeedCourse } from "../../content-types.ts";

export const first90Days: SeedCourse = {
  slug: "primeiros-90-dias-na-suica",
  title: "Primeiros 90 dias na Suíça",
  summary:
    "Um roteiro calmo para as primeiras doze semanas: registro, moradia, conta, seguro de saúde e rotina, na ordem em que as coisas realmente acontecem.",
  access: "free",
  category: "documentos",
  tags: ["recem-chegados", "passo-a-passo", "prazos"],
  cantons: [],
  publishedDaysAgo: 64,
  level: "beginner",
  language: "pt-BR",
  version: 1,
  outcomes: [
    "Separar os documentos que precisam de apostila antes da viagem",
    "Registrar a família na comuna dentro do prazo",
    "Montar um dossiê de candidatura para alugar",
    "Abrir a conta e pagar uma QR-fatura",
    "Escolher franquia e modelo do seguro de saúde",
    "Planejar as tarefas até o dia 90 sem perder prazos",
  ],
  modules: [
    {
      slug: "chegar",
      title: "Chegar e existir para a administração",
      requireOrder: false,
      classes: [
        {
          slug: "antes-de-embarcar",
          title: "Antes de embarcar: a pasta que viaja na mão",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>Metade dos atrasos dos primeiros meses nasce de um papel que ficou no Brasil. A solução é uma pasta que viaja com você na cabine, com originais e uma cópia digital guardada em dois lugares.</p>
<h2>O que entra na pasta</h2>
<ul>
<li>Passaportes válidos por um bom tempo, com visto ou garantia de autorização, quando o seu caso exige.</li>
<li>Certidões de nascimento e de casamento emitidas há pouco, com apostila feita em cartório.</li>
<li>Diplomas, históricos e cartas de referência, também com apostila quando a profissão exigir reconhecimento.</li>
<li>Carteira de vacinas, receitas com o nome da substância e exames recentes.</li>
<li>CNH válida e, se possível, um documento com a data da primeira habilitação.</li>
<li>Contrato de trabalho e endereço onde vai dormir na chegada.</li>
</ul>
<h2>O que resolver de longe</h2>
<p>Deixe uma procuração com poderes específicos para alguém de confiança. Garanta acesso à conta gov.br e ao e-mail sem depender de um chip brasileiro. Avise o banco que você vai se mudar e converse com um contador sobre a saída definitiva: ela é feita em duas etapas, e a declaração vai até o fim de abril do ano seguinte.</p>
<h2>Uma reserva realista</h2>
<p>O primeiro salário chega no fim do primeiro mês trabalhado. Antes dele vêm a caução do apartamento, de até três aluguéis, o primeiro aluguel e o seguro de saúde. Some esses três itens para a sua cidade e você terá o tamanho mínimo da reserva.</p>
<p><strong>Tarefa:</strong> faça hoje a lista do que falta e marque um prazo ao lado de cada item.</p>
`,
        },
        {
          slug: "registro-e-permissao",
          title: "O registro na comuna e a autorização",
          kind: "video",
          videoSlug: "registro-na-comuna-em-dois-minutos",
          isPreview: false,
          completionRule: "video_90",
          body: `
<p>O registro na comuna é a porta de tudo. Ele é feito onde você mora, em até 14 dias depois da chegada e antes do primeiro dia de trabalho.</p>
<h2>Como achar o balcão</h2>
<p>Procure o nome da comuna com <span lang="de">Einwohnerdienste</span>, <span lang="fr">contrôle des habitants</span> ou <span lang="it">controllo abitanti</span>. A página mostra horário, lista de documentos e, muitas vezes, agendamento. Vá com todas as pessoas da família, salvo se o site disser que não precisa.</p>
<h2>No balcão</h2>
<ol>
<li>Entregue passaportes, contrato de trabalho e comprovante de moradia.</li>
<li>Responda sobre estado civil. A resposta define o código do imposto na fonte.</li>
<li>Responda sobre religião sabendo que, em muitos cantões, há imposto de igreja.</li>
<li>Pague a taxa e peça a confirmação, com uma cópia a mais.</li>
</ol>
<h2>A espera da autorização</h2>
<p>O cartão chega depois da biometria ou da aprovação do cantão. Enquanto isso, a confirmação de registro serve para quase tudo. Marque na agenda a data de vencimento que vem impressa no cartão: a renovação é responsabilidade sua.</p>
<h2>Se você mora de favor no começo</h2>
<p>Pode se registrar no endereço de um amigo ou em moradia temporária, desde que quem hospeda confirme por escrito e o contrato dessa pessoa permita. Ao mudar, dê baixa e registre-se de novo, também em até 14 dias.</p>
<p><strong>Tarefa:</strong> encontre a página do seu balcão e copie a lista de documentos para a sua pasta.</p>
`,
        },
        {
          slug: "teste-chegada",
          title: "Teste: chegada e registro",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "single",
              question: "Até quando você deve se registrar na comuna?",
              options: [
                "Em até 14 dias e antes de começar a trabalhar",
                "Em até três meses",
                "Só quando a autorização chegar pelo correio",
              ],
              answer: 0,
              explanation:
                "O prazo é de até 14 dias depois da chegada, sempre antes do primeiro dia de trabalho. Os três meses são do seguro de saúde.",
            },
            {
              kind: "true_false",
              question:
                "Com um passaporte europeu em processo, você já pode usar a livre circulação.",
              options: ["Verdadeiro", "Falso"],
              answer: false,
              explanation:
                "O direito nasce quando o documento é emitido. Em processo, ainda não conta.",
            },
            {
              kind: "multiple",
              question: "Quais respostas do registro podem mudar o seu imposto?",
              options: [
                "Estado civil",
                "Religião",
                "Endereço anterior no Brasil",
                "Número de filhos",
              ],
              answer: [0, 1, 3],
              explanation:
                "Estado civil, igreja e filhos formam o código do imposto na fonte. O endereço anterior serve só ao cadastro.",
            },
          ],
        },
      ],
    },
    {
      slug: "casa-e-dinheiro",
      title: "Casa e dinheiro",
      requireOrder: false,
      classes: [
        {
          slug: "dossie-para-alugar",
          title: "O dossiê que abre portas",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>O proprietário recebe muitos pedidos e decide com base em papéis. O seu dossiê precisa responder, em dois minutos de leitura, a três perguntas: quem é você, como vai pagar e se vai cuidar bem do lugar.</p>
<h2>Monte um PDF só</h2>
<ol>
<li>Formulário da imobiliária assinado.</li>
<li>Carta curta de apresentação, na língua da região.</li>
<li>Passaporte e autorização, ou confirmação de registro.</li>
<li>Contrato de trabalho ou holerites recentes.</li>
<li><span lang="de">Betreibungsauszug</span>, o extrato de dívidas. Sem histórico ainda? Explique e anexe a data de chegada.</li>
<li>Referência de empregador ou de locador anterior.</li>
</ol>
<h2>Uma carta que funciona</h2>
<p>"Somos um casal com uma filha de seis anos. Trabalho como analista na cidade desde este mês e procuro um apartamento para ficar por muitos anos. Não fumamos e não temos animais. Podemos entrar na data anunciada." Simples, concreta, verdadeira.</p>
<h2>Na visita</h2>
<p>Chegue no horário, tire os sapatos se houver moradores, não critique o apartamento na frente deles e pergunte até quando enviar o dossiê. Envie no mesmo dia.</p>
<h2>Quanto custa em média</h2>
<p>O aluguel médio muda muito de cantão para cantão. Em Zurique: {{cantao:zh-aluguel}}. Em Genebra: {{cantao:ge-aluguel}}. Onde você mora: {{cantao:meu-aluguel}}.</p>
<h2>Antes de pagar qualquer valor</h2>
<p>Nenhum dinheiro sai antes da visita e do contrato assinado. A caução é de no máximo três aluguéis e fica em conta bloqueada no seu nome. Dono no exterior, chave pelo correio e pagamento por Pix são o roteiro do golpe.</p>
<p><strong>Tarefa:</strong> monte o PDF hoje, mesmo incompleto. Completar é mais rápido do que começar quando surgir o apartamento certo.</p>
`,
        },
        {
          slug: "conta-e-pagamentos",
          title: "Conta, QR-fatura e pagamentos do mês",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>Com a confirmação de registro, abra a conta em que vai cair o salário. Leve passaporte, comprovante de endereço, contrato de trabalho e CPF: o banco pergunta em quais países você tem obrigação fiscal, e a resposta deve ser verdadeira.</p>
<h2>Compare o que você vai usar</h2>
<ul>
<li>Tarifa mensal e o que isenta.</li>
<li>Saque em caixa de outro banco.</li>
<li>Cartão de crédito: pode exigir depósito de garantia no início.</li>
<li>Custo para enviar dinheiro ao Brasil, somando tarifa e câmbio. Veja primeiro quanto valeria pela cotação publicada:</li>
</ul>
<p>{{ferramenta:cambio}}</p>
<h2>Como se paga uma fatura</h2>
<p>A <span lang="de">QR-Rechnung</span> tem um código quadrado. Abra o aplicativo, leia o código, confira valor, destinatário e data, e confirme. Para o aluguel, crie uma ordem permanente (<span lang="de">Dauerauftrag</span>) alguns dias antes do vencimento. Para contas que variam, use o débito direto ou a <span lang="en">eBill</span>.</p>
<h2>Por que pagar em dia importa tanto</h2>
<p>Uma dívida não paga pode virar cobrança oficial (<span lang="de">Betreibung</span>) e aparecer no extrato que os proprietários pedem. Vai atrasar? Ligue antes do vencimento e peça parcelamento. Quase sempre há acordo para quem avisa.</p>
<h2>Envelope dos anuais</h2>
<p>Seguro do carro, taxa de rádio e TV, passe de transporte e imposto chegam em parcelas grandes. Separe um valor por mês em uma conta à parte.</p>
<p><strong>Tarefa:</strong> liste as contas fixas e crie a ordem permanente do aluguel.</p>
`,
        },
        {
          slug: "teste-casa-e-dinheiro",
          title: "Teste: casa e dinheiro",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "numeric",
              question: "A caução de um apartamento é de, no máximo, quantos aluguéis?",
              options: [],
              answer: 3,
              explanation: "No máximo três aluguéis, em conta bloqueada no nome do inquilino.",
            },
            {
              kind: "single",
              question:
                "O dono diz que está no exterior e pede a caução para enviar a chave. O que você faz?",
              options: [
                "Pago metade para garantir",
                "Não pago, encerro a conversa e denuncio o anúncio",
                "Envio a foto do passaporte para provar boa-fé",
              ],
              answer: 1,
              explanation:
                "Ninguém recebe dinheiro nem documento antes da visita e do contrato assinado.",
            },
            {
              kind: "true_false",
              question: "Uma ordem permanente serve bem para pagar o aluguel.",
              options: ["Verdadeiro", "Falso"],
              answer: true,
              explanation: "O valor é fixo e a data se repete: é o caso ideal da ordem permanente.",
            },
          ],
        },
      ],
    },
    {
      slug: "saude-e-rotina",
      title: "Saúde e rotina até o dia 90",
      requireOrder: false,
      classes: [
        {
          slug: "seguro-em-tres-decisoes",
          title: "O seguro de saúde em três decisões",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>Você tem três meses desde a chegada para contratar o seguro básico. A cobertura e o prêmio valem desde o primeiro dia, então esperar não economiza nada. São três decisões.</p>
<h2>Primeira: a franquia</h2>
<p>É o que você paga por ano antes de o seguro entrar. Adultos escolhem de CHF 300 a CHF 2’500. Depois da franquia, vem a coparticipação de 10%, até {{fato:limite-da-coparticipacao-adultos}} por ano. No pior caso de 2026, sem contar prêmio e diária de hospital, a conta é de CHF 1’000 com a franquia de 300 e de CHF 3’200 com a de 2’500. Só escolha a alta se tiver essa reserva.</p>
<h2>Segunda: o modelo</h2>
<p>No padrão você escolhe o médico. No <span lang="de">Hausarzt</span>, no HMO e no telmed existe uma porta de entrada, e o prêmio é menor. Escolha a porta que você vai usar de verdade.</p>
<h2>Terceira: o acidente</h2>
<p>Trabalha pelo menos oito horas por semana para o mesmo empregador? O acidente já está coberto por ele. Exclua essa cobertura e pague menos.</p>
<h2>Onde comparar</h2>
<p>Use <a href="https://www.priminfo.admin.ch/">priminfo.admin.ch</a>, o comparador oficial. As prestações do seguro básico são iguais em todas as seguradoras, e nenhuma pode recusar você. O seguro complementar é outro contrato: pode recusar, pergunta sobre doenças e não é obrigatório. Deixe para depois.</p>
<p>{{video:primeira-consulta-medica}}</p>
<p><strong>Tarefa:</strong> simule duas franquias com o seu endereço e anote a diferença por ano.</p>
`,
          plainBody: `
<p>Na Suíça, todo mundo precisa de um seguro de saúde. Você tem <strong>três meses</strong> para escolher o seu. Você paga desde o dia em que chegou, mesmo se escolher mais tarde.</p>
<h2>1. Quanto você paga quando fica doente</h2>
<p>A franquia é a parte que você paga primeiro, a cada ano. A menor é CHF 300. A maior é CHF 2’500.</p>
<ul>
<li>Franquia pequena: você paga mais por mês e menos quando fica doente.</li>
<li>Franquia grande: você paga menos por mês e mais quando fica doente.</li>
</ul>
<p>Depois da franquia, você ainda paga um pouco de cada conta: no máximo {{fato:limite-da-coparticipacao-adultos}} por ano.</p>
<p>Você tem dinheiro guardado? Só assim escolha a franquia grande.</p>
<h2>2. Com quem você fala primeiro</h2>
<p>Há seguros em que você escolhe qualquer médico. Há outros em que você fala antes com uma pessoa ou liga para um número. Esses custam menos.</p>
<h2>3. O acidente</h2>
<p>Você trabalha oito horas por semana, ou mais, para a mesma empresa? Então a empresa já paga o seguro de acidente. Diga isso ao seguro de saúde e pague menos.</p>
<h2>Onde ver os preços</h2>
<p>Veja em <a href="https://www.priminfo.admin.ch/">priminfo.admin.ch</a>. É a página oficial. O seguro básico é igual em todas as empresas. Nenhuma pode dizer não a você.</p>
<p><strong>Tarefa:</strong> veja o preço com duas franquias. Escreva a diferença.</p>
`,
        },
        {
          slug: "plano-ate-o-dia-90",
          title: "Seu plano até o dia 90",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>Os prazos ficam leves quando têm lugar na agenda. Este é um plano possível; adapte ao seu caso.</p>
<table>
<thead><tr><th scope="col">Período</th><th scope="col">Foco</th></tr></thead>
<tbody>
<tr><td>Dias 1 a 14</td><td>Registro na comuna, chip de celular, conta, nome na caixa de correio</td></tr>
<tr><td>Dias 15 a 30</td><td>Dossiê e visitas, escola das crianças, primeiro holerite conferido</td></tr>
<tr><td>Dias 31 a 60</td><td>Seguro de saúde contratado, médico de família, curso de idioma</td></tr>
<tr><td>Dias 61 a 90</td><td>Seguro de responsabilidade civil, carteira de motorista, revisão do orçamento</td></tr>
</tbody>
</table>
<h2>O que continua depois</h2>
<ul>
<li>A troca da CNH precisa estar pronta em até 12 meses, e a prova de controle não se repete.</li>
<li>Em novembro, decida se troca de seguradora: a carta deve chegar até o último dia útil do mês.</li>
<li>Até 31 de março, decida se pede a tributação posterior do imposto na fonte.</li>
<li>Até o fim de abril do ano seguinte à mudança, ou a data que a Receita Federal fixar, entregue a declaração de saída definitiva do Brasil.</li>
</ul>
<h2>Cuidar de quem chegou</h2>
<p>O cansaço das primeiras semanas é real: tudo exige atenção, até comprar leite. Reserve um dia por semana sem burocracia. Conheça o lago, o parque ou a biblioteca do bairro. Fale com alguém em português, e com alguém na língua local, mesmo que seja só um bom-dia.</p>
<p><strong>Tarefa:</strong> ponha as quatro datas da lista na agenda, com lembrete duas semanas antes.</p>
`,
        },
        {
          slug: "teste-saude-e-prazos",
          title: "Teste: saúde e prazos",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "single",
              question: "Você contratou o seguro no fim do terceiro mês. Desde quando paga?",
              options: ["Desde a assinatura", "Desde a chegada", "Desde o mês seguinte"],
              answer: 1,
              explanation: "A cobertura é retroativa à chegada, e o prêmio também.",
            },
            {
              kind: "numeric",
              question:
                "Em 2026, qual é o máximo anual, em francos, de um adulto com franquia de 2’500?",
              options: [],
              answer: 3200,
              explanation:
                "A franquia de 2’500 mais a coparticipação de até 700 dá CHF 3’200, sem contar prêmio e diária de hospital.",
            },
            {
              kind: "true_false",
              question: "A prova de controle para trocar a CNH pode ser repetida.",
              options: ["Verdadeiro", "Falso"],
              answer: false,
              explanation: "Quem reprova recomeça como aluno. Por isso vale a pena se preparar.",
            },
          ],
        },
      ],
    },
  ],
};
