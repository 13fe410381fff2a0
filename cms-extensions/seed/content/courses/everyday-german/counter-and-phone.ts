import type { SeedModule } from "../../../content-types.ts";
import { dialogue, phraseTable } from "./phrases.ts";

const commune = `
<p>No balcão as perguntas são previsíveis, e quase todas se respondem com uma palavra ou um documento. Leve as frases anotadas: ninguém estranha.</p>
${phraseTable("Registrar-se na comuna", [
  ["Ich möchte mich anmelden.", "ich möchte mich ánmelden", "Eu gostaria de me registrar."],
  ["Ich bin neu in der Gemeinde.", "ich bin nói in der guemáinde", "Sou novo na comuna."],
  [
    "Wir sind am ersten Mai zugezogen.",
    "vir zint am érsten mai tsúguetsôguen",
    "Nós nos mudamos para cá em 1º de maio.",
  ],
  [
    "Haben Sie einen Ausweis dabei?",
    "rráben zi áinen áusvais dabái",
    "Trouxe um documento de identidade?",
  ],
  ["Hier ist mein Reisepass.", "rrir ist main ráizepas", "Aqui está o meu passaporte."],
  [
    "Hier sind der Mietvertrag und der Arbeitsvertrag.",
    "rrir zint der mít-fertrak unt der árbaits-fertrak",
    "Aqui estão o contrato de aluguel e o de trabalho.",
  ],
  ["Sind Sie ledig oder verheiratet?", "zint zi lêdich ôder ferrráiratet", "É solteiro ou casado?"],
  [
    "Wie viele Personen wohnen im Haushalt?",
    "vi fíle perzônen vônen im rráusrralt",
    "Quantas pessoas moram na casa?",
  ],
  [
    "Haben Sie schon eine Krankenkasse?",
    "rráben zi xon áine kránkenkasse",
    "Já tem seguro de saúde?",
  ],
  ["Bitte unterschreiben Sie hier.", "bíte unterxráiben zi rrir", "Assine aqui, por favor."],
  ["Was kostet die Anmeldung?", "vas kóstet di ánmeldung", "Quanto custa o registro?"],
  [
    "Wann bekomme ich den Ausländerausweis?",
    "van bekóme ich den áuslender-áusvais",
    "Quando recebo a autorização?",
  ],
  [
    "Kann ich bitte eine Bestätigung haben?",
    "kan ich bíte áine bextêtigung rráben",
    "Posso receber uma confirmação, por favor?",
  ],
  [
    "Was muss ich jetzt noch machen?",
    "vas mus ich iétst noch máchen",
    "O que ainda preciso fazer agora?",
  ],
])}
${dialogue([
  ["Grüezi. Was kann ich für Sie tun?", "Bom dia. O que posso fazer pela senhora?"],
  [
    "Grüezi. Ich bin neu in der Gemeinde und möchte mich anmelden.",
    "Bom dia. Sou nova na comuna e gostaria de me registrar.",
  ],
  ["Haben Sie den Mietvertrag dabei?", "Trouxe o contrato de aluguel?"],
  ["Ja, und hier ist mein Reisepass.", "Sim, e aqui está o meu passaporte."],
  ["Danke. Bitte unterschreiben Sie hier.", "Obrigado. Assine aqui, por favor."],
  ["Kann ich bitte eine Bestätigung haben?", "Posso receber uma confirmação, por favor?"],
  [
    "Natürlich. Den Ausländerausweis bekommen Sie per Post.",
    "Claro. A autorização chega pelo correio.",
  ],
])}
<h2>Palavras dos papéis</h2>
<p><span lang="de">Vorname</span> e <span lang="de">Nachname</span> são nome e sobrenome. <span lang="de">Geburtsdatum</span> é a data de nascimento; <span lang="de">Zivilstand</span>, o estado civil; <span lang="de">Staatsangehörigkeit</span>, a nacionalidade. <span lang="de">Frist</span> é prazo: quando aparecer em uma carta, procure a data ao lado. <span lang="de">Konfession</span> é a religião: a resposta decide se você paga imposto de igreja.</p>
<p><strong>Tarefa:</strong> escreva em alemão o seu nome, nascimento, estado civil e endereço, como em um formulário.</p>
`;

const phone = `
<p>Telefone assusta porque não há gestos. O remédio é um roteiro curto, na sua frente, com a data de nascimento já escrita em números grandes.</p>
${phraseTable("Ligar, marcar, adiar e desmarcar", [
  [
    "Grüezi, mein Name ist Ana Souza.",
    "grü-etsi, main náme ist ána souza",
    "Bom dia, meu nome é Ana Souza.",
  ],
  ["Mit wem spreche ich?", "mit vêm xpréche ich", "Com quem falo?"],
  [
    "Kann ich bitte mit Frau Keller sprechen?",
    "kan ich bíte mit frau kéler xpréchen",
    "Posso falar com a senhora Keller, por favor?",
  ],
  [
    "Einen Moment, ich verbinde Sie.",
    "áinen momént, ich ferbínde zi",
    "Um momento, vou transferir a ligação.",
  ],
  [
    "Ich möchte einen Termin vereinbaren.",
    "ich möchte áinen termín feráinbaren",
    "Eu queria marcar um horário.",
  ],
  [
    "Geht es am Donnerstag um halb zehn?",
    "guêt es am dónerstak um rralp tsên",
    "Pode ser na quinta-feira às nove e meia?",
  ],
  ["Am Vormittag oder am Nachmittag?", "am fôrmitak ôder am náchmitak", "De manhã ou à tarde?"],
  ["Das passt mir leider nicht.", "das past mir láider nicht", "Infelizmente não posso."],
  ["Ich muss den Termin verschieben.", "ich mus den termín ferxíben", "Preciso adiar o horário."],
  [
    "Ich muss den Termin leider absagen.",
    "ich mus den termín láider ápzaguen",
    "Infelizmente preciso desmarcar.",
  ],
  [
    "Können Sie das bitte wiederholen?",
    "könen zi das bíte viderrrôlen",
    "Pode repetir, por favor?",
  ],
  ["Wie schreibt man das?", "vi xraipt man das", "Como se escreve?"],
  [
    "Können Sie mir das per E-Mail schicken?",
    "könen zi mir das per ímeil xíken",
    "Pode me mandar por e-mail?",
  ],
  ["Auf Wiederhören.", "auf víder-rrören", "Até logo (só ao telefone)."],
])}
${dialogue([
  ["Praxis Meier, grüezi.", "Consultório Meier, bom dia."],
  [
    "Grüezi, mein Name ist Ana Souza. Ich muss meinen Termin verschieben.",
    "Bom dia, meu nome é Ana Souza. Preciso adiar o meu horário.",
  ],
  ["Wann geht es Ihnen? Am Donnerstag um halb zehn?", "Quando pode? Na quinta, às nove e meia?"],
  [
    "Das passt mir leider nicht. Geht es am Nachmittag?",
    "Infelizmente não posso. Pode ser à tarde?",
  ],
  ["Ja, um Viertel vor drei.", "Sim, às quinze para as três."],
  [
    "Also am Donnerstag um Viertel vor drei. Merci vilmal.",
    "Então na quinta, às quinze para as três. Muito obrigada.",
  ],
  ["Auf Wiederhören.", "Até logo."],
])}
<h2>Os dias da semana</h2>
<p><span lang="de">Montag</span>, <span lang="de">Dienstag</span>, <span lang="de">Mittwoch</span>, <span lang="de">Donnerstag</span>, <span lang="de">Freitag</span>, <span lang="de">Samstag</span>, <span lang="de">Sonntag</span>: de segunda a domingo. <span lang="de">Heute</span> é hoje, <span lang="de">morgen</span> é amanhã, <span lang="de">übermorgen</span> é depois de amanhã.</p>
<h2>Repita o que combinou</h2>
<p>Diga o dia e a hora de volta antes de desligar. Ao ouvir um número de telefone, peça <span lang="de">Ziffer für Ziffer</span>, dígito por dígito. E desmarque com pelo menos um dia de antecedência: falta sem aviso costuma ser cobrada.</p>
<p><strong>Tarefa:</strong> leia o roteiro em voz alta três vezes e grave a última.</p>
`;

export const counterAndPhone: SeedModule = {
  slug: "balcao-e-telefone",
  title: "Balcão e telefone",
  requireOrder: true,
  classes: [
    {
      slug: "no-balcao-da-comuna",
      title: "No balcão da comuna",
      kind: "text",
      isPreview: true,
      completionRule: "manual",
      passPercent: 70,
      body: commune,
      questions: [
        {
          kind: "single",
          question: "Na carta aparece a palavra “Frist”. O que você procura?",
          options: ["Uma data", "Um valor", "Um endereço"],
          answer: 0,
          explanation: "Frist é prazo.",
        },
        {
          kind: "single",
          question: "Perguntam: “Haben Sie einen Ausweis dabei?” O que você mostra?",
          options: ["O contrato de aluguel", "O passaporte", "O cartão do banco"],
          answer: 1,
          explanation: "Ausweis é documento de identidade: o passaporte ou a autorização.",
        },
        {
          kind: "single",
          question: "Qual frase diz que você quer se registrar?",
          options: [
            "Ich möchte mich anmelden.",
            "Was muss ich jetzt noch machen?",
            "Bitte unterschreiben Sie hier.",
          ],
          answer: 0,
          explanation: "Anmelden é registrar-se; quem sai da comuna usa abmelden.",
        },
        {
          kind: "true_false",
          question: "“Ledig” quer dizer casado.",
          options: ["Verdadeiro", "Falso"],
          answer: false,
          explanation: "Ledig é solteiro. Casado é verheiratet.",
        },
        {
          kind: "single",
          question: "O que pede “Kann ich bitte eine Bestätigung haben?”?",
          options: ["Um formulário", "Uma confirmação por escrito", "Um desconto"],
          answer: 1,
          explanation: "Bestätigung é confirmação. Guarde-a: banco e seguro costumam pedir.",
        },
      ],
    },
    {
      slug: "telefone-e-horarios",
      title: "Telefone e horários marcados",
      kind: "text",
      isPreview: false,
      completionRule: "manual",
      passPercent: 70,
      body: phone,
      questions: [
        {
          kind: "multiple",
          question: "Quais frases servem para marcar um horário?",
          options: [
            "Ich möchte einen Termin vereinbaren.",
            "Geht es am Donnerstag um halb zehn?",
            "Ich muss den Termin leider absagen.",
          ],
          answer: [0, 1],
          explanation: "A terceira frase desmarca: absagen é cancelar.",
        },
        {
          kind: "single",
          question: "Como se despede ao telefone?",
          options: ["Auf Wiedersehen.", "Auf Wiederhören.", "Freut mich."],
          answer: 1,
          explanation: "Hören é ouvir: “até nos ouvirmos de novo”. Sehen é ver.",
        },
        {
          kind: "single",
          question: "Dizem “am Mittwoch um Viertel vor drei”. Quando é?",
          options: ["Terça, 14h45", "Quarta, 14h45", "Quarta, 15h15"],
          answer: 1,
          explanation: "Mittwoch é quarta-feira; Viertel vor drei, quinze para as três.",
        },
        {
          kind: "single",
          question: "Você não entendeu o sobrenome. O que pergunta?",
          options: ["Wie schreibt man das?", "Mit wem spreche ich?", "Das passt mir leider nicht."],
          answer: 0,
          explanation: "“Como se escreve?” A pessoa vai soletrar.",
        },
        {
          kind: "true_false",
          question: "“Verschieben” é mudar o horário para outro dia ou outra hora.",
          options: ["Verdadeiro", "Falso"],
          answer: true,
          explanation: "Verschieben é adiar ou trocar; absagen é desmarcar de vez.",
        },
      ],
    },
  ],
};
