import type { FamilyPart } from "../../../../contract/switzerland/situation.ts";
import type { permitChoices } from "../../../../contract/switzerland/codes.ts";
import type {
  COUNTRIES,
  GOALS,
  HOURS,
  JOBS,
  LANGUAGES,
  PASSPORTS,
  RELATIONS,
  TIMES,
} from "../../../../contract/account/signup.ts";

type Question<Answer extends string = string> = {
  name: string;
  answers: Readonly<Record<Answer, string>>;
};

type Questions = {
  passport: Question<(typeof PASSPORTS)[number]>;
  relation: Question<(typeof RELATIONS)[number]>;
  country: Question<(typeof COUNTRIES)[number]>;
  job: Question<(typeof JOBS)[number]>;
  permit: Question<(typeof permitChoices)[number]>;
  time: Question<(typeof TIMES)[number]>;
  since: Question<never>;
  cantons: Question<never>;
  family: Question<FamilyPart>;
  hours: Question<(typeof HOURS)[number]>;
  goals: Question<(typeof GOALS)[number]>;
} & Record<(typeof LANGUAGES)[number], Question<"unknown">>;

const levels = { unknown: "não sei" };

export const questions: Readonly<Record<string, Question>> = {
  passport: {
    name: "Passaporte europeu",
    answers: {
      yes: "sim",
      in_process: "em processo",
      family: "não, mas cônjuge, pai, mãe ou filho tem",
      no: "não",
    },
  },
  relation: {
    name: "Quem tem o passaporte",
    answers: {
      spouse: "cônjuge",
      partner: "companheiro ou companheira",
      engaged: "noivo ou noiva",
      child: "filho ou filha",
      parent: "pai ou mãe",
    },
  },
  country: {
    name: "País do passaporte",
    answers: {
      CH: "Suíça",
      PT: "Portugal",
      IT: "Itália",
      ES: "Espanha",
      DE: "Alemanha",
      other: "outro da UE ou da EFTA",
    },
  },
  job: {
    name: "Trabalho na Suíça",
    answers: {
      contract: "contrato assinado",
      interviewing: "em entrevistas",
      searching: "procurando",
      not_looking: "sem procurar agora",
      study: "quer estudar",
      working: "já trabalha na Suíça",
    },
  },
  permit: {
    name: "Autorização",
    answers: {
      L: "L, curta duração",
      B: "B, residência",
      C: "C, permanência",
      G: "G, fronteiriço",
      F: "F, admissão provisória",
      N: "N, pedido de asilo",
      S: "S, proteção",
    },
  },
  time: {
    name: "Quando chega",
    answers: {
      there: "já está na Suíça",
      under_3: "em menos de 3 meses",
      "3_6": "em 3 a 6 meses",
      "6_12": "em 6 a 12 meses",
      over_12: "em mais de um ano",
      unknown: "não sabe",
    },
  },
  since: { name: "Na Suíça desde", answers: {} },
  cantons: { name: "Cantões de interesse", answers: {} },
  family: {
    name: "Quem mora ou vem com você",
    answers: {
      partner: "marido, esposa ou parceiro",
      children: "filhos",
      pet: "cachorro ou gato",
    },
  },
  hours: {
    name: "Horas por semana",
    answers: {
      "1_3": "até 3",
      "3_5": "de 3 a 5",
      "5_10": "de 5 a 10",
      over_10: "mais de 10",
      unknown: "não sabe",
    },
  },
  german: { name: "Alemão", answers: levels },
  french: { name: "Francês", answers: levels },
  italian: { name: "Italiano", answers: levels },
  goals: {
    name: "O que mais importa",
    answers: {
      job: "trabalho",
      permit: "autorização para morar",
      language: "língua",
      housing: "moradia",
      health: "seguro de saúde",
      taxes: "impostos e previdência",
      family: "família e escola",
      study: "estudo e diploma",
      friends: "gente e amizades",
      unknown: "não sabe",
    },
  },
} satisfies Questions;

export function findQuestion(field: string): Question | null {
  return Object.hasOwn(questions, field) ? (questions[field] ?? null) : null;
}
