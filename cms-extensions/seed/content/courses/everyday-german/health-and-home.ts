import type { SeedModule } from "../../../content-types.ts";
import { dialogue, phraseTable } from "./phrases.ts";

const doctor = `
<p>Diga o que dói, desde quando e o que já tomou: com essas três respostas a consulta anda. Em uma emergência, ligue 144; em caso de intoxicação, 145.</p>
${phraseTable("Com a médica e na farmácia", [
  [
    "Ich möchte einen Termin bei der Ärztin.",
    "ich möchte áinen termín bai der értstin",
    "Eu queria uma consulta com a médica.",
  ],
  ["Es ist dringend.", "es ist dríngent", "É urgente."],
  [
    "Ich habe seit gestern Fieber.",
    "ich rrábe zait guéstern fíber",
    "Estou com febre desde ontem.",
  ],
  [
    "Ich habe starke Bauchschmerzen.",
    "ich rrábe xtárke báuch-xmértsen",
    "Estou com muita dor de barriga.",
  ],
  ["Hier tut es weh.", "rrir tut es vê", "Dói aqui."],
  [
    "Mein Kind hustet und hat Durchfall.",
    "main kint rrústet unt rrat dúrchfal",
    "Meu filho está com tosse e diarreia.",
  ],
  [
    "Ich bin allergisch gegen Penicillin.",
    "ich bin alérguix guêguen penitsilín",
    "Sou alérgico a penicilina.",
  ],
  ["Ich nehme dieses Medikament.", "ich nême dízes medikamént", "Eu tomo este remédio."],
  ["Ich bin schwanger.", "ich bin xvánguer", "Estou grávida."],
  [
    "Wie oft muss ich das nehmen?",
    "vi oft mus ich das nêmen",
    "De quanto em quanto tempo devo tomar isto?",
  ],
  [
    "Dreimal am Tag, nach dem Essen.",
    "dráimal am tak, nach dem éssen",
    "Três vezes por dia, depois das refeições.",
  ],
  [
    "Brauche ich dafür ein Rezept?",
    "bráuche ich dafür ain retsépt",
    "Preciso de receita para isto?",
  ],
  ["Zahlt das die Krankenkasse?", "tsalt das di kránkenkasse", "O seguro de saúde paga isto?"],
  [
    "Ich brauche ein Arztzeugnis.",
    "ich bráuche ain ártst-tsóiknis",
    "Preciso de um atestado médico.",
  ],
])}
${dialogue([
  ["Grüezi. Mein Kind hustet seit drei Tagen.", "Bom dia. Meu filho tosse há três dias."],
  ["Hat es auch Fieber?", "Tem febre também?"],
  ["Ja, seit gestern. Achtunddreissig Grad.", "Sim, desde ontem. Trinta e oito graus."],
  [
    "Dieser Sirup hilft. Ist es allergisch gegen etwas?",
    "Este xarope ajuda. Ele é alérgico a alguma coisa?",
  ],
  ["Nein. Wie oft muss es das nehmen?", "Não. De quanto em quanto tempo deve tomar?"],
  [
    "Dreimal am Tag, nach dem Essen. Gute Besserung!",
    "Três vezes por dia, depois das refeições. Melhoras!",
  ],
])}
<h2>Palavras da consulta</h2>
<p><span lang="de">Hausarzt</span> é o médico de família; <span lang="de">Spital</span>, o hospital (na Alemanha, Krankenhaus); <span lang="de">Notfall</span>, a emergência. <span lang="de">Kopf</span> é cabeça, <span lang="de">Hals</span> é garganta, <span lang="de">Rücken</span> são as costas. Junte <span lang="de">-schmerzen</span> e você tem a dor: <span lang="de">Kopfschmerzen</span>, <span lang="de">Rückenschmerzen</span>.</p>
<p><strong>Tarefa:</strong> escreva em alemão as suas alergias e os remédios que toma, e guarde a folha com o cartão do seguro.</p>
`;

const flat = `
<p>Na visita há pouco tempo e muitos candidatos. Perguntas curtas mostram interesse e evitam surpresas na conta: o que está incluído, quando se lava roupa, quem conserta.</p>
${phraseTable("Da visita à mudança", [
  ["Ist die Wohnung noch frei?", "ist di vônung noch frai", "O apartamento ainda está livre?"],
  [
    "Ich möchte die Wohnung besichtigen.",
    "ich möchte di vônung bezíchtiguen",
    "Eu gostaria de visitar o apartamento.",
  ],
  ["Wann ist die Besichtigung?", "van ist di bezíchtigung", "Quando é a visita?"],
  [
    "Wie hoch sind die Nebenkosten?",
    "vi rrôch zint di nêbenkosten",
    "Quanto são as despesas além do aluguel?",
  ],
  ["Ist die Heizung inbegriffen?", "ist di rráitsung ínbegrifen", "O aquecimento está incluído?"],
  ["Ab wann ist die Wohnung frei?", "ap van ist di vônung frai", "A partir de quando está livre?"],
  [
    "Gibt es einen Keller und einen Estrich?",
    "guipt es áinen kéler unt áinen éstrich",
    "Há depósito no porão e no sótão?",
  ],
  ["Wann darf ich waschen?", "van darf ich váxen", "Quando posso lavar roupa?"],
  ["Wo ist die Waschküche?", "vo ist di váxküche", "Onde é a lavanderia?"],
  [
    "Welche Unterlagen brauchen Sie?",
    "vélche únterlaguen bráuchen zi",
    "De que documentos vocês precisam?",
  ],
  [
    "Hier ist mein Betreibungsauszug.",
    "rrir ist main betráibungs-áustsuk",
    "Aqui está o meu atestado de que não tenho dívidas em cobrança.",
  ],
  ["Wir zügeln Ende März.", "vir tsügueln énde merts", "Mudamos de casa no fim de março."],
  [
    "Die Heizung funktioniert nicht.",
    "di rráitsung funktsionírt nicht",
    "O aquecimento não funciona.",
  ],
  ["Wer ist der Hauswart?", "vêr ist der rráusvart", "Quem é o zelador?"],
])}
${dialogue([
  ["Grüezi, wir kommen zur Besichtigung.", "Bom dia, viemos para a visita."],
  ["Grüezi mitenand. Das ist das Wohnzimmer.", "Bom dia a todos. Esta é a sala."],
  [
    "Schön hell! Wie hoch sind die Nebenkosten?",
    "Bem clara! Quanto são as despesas além do aluguel?",
  ],
  [
    "Zweihundert Franken im Monat. Die Heizung ist inbegriffen.",
    "Duzentos francos por mês. O aquecimento está incluído.",
  ],
  ["Und wann darf man waschen?", "E quando se pode lavar roupa?"],
  [
    "Einmal in der Woche. Der Hauswart macht den Plan.",
    "Uma vez por semana. O zelador faz a escala.",
  ],
  ["Welche Unterlagen brauchen Sie?", "De que documentos vocês precisam?"],
])}
<h2>Palavras do anúncio</h2>
<p><span lang="de">Miete</span> é o aluguel; <span lang="de">Kaution</span> ou <span lang="de">Depot</span>, o depósito; <span lang="de">Verwaltung</span>, a administradora. Em <span lang="de">3½-Zimmer-Wohnung</span>, o meio cômodo é a sala de jantar ou um vão grande, e cozinha e banheiro não contam. <span lang="de">Zügeln</span> é mudar de casa, palavra só da Suíça.</p>
<p><strong>Tarefa:</strong> leia um anúncio e sublinhe preço, despesas, data e endereço da visita.</p>
`;

export const healthAndHome: SeedModule = {
  slug: "saude-e-casa",
  title: "Saúde e casa",
  requireOrder: true,
  classes: [
    {
      slug: "ligar-para-o-medico",
      title: "Ligar para o médico e ir à farmácia",
      kind: "text",
      isPreview: true,
      completionRule: "manual",
      passPercent: 70,
      body: doctor,
      questions: [
        {
          kind: "single",
          question: "Qual frase diz que você está com febre desde ontem?",
          options: [
            "Ich habe starke Bauchschmerzen.",
            "Ich habe seit gestern Fieber.",
            "Hier tut es weh.",
          ],
          answer: 1,
          explanation: "Seit gestern é desde ontem; Fieber é febre.",
        },
        {
          kind: "single",
          question:
            "A farmacêutica diz “dreimal am Tag, nach dem Essen”. Como você toma o remédio?",
          options: [
            "Três vezes por dia, antes de comer",
            "Três vezes por dia, depois de comer",
            "Uma vez a cada três dias",
          ],
          answer: 1,
          explanation: "Nach é depois; vor seria antes.",
        },
        {
          kind: "single",
          question: "O chefe pede um “Arztzeugnis”. O que ele quer?",
          options: ["Um atestado médico", "Uma receita", "A conta da consulta"],
          answer: 0,
          explanation: "Zeugnis é atestado. Receita é Rezept.",
        },
        {
          kind: "true_false",
          question: "“Hier tut es weh” quer dizer “dói aqui”.",
          options: ["Verdadeiro", "Falso"],
          answer: true,
          explanation: "Aponte para o lugar e diga a frase.",
        },
        {
          kind: "numeric",
          question: "Que número se liga para chamar a ambulância?",
          options: [],
          answer: 144,
          explanation: "144 é a emergência médica; 145, intoxicações.",
        },
      ],
    },
    {
      slug: "alugar-apartamento",
      title: "Alugar um apartamento",
      kind: "text",
      isPreview: false,
      completionRule: "manual",
      passPercent: 70,
      body: flat,
      questions: [
        {
          kind: "single",
          question: "O que são as “Nebenkosten”?",
          options: ["O depósito", "As despesas além do aluguel", "A multa por atraso"],
          answer: 1,
          explanation: "São água, aquecimento e limpeza, entre outras, pagas junto com o aluguel.",
        },
        {
          kind: "single",
          question: "“Die Heizung ist inbegriffen.” O que você entendeu?",
          options: [
            "O aquecimento está incluído",
            "O aquecimento não funciona",
            "O aquecimento é pago à parte",
          ],
          answer: 0,
          explanation: "Inbegriffen é incluído.",
        },
        {
          kind: "single",
          question: "A quem você avisa que a lavanderia alagou?",
          options: ["Ao Betreibungsamt", "Ao Hauswart", "Ao Estrich"],
          answer: 1,
          explanation: "Hauswart é o zelador. Estrich é o depósito no sótão.",
        },
        {
          kind: "true_false",
          question: "“Wir zügeln Ende März” quer dizer que a família muda de casa.",
          options: ["Verdadeiro", "Falso"],
          answer: true,
          explanation: "Zügeln é mudar de casa. Na Alemanha se diz umziehen.",
        },
        {
          kind: "single",
          question: "Qual pergunta mostra que você quer se candidatar?",
          options: [
            "Welche Unterlagen brauchen Sie?",
            "Wann darf ich waschen?",
            "Wo ist die Waschküche?",
          ],
          answer: 0,
          explanation: "Unterlagen são os documentos do dossiê.",
        },
      ],
    },
  ],
};
