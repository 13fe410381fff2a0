import type { SeedCourse } from "../../content-types.ts";

export const everydayGerman: SeedCourse = {
  slug: "alemao-para-o-dia-a-dia",
  title: "Alemão para o dia a dia: sobreviver no primeiro mês",
  summary:
    "Frases reais para cumprimentar, comprar, andar de trem, ir à comuna e ligar para o médico, com pronúncia aproximada e o que você vai ouvir de volta.",
  access: "paying",
  category: "idiomas",
  tags: ["alemao", "recem-chegados", "integracao"],
  cantons: [],
  publishedDaysAgo: 28,
  level: "beginner",
  language: "pt-BR",
  version: 1,
  outcomes: [
    "Cumprimentar e se despedir do jeito da Suíça alemã",
    "Pedir que falem devagar e em alemão padrão",
    "Comprar no mercado e na padaria",
    "Entender avisos na estação e pedir ajuda",
    "Dizer o essencial na comuna e ao telefone com o médico",
  ],
  modules: [
    {
      slug: "cumprimentar-e-pedir-ajuda",
      title: "Cumprimentar e pedir ajuda",
      requireOrder: false,
      classes: [
        {
          slug: "cumprimentos",
          title: "Cumprimentos que abrem portas",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>Na Suíça alemã, cumprimentar não é enfeite. Diz-se bom-dia ao motorista, à vizinha, a quem entra na sala de espera. Quem cumprimenta já pertence um pouco.</p>
<table>
<caption>Do encontro à despedida</caption>
<thead><tr><th scope="col">Frase</th><th scope="col">Soa parecido com</th><th scope="col">Quando usar</th></tr></thead>
<tbody>
<tr><td lang="de">Grüezi</td><td>grü-ê-tsi</td><td>Com quem você não conhece; em Berna, <span lang="de">Grüessech</span></td></tr>
<tr><td lang="de">Hoi / Hallo</td><td>rói / rálo</td><td>Com amigos e colegas que tratam você por "du"</td></tr>
<tr><td lang="de">Guten Morgen</td><td>gúten mórguen</td><td>De manhã, em alemão padrão</td></tr>
<tr><td lang="de">Freut mich</td><td>fróit mich</td><td>"Prazer", ao se apresentar</td></tr>
<tr><td lang="de">Auf Wiedersehen</td><td>auf vídersehen</td><td>Despedida formal; em dialeto, <span lang="de">Uf Widerluege</span></td></tr>
<tr><td lang="de">Tschüss</td><td>tchüs</td><td>Despedida informal</td></tr>
<tr><td lang="de">Schönen Tag noch</td><td>chônen tak noch</td><td>"Bom resto de dia", em lojas</td></tr>
</tbody>
</table>
<h2>Apresentar-se</h2>
<p lang="de">Ich heisse Ana. Ich komme aus Brasilien. Ich wohne neu hier.</p>
<p>"Eu me chamo Ana. Venho do Brasil. Moro aqui há pouco." Três frases bastam para a primeira conversa no corredor.</p>
<h2>Sie ou du?</h2>
<p>Use <span lang="de">Sie</span> (o senhor, a senhora) com adultos que você não conhece. Quem é mais velho ou está há mais tempo no lugar oferece o <span lang="de">du</span> (você). Quando isso acontecer, diga o seu primeiro nome e sorria: é um pequeno convite.</p>
<h2>Nota de pronúncia</h2>
<p>O <span lang="de">ü</span> é um i com lábios de u. O <span lang="de">ch</span> de <span lang="de">ich</span> é um sopro suave. Na Suíça escreve-se <span lang="de">ss</span> no lugar de <span lang="de">ß</span>.</p>
<p><strong>Tarefa:</strong> cumprimente três pessoas hoje, em voz audível.</p>
`,
        },
        {
          slug: "quando-nao-entendo",
          title: "Quando não entendo nada",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>Não entender é o estado normal do primeiro mês. O que muda o jogo é ter frases prontas para continuar na conversa em vez de sair dela.</p>
<table>
<caption>Frases de resgate</caption>
<thead><tr><th scope="col">Frase</th><th scope="col">Significado</th></tr></thead>
<tbody>
<tr><td lang="de">Entschuldigung, ich verstehe nicht.</td><td>Desculpe, não entendo.</td></tr>
<tr><td lang="de">Können Sie bitte langsamer sprechen?</td><td>Pode falar mais devagar, por favor?</td></tr>
<tr><td lang="de">Können Sie bitte Hochdeutsch sprechen?</td><td>Pode falar alemão padrão, por favor?</td></tr>
<tr><td lang="de">Können Sie das bitte aufschreiben?</td><td>Pode escrever isso, por favor?</td></tr>
<tr><td lang="de">Wie heisst das auf Deutsch?</td><td>Como se chama isso em alemão?</td></tr>
<tr><td lang="de">Ich lerne noch Deutsch.</td><td>Ainda estou aprendendo alemão.</td></tr>
<tr><td lang="de">Sprechen Sie Englisch?</td><td>O senhor, a senhora fala inglês?</td></tr>
</tbody>
</table>
<h2>Um diálogo inteiro</h2>
<ul>
<li><span lang="de">– Entschuldigung, wo ist die Post?</span> Com licença, onde fica o correio?</li>
<li><span lang="de">– Gradus und denn links.</span> Em frente e depois à esquerda (dialeto).</li>
<li><span lang="de">– Können Sie bitte Hochdeutsch sprechen? Ich lerne noch.</span></li>
<li><span lang="de">– Natürlich. Geradeaus und dann links.</span> Claro. Em frente e depois à esquerda.</li>
<li><span lang="de">– Vielen Dank.</span> Muito obrigado.</li>
</ul>
<h2>A ordem que funciona</h2>
<p>Comece em alemão, mesmo que só com uma frase, e peça ajuda depois. Quem ouve <span lang="de">Ich lerne noch</span> costuma ter paciência. Começar em inglês também resolve, mas a conversa nunca mais volta ao alemão.</p>
<p><strong>Tarefa:</strong> decore as três primeiras frases da tabela e use uma delas hoje, mesmo tendo entendido.</p>
`,
        },
        {
          slug: "teste-cumprimentos",
          title: "Teste: cumprimentos e resgate",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "single",
              question: "A vizinha de 70 anos entra no elevador. O que você diz?",
              options: ["Hoi", "Grüezi", "Tschüss"],
              answer: 1,
              explanation:
                "Grüezi é o cumprimento para quem você trata por Sie. Tschüss é despedida.",
            },
            {
              kind: "single",
              question: "Como pedir que falem mais devagar?",
              options: [
                "Können Sie bitte langsamer sprechen?",
                "Können Sie das bitte aufschreiben?",
                "Wie heisst das auf Deutsch?",
              ],
              answer: 0,
              explanation: "Langsamer quer dizer mais devagar. Aufschreiben é escrever.",
            },
            {
              kind: "true_false",
              question: "O du é oferecido por quem é mais velho ou está há mais tempo no lugar.",
              options: ["Verdadeiro", "Falso"],
              answer: true,
              explanation: "Espere o convite; quando ele vier, responda com o seu primeiro nome.",
            },
          ],
        },
      ],
    },
    {
      slug: "compras-e-trem",
      title: "Compras e trem",
      requireOrder: false,
      classes: [
        {
          slug: "no-mercado-e-na-padaria",
          title: "No mercado e na padaria",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>O caixa do supermercado faz sempre as mesmas perguntas, na mesma ordem. Aprenda a sequência e você terá a primeira conversa inteira em alemão.</p>
<table>
<caption>O que você vai ouvir no caixa</caption>
<thead><tr><th scope="col">Pergunta</th><th scope="col">Significado</th><th scope="col">Resposta</th></tr></thead>
<tbody>
<tr><td lang="de">Haben Sie eine Kundenkarte?</td><td>Tem cartão de cliente?</td><td lang="de">Nein, danke.</td></tr>
<tr><td lang="de">Brauchen Sie ein Säckli?</td><td>Precisa de sacola?</td><td lang="de">Ja, gerne. / Nein, danke.</td></tr>
<tr><td lang="de">Bar oder mit Karte?</td><td>Dinheiro ou cartão?</td><td lang="de">Mit Karte, bitte.</td></tr>
<tr><td lang="de">Möchten Sie die Quittung?</td><td>Quer o recibo?</td><td lang="de">Nein, das ist gut so.</td></tr>
</tbody>
</table>
<h2>Na padaria</h2>
<ul>
<li><span lang="de">Ich hätte gern zwei Gipfeli.</span> Eu queria dois croissants.</li>
<li><span lang="de">Ein halbes Brot, bitte.</span> Meio pão, por favor.</li>
<li><span lang="de">Was kostet das?</span> Quanto custa?</li>
<li><span lang="de">Das ist alles, danke.</span> É só isso, obrigado.</li>
</ul>
<h2>Procurar um produto</h2>
<p><span lang="de">Entschuldigung, wo finde ich den Reis?</span> "Com licença, onde encontro o arroz?" Troque a última palavra: <span lang="de">die Milch</span> (o leite), <span lang="de">das Mehl</span> (a farinha), <span lang="de">die Bohnen</span> (os feijões). A resposta traz <span lang="de">links</span> (esquerda), <span lang="de">rechts</span> (direita), <span lang="de">hinten</span> (no fundo) ou <span lang="de">oben</span> (em cima).</p>
<h2>Palavras do rótulo</h2>
<p><span lang="de">Aktion</span> é promoção. <span lang="de">Zu verbrauchen bis</span> é o prazo de validade. <span lang="de">Gebührensack</span>, no caixa, é o saco oficial de lixo.</p>
<p><strong>Tarefa:</strong> compre pão em uma padaria pequena, só em alemão.</p>
`,
        },
        {
          slug: "na-estacao",
          title: "Na estação e dentro do trem",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>Avisos de estação usam poucas palavras. Reconhecê-las evita perder o trem que mudou de plataforma no último minuto.</p>
<table>
<caption>Palavras dos painéis e alto-falantes</caption>
<thead><tr><th scope="col">Palavra</th><th scope="col">Significado</th></tr></thead>
<tbody>
<tr><td lang="de">Gleis</td><td>plataforma, via</td></tr>
<tr><td lang="de">Abfahrt / Ankunft</td><td>partida / chegada</td></tr>
<tr><td lang="de">Verspätung</td><td>atraso</td></tr>
<tr><td lang="de">fällt aus / Ausfall</td><td>cancelado</td></tr>
<tr><td lang="de">Gleisänderung</td><td>mudança de plataforma</td></tr>
<tr><td lang="de">umsteigen</td><td>fazer baldeação</td></tr>
<tr><td lang="de">nächster Halt</td><td>próxima parada</td></tr>
<tr><td lang="de">Endstation, bitte alle aussteigen</td><td>ponto final, todos desçam, por favor</td></tr>
</tbody>
</table>
<h2>Perguntas úteis</h2>
<ul>
<li><span lang="de">Fährt dieser Zug nach Bern?</span> Este trem vai para Berna?</li>
<li><span lang="de">Muss ich umsteigen?</span> Preciso trocar de trem?</li>
<li><span lang="de">Ist hier noch frei?</span> Este lugar está livre?</li>
<li><span lang="de">Wo steige ich aus?</span> Onde eu desço?</li>
</ul>
<h2>Com o fiscal</h2>
<p>Ele diz <span lang="de">Grüezi, alle Billette, bitte</span> ou só <span lang="de">Billettkontrolle</span>. Mostre o bilhete e o <span lang="en">SwissPass</span>. Se algo estiver errado, explique com calma: <span lang="de">Ich bin neu hier. Können Sie mir das erklären?</span> "Sou novo aqui. Pode me explicar?"</p>
<h2>Horas, o detalhe que confunde</h2>
<p><span lang="de">Halb acht</span> não é oito e meia: é sete e meia, meia hora <em>antes</em> das oito. <span lang="de">Viertel nach</span> é quinze minutos depois, e <span lang="de">Viertel vor</span>, quinze antes.</p>
<p><strong>Tarefa:</strong> em uma estação, anote três palavras do painel e leia em voz baixa.</p>
`,
        },
        {
          slug: "teste-compras-e-trem",
          title: "Teste: compras e trem",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "single",
              question: 'O encontro é "um halb acht". A que horas você chega?',
              options: ["7h30", "8h30", "8h00"],
              answer: 0,
              explanation: "Halb acht é meia hora antes das oito: sete e meia.",
            },
            {
              kind: "single",
              question: 'O painel mostra "Gleisänderung". O que aconteceu?',
              options: ["O trem foi cancelado", "Mudou a plataforma", "O trem está atrasado"],
              answer: 1,
              explanation: "Gleis é a plataforma e Änderung é a mudança. Atraso é Verspätung.",
            },
            {
              kind: "true_false",
              question: '"Brauchen Sie ein Säckli?" pergunta se você quer uma sacola.',
              options: ["Verdadeiro", "Falso"],
              answer: true,
              explanation: "Säckli é o diminutivo suíço de sacola.",
            },
          ],
        },
      ],
    },
    {
      slug: "comuna-e-telefone",
      title: "Comuna, médico e telefone",
      requireOrder: false,
      classes: [
        {
          slug: "no-balcao-da-comuna",
          title: "No balcão da comuna",
          kind: "text",
          isPreview: true,
          completionRule: "manual",
          body: `
<p>No balcão as perguntas são previsíveis, e quase todas se respondem com uma palavra ou um documento. Leve as frases anotadas: ninguém estranha.</p>
<h2>Como começar</h2>
<p lang="de">Grüezi. Ich möchte mich anmelden. Ich bin neu in der Gemeinde.</p>
<p>"Bom dia. Eu gostaria de me registrar. Sou novo na comuna."</p>
<table>
<caption>Perguntas do balcão</caption>
<thead><tr><th scope="col">Pergunta</th><th scope="col">Significado</th></tr></thead>
<tbody>
<tr><td lang="de">Haben Sie einen Ausweis dabei?</td><td>Trouxe um documento de identidade?</td></tr>
<tr><td lang="de">Wo haben Sie vorher gewohnt?</td><td>Onde morava antes?</td></tr>
<tr><td lang="de">Sind Sie ledig oder verheiratet?</td><td>É solteiro ou casado?</td></tr>
<tr><td lang="de">Welche Konfession haben Sie?</td><td>Qual é a sua religião?</td></tr>
<tr><td lang="de">Bitte hier unterschreiben.</td><td>Assine aqui, por favor.</td></tr>
</tbody>
</table>
<h2>Palavras dos papéis</h2>
<ul>
<li><span lang="de">Vorname / Nachname</span>: nome e sobrenome.</li>
<li><span lang="de">Geburtsdatum / Geburtsort</span>: data e lugar de nascimento.</li>
<li><span lang="de">Zivilstand</span>: estado civil. <span lang="de">Staatsangehörigkeit</span>: nacionalidade.</li>
<li><span lang="de">Mietvertrag</span>: contrato de aluguel. <span lang="de">Arbeitsvertrag</span>: contrato de trabalho.</li>
<li><span lang="de">Frist</span>: prazo. Quando aparecer em uma carta, procure a data ao lado.</li>
</ul>
<h2>Antes de sair</h2>
<p><span lang="de">Kann ich bitte eine Bestätigung haben?</span> "Posso receber uma confirmação, por favor?" E, se ficou dúvida: <span lang="de">Was muss ich jetzt noch machen?</span> "O que ainda preciso fazer agora?"</p>
<p><strong>Tarefa:</strong> escreva em alemão o seu nome, nascimento, estado civil e endereço, como em um formulário.</p>
`,
        },
        {
          slug: "ligar-para-o-medico",
          title: "Ligar para o médico sem medo",
          kind: "text",
          isPreview: false,
          completionRule: "manual",
          body: `
<p>Telefone assusta porque não há gestos. O remédio é um roteiro curto, na sua frente, com a data de nascimento já escrita em números grandes.</p>
<h2>O roteiro</h2>
<ol>
<li><span lang="de">Grüezi, mein Name ist Ana Souza.</span> Bom dia, meu nome é Ana Souza.</li>
<li><span lang="de">Ich möchte einen Termin, bitte.</span> Eu queria uma consulta, por favor.</li>
<li><span lang="de">Es ist dringend. / Es ist nicht dringend.</span> É urgente. / Não é urgente.</li>
<li><span lang="de">Geht es am Donnerstag?</span> Pode ser na quinta-feira?</li>
<li><span lang="de">Können Sie das bitte wiederholen?</span> Pode repetir, por favor?</li>
<li><span lang="de">Also am Donnerstag um halb zehn. Vielen Dank.</span> Então na quinta, às nove e meia. Muito obrigado.</li>
</ol>
<h2>Dizer o que sente</h2>
<table>
<thead><tr><th scope="col">Frase</th><th scope="col">Significado</th></tr></thead>
<tbody>
<tr><td lang="de">Ich habe Fieber.</td><td>Estou com febre.</td></tr>
<tr><td lang="de">Ich habe Kopfschmerzen / Bauchschmerzen.</td><td>Estou com dor de cabeça / de barriga.</td></tr>
<tr><td lang="de">Mein Kind ist krank.</td><td>Meu filho está doente.</td></tr>
<tr><td lang="de">Seit gestern / seit drei Tagen.</td><td>Desde ontem / há três dias.</td></tr>
<tr><td lang="de">Ich bin allergisch gegen Penicillin.</td><td>Sou alérgico a penicilina.</td></tr>
<tr><td lang="de">Ich bin schwanger.</td><td>Estou grávida.</td></tr>
</tbody>
</table>
<h2>Números ao contrário</h2>
<p>Em alemão, 24 é <span lang="de">vierundzwanzig</span>: quatro e vinte. Ao ouvir um telefone, peça para dizer <span lang="de">Ziffer für Ziffer</span>, dígito por dígito.</p>
<h2>Desmarcar</h2>
<p><span lang="de">Ich muss den Termin leider absagen.</span> "Infelizmente preciso desmarcar." Avise com pelo menos um dia de antecedência: falta sem aviso costuma ser cobrada.</p>
<p><strong>Tarefa:</strong> leia o roteiro em voz alta três vezes e grave a última.</p>
`,
        },
        {
          slug: "teste-comuna-e-medico",
          title: "Teste: comuna e médico",
          kind: "quiz",
          isPreview: false,
          completionRule: "manual",
          questions: [
            {
              kind: "single",
              question: "Na carta aparece a palavra Frist. O que você procura?",
              options: ["Uma data", "Um valor", "Um endereço"],
              answer: 0,
              explanation: "Frist é prazo.",
            },
            {
              kind: "multiple",
              question: "Quais frases servem para marcar uma consulta?",
              options: [
                "Ich möchte einen Termin, bitte.",
                "Geht es am Donnerstag?",
                "Ich muss den Termin leider absagen.",
              ],
              answer: [0, 1],
              explanation: "A terceira frase desmarca a consulta.",
            },
            {
              kind: "numeric",
              question: "Que número é vierundzwanzig?",
              options: [],
              answer: 24,
              explanation: "Vier (quatro) und (e) zwanzig (vinte): 24.",
            },
          ],
        },
      ],
    },
  ],
};
