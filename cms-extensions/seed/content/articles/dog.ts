import type { SeedArticle } from "../../content-types.ts";

export const dogGuide: SeedArticle = {
  slug: "trazer-e-ter-um-cachorro",
  title: "Cachorro na Suíça: trazer do Brasil e viver bem com ele aqui",
  summary:
    "A ordem de microchip, vacina e exame de sangue, a autorização para o voo direto, o registro no AMICUS e as regras de cada cantão.",
  access: "free",
  category: "dia-a-dia",
  tags: ["brasil", "prazos", "comuna", "passo-a-passo"],
  cantons: [],
  publishedDaysAgo: 8,
  level: "beginner",
  permitTypes: [],
  changeNote:
    "Vindo do Brasil, o cachorro precisa de exame de sangue e de meses de espera: comece antes de comprar a passagem.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 7,
  reviewDueInDays: 200,
  relatedTools: ["plan"],
  sources: [
    {
      name: "Departamento Federal de Segurança Alimentar e Veterinária (BLV), viagem com cães e gatos",
      url: "https://www.blv.admin.ch/blv/de/home/tiere/reisen-mit-heimtieren/hunde-katzen-und-frettchen.html",
    },
    { name: "AMICUS, registro nacional de cães", url: "https://www.amicus.ch/" },
    {
      name: "Ministério da Agricultura e Pecuária do Brasil (Vigiagro)",
      url: "https://www.gov.br/agricultura/pt-br",
    },
    { name: "Alfândega suíça (BAZG)", url: "https://www.bazg.admin.ch/" },
  ],
  plainBody: `
<p>Você quer trazer o seu cachorro do Brasil? Pode. Mas demora meses. Comece cedo.</p>
<h2>No Brasil, nesta ordem</h2>
<ol>
<li>O veterinário põe o microchip.</li>
<li>Depois, ele dá a vacina contra a raiva.</li>
<li>Espere pelo menos 30 dias. O veterinário tira sangue.</li>
<li>Um laboratório aprovado examina o sangue.</li>
<li>Espere três meses a partir do dia em que tiraram o sangue.</li>
<li>Antes da viagem, peça o papel oficial do governo. Ele se chama CVI.</li>
</ol>
<p>O avião vai direto para a Suíça? Então você precisa também de uma autorização suíça. Peça pelo menos três semanas antes.</p>
<h2>Quando chegar</h2>
<ol>
<li>Mostre o cachorro e os papéis na alfândega.</li>
<li>Vá à comuna e diga que tem um cachorro.</li>
<li>Leve o cachorro a um veterinário em dez dias. Ele faz o registro no AMICUS.</li>
<li>Faça um seguro para o caso de ele machucar alguém ou quebrar algo.</li>
</ol>
<h2>Todo ano</h2>
<p>Você paga um imposto à comuna. O preço muda de lugar para lugar.</p>
<h2>Cuidado</h2>
<ul>
<li>Alguns cantões proíbem certas raças, como pitbull e fila.</li>
<li>Alguns cantões pedem um curso.</li>
<li>Pergunte ao dono do apartamento antes.</li>
<li>Não traga cachorro com orelha ou rabo cortado sem perguntar antes.</li>
</ul>
`,
  body: `
<p>Ele é da família, então vem junto. Dá certo, desde que você comece cedo: para a Suíça, o Brasil não está entre os países com situação favorável quanto à raiva. Isso significa exame de sangue, espera de meses e, no voo direto, uma autorização. Quem descobre na semana da mudança costuma deixar o cachorro com a avó e voltar para buscar.</p>
<h2>O calendário, de trás para frente</h2>
<p>Segundo o BLV, o órgão veterinário federal, a ordem é esta, e um passo fora do lugar faz recomeçar:</p>
<ol>
<li><strong>Microchip</strong> no padrão ISO, sempre antes da vacina.</li>
<li><strong>Vacina contra a raiva</strong>, a partir de 12 semanas de idade.</li>
<li><strong>Coleta de sangue</strong> pelo menos 30 dias depois da vacina. O laboratório precisa estar na lista aceita pela União Europeia e o resultado, atingir o mínimo de anticorpos.</li>
<li><strong>Espera de três meses</strong> entre a coleta e a entrada na Suíça.</li>
<li><strong>Autorização do BLV</strong>, se o voo é direto do Brasil para Zurique, Genebra ou Basileia. O pedido é feito pelo menos três semanas antes, com os comprovantes.</li>
<li><strong>CVI</strong>, o Certificado Veterinário Internacional, emitido pelo Vigiagro, do Ministério da Agricultura. Contate a unidade com pelo menos 30 dias de antecedência.</li>
</ol>
<p>Na prática, um filhote entra no mínimo com sete meses. Comece meio ano antes da viagem. Se a conexão é em Lisboa, Frankfurt ou outra cidade da União Europeia, o controle veterinário acontece lá, com o certificado exigido pela União. Mesmo assim, os papéis precisam servir para a Suíça.</p>
<div class="callout-warning">
<p>É proibido trazer cães com orelhas ou rabo cortados. Há exceções estreitas, por exemplo na mudança: pergunte ao BLV por escrito, antes de embarcar, e leve a resposta.</p>
</div>
<h2>No aeroporto</h2>
<p>Passe pelo canal vermelho e declare o animal na <a href="https://www.bazg.admin.ch/">alfândega</a>. Quem se muda inclui o cachorro na lista da mudança. Faltou um documento? O controle pode mandar o animal para quarentena ou de volta, por sua conta. Leve originais, cópias e o contato do seu veterinário no Brasil.</p>
<h2>Os primeiros dez dias</h2>
<ul>
<li><strong>Comuna:</strong> ela registra você como dono no <a href="https://www.amicus.ch/">AMICUS</a>, o banco nacional de cães, e manda a conta do imposto.</li>
<li><strong>Veterinário:</strong> em até dez dias da chegada, ele confere o microchip e inscreve o animal.</li>
<li><strong>Seguro de responsabilidade civil:</strong> obrigatório para donos de cães em quase todos os cantões. Muitas vezes cabe no seguro que você já tem; peça confirmação por escrito.</li>
</ul>
<p>Mudança de endereço, de dono e morte do animal também se comunicam à comuna e ao AMICUS. Inclua esses passos no seu <a href="/pt-BR/app/plan">plano</a>, junto com o <a href="/pt-BR/app/articles/registro-na-comuna-gemeinde">registro na comuna</a>.</p>
<h2>Quanto custa</h2>
<p>Não publicamos valores, porque quase todos dependem do lugar ou do animal. Coloque no <a href="/pt-BR/app/tools/budget">orçamento</a> estas linhas e peça o preço em cada porta:</p>
<table>
<thead><tr><th scope="col">Gasto</th><th scope="col">Quem informa o preço</th></tr></thead>
<tbody>
<tr><td>Exame de anticorpos e veterinário no Brasil</td><td>A clínica e o laboratório</td></tr>
<tr><td>Transporte: cabine, porão ou carga</td><td>A companhia aérea; peso e raça decidem</td></tr>
<tr><td>Controle na chegada</td><td>O serviço veterinário do aeroporto</td></tr>
<tr><td>Imposto anual sobre cães</td><td>A comuna; sobe a partir do segundo cão em muitas delas</td></tr>
<tr><td>Seguro de responsabilidade civil</td><td>A sua seguradora</td></tr>
<tr><td>Cursos obrigatórios</td><td>O serviço veterinário do cantão</td></tr>
<tr><td>Veterinário e seguro de saúde do animal</td><td>A clínica e as seguradoras; é voluntário</td></tr>
</tbody>
</table>
<h2>Por cantão</h2>
<p>A lei do cachorro é cantonal, e a diferença é grande:</p>
<ul>
<li><strong>Zurique:</strong> desde junho de 2025, o curso prático vale para cães de todos os tamanhos, e quem tem o primeiro cão faz também a parte teórica. Certas raças são proibidas.</li>
<li><strong>Genebra:</strong> raças consideradas de ataque são proibidas, entre elas o fila brasileiro e o pitbull. Cães grandes exigem teste.</li>
<li><strong>Valais:</strong> lista própria de raças proibidas e cursos para donos novos.</li>
<li><strong>Vaud:</strong> raças potencialmente perigosas só com autorização do cantão.</li>
<li><strong>Ticino:</strong> lista longa de raças que precisam de autorização.</li>
<li><strong>Uri e Zug:</strong> muita coisa é decidida pela comuna.</li>
</ul>
<p>As listas mudam. Antes de escolher onde morar, escreva ao serviço veterinário do cantão com a raça, o peso e a idade do animal. Cruzamentos contam.</p>
<h2>Moradia e convivência</h2>
<ul>
<li>Leia o contrato de aluguel: quase sempre é preciso a permissão do proprietário, por escrito. Mencione o cachorro já na candidatura.</li>
<li>O silêncio do meio-dia e da noite vale para latidos. Se ele sofre sozinho, treine antes da mudança.</li>
<li>Recolha sempre. Saquinhos e lixeiras existem em todo canto, e a multa também.</li>
<li>Na primavera e no começo do verão, muitos cantões exigem coleira na floresta, por causa dos filhotes de animais selvagens.</li>
<li>No trem, cães maiores pagam bilhete; confira na <a href="https://www.sbb.ch/">SBB</a>.</li>
</ul>
<h2>Armadilhas de brasileiros</h2>
<ul>
<li><strong>Vacina antes do chip.</strong> Não vale: é preciso vacinar de novo e recomeçar a contagem.</li>
<li><strong>Férias no Brasil sem preparo.</strong> Para o cachorro voltar sem espera, faça o exame de anticorpos ainda na Suíça e não deixe a vacina vencer. O veterinário anota no passaporte do animal.</li>
<li><strong>Trazer o cão de um conhecido.</strong> As regras de viagem valem para o dono ou alguém autorizado por ele. Venda e doação seguem as regras de importação comercial.</li>
<li><strong>Comprar filhote barato pela internet.</strong> É o golpe mais comum do ramo. Veja a mãe, o lugar e o registro no AMICUS antes de pagar.</li>
</ul>
<p>Dúvida sobre o seu caso? O BLV tem um teste na internet que mostra as exigências por país, e o veterinário do cantão responde sobre raças.</p>
`,
};
