import type { SeedArticle } from "../../content-types.ts";

export const consulateGuide: SeedArticle = {
  slug: "documentos-no-consulado",
  title: "Documentos no consulado do Brasil: o que fazer, onde e em que ordem",
  summary:
    "Passaporte, nascimento, casamento, procuração, autorização de viagem e papéis suíços para usar no Brasil: qual consulado, como agendar e o que dá errado.",
  access: "free",
  category: "documentos",
  tags: ["brasil", "passo-a-passo", "filhos", "prazos"],
  cantons: [],
  publishedDaysAgo: 16,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "Peça o passaporte novo pelo menos seis meses antes de o antigo vencer, e o registro do filho nascido aqui antes da primeira viagem ao Brasil.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 12,
  reviewDueInDays: 200,
  relatedTools: ["plan"],
  sources: [
    {
      name: "Consulado-Geral do Brasil em Zurique",
      url: "https://www.gov.br/mre/pt-br/consulado-zurique",
    },
    {
      name: "Consulado-Geral do Brasil em Genebra",
      url: "https://www.gov.br/mre/pt-br/consulado-genebra",
    },
    {
      name: "Consulado em Zurique, registro de nascimento",
      url: "https://www.gov.br/mre/pt-br/consulado-zurique/registro-de-nascimento",
    },
    {
      name: "Consulado em Genebra, autorização de viagem para menores",
      url: "https://www.gov.br/mre/pt-br/consulado-genebra/servicos-consulares/documentos-de-viagem/autorizacao-de-viagem-para-menores-de-18-anos",
    },
  ],
  plainBody: `
<p>O consulado é o balcão do Brasil na Suíça. Há dois: um em Zurique e um em Genebra. Você vai ao que atende o seu cantão.</p>
<h2>Como pedir</h2>
<ol>
<li>Entre no site e-consular do seu consulado.</li>
<li>Faça uma conta com e-mail e senha.</li>
<li>Escolha o serviço e mande fotos dos papéis.</li>
<li>Espere a resposta por e-mail.</li>
<li>Marque o dia. Leve os papéis originais.</li>
</ol>
<h2>Passaporte</h2>
<p>Peça o novo seis meses antes de acabar o velho. Crianças têm passaporte que dura menos.</p>
<h2>Nasceu um filho aqui?</h2>
<p>Registre no consulado. Com o registro, ele é brasileiro. O pai ou a mãe brasileira pode pedir sozinha. Depois, leve o registro a um cartório no Brasil.</p>
<h2>Casou aqui?</h2>
<p>Registre no consulado. Depois, leve a certidão a um cartório no Brasil. Só então troque o nome no passaporte.</p>
<h2>Filho viaja ao Brasil sem um dos pais?</h2>
<p>Leve a autorização do outro. Sem ela, a polícia pode não deixar a criança sair do Brasil.</p>
<h2>Precisa de alguém que resolva algo no Brasil?</h2>
<p>Faça uma procuração no consulado.</p>
<h2>Papel suíço para usar no Brasil</h2>
<p>Peça a apostila no cantão. Depois, a tradução juramentada no Brasil.</p>
<p>Não pague atravessadores. O consulado não precisa deles.</p>
`,
  body: `
<p>Todo brasileiro na Suíça volta ao consulado em algum momento: o passaporte vence, nasce um filho, a mãe precisa de uma procuração. A diferença entre uma manhã e três meses está em chegar com o papel certo. Este guia mostra a ordem. Preços e listas mudam, então cada seção diz onde conferir.</p>
<h2>Qual é o seu consulado</h2>
<p>Há dois consulados-gerais: em linhas gerais, <strong>Zurique</strong> atende os cantões de língua alemã, o Ticino e Liechtenstein; <strong>Genebra</strong>, os de língua francesa. Nos cantões bilíngues, confira a lista antes. Vale o lugar onde você mora, não o que fica mais perto do trabalho. A embaixada em Berna cuida da relação entre os países e não faz esses documentos.</p>
<ul>
<li>Páginas oficiais: <a href="https://www.gov.br/mre/pt-br/consulado-zurique">consulado em Zurique</a> e <a href="https://www.gov.br/mre/pt-br/consulado-genebra">consulado em Genebra</a>.</li>
<li>Agendamento: <a href="https://ec-zurique.itamaraty.gov.br/">ec-zurique.itamaraty.gov.br</a> e <a href="https://ec-genebra.itamaraty.gov.br/">ec-genebra.itamaraty.gov.br</a>.</li>
</ul>
<h2>O que fazer primeiro: o e-consular</h2>
<ol>
<li>Crie a conta com <strong>e-mail e senha</strong>, mesmo que você tenha CPF e conta gov.br. Uma conta serve para a família.</li>
<li>Abra "Serviços consulares", depois "Novo serviço", e leia a lista até o fim.</li>
<li>Fotografe os documentos inteiros, retos e sem reflexo.</li>
<li>Acompanhe pelo e-mail. "Necessita correção" é normal: corrija e reenvie.</li>
<li>Aprovado, marque o dia e leve os <strong>originais</strong>. Alguns serviços vão pelo correio, e outros têm horário sem agendamento.</li>
</ol>
<div class="callout-tip">
<p>Deixe uma pasta no celular com certidão de nascimento, de casamento, CPF, título de eleitor, comprovante de endereço e foto de cada pessoa. Quase todo pedido usa os mesmos papéis.</p>
</div>
<h2>Passaporte</h2>
<p>O passaporte de adulto vale dez anos; o de criança, menos, conforme a idade. Não existe renovação: é sempre um documento novo. Peça pelo menos seis meses antes do vencimento, porque a autorização de residência suíça e muitas companhias aéreas olham a validade. Perdeu ou foi roubado? Faça o boletim na polícia suíça primeiro; o passaporte que substitui um perdido sai com validade menor.</p>
<h2>Nasceu um filho na Suíça</h2>
<p>O registro consular é a prova da nacionalidade brasileira do bebê. O pai ou a mãe brasileira pode pedir sem a assinatura do outro, com a certidão suíça de nascimento. Depois, a certidão consular precisa ser <strong>transcrita</strong> em cartório de 1º ofício no Brasil. Faça antes da primeira viagem: a Polícia Federal trata o filho de brasileiro como brasileiro, mesmo com passaporte suíço.</p>
<h2>Casamento, divórcio e óbito</h2>
<ul>
<li><strong>Casamento:</strong> o consulado não celebra, só registra o que foi feito no registro civil suíço (<span lang="de">Zivilstandsamt</span>). Leve a certidão de casamento, não o livreto da família. Depois, transcreva no Brasil. Só com o registro o passaporte sai com o nome novo.</li>
<li><strong>Divórcio:</strong> não se registra no consulado; averba-se no cartório, ou passa antes pelo STJ. O caminho está no guia do <a href="/pt-BR/app/articles/divorcio-na-suica">divórcio</a>.</li>
<li><strong>Óbito:</strong> pode ser registrado no consulado ou diretamente no Brasil.</li>
</ul>
<h2>Procuração e assinaturas</h2>
<p>Para vender um imóvel, cuidar de um inventário ou representar você no banco, faça uma procuração pública no consulado. Peça antes ao cartório, ao banco ou ao advogado no Brasil o texto exato dos poderes. Muitos assuntos já se resolvem com a assinatura eletrônica do gov.br: pergunte a quem vai receber.</p>
<h2>Crianças que viajam</h2>
<p>Para sair do Brasil sem os dois pais, o menor precisa de autorização de viagem. Ela também pode vir impressa no passaporte: pede-se junto com ele e é gratuita. Um notário suíço também pode reconhecer as assinaturas no formulário da Polícia Federal; nesse caso, o documento leva apostila e viaja em original. Sem isso, a criança pode ficar retida no embarque de volta.</p>
<h2>Outros serviços</h2>
<ul>
<li><strong>CPF:</strong> inscrição e correção, também direto na Receita Federal.</li>
<li><strong>Título de eleitor:</strong> o voto continua obrigatório; transfira o título para o exterior ou justifique a ausência.</li>
<li><strong>Alistamento militar:</strong> rapazes, até 30 de junho do ano em que fazem 18 anos.</li>
<li><strong>CNH:</strong> o consulado pode declarar que ela é autêntica. Alguns cantões pedem isso na <a href="/pt-BR/app/articles/trocar-a-carteira-de-motorista">troca da carteira</a>.</li>
<li><strong>Prova de vida</strong> de quem recebe do INSS.</li>
</ul>
<h2>Papel suíço no Brasil, papel brasileiro na Suíça</h2>
<table>
<thead><tr><th scope="col">Direção</th><th scope="col">Legalização</th><th scope="col">Tradução</th></tr></thead>
<tbody>
<tr><td>Suíça para o Brasil</td><td>Apostila da chancelaria do cantão que emitiu</td><td>Juramentada no Brasil</td></tr>
<tr><td>Brasil para a Suíça</td><td>Apostila em cartório no Brasil</td><td>Para a língua da autoridade; pergunte se aceita inglês</td></tr>
</tbody>
</table>
<p>Autoridades suíças costumam querer certidões emitidas há menos de seis meses. Não apostile cedo demais.</p>
<h2>Custos e prazos</h2>
<p>Cada serviço tem uma taxa em francos na página dele; alguns são gratuitos. Pergunte a forma de pagamento antes: nem todo balcão aceita dinheiro. Registros e passaportes presenciais costumam sair no mesmo dia; pelo correio, conte semanas. O que demora é a fila de análise, e em dezembro e julho ela cresce.</p>
<h2>Armadilhas</h2>
<ul>
<li><strong>Nome diferente em cada papel.</strong> Maiúscula, acento, sobrenome de casada: resolva na ordem nascimento, casamento, passaporte, autorização de residência.</li>
<li><strong>Despachante.</strong> O consulado não trabalha com intermediários nem cobra além da taxa publicada.</li>
<li><strong>Parar no registro consular.</strong> Sem a transcrição no Brasil, falta o último passo.</li>
<li><strong>Comprar a passagem antes do passaporte.</strong></li>
<li><strong>Esquecer a comuna.</strong> Passaporte novo, nome novo ou estado civil novo também se comunicam à comuna e ao escritório de migração.</li>
</ul>
<p>Ponha as datas de vencimento no seu <a href="/pt-BR/app/plan">plano</a>. Urgência de verdade, como prisão, acidente grave ou morte, tem telefone de plantão na página de cada consulado.</p>
`,
};
