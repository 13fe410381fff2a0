import { signup } from "~/i18n/pt-BR/account/signup";
import type { MemberAnswers } from "~/service/signup-api.server";
import type { ReportTopic } from "../../../../contract/account/signup.ts";

type Words = Readonly<Record<string, string>>;

const { options: passports, countries, relations } = signup["european-passport"];
const { options: jobs, permits, permitNone } = signup["job-opportunity"];
const { options: times, cantonNone } = signup["time-to-switzerland"];
const { hourOptions, goalOptions, german, french, italian } = signup.commitment;

export function answerLabels(
  answers: MemberAnswers,
  cantons: readonly { code: string; name: string }[],
): Record<ReportTopic, string> {
  const named = (words: Words, value: string | undefined) => (value && words[value]) || "";
  const level = (language: string, value: string | undefined) =>
    value && value !== "unknown" ? `${language} ${value}` : "";
  const nameOf = (code: string) => cantons.find((canton) => canton.code === code)?.name ?? code;
  const isWorking = answers.job === "working";
  return {
    passport: joined(
      named(passports, answers.passport),
      named(relations, answers.relation),
      named(countries, answers.country),
    ),
    job: named(jobs, answers.job),
    permit: isWorking ? named(permits, answers.permit) || permitNone : "",
    time: joined(named(times, answers.time), monthOf(answers.since)),
    cantons: joined(...(answers.cantons ?? []).map(nameOf)) || cantonNone,
    hours: named(hourOptions, answers.hours),
    languages: joined(
      level(german, answers.german),
      level(french, answers.french),
      level(italian, answers.italian),
    ),
    goals: joined(...(answers.goals ?? []).map((goal) => named(goalOptions, goal))),
  };
}

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(", ");

const monthOf = (month: string | undefined) =>
  month ? `${month.slice(5, 7)}/${month.slice(0, 4)}` : "";
