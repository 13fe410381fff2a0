import type { SeedModule } from "../../../content-types.ts";
import { finalTest } from "./final-test.ts";
import { dialogue, phraseTable } from "./phrases.ts";

const work = `
<p>Ninguém espera frases longas no primeiro dia. Espera que você avise quando não entendeu, quando se atrasa e quando está doente, e que tome o café das nove com os outros.</p>
${phraseTable("Do primeiro dia ao fim do expediente", [
  [
    "Ich bin die neue Mitarbeiterin.",
    "ich bin di nóie mít-arbáiterin",
    "Sou a nova funcionária (homem: der neue Mitarbeiter).",
  ],
  ["Wann beginnt die Schicht?", "van beguínt di xicht", "Quando começa o turno?"],
  ["Wann haben wir Pause?", "van rráben vir páuze", "Quando temos pausa?"],
  ["Gehen wir zum Znüni?", "guêen vir tsum tsnüni", "Vamos ao lanche das nove?"],
  ["Können Sie mir das zeigen?", "könen zi mir das tsáiguen", "Pode me mostrar isto?"],
  [
    "Wie funktioniert diese Maschine?",
    "vi funktsionírt díze maxíne",
    "Como funciona esta máquina?",
  ],
  ["Ich habe es verstanden.", "ich rrábe es ferxtánden", "Entendi."],
  [
    "Bis wann muss das fertig sein?",
    "bis van mus das fértich zain",
    "Até quando isto tem de estar pronto?",
  ],
  ["Ich bin heute krank.", "ich bin rróite krank", "Hoje estou doente."],
  [
    "Ich komme zehn Minuten später.",
    "ich kóme tsên minúten xpêter",
    "Chego dez minutos mais tarde.",
  ],
  [
    "Ich möchte im Juli Ferien nehmen.",
    "ich möchte im iúli férien nêmen",
    "Eu queria tirar férias em julho.",
  ],
  [
    "Meine Lohnabrechnung stimmt nicht.",
    "máine lôn-ápréchnung xtimt nicht",
    "O meu holerite não está certo.",
  ],
  ["Schönen Feierabend!", "xönen fáier-ábent", "Bom descanso! (ao sair do trabalho)"],
])}
${dialogue([
  ["Grüezi mitenand. Ich bin die neue Mitarbeiterin.", "Bom dia a todos. Sou a nova funcionária."],
  [
    "Willkommen! Wir sagen hier alle du. Ich bin Reto.",
    "Bem-vinda! Aqui todos se tratam por você. Eu sou o Reto.",
  ],
  ["Freut mich. Kannst du mir das zeigen?", "Prazer. Você pode me mostrar isto?"],
  ["Klar. Und um neun gehen wir zum Znüni.", "Claro. E às nove vamos ao lanche."],
  ["Gern. Bis wann muss das fertig sein?", "Com prazer. Até quando isto tem de estar pronto?"],
  ["Bis halb zwölf. Dann ist Mittag.", "Até as onze e meia. Depois é almoço."],
])}
<h2>As refeições do dia</h2>
<p><span lang="de">Zmorge</span> é o café da manhã, <span lang="de">Znüni</span> o lanche das nove, <span lang="de">Zmittag</span> o almoço, <span lang="de">Zvieri</span> o lanche das quatro, <span lang="de">Znacht</span> o jantar. Antes de comer se diz <span lang="de">En Guete</span>, bom apetite.</p>
<h2>Doente</h2>
<p>Ligue antes do começo do turno. Muitas empresas pedem atestado a partir do terceiro dia; o seu contrato diz quando: procure <span lang="de">Arztzeugnis</span>.</p>
<p><strong>Tarefa:</strong> escreva a frase com que avisaria um atraso, e salve no celular.</p>
`;

const school = `
<p>Kita, jardim e escola escrevem muitos bilhetes e esperam respostas curtas. Quem avisa cedo uma falta e aparece na conversa com a professora já fez o principal.</p>
${phraseTable("Kita, jardim e escola", [
  [
    "Gibt es noch einen freien Platz in der Kita?",
    "guipt es noch áinen fráien plats in der kíta",
    "Ainda há vaga na creche?",
  ],
  ["Was kostet ein Tag?", "vas kóstet ain tak", "Quanto custa um dia?"],
  ["Mein Sohn ist vier Jahre alt.", "main zôn ist fir iáre alt", "Meu filho tem quatro anos."],
  [
    "Wann beginnt der Kindergarten?",
    "van beguínt der kínder-garten",
    "Quando começa o jardim de infância?",
  ],
  [
    "Meine Tochter ist heute krank.",
    "máine tóchter ist rróite krank",
    "Minha filha está doente hoje.",
  ],
  [
    "Ich möchte eine Absenz melden.",
    "ich möchte áine apzénts mélden",
    "Eu queria comunicar uma falta.",
  ],
  ["Wer holt das Kind ab?", "vêr rrolt das kint ap", "Quem vem buscar a criança?"],
  [
    "Meine Schwester holt ihn heute ab.",
    "máine xvéster rrolt in rróite ap",
    "Hoje a minha irmã vem buscá-lo.",
  ],
  [
    "Was braucht sie für den Ausflug?",
    "vas braucht zi für den áusfluk",
    "O que ela precisa levar no passeio?",
  ],
  [
    "Finken und Turnsack, bitte.",
    "fínken unt túrnzak, bíte",
    "Pantufas e saco de ginástica, por favor.",
  ],
  [
    "Wann ist das Elterngespräch?",
    "van ist das éltern-guexprêch",
    "Quando é a conversa com os pais?",
  ],
  ["Wie geht es ihm in der Klasse?", "vi guêt es im in der klásse", "Como ele está na turma?"],
  [
    "Braucht sie Hilfe bei den Hausaufgaben?",
    "braucht zi rrílfe bai den rráus-aufgaben",
    "Ela precisa de ajuda com a lição de casa?",
  ],
  [
    "Bekommt er Deutsch als Zweitsprache?",
    "bekómt er dóitx als tsváit-xprache",
    "Ele tem aulas de reforço de alemão?",
  ],
])}
${dialogue([
  ["Schule Seefeld, Meier, grüezi.", "Escola Seefeld, Meier, bom dia."],
  [
    "Grüezi, hier ist Ana Souza. Ich möchte eine Absenz melden.",
    "Bom dia, aqui é Ana Souza. Eu queria comunicar uma falta.",
  ],
  ["Ja, gern. Wie heisst Ihr Kind?", "Pois não. Como se chama a criança?"],
  [
    "Lia Souza, erste Klasse. Sie ist heute krank.",
    "Lia Souza, primeira série. Ela está doente hoje.",
  ],
  ["Danke für den Anruf. Kommt sie morgen wieder?", "Obrigada por ligar. Ela volta amanhã?"],
  [
    "Ich hoffe es. Wann ist das Elterngespräch?",
    "Espero que sim. Quando é a conversa com os pais?",
  ],
  ["Am Dienstag um halb fünf. Gute Besserung!", "Na terça, às quatro e meia. Melhoras!"],
])}
<h2>Palavras do bilhete</h2>
<p><span lang="de">Stundenplan</span> é o horário das aulas, <span lang="de">Schulreise</span> a excursão, <span lang="de">Zeugnis</span> o boletim. <span lang="de">Blockzeiten</span> são as manhãs em que todos têm aula. <span lang="de">Mittagstisch</span> e <span lang="de">Hort</span> cuidam da criança ao meio-dia e à tarde. <span lang="de">Jokertage</span> são os poucos dias livres que os pais tiram sem dar motivo.</p>
<p><strong>Tarefa:</strong> escreva o recado de falta do seu filho, com nome, turma e data.</p>
`;

export const workAndSchool: SeedModule = {
  slug: "trabalho-e-escola",
  title: "Trabalho e escola",
  requireOrder: true,
  classes: [
    {
      slug: "no-trabalho",
      title: "No trabalho",
      kind: "text",
      isPreview: true,
      completionRule: "manual",
      passPercent: 70,
      body: work,
      questions: [
        {
          kind: "single",
          question: "Um colega pergunta: “Gehen wir zum Znüni?” O que ele propõe?",
          options: ["O almoço", "O lanche das nove", "Ir embora"],
          answer: 1,
          explanation: "Nüni vem de neun, nove. O almoço é Zmittag.",
        },
        {
          kind: "single",
          question: "Você está doente. O que diz ao telefone?",
          options: [
            "Ich bin heute krank.",
            "Ich komme zehn Minuten später.",
            "Schönen Feierabend!",
          ],
          answer: 0,
          explanation: "Krank é doente. A segunda frase avisa um atraso.",
        },
        {
          kind: "single",
          question: "O que é “Lohnabrechnung”?",
          options: ["O contrato", "O atestado", "O holerite"],
          answer: 2,
          explanation: "Lohn é salário e Abrechnung é a conta: o holerite.",
        },
        {
          kind: "true_false",
          question: "“Ferien” são os feriados.",
          options: ["Verdadeiro", "Falso"],
          answer: false,
          explanation: "Ferien são as férias. Feriado é Feiertag.",
        },
        {
          kind: "single",
          question: "Pedem algo e você quer saber o prazo. Qual pergunta serve?",
          options: [
            "Wann haben wir Pause?",
            "Bis wann muss das fertig sein?",
            "Wie funktioniert diese Maschine?",
          ],
          answer: 1,
          explanation: "Bis wann é “até quando”; fertig é pronto.",
        },
      ],
    },
    {
      slug: "escola-e-kita",
      title: "Escola e Kita",
      kind: "text",
      isPreview: false,
      completionRule: "manual",
      passPercent: 70,
      body: school,
      questions: [
        {
          kind: "single",
          question: "O bilhete pede “Finken”. O que a criança leva?",
          options: ["Pantufas", "Um lanche", "Lápis de cor"],
          answer: 0,
          explanation: "Finken são as pantufas suíças; na Alemanha, Hausschuhe.",
        },
        {
          kind: "single",
          question: "Sua filha acordou com febre. O que você diz à escola?",
          options: [
            "Was braucht sie für den Ausflug?",
            "Ich möchte eine Absenz melden.",
            "Wer holt das Kind ab?",
          ],
          answer: 1,
          explanation: "Absenz é falta; melden é comunicar.",
        },
        {
          kind: "single",
          question: "“Elterngespräch am Dienstag um halb fünf”: quando você vai?",
          options: ["Terça, 16h30", "Terça, 17h30", "Quinta, 16h30"],
          answer: 0,
          explanation: "Dienstag é terça; halb fünf é meia hora antes das cinco.",
        },
        {
          kind: "true_false",
          question: "“Abholen” quer dizer buscar a criança.",
          options: ["Verdadeiro", "Falso"],
          answer: true,
          explanation:
            "Avise a Kita se outra pessoa for buscar: “Meine Schwester holt ihn heute ab.”",
        },
        {
          kind: "single",
          question: "Como se chama o reforço de alemão na escola?",
          options: ["Mittagstisch", "Deutsch als Zweitsprache", "Stundenplan"],
          answer: 1,
          explanation: "Muitas escolas abreviam: DaZ.",
        },
      ],
    },
    finalTest,
  ],
};
