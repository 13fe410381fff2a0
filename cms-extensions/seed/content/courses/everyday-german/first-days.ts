import type { SeedModule } from "../../../content-types.ts";
import { dialogue, phraseTable } from "./phrases.ts";

const greetings = `
<p>Na Suíça alemã, cumprimentar não é enfeite. Diz-se bom-dia ao motorista, à vizinha, a quem entra na sala de espera. E ninguém estranha quem pede para repetir: não entender é o estado normal do primeiro mês.</p>
<h2>Como ler a segunda coluna</h2>
<ul>
<li><strong>rr</strong> no começo é o h aspirado, como em “rato”. <strong>x</strong> é sempre como em “xícara”. <strong>gu</strong> é o g de “gato”.</li>
<li><strong>ch</strong> é um sopro: suave depois de e, i, ü e ö, raspado na garganta depois de a, o e u.</li>
<li><strong>ü</strong> é um i com lábios de u; <strong>ö</strong> é um ê com lábios de ô. O e final se pronuncia. O acento marca a sílaba forte; sem acento, ela é a de ü ou ö, ou a primeira.</li>
</ul>
${phraseTable("Cumprimentar, apresentar-se e pedir ajuda", [
  ["Grüezi.", "grü-etsi", "Bom dia, olá, a qualquer hora (com quem você não conhece)"],
  ["Grüezi mitenand.", "grü-etsi mitenánd", "Bom dia a todos (a partir de duas pessoas)"],
  ["Hoi!", "rrói", "Oi (com quem você trata por du)"],
  ["Guten Tag.", "gúten tak", "Bom dia, boa tarde (alemão padrão)"],
  ["Freut mich.", "fróit mich", "Prazer em conhecer"],
  [
    "Ich heisse Ana und komme aus Brasilien.",
    "ich rráisse ána unt kóme aus brazílien",
    "Eu me chamo Ana e venho do Brasil.",
  ],
  ["Wie geht es Ihnen?", "vi guêt es ínen", "Como vai o senhor, a senhora?"],
  ["Gut, danke. Und Ihnen?", "gut, dánke. unt ínen", "Bem, obrigado. E o senhor, a senhora?"],
  ["Merci vilmal.", "mérssi fílmal", "Muito obrigado (dialeto)"],
  [
    "Entschuldigung, ich verstehe nicht.",
    "entxúldigung, ich ferxtêe nicht",
    "Desculpe, não entendo.",
  ],
  [
    "Können Sie bitte langsamer sprechen?",
    "könen zi bíte lángzamer xpréchen",
    "Pode falar mais devagar, por favor?",
  ],
  [
    "Können Sie bitte Hochdeutsch sprechen?",
    "könen zi bíte rrôch-dóitx xpréchen",
    "Pode falar alemão padrão, por favor?",
  ],
  ["Wie sagt man das auf Deutsch?", "vi zakt man das auf dóitx", "Como se diz isso em alemão?"],
  [
    "Auf Wiedersehen, schönen Tag noch.",
    "auf vídersêen, xönen tak noch",
    "Até logo, bom resto de dia.",
  ],
])}
${dialogue([
  ["Grüezi. Sind Sie neu hier?", "Bom dia. A senhora é nova aqui?"],
  ["Grüezi. Ja, ich heisse Ana Souza. Freut mich.", "Bom dia. Sim, eu me chamo Ana Souza. Prazer."],
  [
    "Freut mich auch. Ich bin Frau Keller vom zweiten Stock.",
    "O prazer é meu. Sou a senhora Keller, do segundo andar.",
  ],
  ["Entschuldigung, ich verstehe noch nicht alles.", "Desculpe, ainda não entendo tudo."],
  ["Kein Problem. Willkommen im Haus!", "Não faz mal. Bem-vinda ao prédio!"],
  ["Merci vilmal. Auf Wiedersehen.", "Muito obrigada. Até logo."],
])}
<h2>Sie ou du?</h2>
<p>Use <span lang="de">Sie</span> (o senhor, a senhora) com adultos que você não conhece. Quem é mais velho ou está há mais tempo no lugar oferece o <span lang="de">du</span> (você). Quando isso acontecer, diga o seu primeiro nome e sorria: é um pequeno convite.</p>
<h2>Só na Suíça</h2>
<p>Em Berna se diz <span lang="de">Grüessech</span> no lugar de <span lang="de">Grüezi</span>. Para se despedir ouve-se <span lang="de">Adieu</span>, <span lang="de">Ade</span> ou <span lang="de">Uf Widerluege</span>, e <span lang="de">Exgüsi</span> é “com licença”. Na Suíça escreve-se <span lang="de">ss</span> no lugar do ß alemão.</p>
<p><strong>Tarefa:</strong> cumprimente três pessoas hoje, em voz audível.</p>
`;

const shopping = `
<p>O caixa faz sempre as mesmas perguntas, na mesma ordem. Aprenda a sequência, os preços e as horas, e você terá a primeira conversa inteira em alemão.</p>
${phraseTable("No mercado e na padaria", [
  ["Ich hätte gern zwei Gipfeli.", "ich rréte guern tsvai guípfeli", "Eu queria dois croissants."],
  ["Ein halbes Brot, bitte.", "ain rrálbes brôt, bíte", "Meio pão, por favor."],
  ["Was kostet das Poulet?", "vas kóstet das pulê", "Quanto custa o frango?"],
  [
    "Das macht zwölf Franken fünfzig.",
    "das macht tsvölf fránken fünftsich",
    "São doze francos e cinquenta.",
  ],
  ["Haben Sie eine Kundenkarte?", "rráben zi áine kúndenkarte", "Tem cartão de cliente?"],
  ["Brauchen Sie ein Säckli?", "bráuchen zi ain zékli", "Precisa de uma sacolinha?"],
  ["Bar oder mit Karte?", "bar ôder mit kárte", "Dinheiro ou cartão?"],
  ["Mit Karte, bitte.", "mit kárte, bíte", "Cartão, por favor."],
  ["Die Quittung, bitte.", "di kvítung, bíte", "O recibo, por favor."],
  ["Wo finde ich den Rahm?", "vo fínde ich den ram", "Onde encontro o creme de leite?"],
  ["Wann schliesst der Laden?", "van xlist der láden", "A que horas fecha a loja?"],
  ["Um halb sieben.", "um rralp zíben", "Às seis e meia."],
  ["Ich möchte das umtauschen.", "ich möchte das úmtauxen", "Quero trocar isto."],
])}
${phraseTable("Números e horas", [
  ["vierundzwanzig", "fír-unt-tsvántsich", "24: o quatro vem antes do vinte"],
  ["fünfunddreissig", "fünf-unt-dráissich", "35: cinco e trinta"],
  ["hundertzwanzig", "rrúndert-tsvántsich", "120"],
  ["tausendfünfhundert", "táuzent-fünf-rrúndert", "1500"],
  ["Viertel ab acht", "fírtel ap acht", "8h15 (na Alemanha se diz Viertel nach acht)"],
  ["halb acht", "rralp acht", "7h30: meia hora antes das oito"],
  ["Viertel vor acht", "fírtel fôr acht", "7h45"],
])}
${dialogue([
  ["Grüezi. Was darf es sein?", "Bom dia. O que vai ser?"],
  ["Ich hätte gern zwei Gipfeli und ein halbes Brot.", "Eu queria dois croissants e meio pão."],
  ["Gern. Sonst noch etwas?", "Pois não. Mais alguma coisa?"],
  ["Nein, das ist alles. Was kostet das?", "Não, é só isso. Quanto custa?"],
  [
    "Sieben Franken achtzig. Brauchen Sie ein Säckli?",
    "Sete francos e oitenta. Precisa de uma sacolinha?",
  ],
  ["Nein, danke. Mit Karte, bitte.", "Não, obrigado. Cartão, por favor."],
])}
<h2>Palavras da prateleira</h2>
<p>Muitas não são as da Alemanha: <span lang="de">Poulet</span> (frango), <span lang="de">Rüebli</span> (cenoura), <span lang="de">Rahm</span> (creme de leite), <span lang="de">Glace</span> (sorvete), <span lang="de">Peperoni</span> (pimentão). <span lang="de">Aktion</span> é promoção. <span lang="de">Zu verbrauchen bis</span> é o prazo de validade.</p>
<p><strong>Tarefa:</strong> compre pão em uma padaria pequena, só em alemão.</p>
`;

const station = `
<p>Avisos de estação usam poucas palavras. Reconhecê-las evita perder o trem que mudou de plataforma no último minuto. E trem, bonde e bicicleta têm nomes suíços: <span lang="de">Billett</span>, <span lang="de">Tram</span>, <span lang="de">Velo</span>.</p>
${phraseTable("Na estação, no tram e de bicicleta", [
  [
    "Ein Billett nach Bern, bitte.",
    "ain bilét nach bern, bíte",
    "Um bilhete para Berna, por favor.",
  ],
  ["Einfach oder retour?", "áinfach ôder rêtur", "Só ida ou ida e volta?"],
  ["Mit Halbtax.", "mit rrálptax", "Com meia-tarifa."],
  [
    "Auf welchem Gleis fährt der Zug?",
    "auf vélchem glais fert der tsuk",
    "De que plataforma sai o trem?",
  ],
  ["Muss ich umsteigen?", "mus ich úmxtaiguen", "Preciso fazer baldeação?"],
  [
    "Der Zug hat zehn Minuten Verspätung.",
    "der tsuk rrat tsên minúten ferxpêtung",
    "O trem está dez minutos atrasado.",
  ],
  ["Der Zug fällt aus.", "der tsuk felt aus", "O trem foi cancelado."],
  ["Ist dieser Platz noch frei?", "ist dízer plats noch frai", "Este lugar está livre?"],
  [
    "Welches Tram fährt zum Spital?",
    "vélches tram fert tsum xpitál",
    "Qual tram vai para o hospital?",
  ],
  [
    "Nächster Halt: Bahnhofplatz.",
    "nêchster rralt: bánrrôf-plats",
    "Próxima parada: praça da estação.",
  ],
  ["Alle Billette, bitte.", "ále biléte, bíte", "Bilhetes, por favor (diz o fiscal)."],
  [
    "Wo darf ich mein Velo abstellen?",
    "vo darf ich main vêlo ápxtelen",
    "Onde posso deixar a minha bicicleta?",
  ],
  ["Hier ist Parkieren verboten.", "rrir ist parkíren ferbôten", "Aqui é proibido estacionar."],
])}
${dialogue([
  ["Grüezi, alle Billette, bitte.", "Bom dia, os bilhetes, por favor."],
  ["Grüezi. Hier ist mein Billett.", "Bom dia. Aqui está o meu bilhete."],
  ["Und das Halbtax?", "E a meia-tarifa?"],
  ["Das habe ich auf dem Handy. Einen Moment, bitte.", "Está no celular. Um momento, por favor."],
  ["Danke. Sie müssen in Olten umsteigen.", "Obrigado. A senhora tem de trocar de trem em Olten."],
  ["Auf welchem Gleis?", "Em que plataforma?"],
  ["Gleis sieben. Gute Reise!", "Plataforma sete. Boa viagem!"],
])}
<h2>Palavras do painel</h2>
<p><span lang="de">Abfahrt</span> é partida, <span lang="de">Ankunft</span> é chegada, <span lang="de">Gleisänderung</span> é mudança de plataforma. Em <span lang="de">Endstation, bitte alle aussteigen</span>, todos descem.</p>
<p><strong>Tarefa:</strong> em uma estação, anote três palavras do painel e leia em voz baixa.</p>
`;

export const firstDays: SeedModule = {
  slug: "primeiros-dias",
  title: "Os primeiros dias",
  requireOrder: true,
  classes: [
    {
      slug: "cumprimentos",
      title: "Cumprimentos e pedidos de ajuda",
      kind: "text",
      isPreview: true,
      completionRule: "manual",
      passPercent: 70,
      body: greetings,
      questions: [
        {
          kind: "single",
          question: "A vizinha de 70 anos entra no elevador. O que você diz?",
          options: ["Hoi!", "Grüezi.", "Merci vilmal."],
          answer: 1,
          explanation: "Grüezi é o cumprimento para quem você trata por Sie. Hoi é para amigos.",
        },
        {
          kind: "single",
          question: "Você entra em uma sala de espera com cinco pessoas. Qual frase serve?",
          options: ["Grüezi mitenand.", "Freut mich.", "Auf Wiedersehen."],
          answer: 0,
          explanation: "Mitenand quer dizer “a todos”: usa-se a partir de duas pessoas.",
        },
        {
          kind: "single",
          question: "Como pedir que falem mais devagar?",
          options: [
            "Wie sagt man das auf Deutsch?",
            "Können Sie bitte langsamer sprechen?",
            "Wie geht es Ihnen?",
          ],
          answer: 1,
          explanation: "Langsam é devagar; langsamer, mais devagar.",
        },
        {
          kind: "true_false",
          question: "O du é oferecido por quem é mais velho ou está há mais tempo no lugar.",
          options: ["Verdadeiro", "Falso"],
          answer: true,
          explanation: "Espere o convite; quando ele vier, responda com o seu primeiro nome.",
        },
        {
          kind: "single",
          question: "O que quer dizer “Merci vilmal”?",
          options: ["Com licença", "Bom resto de dia", "Muito obrigado"],
          answer: 2,
          explanation: "Merci veio do francês e é o obrigado de todo dia na Suíça alemã.",
        },
      ],
    },
    {
      slug: "compras-numeros-e-horas",
      title: "Compras e preços, números e horas",
      kind: "text",
      isPreview: false,
      completionRule: "manual",
      passPercent: 70,
      body: shopping,
      questions: [
        {
          kind: "single",
          question: "O encontro é “um halb acht”. A que horas você chega?",
          options: ["7h30", "8h30", "8h00"],
          answer: 0,
          explanation: "Halb acht é meia hora antes das oito: sete e meia.",
        },
        {
          kind: "numeric",
          question: "Que número é “fünfunddreissig”?",
          options: [],
          answer: 35,
          explanation: "Fünf (cinco) und (e) dreissig (trinta): 35.",
        },
        {
          kind: "single",
          question: "No caixa perguntam: “Brauchen Sie ein Säckli?” O que querem saber?",
          options: ["Se você tem cartão de cliente", "Se você quer uma sacola", "Se quer o recibo"],
          answer: 1,
          explanation: "Säckli é o diminutivo suíço de Sack: uma sacolinha.",
        },
        {
          kind: "single",
          question: "Você quer frango. Que palavra procura na embalagem?",
          options: ["Poulet", "Rüebli", "Rahm"],
          answer: 0,
          explanation: "Poulet é frango, Rüebli é cenoura e Rahm é creme de leite.",
        },
        {
          kind: "single",
          question: "Qual frase pede o recibo?",
          options: ["Mit Karte, bitte.", "Ein halbes Brot, bitte.", "Die Quittung, bitte."],
          answer: 2,
          explanation: "Quittung é recibo. Guarde-o se talvez precise trocar: umtauschen.",
        },
      ],
    },
    {
      slug: "na-estacao",
      title: "Na estação: trem, tram e Velo",
      kind: "text",
      isPreview: false,
      completionRule: "manual",
      passPercent: 70,
      body: station,
      questions: [
        {
          kind: "single",
          question: "O painel mostra “Gleisänderung”. O que aconteceu?",
          options: ["O trem foi cancelado", "Mudou a plataforma", "O trem está atrasado"],
          answer: 1,
          explanation: "Gleis é a plataforma e Änderung é a mudança. Atraso é Verspätung.",
        },
        {
          kind: "single",
          question: "Perguntam “Einfach oder retour?”. Você quer ida e volta. O que responde?",
          options: ["Einfach, bitte.", "Retour, bitte.", "Alle Billette, bitte."],
          answer: 1,
          explanation: "Einfach é só ida; retour, ida e volta.",
        },
        {
          kind: "true_false",
          question: "“Der Zug fällt aus” quer dizer que o trem chega mais tarde.",
          options: ["Verdadeiro", "Falso"],
          answer: false,
          explanation: "Ele não vem: ausfallen é ser cancelado. Atrasado seria “hat Verspätung”.",
        },
        {
          kind: "single",
          question: "O que quer dizer “umsteigen”?",
          options: ["Descer no ponto final", "Fazer baldeação", "Estacionar"],
          answer: 1,
          explanation: "Aussteigen é descer; umsteigen, trocar de trem; parkieren, estacionar.",
        },
        {
          kind: "multiple",
          question: "Quais palavras são as que se usam na Suíça?",
          options: ["Velo, para bicicleta", "Billett, para bilhete", "Parken, para estacionar"],
          answer: [0, 1],
          explanation: "Na Suíça se diz parkieren. Parken é da Alemanha.",
        },
      ],
    },
  ],
};
