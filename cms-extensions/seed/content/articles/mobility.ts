import type { SeedArticle } from "../../content-types.ts";

export const mobilityArticles: SeedArticle[] = [
  {
    slug: "trocar-a-carteira-de-motorista",
    title: "Trocar a CNH pela carteira suíça: prazo, prova e documentos",
    summary:
      "Você tem 12 meses para trocar a CNH. Veja a ordem dos passos, como é a prova de controle e por que reprovar nela custa caro.",
    access: "paying",
    category: "transporte",
    tags: ["carteira-de-motorista", "prazos", "passo-a-passo"],
    cantons: [],
    publishedDaysAgo: 38,
    level: "intermediate",
    permitTypes: ["L", "B", "C"],
    changeNote:
      "Alguns cantões pedem um certificado de autenticidade da CNH: peça ao consulado ou ao Detran antes de dar entrada na troca.",
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 6,
    reviewDueInDays: 250,
    relatedTools: ["budget"],
    sources: [
      { name: "asa, associação dos departamentos de trânsito", url: "https://www.asa.ch/" },
      {
        name: "Departamento Federal de Estradas (ASTRA), troca da carteira",
        url: "https://blog.astra.admin.ch/fr/echange-permis-etranger",
      },
      {
        name: "Regulamento de habilitação no trânsito (VZV), art. 42 a 44",
        url: "https://www.fedlex.admin.ch/eli/cc/1976/2423_2423_2423/de",
      },
      {
        name: "Cantão do Jura, troca de carteira estrangeira",
        url: "https://www.jura.ch/fr/Autorites/Administration/DFI/OVJ/Permis-de-conduire/Echange-d-un-permis-de-conduire-etranger/Echange-d-un-permis-de-conduire-etranger.html",
      },
      {
        name: "ch.ch, troca e preço da carteira",
        url: "https://www.ch.ch/fr/circulation-et-vehicules/permis-de-conduire/changement-de-permis-de-conduire",
      },
      {
        name: "Cantão de Zurique, troca de carteira estrangeira",
        url: "https://www.zh.ch/de/mobilitaet/fuehrerausweis-fahren-lernen/auslaendischer-fuehrerausweis/auslaendischen-fuehrerausweis-umtauschen.html",
      },
    ],
    plainBody: `
<p>Você mora na Suíça e dirige com a CNH? Isso vale por 12 meses. Depois, você precisa da carteira suíça.</p>
<h2>Faça nesta ordem</h2>
<ol>
<li>Pegue o formulário no site do trânsito do seu cantão.</li>
<li>Faça o exame de vista numa ótica.</li>
<li>Junte passaporte, autorização de residência, foto e a CNH.</li>
<li>Entregue tudo e pague a taxa.</li>
<li>Faça uma ou duas aulas com um instrutor daqui.</li>
<li>Faça a prova de direção.</li>
</ol>
<h2>A prova é uma só</h2>
<p>Você dirige com um perito ao lado. Ele olha se você conhece as regras daqui. Não passou? Você começa do zero, como aluno. Por isso, treine antes.</p>
<h2>Regras que derrubam brasileiros</h2>
<ul>
<li>Sem placa, passa quem vem da direita.</li>
<li>Alguém quer atravessar na faixa? Pare.</li>
<li>Olhe por cima do ombro antes de virar.</li>
<li>Ande na velocidade certa, nem um pouco acima.</li>
</ul>
<h2>Cuidado</h2>
<ul>
<li>CNH vencida não se troca. Renove antes.</li>
<li>Não tire a CNH no Brasil quando já mora aqui. Ela não vale.</li>
<li>Passou de 12 meses? Não dirija. Você ainda pode pedir a troca.</li>
</ul>
`,
    body: `
<p>A CNH brasileira vale na Suíça por até 12 meses depois da sua chegada como residente. Passado esse prazo, dirigir com ela é dirigir sem habilitação, com todas as consequências, inclusive no seguro. A troca leva semanas: comece cedo, de preferência no primeiro semestre.</p>
<h2>Quem cuida disso</h2>
<p>O departamento de trânsito do cantão: <span lang="de">Strassenverkehrsamt</span> na Suíça alemã, <span lang="fr">service des automobiles</span> na francesa, <span lang="it">Sezione della circolazione</span> no Ticino. Cada um tem formulário e preço próprios. O endereço está em <a href="https://www.asa.ch/">asa.ch</a>.</p>
<h2>A ordem dos passos</h2>
<ol>
<li><strong>Formulário de troca</strong> de carteira estrangeira, do site do departamento do seu cantão.</li>
<li><strong>Exame de vista</strong> em ótica ou médico que trabalha na Suíça, anotado no próprio formulário. Vale 24 meses (VZV, art. 9).</li>
<li><strong>Identificação</strong>: passaporte, autorização de residência e foto, apresentados no departamento ou na comuna.</li>
<li><strong>CNH original</strong>, válida, em papel. Só a versão do celular não costuma bastar. Zurique e o Jura só pedem tradução de carteira que não está em letras latinas; outros cantões podem pedi-la, ou um documento que comprove a data da primeira habilitação.</li>
<li><strong>Certificado de autenticidade</strong>, se o cantão exigir: o Jura, por exemplo, pede a quem vem de país fora da lista de dispensa. O Detran emite, e o <a href="/pt-BR/app/articles/documentos-no-consulado">consulado</a> pode declarar que a CNH é autêntica.</li>
<li><strong>Convite para a prova de controle</strong> (<span lang="de">Kontrollfahrt</span>, <span lang="fr">course de contrôle</span>, <span lang="it">corsa di controllo</span>), exigida de quem tem carteira do Brasil.</li>
<li><strong>Emissão</strong> da carteira suíça. A brasileira costuma ficar com a autoridade ou ser registrada.</li>
</ol>
<p>Categorias profissionais, como caminhão ou transporte de pessoas, têm exigências adicionais, inclusive teóricas. Quem dirige por profissão um veículo suíço não tem os 12 meses: precisa da carteira suíça antes da primeira viagem.</p>
<h2>Quanto custa: o que se sabe</h2>
<p>As taxas são do cantão. Segundo cópias públicas da página de ch.ch, lidas em 2026, a troca deve passar de CHF 100; alguns cantões dizem menos. Os valores que achamos estão na tabela de “Por cantão”, abaixo. A taxa da prova não achamos em página oficial de nenhum cantão: pergunte por ela ao pedir a troca. Some estas linhas no <a href="/pt-BR/app/tools/budget">orçamento</a>:</p>
<ul>
<li>exame de vista: cerca de CHF 20, segundo o Comparis em 2024;</li>
<li>taxa da troca e da nova carteira;</li>
<li>taxa da prova de controle;</li>
<li>uma ou duas aulas, e o aluguel do carro da autoescola, se você não tem um;</li>
<li>tradução ou certificado de autenticidade, se pedirem.</li>
</ul>
<p>Reprovar custa muito mais: curso de primeiros socorros, teoria, aulas de trânsito e prova prática, do começo.</p>
<h2>Como o prazo conta</h2>
<ul>
<li>Os 12 meses correm da data de chegada registrada na comuna. Uma ausência longa, de mais de três meses seguidos, pode mudar a conta (VZV, art. 42).</li>
<li>Depois do prazo você não pode dirigir, mas ainda pode pedir a troca, enquanto a CNH vale. O atraso pode dar multa, diz ch.ch.</li>
<li>Faça o pedido no primeiro semestre: a agenda da prova enche, sobretudo nas cidades grandes. Já passou disso? Peça agora. Se a data da prova cair depois dos 12 meses, pergunte ao departamento se você pode dirigir até lá; sem um sim por escrito, não dirija.</li>
</ul>
<h2>A prova de controle</h2>
<p>É uma volta com um perito do departamento, no seu carro ou no de uma autoescola. Ele verifica se você dirige com segurança conforme as regras suíças. Parece simples para quem dirige há anos, e é aí que mora o risco: o vício conta.</p>
<p><strong>A prova não se repete.</strong> Quem reprova perde o direito de usar a CNH na Suíça e recomeça como aluno, com teoria, cursos e prova prática. Por isso, trate uma ou duas aulas com instrutor local como parte do custo.</p>
<table>
<caption>Hábitos que reprovam e o que o perito espera</caption>
<thead><tr><th scope="col">Situação</th><th scope="col">O que se espera</th></tr></thead>
<tbody>
<tr><td>Cruzamento sem placa</td><td>Preferência de quem vem da direita, sempre</td></tr>
<tr><td>Faixa de pedestres</td><td>Parar quando alguém quer atravessar, mesmo antes de pisar na faixa</td></tr>
<tr><td>Mudança de faixa ou saída</td><td>Espelho, seta e olhar sobre o ombro</td></tr>
<tr><td>Rotatória</td><td>Preferência de quem está dentro; seta ao sair</td></tr>
<tr><td>Zona com limite reduzido</td><td>Velocidade exata, sem arredondar para cima</td></tr>
<tr><td>Ciclista</td><td>Distância lateral e paciência para ultrapassar</td></tr>
<tr><td>Bonde e ônibus</td><td>Ceder quando sinalizam saída do ponto; bonde tem preferência</td></tr>
</tbody>
</table>
<h2>Como se preparar</h2>
<ul>
<li>Faça simulados de teoria, mesmo sem exame: as placas de prioridade mudam tudo.</li>
<li>Ande pelo bairro do departamento de trânsito, onde a prova costuma acontecer.</li>
<li>Aprenda as palavras da prova na língua do seu cantão: virar à direita (<span lang="de">rechts abbiegen</span>, <span lang="fr">tourner à droite</span>, <span lang="it">girare a destra</span>), em frente (<span lang="de">geradeaus</span>, <span lang="fr">tout droit</span>, <span lang="it">diritto</span>), parar (<span lang="de">anhalten</span>, <span lang="fr">s’arrêter</span>, <span lang="it">fermarsi</span>), estacionar de ré (<span lang="de">rückwärts einparken</span>, <span lang="fr">se garer en marche arrière</span>, <span lang="it">parcheggiare in retromarcia</span>).</li>
<li>Verifique se o seu carro está em ordem: pneus, luzes, seguro e documento (<span lang="de">Fahrzeugausweis</span>, <span lang="fr">permis de circulation</span>, <span lang="it">licenza di circolazione</span>).</li>
</ul>
<p>O vídeo resume o prazo, os hábitos que reprovam e um plano de preparo:</p>
<p>{{video:prova-de-controle-para-trocar-a-cnh}}</p>
<h2>Por cantão</h2>
<p>A prova é igual no país inteiro; o caminho até ela, não. De oito cantões achamos isto; o que falta, pergunte antes de ir.</p>
<table>
<caption>Onde se pede a troca e valores achados, segundo cópias públicas lidas em 2026</caption>
<thead><tr><th scope="col">Cantão</th><th scope="col">Onde e como</th><th scope="col">Valores e papéis</th></tr></thead>
<tbody>
<tr><th scope="row">Argóvia</th><td>Pelo correio: <span lang="de">Strassenverkehrsamt, Führerzulassung, Postfach</span>, 5001 Aarau. A CNH original vai junto</td><td>Taxa não achada</td></tr>
<tr><th scope="row">Basileia-Cidade</th><td>Pessoalmente, na <span lang="de">Motorfahrzeugkontrolle</span></td><td>CHF 140 na entrega, segundo uma autoescola; confira</td></tr>
<tr><th scope="row">Berna</th><td>Pessoalmente: SVSA (Schermenweg 5, Berna), posto da polícia cantonal ou, em muitas comunas, a comuna. Formulário impresso</td><td>A comuna de Spiez cobra CHF 5 para encaminhar; taxa do cantão não achada</td></tr>
<tr><th scope="row">Genebra</th><td>OCV, Route de Veyrier 86, 1227 Carouge. Balcão ou correio: pergunte</td><td>Taxa não achada. Provar que a CNH é autêntica cabe a você (decisão ATA/553/2014)</td></tr>
<tr><th scope="row">São Galo</th><td>Pessoalmente: <span lang="de">Einwohneramt</span> da comuna ou <span lang="de">Strassenverkehrsamt</span> (Frongartenstrasse 5, São Galo)</td><td>CHF 80 a 100, fora a prova</td></tr>
<tr><th scope="row">Ticino</th><td><span lang="it">Sezione della circolazione</span>, 6528 Camorino: balcão com hora marcada (091 814 97 00), correio ou caixa externa</td><td>Primeira carteira por CHF 60 em 2023, segundo o jornal laRegione; tradução e certificado: pergunte</td></tr>
<tr><th scope="row">Vaud</th><td>SAN, Avenue du Grey 110, Lausanne (endereço de 2008: confira). Balcão ou correio: pergunte</td><td>Taxa não achada</td></tr>
<tr><th scope="row">Zurique</th><td>Pessoalmente: comuna ou balcão do <span lang="de">Strassenverkehrsamt</span></td><td>Primeira identificação por CHF 20; CNH não precisa de tradução</td></tr>
</tbody>
</table>
<p>A repartição do seu cantão está também no <a href="/pt-BR/app/plan">seu plano</a>, no passo da troca. Em cantões bilíngues, você escolhe a língua da prova ao se inscrever. Pergunte também se o seu cantão tem perito que fala outra língua, e não conte com isso.</p>
<h2>Armadilhas de brasileiros</h2>
<ul>
<li><strong>Tirar a CNH ou uma categoria nova no Brasil nas férias.</strong> Habilitação obtida fora por quem já mora aqui, para fugir das regras suíças, não vale na Suíça (VZV, art. 42).</li>
<li><strong>Carteira portuguesa ou italiana.</strong> Quem trocou a CNH por uma europeia antes de vir pode ser dispensado da prova. Se a troca foi depois da mudança, o cantão pode recusar.</li>
<li><strong>Carro automático.</strong> Se a prova é feita em automático, pergunte se a carteira sai com restrição.</li>
<li><strong>Faltar à prova.</strong> Falta sem justificativa conta como reprovação.</li>
<li><strong>Emprestar o carro.</strong> Dono e motorista respondem quando alguém dirige sem habilitação válida.</li>
</ul>
<h2>Enquanto isso</h2>
<p>Você pode dirigir com a CNH válida dentro do prazo. Leve também o passaporte ou a autorização de residência. A permissão internacional para dirigir é apenas uma tradução e não estende os 12 meses. Se a CNH vence no período, renove no Brasil antes: carteira vencida não se troca.</p>
<h2>Precisa mesmo de carro?</h2>
<p>Antes de comprar, some seguro, imposto do cantão, vaga, pneus de inverno e a vinheta das autoestradas. Nas cidades, a combinação de transporte público com carro compartilhado costuma sair mais barata. Mesmo assim, peça a troca cedo: depois dos 12 meses você ainda pode pedi-la, enquanto a CNH vale, mas não dirige até ter a carteira suíça.</p>
<p>Regras federais ficam no <a href="https://www.astra.admin.ch/">ASTRA</a>, que resume a troca no <a href="https://blog.astra.admin.ch/fr/echange-permis-etranger">seu blog</a>; o prazo e o preço do seu pedido, no departamento do cantão.</p>
`,
  },
  {
    slug: "meia-tarifa-e-transporte-publico",
    title: "Meia-tarifa, GA e bilhetes diários: pagar menos no transporte público",
    summary:
      "Quando o Halbtax se paga, para quem o GA compensa, como usar bilhetes antecipados e as regras que evitam multa no trem.",
    access: "free",
    category: "transporte",
    tags: ["trem", "orcamento", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 27,
    level: "beginner",
    permitTypes: [],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 8,
    reviewDueInDays: 45,
    sources: [
      { name: "SBB CFF FFS", url: "https://www.sbb.ch/" },
      { name: "Alliance SwissPass", url: "https://www.allianceswisspass.ch/" },
    ],
    body: `
<p>O transporte público suíço funciona como uma rede só: trem, ônibus, bonde, barco e muitos teleféricos no mesmo bilhete. O preço cheio assusta. Quase ninguém que mora aqui paga o preço cheio, e você também não precisa.</p>
<h2>O Halbtax, a meia-tarifa</h2>
<p>O <span lang="de">Halbtax</span> (<span lang="fr">demi-tarif</span>, <span lang="it">metà-prezzo</span>) dá desconto de até metade na maioria dos bilhetes por um ano. Segundo cópias públicas da tarifa da SBB para 2026, o adulto paga CHF 190 no primeiro ano e CHF 170 na renovação. O jovem de 16 a 24 anos paga CHF 120 e depois CHF 100.</p>
<p>A conta é simples: com metade de desconto, o cartão se paga quando os seus bilhetes cheios do ano custariam o dobro dele. Quem viaja de vez em quando já costuma passar disso.</p>
<h2>Comparar os passes</h2>
<table>
<caption>Preços de adulto, 2ª classe, tarifa da SBB de 2024 a 2026 (segundo cópias públicas)</caption>
<thead><tr><th scope="col">Passe</th><th scope="col">Preço</th><th scope="col">Para quem</th></tr></thead>
<tbody>
<tr><td>Halbtax</td><td>CHF 190 por ano (renovação: CHF 170)</td><td>Quem viaja às vezes</td></tr>
<tr><td>Halbtax PLUS</td><td>CHF 800, 1’500 ou 2’100 por crédito de CHF 1’000, 2’000 ou 3’000</td><td>Quem já tem Halbtax e viaja bastante</td></tr>
<tr><td>GA</td><td>CHF 3’995 por ano</td><td>Quem usa trem quase todo dia, em rotas variadas</td></tr>
<tr><td>GA jovem (16 a 24 anos)</td><td>CHF 2’780 por ano</td><td>Estudantes e aprendizes que viajam muito</td></tr>
</tbody>
</table>
<p>Para o mesmo trajeto todos os dias, veja o passe da comunidade tarifária da sua região, como ZVV, Libero, Mobilis ou unireso, ou o passe de trecho. Costumam ganhar do GA quando você quase não sai da região. Preços novos podem valer a partir da mudança de horários de dezembro; confira em <a href="https://www.sbb.ch/">sbb.ch</a> antes de comprar.</p>
<h2>Bilhetes antecipados</h2>
<ul>
<li><strong><span lang="de">Sparbillette</span></strong>: bilhetes para um trem e horário certos, com desconto que pode passar de metade. Não se troca nem se devolve com facilidade.</li>
<li><strong><span lang="de">Spartageskarte</span></strong>: um dia inteiro na rede. O preço mais baixo era de CHF 52 sem meia-tarifa e de CHF 29 com ela, segundo a MySwissAlps em 2024. Quanto mais perto do dia, mais caro.</li>
<li><strong><span lang="de">Spartageskarte Gemeinde</span></strong>: bilhete de um dia vendido no balcão das comunas, em quantidade limitada. Na 2ª classe, segundo Kreuzlingen em 2026, CHF 39 ou CHF 59 com meia-tarifa e CHF 52 ou CHF 88 sem ela; o valor menor vale até dez dias antes, enquanto houver.</li>
</ul>
<h2>Crianças e famílias</h2>
<p>Crianças até 6 anos viajam sem bilhete, acompanhadas. Para os filhos de 6 a 15 anos existem cartões anuais que os deixam viajar com o pai, a mãe ou os avós. Peça no balcão e leve um documento da criança.</p>
<h2>SwissPass e aplicativo</h2>
<p>O <span lang="en">SwissPass</span> é o cartão vermelho que guarda Halbtax, GA e passes regionais. No aplicativo da SBB você compra bilhetes com ele ligado à conta e usa o <span lang="en">EasyRide</span>: desliza para entrar, desliza para sair, e o sistema calcula o preço. Lembre-se de encerrar a viagem, senão ele pergunta depois.</p>
<h2>Regras que evitam multa</h2>
<ol>
<li>Compre antes de entrar. O bilhete comprado com o trem em movimento não vale.</li>
<li>Em muitas linhas ninguém vende a bordo; o fiscal só confere.</li>
<li>Halbtax esquecido em casa se mostra depois, com taxa. Bilhete meia sem Halbtax é viagem sem bilhete.</li>
<li>Classe é por vagão: o número 1 ou 2 está na porta.</li>
<li>Bilhete de zona tem hora para acabar. Confira na tela.</li>
</ol>
<h2>Primeira semana, sem erro</h2>
<p>Enquanto decide, compre bilhetes avulsos pelo aplicativo e anote o gasto. Depois de um mês, some o preço cheio das viagens: abaixo do dobro do preço da meia-tarifa por ano, espere; acima, faça o Halbtax; perto do preço do GA, compare também com o passe regional. E um aviso: os passes para turistas, como o <span lang="en">Swiss Travel Pass</span>, não são para residentes.</p>
`,
  },
];
