import type { SeedArticle } from "../../content-types.ts";

export const returnToBrazilGuide: SeedArticle = {
  slug: "voltar-para-o-brasil-saida-da-suica",
  title: "Voltar para o Brasil: a saída da Suíça, a AHV, a caixa de pensão e os cancelamentos",
  summary:
    "Um roteiro do último semestre na Suíça: avisos e prazos, baixa na comuna, imposto, o que fazer com a AHV, o segundo pilar e o 3a, e o que preparar do lado brasileiro.",
  access: "paying",
  category: "impostos",
  tags: ["brasil", "previdencia", "prazos", "passo-a-passo", "declaracao"],
  cantons: [],
  publishedDaysAgo: 21,
  level: "advanced",
  permitTypes: ["L", "B", "C"],
  changeNote:
    "Pergunte à Central de Compensação e à caixa de pensão antes da baixa na comuna: devolver a AHV apaga o direito à aposentadoria daqueles anos.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 120,
  sources: [
    {
      name: "Central de Compensação (ZAS/CdC), devolução das contribuições à AHV",
      url: "https://www.zas.admin.ch/de/vorausberechnung-der-rueckverguetung-von-ahv-beitraegen",
    },
    {
      name: "ch.ch, AHV de quem volta ao país de origem",
      url: "https://www.ch.ch/de/ahv-fur-ruckkehrer/",
    },
    {
      name: "Lei da livre passagem (FZG), art. 5",
      url: "https://www.fedlex.admin.ch/eli/cc/1994/2386_2386_2386/de",
    },
    {
      name: "Regulamento do pilar 3a (BVV 3)",
      url: "https://www.fedlex.admin.ch/eli/cc/1985/1778_1778_1778/de",
    },
    {
      name: "Itamaraty, mudança para o Brasil (página da embaixada em Doha)",
      url: "https://gov.br/mre/pt-br/embaixada-doha/setor-consular/mudanca-para-o-brasil",
    },
    { name: "Receita Federal do Brasil", url: "https://www.gov.br/receitafederal/pt-br" },
  ],
  plainBody: `
<p>Vai voltar para o Brasil? Comece cedo. Uns seis meses antes é bom.</p>
<h2>Avise</h2>
<ol>
<li>o patrão;</li>
<li>o dono do apartamento;</li>
<li>a escola dos filhos;</li>
<li>a comuna. Ela dá um papel de saída. Guarde esse papel: todos vão pedir.</li>
</ol>
<h2>A sua aposentadoria</h2>
<p><strong>AHV:</strong> você pode deixar lá e receber quando for velho. Ou pode pedir o dinheiro de volta. Quem pede de volta não recebe aposentadoria por esses anos. Pense bem e pergunte antes.</p>
<p><strong>Caixa de pensão e 3a:</strong> quem sai de vez para o Brasil pode tirar o dinheiro. Desconta-se imposto. Se você é casado, o cônjuge precisa assinar.</p>
<h2>Cancele</h2>
<ul>
<li>seguro de saúde, com o papel da comuna;</li>
<li>celular e internet;</li>
<li>luz;</li>
<li>passe de trem;</li>
<li>taxa de rádio e TV.</li>
</ul>
<h2>Pague as contas</h2>
<p>Pague o imposto antes de ir. Deixe um endereço na Suíça para as cartas.</p>
<h2>Do lado do Brasil</h2>
<p>Peça ao consulado o papel de que você morou fora. Com ele, a mudança entra sem imposto, se você cumprir as regras. Leve os papéis da escola e do trabalho com apostila.</p>
<div class="callout-warning"><p>Não feche a conta do banco antes de receber tudo.</p></div>
`,
  body: `
<p>Voltar também é uma mudança internacional, só que com mais coisas para fechar do que para abrir. Quem se organiza leva para casa o que é seu: as contribuições, a caução, os certificados e a paz de não receber cobrança suíça no Brasil anos depois. Este é o roteiro do último semestre, na ordem em que as coisas travam.</p>
<h2>O que fazer primeiro</h2>
<ol>
<li><strong>Escolha a data da saída</strong> e some os prazos: o do emprego, o do aluguel e o da escola. O do aluguel costuma mandar.</li>
<li><strong>Pergunte por escrito</strong> à Central de Compensação e à sua caixa de pensão o que acontece com o seu dinheiro. Faça isso antes de dar baixa: algumas escolhas não têm volta.</li>
<li><strong>Decida se a volta é definitiva.</strong> Quem pode querer retornar deve perguntar à migração do cantão. A baixa para o exterior encerra a autorização, também a C. Só a C pode ser mantida, por até quatro anos, se o pedido for feito antes de sair.</li>
</ol>
<h2>Calendário</h2>
<table>
<caption>Do sexto mês ao último dia</caption>
<thead><tr><th scope="col">Quando</th><th scope="col">O que fazer</th></tr></thead>
<tbody>
<tr><td>Seis meses antes</td><td>Extrato da AHV, certificado da caixa de pensão, perguntas por escrito, passaportes válidos</td></tr>
<tr><td>Quatro meses antes</td><td>Aviso do aluguel por carta registrada: ao menos três meses, para uma data permitida no contrato. Aviso ao empregador: a partir do décimo ano de casa a lei pede três meses, sempre para o fim de um mês</td></tr>
<tr><td>Três meses antes</td><td>Cancelamento de celular e internet (o aviso costuma ser de 60 dias), orçamento da mudança, escola no Brasil</td></tr>
<tr><td>Dois meses antes</td><td>Formulários da caixa de pensão e do 3a, certidões e diplomas com apostila, atestado no consulado, venda do que não vai</td></tr>
<tr><td>Último mês</td><td>Baixa na comuna, imposto, cancelamentos, vistoria do apartamento</td></tr>
<tr><td>Depois</td><td>Pedidos de saque, caução, última declaração, registro no Brasil</td></tr>
</tbody>
</table>
<h2>A baixa na comuna</h2>
<p>A <span lang="de">Abmeldung</span> (<span lang="fr">annonce de départ</span>) é feita em geral no balcão, com data e endereço no exterior. Peça mais de uma via da confirmação: a seguradora, a caixa de pensão, o 3a e a operadora vão pedi-la. Deixe um endereço para cartas na Suíça, de alguém de confiança. A comuna e o cantão definem quanto antes você pode se apresentar; em Genebra se avisa o cantão, ao menos duas semanas antes.</p>
<h2>AHV: receber depois ou pedir de volta</h2>
<p>O acordo entre os dois países abre dois caminhos para quem tem a nacionalidade brasileira:</p>
<ul>
<li><strong>Deixar.</strong> Os anos ficam na sua conta, e a aposentadoria suíça é paga no Brasil quando chegar a idade. Os períodos dos dois países podem ser considerados em conjunto para completar requisitos; cada país paga a sua parte.</li>
<li><strong>Pedir a devolução</strong> (<span lang="de">Rückvergütung</span>, <span lang="fr">remboursement</span>). A <a href="https://www.zas.admin.ch/de/vorausberechnung-der-rueckverguetung-von-ahv-beitraegen">Central de Compensação</a>, em Genebra, nomeia o Brasil entre os países em que ela é possível sob condições. Exige um tempo mínimo de contribuição e que você, o cônjuge e os filhos tenham deixado a Suíça. Depois dela, aqueles anos não dão mais direito a nada, nem à parte suíça de uma invalidez.</li>
</ul>
<p>Antes de escolher, peça a simulação gratuita da Central e compare com a aposentadoria que deixaria de existir. Em 2027 a pensão integral vai de {{fato:pensao-ahv-minima-2027}} a {{fato:pensao-ahv-maxima-2027}} por mês, e a sua parte depende dos anos. Quem tem também passaporte suíço ou europeu segue outra regra.</p>
<h2>Caixa de pensão: o segundo pilar</h2>
<p>Quem deixa a Suíça de vez e vai morar fora da UE e da EFTA pode pedir o saldo inteiro em dinheiro. Para quem passa por Portugal ou Itália antes do Brasil é diferente: a parte obrigatória fica bloqueada se você for segurado lá.</p>
<ol>
<li>Peça o formulário de saída à caixa, ou à fundação de livre passagem onde o dinheiro está.</li>
<li>Junte a confirmação de baixa e um documento do novo endereço.</li>
<li><strong>Casados:</strong> o cônjuge assina, em geral com firma reconhecida. Separados e divorciados, pergunte o que precisam provar.</li>
<li>O imposto é retido na fonte, pela tarifa do cantão da fundação. Compare antes de transferir e pergunte à administração fiscal se parte dele pode voltar.</li>
</ol>
<p>Não é obrigatório sacar. Em uma conta de livre passagem o dinheiro espera, e você decide com calma. Saldo esquecido de empregos antigos? A Central do segundo pilar, no <a href="https://www.sfbvg.ch/">Fundo de garantia LPP</a>, procura de graça.</p>
<h2>Pilar 3a</h2>
<p>A saída definitiva é um dos motivos de saque. O imposto segue a mesma lógica. Apólice de seguro 3a desfeita cedo devolve menos do que você pagou: peça o valor de resgate por escrito.</p>
<h2>Imposto: fechar a conta</h2>
<ul>
<li><strong>Na fonte:</strong> o desconto termina com o último salário. A tributação posterior do último ano, se compensa, deve ser pedida antes da baixa na comuna: com ela o direito acaba.</li>
<li><strong>Na declaração:</strong> a comuna abre uma declaração do começo do ano até a saída. Pague ou combine parcelas: a dívida de imposto segue você.</li>
<li><strong>Imposto antecipado</strong> sobre juros e dividendos só volta com declaração.</li>
</ul>
<h2>Cancelar</h2>
<table>
<thead><tr><th scope="col">Contrato</th><th scope="col">Como termina</th></tr></thead>
<tbody>
<tr><td>Seguro de saúde básico</td><td>No dia da saída, com a confirmação da comuna; franquia e prêmios são acertados</td></tr>
<tr><td>Seguro complementar e responsabilidade civil</td><td>Conforme a apólice; muitos permitem sair por mudança ao exterior</td></tr>
<tr><td>Celular e internet</td><td>Conforme o contrato; pergunte pela saída por mudança ao exterior. Há uma <a href="/pt-BR/app/letters/end-phone">carta pronta</a></td></tr>
<tr><td>Eletricidade e gás</td><td>Leitura no dia da entrega das chaves</td></tr>
<tr><td>Taxa de rádio e TV (Serafe)</td><td>Avisada pela comuna; confira a última fatura</td></tr>
<tr><td>Passes de trem</td><td>Peça a devolução proporcional, quando existe</td></tr>
<tr><td>Carro</td><td>Devolva as placas ao serviço de trânsito: imposto e seguro param ali</td></tr>
<tr><td>Conta no banco</td><td>Por último. Pergunte quanto custa para quem mora no exterior</td></tr>
</tbody>
</table>
<p>A caução do aluguel é liberada depois da vistoria e do acerto das despesas. Sem a sua assinatura e a do locador o banco não paga; deixe procuração, se for preciso.</p>
<h2>O que muda de um cantão para outro</h2>
<ul>
<li>a antecedência da baixa e se ela pode ser feita pela internet;</li>
<li>a tarifa do imposto sobre o saque do segundo pilar e do 3a;</li>
<li>a autoridade que põe a apostila: em geral a chancelaria do cantão (<span lang="de">Staatskanzlei</span>, <span lang="fr">chancellerie d’État</span>);</li>
<li>o fim do abono familiar: ele acaba com o emprego, e o acordo com o Brasil não inclui abonos.</li>
</ul>
<h2>Do lado do Brasil</h2>
<ul>
<li><strong>Mudança.</strong> Quem morou fora mais de um ano, com visitas ao Brasil de menos de 45 dias no último, pode levar móveis e instrumentos de trabalho sem imposto. A carga chega até três meses antes ou seis depois de você. O <a href="https://gov.br/mre/pt-br/embaixada-doha/setor-consular/mudanca-para-o-brasil">Itamaraty</a> explica as condições e o atestado de residência, que se pede antes de sair ao <a href="/pt-BR/app/articles/documentos-no-consulado">consulado do seu cantão</a>. Carro não entra nessa isenção.</li>
<li><strong>Imposto.</strong> Com a volta definitiva você é residente fiscal de novo e declara a renda mundial, inclusive saques que chegarem depois. Guarde a prova de origem do dinheiro e leia a <a href="/pt-BR/app/articles/saida-definitiva-do-brasil">saída definitiva</a>, pelo avesso.</li>
<li><strong>INSS.</strong> Peça à AHV o extrato da conta individual: ele prova os períodos suíços.</li>
<li><strong>Filhos.</strong> Boletins e certidões com apostila e tradução; os nascidos aqui precisam do registro brasileiro.</li>
</ul>
<h2>Armadilhas</h2>
<ol>
<li><strong>Ir embora sem baixa.</strong> Prêmios, imposto e taxas continuam correndo, e viram execução de dívida.</li>
<li><strong>Sacar tudo no mesmo ano.</strong> O imposto sobe com o valor. Pergunte se dá para separar.</li>
<li><strong>Aceitar “ajuda” para liberar a AHV.</strong> O pedido é gratuito e feito por você.</li>
<li><strong>Ficar sem seguro na viagem.</strong> O básico suíço acaba na saída. Contrate um para o intervalo.</li>
<li><strong>Perder os papéis.</strong> Leve certificado de trabalho, certificados de salário, extratos da caixa, prontuário médico e carteira de vacinas.</li>
</ol>
<p>Como funcionam os pilares está em <a href="/pt-BR/app/articles/tres-pilares-da-aposentadoria">os três pilares</a>. Este texto orienta; a resposta que vale é a escrita da sua caixa, da Central de Compensação e da administração fiscal.</p>
`,
};
