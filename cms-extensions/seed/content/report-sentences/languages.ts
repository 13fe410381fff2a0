import { ours } from "../eligibility-rule.ts";
import { advice, page } from "../report-text.ts";
import { bilingual, frenchSpeaking, germanSpeaking, italianSpeaking } from "./cantons.ts";
import { third, under } from "./sentence.ts";
import type { LANGUAGES } from "../../../../contract/account/signup.ts";

const german = [...germanSpeaking, ...bilingual, "GR"];
const french = [...frenchSpeaking, ...bilingual];
const italian = [...italianSpeaking, "GR"];

type Key = (typeof LANGUAGES)[number];
type Tongue = {
  key: Key;
  name: string;
  code: string;
  cantons: string[];
  alone: string[];
  beside: readonly { cantons: string[]; other: Key }[];
};
const tongues: readonly Tongue[] = [
  {
    ...{ key: "german", name: "alemão", code: "alemao", cantons: german, alone: germanSpeaking },
    beside: [
      { cantons: bilingual, other: "french" },
      { cantons: ["GR"], other: "italian" },
    ],
  },
  {
    ...{ key: "french", name: "francês", code: "frances", cantons: french, alone: frenchSpeaking },
    beside: [{ cantons: bilingual, other: "german" }],
  },
  {
    ...{ key: "italian", name: "italiano", code: "italiano", cantons: italian },
    alone: italianSpeaking,
    beside: [{ cantons: ["GR"], other: "german" }],
  },
];

/** Conditions for "not started yet": in a bilingual canton, knowing either language counts as a start. */
const notStarted = ({ key, alone, beside }: Tongue) => [
  { cantons: alone, [key]: ["A0"] },
  ...beside.map(({ cantons, other }) => ({ cantons, [key]: ["A0"], [other]: ["A0", "unknown"] })),
];

const byLevel = tongues.flatMap((tongue) => levelsOf(tongue));

function levelsOf(tongue: Tongue) {
  const { key, name, code, cantons } = tongue;
  return [
    {
      code: `lingua-${code}-zero`,
      to: notStarted(tongue),
      text: `No cantão que você escolheu fala-se ${name}, e você ainda não começou: é a primeira coisa a fazer, antes do currículo.`,
      step: ["Escolha como estudar", ours.whichLanguage] as const,
      from: advice(),
    },
    {
      code: `lingua-${code}-a1`,
      to: [{ cantons, [key]: ["A1"] }],
      text: `Seu ${name} é A1: dá para se apresentar, não para resolver um balcão. Mire o A2, o nível do dia a dia.`,
      step: ["Escolha como estudar", ours.whichLanguage] as const,
      from: advice(),
    },
    {
      code: `lingua-${code}-a2`,
      to: [{ cantons, [key]: ["A2"] }],
      text: `Com ${name} A2 você resolve o dia a dia. O passo que muda entrevistas é o B1.`,
      from: advice(),
    },
    {
      code: `lingua-${code}-b1`,
      to: [{ cantons, [key]: ["B1"] }],
      text: `Com ${name} B1 você já pode se candidatar a muitos empregos de contato simples. Guarde o certificado: autoridades pedem prova de nível.`,
      from: advice(),
    },
    {
      code: `lingua-${code}-b2`,
      to: [{ cantons, [key]: ["B2"] }],
      text: `Com ${name} B2 você concorre a empregos qualificados. Escreva o nível e o certificado no currículo.`,
      from: advice(),
    },
    {
      code: `lingua-${code}-c`,
      to: [{ cantons, [key]: ["C1", "C2"] }],
      text: `Seu ${name} já é de trabalho: a língua não é o que segura você. Ponha o certificado na frente do currículo.`,
      from: advice(),
    },
    {
      code: `lingua-${code}-nao-sei`,
      to: [{ cantons, [key]: ["unknown"] }],
      text: `Você não sabe seu nível de ${name}: faça um teste gratuito de nivelamento antes de escolher o curso.`,
      from: advice(),
    },
  ];
}

export const languageSentences = under("languages", [
  ...byLevel,
  {
    code: "lingua-dialeto",
    to: [{ cantons: germanSpeaking, german: ["B1", "B2", "C1", "C2"] }],
    text: "Na rua você vai ouvir dialeto, e no trabalho, alemão padrão: é normal não entender no começo.",
    step: ["Veja como lidar com os dois", ours.dialect],
    from: advice(),
  },
  {
    code: "lingua-sem-cantao-alemao",
    to: [{ cantons: ["unknown"], german: ["A2", "B1", "B2", "C1", "C2"] }],
    text: "Seu alemão já serve de critério: em 17 cantões se fala só alemão.",
    from: advice(),
  },
  {
    code: "lingua-sem-cantao-frances",
    to: [{ cantons: ["unknown"], french: ["A2", "B1", "B2", "C1", "C2"] }],
    text: "Seu francês aponta para Genebra, Vaud, Neuchâtel, Jura e as partes francesas de Friburgo, Valais e Berna.",
    from: advice(),
  },
  {
    code: "lingua-sem-cantao-italiano",
    to: [{ cantons: ["unknown"], italian: ["A2", "B1", "B2", "C1", "C2"] }],
    text: "Seu italiano aponta para o Ticino e os vales do sul dos Grisões.",
    from: advice(),
  },
  {
    code: "lingua-sem-cantao-nenhuma",
    to: [
      {
        cantons: ["unknown"],
        german: ["A0", "A1", "unknown"],
        french: ["A0", "A1", "unknown"],
        italian: ["A0", "A1", "unknown"],
      },
    ],
    text: "Nenhuma das línguas está pronta ainda: escolha uma só, pela região em que há mais vagas para a sua profissão.",
    step: ["Escolha o idioma antes do cantão", ours.whichLanguage],
    from: advice(),
  },
  {
    code: "lingua-prova",
    to: [
      { ...third, goals: ["permit"] },
      { passport: ["family"], goals: ["permit"] },
    ],
    text: "Para renovar a autorização, trazer a família, chegar à C ou se naturalizar, as autoridades pedem prova de nível na língua do lugar, cada caso com o seu.",
    step: [
      "Leia o que a Secretaria de Estado para Migração diz",
      "https://www.sem.admin.ch/sem/de/home/integration-einbuergerung/mein-beitrag/zugewandert/sprache.html",
      "de",
    ],
    from: page(
      "Secretaria de Estado para Migração (SEM): língua",
      "https://www.sem.admin.ch/sem/de/home/integration-einbuergerung/mein-beitrag/zugewandert/sprache.html",
      {
        note: "Página do SEM lida em cópia guardada, estado de 4 de abril de 2023. Os níveis de cada caso não são citados de propósito.",
      },
    ),
  },
]);
