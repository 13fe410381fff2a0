import type { SeedNews } from "../../content-types.ts";

export const housingSearchNews: SeedNews[] = [
  {
    slug: "dossie-de-aluguel-o-que-enviar-quando-voce-acabou-de-chegar",
    title: "Dossiê de aluguel: o que enviar quando você acabou de chegar",
    summary:
      "Sem histórico na Suíça, o dossiê precisa responder às dúvidas do proprietário antes que ele pergunte. Veja a lista, a ordem dos documentos e o que fazer sem extrato de dívidas.",
    access: "free",
    category: "moradia",
    tags: ["aluguel", "recem-chegados", "passo-a-passo", "caucao"],
    cantons: [],
    publishedDaysAgo: 29,
    sourceName: "Confederação Suíça, ch.ch",
    sourceUrl: "https://www.ch.ch/",
    body: `<p>Nas cidades suíças, um apartamento recebe muitas candidaturas em poucos dias. A imobiliária, a <span lang="de">Verwaltung</span>, lê rápido e descarta o que está incompleto. Um dossiê pronto antes da visita é a sua vantagem.</p>
<h2>O que entra no dossiê</h2>
<ol>
<li><strong>Formulário de candidatura</strong> da imobiliária, preenchido e assinado por todos os adultos.</li>
<li><strong>Carta de meia página</strong>: quem vai morar, onde trabalham, desde quando, por que este apartamento.</li>
<li><strong>Cópia da autorização</strong> de residência ou da confirmação do pedido, e do passaporte.</li>
<li><strong>Contrato de trabalho</strong> e as três últimas folhas, se já existirem.</li>
<li><strong>Extrato de dívidas</strong>, o <span lang="de">Betreibungsauszug</span>, recente e original.</li>
<li><strong>Seguro de responsabilidade civil</strong>, a <span lang="de">Privathaftpflicht</span>, ou a promessa de contratar.</li>
<li><strong>Referência</strong> do locador anterior, mesmo do Brasil, traduzida em poucas linhas.</li>
</ol>
<h2>Ainda não tenho extrato de dívidas</h2>
<p>Quem acabou de chegar pode pedir o extrato na comuna onde se registrou: ele virá limpo, porém curto. Explique isso na carta e compense com outros documentos: carta do empregador, prova de renda no Brasil, extrato bancário com valores desnecessários cobertos.</p>
<h2>Caução sem surpresa</h2>
<p>A caução, a <span lang="de">Mietkaution</span>, é de no máximo <strong>três aluguéis</strong> em contratos de moradia. Ela deve ficar em uma conta bancária bloqueada, em seu nome. Nunca transfira a caução para a conta pessoal de alguém, e nunca antes de assinar o contrato e ver o imóvel.</p>
<blockquote><p>O seguro de caução dispensa o depósito, mas a taxa anual não volta. Compare o custo de alguns anos antes de assinar.</p></blockquote>
<h2>Na visita e depois</h2>
<ul>
<li>Chegue no horário, apresente-se e entregue o dossiê ou pergunte o endereço de envio.</li>
<li>Envie no mesmo dia, em um único arquivo, com nome e telefone na primeira página.</li>
<li>Aceitou? Faça o protocolo de entrega, o <span lang="de">Übergabeprotokoll</span>, com fotos de cada defeito.</li>
</ul>
<p>Recusas fazem parte. Guarde a base do dossiê e troque só a carta: a próxima candidatura sai em dez minutos.</p>`,
  },
  {
    slug: "golpe-do-aluguel-o-proprietario-que-nunca-esta-na-suica",
    title: "Golpe do aluguel: o proprietário que nunca está na Suíça",
    summary:
      "Foto bonita, preço baixo e um dono que mora no exterior e pede caução antes da visita. Conheça o roteiro do golpe e as regras simples que protegem seu dinheiro.",
    access: "free",
    category: "moradia",
    tags: ["golpes", "aluguel", "caucao", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 36,
    sourceName: "Departamento Federal de Cibersegurança (BACS)",
    sourceUrl: "https://www.bacs.admin.ch/",
    body: `<p>Procurar apartamento ainda no Brasil é compreensível: ninguém quer chegar sem teto. É justamente essa situação que o golpe do aluguel explora. O roteiro muda pouco.</p>
<h2>O roteiro</h2>
<ol>
<li>O anúncio é bom demais: central, mobiliado, com preço bem abaixo dos vizinhos.</li>
<li>O dono responde rápido, em texto longo e cordial, e diz que está no exterior a trabalho.</li>
<li>As chaves “ficam com uma empresa” ou “serão enviadas pelo correio” depois do pagamento.</li>
<li>Chega um contrato, às vezes com a cópia do passaporte de uma pessoa real, que também é vítima.</li>
<li>Pedem a caução e o primeiro aluguel por transferência, Western Union, Pix ou criptomoeda.</li>
<li>Depois do pagamento, surgem novas taxas, e então o silêncio.</li>
</ol>
<h2>Três regras que resolvem</h2>
<ul>
<li><strong>Sem visita, sem pagamento.</strong> Se você está longe, peça a alguém de confiança que entre no apartamento. Vídeo enviado pelo anunciante não conta.</li>
<li><strong>Caução só em conta bloqueada em seu nome,</strong> aberta em um banco na Suíça, depois do contrato assinado.</li>
<li><strong>Documentos por último.</strong> Não envie cópia do passaporte para marcar visita. Quando enviar, escreva sobre a imagem a finalidade e a data.</li>
</ul>
<h2>Como verificar um anúncio</h2>
<p>Pesquise as fotos pela imagem: o mesmo apartamento costuma aparecer em outra cidade com outro nome. Veja se o endereço existe e se o número do prédio confere. Procure a imobiliária no <a href="https://www.zefix.admin.ch/">registro comercial</a> e ligue para o telefone do site oficial dela. Pergunte um detalhe que só quem conhece o prédio sabe.</p>
<h2>Onde morar nas primeiras semanas</h2>
<p>Um quarto temporário, uma república, a <span lang="de">Wohngemeinschaft</span> (WG), ou um aluguel por temporada custam mais por mês, mas compram tempo para visitar com calma. Confirme se o locador permite o registro na comuna com aquele endereço.</p>
<h2>Já paguei. E agora?</h2>
<p>Ligue para o banco imediatamente e peça o bloqueio. Guarde conversas e comprovantes, avise a plataforma do anúncio, registre ocorrência na polícia do cantão e comunique o caso ao <a href="https://www.bacs.admin.ch/">BACS</a>. Ter caído no golpe não é motivo de vergonha: relatar ajuda os próximos.</p>`,
  },
];
