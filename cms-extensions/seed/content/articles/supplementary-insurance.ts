import type { SeedArticle } from "../../content-types.ts";

export const supplementaryInsuranceGuide: SeedArticle = {
  slug: "seguro-complementar",
  title: "Seguro complementar: o que ele cobre, quem pode recusar e como sair",
  summary:
    "O básico é lei, o complementar é contrato. Veja quando vale a pena, como responder às perguntas de saúde, os prazos para cancelar e as armadilhas de venda.",
  access: "free",
  category: "saude",
  tags: ["seguro-saude", "prazos", "orcamento", "golpes"],
  cantons: [],
  publishedDaysAgo: 12,
  level: "intermediate",
  permitTypes: [],
  changeNote:
    "O prazo para cancelar um seguro complementar costuma acabar meses antes do prazo do básico, em novembro: veja o da sua apólice.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 10,
  reviewDueInDays: 300,
  relatedTools: ["budget"],
  sources: [
    {
      name: "Lei do contrato de seguro (VVG)",
      url: "https://www.fedlex.admin.ch/eli/cc/24/719_735_717/de",
    },
    {
      name: "Lei do seguro de saúde (KVG)",
      url: "https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de",
    },
    { name: "FINMA, supervisão do mercado financeiro", url: "https://www.finma.ch/" },
    { name: "Ouvidoria dos seguros de saúde (Ombudsstelle)", url: "https://www.om-kv.ch/" },
  ],
  plainBody: `
<p>Na Suíça há dois seguros de saúde. O básico é obrigatório. O complementar é um extra. Você escolhe se quer.</p>
<h2>O básico já paga muito</h2>
<p>Médico, hospital, remédios da lista, parto. É igual em todas as seguradoras. Você pode ficar só com ele.</p>
<h2>O extra pode pagar</h2>
<ul>
<li>quarto individual no hospital;</li>
<li>óculos, academia, medicina alternativa;</li>
<li>dentista e aparelho;</li>
<li>mais proteção em viagem.</li>
</ul>
<h2>Antes de assinar</h2>
<ol>
<li>Leia o que a apólice <strong>não</strong> paga.</li>
<li>Responda às perguntas de saúde com a verdade. Mentira ou esquecimento pode custar o seguro.</li>
<li>Veja até quando pode cancelar.</li>
<li>Não assine na primeira conversa.</li>
</ol>
<p>Assinou e se arrependeu? Você tem 14 dias para desistir. Escreva uma carta ou um e-mail e guarde a prova.</p>
<h2>A seguradora pode dizer não</h2>
<p>No extra, sim. No básico, nunca. Por isso, só cancele o extra antigo depois que o novo aceitou você por escrito.</p>
<h2>Quer cancelar?</h2>
<p>Veja o prazo na apólice. Muitas vezes, a carta precisa chegar até o fim de setembro. Mande registrada.</p>
<p>Problema com a seguradora? A ouvidoria ajuda de graça: om-kv.ch.</p>
`,
  body: `
<p>Poucos dias depois do registro na comuna, o telefone toca: alguém simpático, às vezes falando português, quer "otimizar o seu seguro". Quase sempre o assunto é o complementar (<span lang="de">Zusatzversicherung</span>, <span lang="fr">assurance complémentaire</span>). Ele pode ser útil. Também pode prender você por anos a algo de que não precisa. A diferença está em saber o que perguntar.</p>
<h2>Básico e complementar são dois mundos</h2>
<table>
<thead><tr><th scope="col"></th><th scope="col">Básico (KVG)</th><th scope="col">Complementar (VVG)</th></tr></thead>
<tbody>
<tr><th scope="row">Obrigatório?</th><td>Sim, em três meses da chegada</td><td>Não</td></tr>
<tr><th scope="row">Podem recusar você?</th><td>Nunca</td><td>Sim, sem explicar</td></tr>
<tr><th scope="row">Perguntas de saúde</th><td>Proibidas</td><td>Normais</td></tr>
<tr><th scope="row">O que cobre</th><td>Igual em todas, por lei</td><td>O que a apólice diz</td></tr>
<tr><th scope="row">Preço</th><td>Aprovado pelo BAG</td><td>Livre: idade, sexo e saúde contam; a FINMA supervisiona</td></tr>
<tr><th scope="row">Sair</th><td>Até o fim de novembro, para janeiro</td><td>Conforme o contrato</td></tr>
</tbody>
</table>
<p>Os dois podem ficar em seguradoras diferentes. Trocar o básico não obriga a mexer no complementar, e a seguradora não pode cancelar o complementar só porque você levou o básico para outra (KVG, art. 7).</p>
<h2>O que fazer primeiro</h2>
<ol>
<li>Resolva o básico com calma: o guia <a href="/pt-BR/app/articles/seguro-de-saude-do-zero">seguro de saúde do zero</a> e a página de <a href="/pt-BR/app/classifieds/health-insurances">seguradoras</a> ajudam.</li>
<li>Anote o que o básico não paga e que pesaria no <em>seu</em> bolso.</li>
<li>Peça duas ou três ofertas por escrito, com as condições gerais (<span lang="de">AVB</span>, <span lang="fr">CGA</span>).</li>
<li>Só cancele um complementar antigo depois de o novo aceitar você por escrito, sem ressalvas.</li>
</ol>
<h2>Vale a pena para quem?</h2>
<ul>
<li><strong>Hospital em toda a Suíça, ala geral:</strong> útil se você mora num cantão pequeno e quer se tratar em outro. Fora da lista do seu cantão, o básico só paga até a tarifa dele, salvo urgência.</li>
<li><strong>Semiprivado ou privado:</strong> quarto menor e escolha do médico. É o mais caro e o que mais sobe com a idade.</li>
<li><strong>Ambulatorial:</strong> óculos, remédios fora da lista, academia, medicina alternativa, transporte. Some o que você usaria de verdade num ano e compare com o prêmio.</li>
<li><strong>Dentes:</strong> sobretudo para crianças, contratado cedo. Veja o guia do <a href="/pt-BR/app/articles/dentista-na-suica">dentista</a>.</li>
<li><strong>Viagem:</strong> no exterior, o básico paga urgências até o dobro do que custariam na Suíça (<span lang="de">KVV</span>, art. 36). Para o Brasil, isso costuma bastar no tratamento, mas não paga resgate nem a volta em avião médico. Nos Estados Unidos, não basta.</li>
<li><strong>Gravidez:</strong> o complementar tem carência, muitas vezes de meses. Contratado depois do teste positivo, não cobre esse parto. O bebê, por outro lado, pode ser inscrito antes de nascer, em geral sem perguntas de saúde.</li>
</ul>
<h2>As perguntas de saúde</h2>
<p>Você responde pelo que sabe e pelo que deveria saber. Se omitir algo importante que foi perguntado por escrito, a seguradora pode encerrar o contrato e recusar o que tem ligação com o omitido (VVG, art. 6). Tratamentos no Brasil contam. Na dúvida, escreva mais, e não menos; guarde uma cópia do formulário. Se o vendedor preencher por você, leia linha por linha antes de assinar: a resposta é sua.</p>
<p>A seguradora pode aceitar, aceitar com uma exclusão (<span lang="de">Vorbehalt</span>, <span lang="fr">réserve</span>) ou recusar. Uma recusa costuma ser perguntada no pedido seguinte, então não dispare dez pedidos de uma vez.</p>
<h2>Prazos para entrar e para sair</h2>
<ul>
<li><strong>Arrependimento:</strong> 14 dias depois de propor ou aceitar o contrato, por escrito ou por e-mail (VVG, art. 2a).</li>
<li><strong>Cancelamento normal:</strong> o contrato diz. É comum um aviso de três meses para o fim do ano: a carta precisa <em>chegar</em> até 30 de setembro.</li>
<li><strong>Contratos longos:</strong> mesmo que a apólice diga cinco anos, você pode sair no fim do terceiro ano, e de cada ano seguinte, com três meses de aviso (VVG, art. 35a).</li>
<li><strong>A seguradora não pode cancelar</strong> um complementar de saúde só porque você ficou doente ou envelheceu: o direito de cancelamento normal é só seu (VVG, art. 35a).</li>
<li><strong>Aumento de prêmio:</strong> muitas apólices dão um direito extra de sair. Leia a carta do aumento até o fim.</li>
<li><strong>Saída da Suíça:</strong> avise com a confirmação de baixa da comuna; cada contrato trata isso a seu modo.</li>
</ul>
<h2>Quanto custa</h2>
<p>Não há tabela oficial, e o preço depende de idade, lugar e saúde. Por isso, não publicamos números. Peça na oferta o prêmio de hoje <em>e</em> o das faixas de idade seguintes: um plano barato aos 30 pode ficar pesado aos 55, quando trocar já não é fácil. Ponha o valor no <a href="/pt-BR/app/tools/budget">orçamento</a> e pergunte: se eu guardasse isso, em quanto tempo pagaria do bolso?</p>
<h2>Por cantão</h2>
<p>A lista de hospitais e a tarifa de referência são do cantão, e é aí que o "toda a Suíça" ganha ou perde valor. Alguns cantões já têm acordos com vizinhos. Pergunte à secretaria de saúde do seu, ou à seguradora, quais hospitais fora dele já estão na lista.</p>
<h2>Armadilhas</h2>
<div class="callout-warning">
<p>Não assine em cafés, na primeira visita ou "só para receber informação". Um papel chamado <span lang="de">Beratungsprotokoll</span> ou <span lang="de">Antrag</span> pode ser um pedido de seguro ou uma procuração.</p>
</div>
<ul>
<li><strong>O consultor da comunidade.</strong> Falar português não é qualificação. Corretores precisam de registro na FINMA; confira o nome no registro público.</li>
<li><strong>Comissão.</strong> O vendedor ganha mais com complementar e com apólice longa. Pergunte quanto e de quem.</li>
<li><strong>Pacote da família inteira.</strong> Cada pessoa pode ter o que precisa. Criança e adulto raramente precisam do mesmo.</li>
<li><strong>Cancelar tudo em novembro.</strong> O prazo do complementar já passou; só o básico ainda dá.</li>
<li><strong>Bônus por não usar.</strong> Um desconto que some no primeiro uso empurra você a pagar do bolso.</li>
</ul>
<p>Não se entendeu com a seguradora? A <a href="https://www.om-kv.ch/">ouvidoria dos seguros de saúde</a> aconselha e intermedeia sem custo. As palavras da apólice estão no glossário, por exemplo <a href="/pt-BR/app/glossary/zusatzversicherung">Zusatzversicherung</a>.</p>
`,
};
