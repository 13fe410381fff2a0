import { signup } from "~/i18n/pt-BR/account/signup";
import type { MemberAnswers } from "~/service/signup-api.server";
import { MOST_CHOICES } from "../../../../contract/account/signup.ts";
import { reportPreview } from "./preview.words";

type Words = Readonly<Record<string, string>>;
export type PreviewQuestion = keyof typeof reportPreview.questions;

const { options: passports, countries, relations } = signup["european-passport"];
const { options: jobs, permits } = signup["job-opportunity"];
const { hourOptions, levels, goalOptions } = signup.commitment;

const choices: Record<PreviewQuestion, { words: Words; places: number }> = {
  passport: { words: passports, places: 1 },
  country: { words: countries, places: 1 },
  relation: { words: relations, places: 1 },
  job: { words: jobs, places: 1 },
  permit: { words: permits, places: 1 },
  time: { words: signup["time-to-switzerland"].options, places: 1 },
  stay: { words: reportPreview.stays, places: 1 },
  cantons: { words: {}, places: MOST_CHOICES },
  hours: { words: hourOptions, places: 1 },
  german: { words: levels, places: 1 },
  french: { words: levels, places: 1 },
  italian: { words: levels, places: 1 },
  goals: { words: goalOptions, places: MOST_CHOICES },
};

export type PreviewField = {
  question: PreviewQuestion;
  chosen: string[];
  options: { value: string; label: string }[];
};
export type PreviewAnswers = Partial<Record<PreviewQuestion, string[]>>;

const isQuestion = (name: string): name is PreviewQuestion => name in choices;
const questions = Object.keys(choices).filter(isQuestion);

export function readPreviewAnswers(address: URLSearchParams): PreviewAnswers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const input = address.getAll(question).filter((value) => /^\w{1,16}$/.test(value));
      return input.length > 0 ? [[question, input.slice(0, choices[question].places)]] : [];
    }),
  );
}

export function toMemberAnswers({ cantons, goals, ...single }: PreviewAnswers): MemberAnswers {
  const first = Object.fromEntries(
    Object.entries(single).flatMap(([question, [value]]) => (value ? [[question, value]] : [])),
  );
  return { ...first, ...(cantons && { cantons }), ...(goals && { goals }) };
}

export function previewFields(
  answers: PreviewAnswers,
  cantons: readonly { code: string; name: string }[],
): PreviewField[] {
  const named = cantons.map(({ code, name }) => ({ value: code, label: name }));
  return questions.map((question) => {
    const { words, places } = choices[question];
    const options = Object.entries(words).map(([value, label]) => ({ value, label }));
    const input = answers[question] ?? [];
    return {
      question,
      chosen: Array.from({ length: places }, (_, at) => input[at] ?? ""),
      options: question === "cantons" ? named : options,
    };
  });
}
