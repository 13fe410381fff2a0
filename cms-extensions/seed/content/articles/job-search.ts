import type { SeedArticle } from "../../content-types.ts";

export const jobSearchArticles: SeedArticle[] = [
  {
    slug: "procurar-emprego-e-curriculo-suico",
    relatedTools: ["salary-comparison"],
    title: "Procurar emprego na Suíça e montar um currículo que funciona aqui",
    summary:
      "Onde procurar, como adaptar o currículo e a carta, o peso dos certificados de trabalho, a pretensão salarial e as perguntas que você deve fazer.",
    access: "paying",
    category: "trabalho",
    tags: ["busca-de-emprego", "curriculo", "salario"],
    cantons: [],
    publishedDaysAgo: 22,
    level: "intermediate",
    permitTypes: ["L", "B", "C", "G"],
    reviewer: "Equipe editorial",
    reviewedDaysAgo: 7,
    reviewDueInDays: 200,
    sources: [
      { name: "Job-Room, serviço público de emprego", url: "https://www.job-room.ch/" },
      { name: "BFS, pesquisa da estrutura salarial 2024", url: "https://www.bfs.admin.ch/" },
      { name: "SBFI/SEFRI, reconhecimento de diplomas", url: "https://www.sbfi.admin.ch/" },
      {
        name: "Cruz Vermelha Suíça (SRK), reconhecimento de diplomas da saúde",
        url: "https://www.redcross.ch/de/unser-angebot/gesundheitsberufe-anerkennung-und-registrierung/anerkennung-auslaendischer-diplome",
      },
    ],
    body: `
<p>O mercado suíço valoriza precisão: vaga descrita com detalhe, candidatura completa, resposta educada. Quem envia poucas candidaturas bem-feitas costuma ir mais longe do que quem envia a mesma para todos.</p>
<h2>Antes de tudo: você pode trabalhar?</h2>
<ul>
<li><strong>Passaporte suíço, da UE ou da EFTA</strong>, ou autorização que permite o trabalho: candidate-se e diga isso no alto do currículo.</li>
<li><strong>Só passaporte brasileiro</strong>: o empregador precisa obter a autorização, sujeita a cota e qualificação. Não há visto para procurar emprego: candidate-se do Brasil. Mire vagas especializadas e empresas que já contrataram fora da Europa.</li>
<li><strong>Turista</strong>: pode participar de entrevistas. Não pode trabalhar, nem em teste.</li>
</ul>
<p>Ninguém sério cobra para contratar. Taxa de inscrição, contato só por mensagem e promessa de visto são sinais de golpe.</p>
<h2>Onde procurar</h2>
<table>
<thead><tr><th scope="col">Canal</th><th scope="col">Bom para</th></tr></thead>
<tbody>
<tr><td><a href="https://www.job-room.ch/">Job-Room</a></td><td>Serviço público; vagas de profissões com desemprego alto aparecem antes para inscritos no RAV</td></tr>
<tr><td>jobs.ch, jobup.ch, jobscout24.ch</td><td>Portais gerais; jobup é forte na Suíça francesa</td></tr>
<tr><td>LinkedIn</td><td>Vagas em inglês e contato com recrutadores</td></tr>
<tr><td>stelle.admin.ch</td><td>Empregos na Confederação</td></tr>
<tr><td>Site da empresa</td><td>Candidatura espontânea (<span lang="de">Initiativbewerbung</span>), bem aceita</td></tr>
<tr><td>Agências temporárias</td><td>Porta de entrada em construção, indústria, saúde e logística</td></tr>
</tbody>
</table>
<p>Boa parte das vagas se resolve por indicação. Conte que procura trabalho a colegas de curso, pais da escola e pessoas do clube. Pedir ajuda aqui não é fraqueza.</p>
<h2>O currículo suíço</h2>
<p>O <span lang="de">Lebenslauf</span> (<span lang="fr">CV</span>) tem até duas páginas, em ordem do mais recente para o mais antigo.</p>
<ol>
<li><strong>Cabeçalho</strong>: nome, endereço ou cidade, telefone, e-mail, nacionalidade e, se você já tem, a letra da autorização. Foto sóbria é comum na Suíça alemã e opcional em outras regiões.</li>
<li><strong>Perfil</strong>: três linhas com função, experiência e o que você procura.</li>
<li><strong>Experiência</strong>: mês e ano, empresa, cidade, função e três resultados concretos. Explique em meia linha empresas que não são conhecidas fora do Brasil.</li>
<li><strong>Formação</strong>: com equivalência suíça, se houver.</li>
<li><strong>Idiomas</strong>: com nível do quadro europeu, honesto. Vão testar na entrevista.</li>
<li><strong>Informática e outros</strong>: só o que serve à vaga.</li>
</ol>
<p>Lacunas pedem uma linha: "mudança de país e curso intensivo de alemão" é uma explicação excelente.</p>
<h2>O dossiê completo</h2>
<p>Candidatura (<span lang="de">Bewerbung</span>) é currículo, carta, diplomas e certificados de trabalho em um PDF. O certificado de trabalho (<span lang="de">Arbeitszeugnis</span>) é um texto em que o antigo empregador descreve tarefas e desempenho. No Brasil isso não existe: peça cartas de referência em papel timbrado, com telefone, e traduza.</p>
<p>A carta (<span lang="de">Motivationsschreiben</span>) responde em uma página: por que esta empresa, por que você, quando pode começar.</p>
<h2>Diploma brasileiro</h2>
<p>Profissões regulamentadas, como enfermagem, medicina e ensino, exigem reconhecimento antes de exercer. Nas outras, o reconhecimento é opcional e uma atestação de nível pode ajudar. O ponto de partida é a <a href="https://www.sbfi.admin.ch/">SBFI/SEFRI</a>, que indica a autoridade certa. Comece cedo: o processo leva meses.</p>
<p>Na enfermagem, a autoridade é a Cruz Vermelha Suíça (<span lang="de">SRK</span>, <span lang="fr">CRS</span>), e o caminho tem duas partes:</p>
<ol>
<li><strong>O <a href="https://www.precheck.ch/">PreCheck</a></strong>, obrigatório, gratuito e pela internet. Com os papéis completos, a resposta vem em até quatro semanas. Para diploma de fora da UE, o certificado de língua em regra é pedido antes do passo seguinte.</li>
<li><strong>O pedido pago.</strong> A primeira decisão sai em até quatro meses, contados do dossiê completo e da conta paga. Ela reconhece o diploma ou manda compensar o que falta, e então leva mais tempo. Segundo a Cruz Vermelha Suíça, em cópia da página lida em novembro de 2026, o reconhecimento custa até CHF 1’000, e o registro nacional, mais CHF 130.</li>
</ol>
<p>O diploma reconhecido não é autorização de trabalho: sem passaporte europeu, o empregador ainda precisa pedi-la.</p>
<h2>Quanto pedir</h2>
<p>Segundo o BFS, o salário mediano em 2024 foi de CHF 7’024 brutos por mês, em tempo integral e com o 13º diluído. Por região, foi de CHF 7’502 em Zurique e CHF 5’708 no Ticino. Mediana significa que metade ganha menos, então use a da sua função, com o calculador oficial Salarium, do BFS. Dê uma faixa anual e diga se considera 12 ou 13 salários. Alguns cantões têm salário mínimo, e vários setores têm convenção coletiva (<span lang="de">GAV</span>, <span lang="fr">CCT</span>).</p>
<h2>Entrevista</h2>
<ul>
<li>Chegue alguns minutos antes. Atraso sem aviso encerra o processo.</li>
<li>Prepare dois exemplos de problema resolvido, com números seus.</li>
<li>Pergunte sobre carga em percentual, caixa de pensão, férias, período de experiência e trabalho remoto.</li>
<li>Agradeça por e-mail no dia seguinte.</li>
</ul>
<h2>Enquanto espera</h2>
<p>Anote cada candidatura, data e resposta. Sem retorno em duas semanas, um telefonema educado é bem-visto. Se você tem direito à ajuda do serviço de emprego (<span lang="de">RAV</span>, <span lang="fr">ORP</span>), inscreva-se o quanto antes: orientação e cursos podem estar disponíveis desde o começo.</p>
`,
  },
];
