import type { SeedNews } from "../../content-types.ts";

export const workLifeNews: SeedNews[] = [
  {
    slug: "descontos-na-folha-2026-linha-por-linha",
    title: "Descontos na folha em 2026: entenda cada linha do seu salário",
    summary:
      "AHV, ALV, NBU e BVG aparecem em toda folha suíça. Com as alíquotas de 2026, mostramos quanto cada linha retira de um salário de CHF 7’024 e o que conferir no primeiro mês.",
    access: "free",
    category: "trabalho",
    tags: ["salario", "previdencia", "contrato-de-trabalho", "recem-chegados"],
    cantons: [],
    publishedDaysAgo: 18,
    correctedDaysAgo: 15,
    correctionNote:
      "Retiramos a contribuição de solidariedade do seguro-desemprego, extinta em 2023. Ela ainda aparece em calculadoras antigas.",
    sourceName: "Centro de informação AHV/IV",
    sourceUrl: "https://www.ahv-iv.ch/",
    body: `<p>A primeira folha de pagamento na Suíça traz siglas que ninguém explica. As alíquotas abaixo são as de 2026 e valem em todos os cantões.</p>
<table>
<caption>Descontos do empregado em 2026</caption>
<thead><tr><th scope="col">Linha</th><th scope="col">O que é</th><th scope="col">Sua parte</th></tr></thead>
<tbody>
<tr><th scope="row"><span lang="de">AHV/IV/EO</span></th><td>Aposentadoria, invalidez e compensação de renda</td><td>5,3% do salário inteiro</td></tr>
<tr><th scope="row"><span lang="de">ALV</span></th><td>Seguro-desemprego</td><td>1,1% até CHF 148’200 por ano</td></tr>
<tr><th scope="row"><span lang="de">NBU</span></th><td>Acidentes fora do trabalho</td><td>varia por empresa</td></tr>
<tr><th scope="row"><span lang="de">KTG</span></th><td>Diárias em caso de doença</td><td>varia; não é obrigatório</td></tr>
<tr><th scope="row"><span lang="de">BVG</span></th><td>Previdência profissional, o segundo pilar</td><td>depende da idade e do plano</td></tr>
</tbody>
</table>
<h2>Um exemplo com o salário mediano</h2>
<p>Tome CHF 7’024 brutos por mês, a mediana de 2024, pagos em 12 parcelas a uma pessoa de 38 anos:</p>
<ul>
<li><strong>AHV/IV/EO:</strong> 5,3%, ou CHF 372.27.</li>
<li><strong>ALV:</strong> 1,1%, ou CHF 77.26.</li>
<li><strong>BVG:</strong> o salário segurado é o anual menos CHF 26’460, ou CHF 57’828. O crédito de 10% (35 a 44 anos), dividido ao meio com o empregador, dá CHF 240.95 por mês.</li>
</ul>
<p>O BVG do exemplo é o mínimo legal. Muitos planos descontam mais e, em troca, garantem mais. As linhas NBU e KTG saem do contrato da sua empresa com a seguradora.</p>
<h2>O que não aparece na folha</h2>
<p>O seguro de saúde não é descontado: você paga a fatura da seguradora. Já o imposto na fonte aparece para quem não tem autorização C nem cônjuge suíço ou com autorização C.</p>
<h2>O que conferir no primeiro mês</h2>
<ol>
<li>Nome, data de nascimento e número AHV, que começa por 756.</li>
<li>Código do imposto na fonte e cantão.</li>
<li>Se o salário por hora mostra férias e feriados em linhas separadas.</li>
<li>Se o certificado de previdência, o <span lang="de">Vorsorgeausweis</span>, foi entregue.</li>
</ol>
<p>Guarde todas as folhas. Elas servem para a declaração de impostos, para o aluguel e para o seguro-desemprego.</p>`,
  },
  {
    slug: "vaga-falsa-sete-sinais-antes-de-enviar-documentos",
    title: "Vaga falsa: sete sinais para notar antes de enviar seus documentos",
    summary:
      "Taxa para agilizar o visto, entrevista só por mensagem, contrato antes da conversa. Reconheça o padrão dos golpes contra quem procura emprego na Suíça a partir do Brasil.",
    access: "free",
    category: "trabalho",
    tags: ["golpes", "busca-de-emprego", "brasil"],
    cantons: [],
    publishedDaysAgo: 40,
    sourceName: "Departamento Federal de Cibersegurança (BACS)",
    sourceUrl: "https://www.bacs.admin.ch/",
    body: `<p>Quem procura emprego a partir do Brasil tem pressa e pouca referência local. É o perfil que os golpistas procuram. Os sinais abaixo, juntos ou isolados, pedem uma pausa.</p>
<h2>Os sete sinais</h2>
<ol>
<li><strong>Pedem dinheiro.</strong> Taxa de visto, de curso, de uniforme, de reserva de vaga ou de tradução. Empregador sério não cobra do candidato.</li>
<li><strong>Visto incluso.</strong> Para quem não tem passaporte da UE ou da EFTA, é o empregador que pede a autorização, e ninguém garante o resultado.</li>
<li><strong>Só por WhatsApp ou Telegram.</strong> Sem e-mail do domínio da empresa, sem telefone fixo, sem videochamada.</li>
<li><strong>Oferta sem entrevista.</strong> O contrato chega antes de qualquer conversa sobre o seu trabalho.</li>
<li><strong>Salário fora da faixa.</strong> Muito acima da mediana da função, sem pedir experiência nem idioma.</li>
<li><strong>Pressa.</strong> A vaga “fecha hoje” e a decisão precisa ser imediata.</li>
<li><strong>Pedem passaporte, foto com documento ou dados bancários cedo demais.</strong></li>
</ol>
<h2>Como conferir em dez minutos</h2>
<ul>
<li>Procure a empresa no registro comercial federal, o <a href="https://www.zefix.admin.ch/">Zefix</a>, e compare endereço e nome completo.</li>
<li>Ligue para o número que está no site da empresa, e não para o que veio na mensagem.</li>
<li>Veja se a mesma vaga existe na página oficial da empresa ou no portal público <a href="https://www.job-room.ch/">Job-Room</a>.</li>
<li>Copie um trecho do texto e pesquise: anúncios falsos se repetem.</li>
</ul>
<h2>Se você já enviou algo</h2>
<p>Pare de responder, guarde as mensagens e avise o banco se houve pagamento. Na Suíça, registre o caso no <a href="https://www.bacs.admin.ch/">BACS</a> e faça a ocorrência na polícia do cantão. No Brasil, registre um boletim de ocorrência com as cópias.</p>
<blockquote><p>Trabalhar durante os 90 dias de estadia como turista é ilegal, mesmo com promessa de regularização depois. O risco fica com você.</p></blockquote>
<p>Na dúvida, descreva a proposta no fórum sem expor seus dados. Outro membro pode ter recebido a mesma mensagem.</p>`,
  },
];
