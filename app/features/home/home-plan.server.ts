import { formatFullDateTime, formatList } from "~/i18n/format";
import { signup as signupWords } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { MemberSignup } from "~/service/signup-api.server";
import type { SignupStep } from "../../../contract/account/signup.ts";
import { homePlan } from "./plan.words";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";

const t = translator("home-plan", homePlan);

type StepName = keyof typeof signupWords.stepNames;
const STEP_NAMES = Object.keys(signupWords.stepNames) as StepName[];
/** Nothing is asked from the report on: its links lead away, and the free plan needs no choice. */
const QUESTION_NAMES = STEP_NAMES.slice(0, STEP_NAMES.indexOf("report"));

function nameOfStep(step: SignupStep): StepName | undefined {
  const name = step.endsWith("-news") ? "report" : step;
  return STEP_NAMES.find((each) => each === name);
}

export type HomeCard = { title: string; text: string; to: string; action: string };

export type HomeDate = {
  title: string;
  /** The plan with this step open. */
  to: string;
  when: string;
  /** Null where the day depends on the arrival. */
  left: string | null;
  source: { name: string; url: string } | null;
  guide: { to: string; title: string } | null;
  takeAlong: readonly string[];
};

/** One thing that happens among members. */
export type HomeLiving = { label: string; text: string; to: string };

/** Values as bars, the canton's own first. */
export type HomeChart = {
  title: string;
  bars: { label: string; value: number; text: string }[];
};

export type HomeCanton = {
  name: string;
  facts: { label: string; value: string; note: string | null }[];
  locked: string | null;
  chart: HomeChart | null;
  /** Empty if the canton is closed to this member. */
  news: { to: string; title: string }[];
  ways: { to: string; label: string }[];
};

export type HomePlan = {
  card: HomeCard | null;
  report: HomeCard | null;
  digest: HomeCard | null;
  steps: HomeCard;
  dates: HomeDate[];
  canton: HomeCanton | null;
};

export function unfinishedCard(
  { shown: { step }, isBegun: isStarted }: MemberSignup,
  pathOf: (step: SignupStep) => `/${string}`,
): HomeCard | null {
  if (!isStarted) {
    const { title, text, action } = homePlan.begin;
    return { title, text, action, to: to(pathOf("european-passport")) };
  }
  const name = step === "done" ? undefined : nameOfStep(step);
  if (step === "done" || !name || !QUESTION_NAMES.includes(name)) return null;
  const missing = QUESTION_NAMES.slice(QUESTION_NAMES.indexOf(name));
  const names = missing.map((each) => signupWords.stepNames[each].toLocaleLowerCase("pt-BR"));
  return {
    title: t("unfinished.title"),
    text: t("unfinished.missing", { steps: formatList(names) }),
    action: t("unfinished.resume", { step: signupWords.stepNames[name] }),
    to: to(pathOf(step)),
  };
}

/** Null until passport and work are answered. */
export function reportCard({ answers }: MemberSignup, directusUserId: string): HomeCard | null {
  if (!answers.passport || !answers.job) return null;
  const { title, text, action } = homePlan.report;
  return { title, text, action, to: to(`/app/profile/${directusUserId}/report`) };
}

export function stepsCard(): HomeCard {
  return { ...homePlan.steps, to: to("/app/plan") };
}

/** @param sendsAt null if no digest is due, or while unknown */
export function digestCard(sendsAt: string | null): HomeCard | null {
  if (sendsAt === null) return null;
  const { title, action } = homePlan.digest;
  const text = t("digest.text", { date: formatFullDateTime(sendsAt) });
  return { title, text, action, to: to("/app/profile/email-preference") };
}

const GOAL_TOPICS: Record<string, string> = {
  job: "trabalho",
  permit: "documentos",
  language: "idiomas",
  housing: "moradia",
  health: "saude",
  taxes: "impostos",
  family: "familia",
  study: "idiomas",
  friends: "dia-a-dia",
};
const MOST_TOPICS = 3;

export function chosenTopics<Topic extends { slug: string; name: string }>(
  { interests, goals = [] }: { interests: readonly string[]; goals?: readonly string[] },
  categories: readonly Topic[],
): Topic[] {
  const followed = categories.filter(({ name }) => interests.includes(name));
  const wished = goals.map((goal) => GOAL_TOPICS[goal]);
  const found =
    followed.length > 0 ? followed : categories.filter(({ slug }) => wished.includes(slug));
  return found.slice(0, MOST_TOPICS);
}

export type CantonFacts =
  | {
      kind: "open";
      canton: {
        code: string;
        name: string;
        figures: { label: string; value: string | null; year: string | null }[];
      };
    }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };

const MOST_FACTS = 3;

export function homeCanton(
  answer: CantonFacts | null,
  news: HomeCanton["news"] = [],
  chart: HomeChart | null = null,
): HomeCanton | null {
  if (!answer || !isOpenPath("/app/cantons")) return null;
  const way = (path: `/${string}`, label: string) => ({ to: to(path), label });
  if (answer.kind === "open") {
    const { code, name, figures } = answer.canton;
    const facts = figures.flatMap(({ label, value, year }) =>
      value ? [{ label, value, note: year && t("canton.year", { year }) }] : [],
    );
    const ways = [way(`/app/cantons/${code}`, t("canton.open", { name }))];
    return { name, facts: facts.slice(0, MOST_FACTS), chart, locked: null, news, ways };
  }
  const { name, sample } = answer;
  return {
    name,
    facts: [],
    chart: null,
    news: [],
    locked: t("canton.locked"),
    ways: [
      ...(sample
        ? [way(`/app/cantons/${sample.code}`, t("canton.sample", { name: sample.name }))]
        : []),
      way("/app/membership", t("canton.plans")),
    ],
  };
}

/** Unread notifications first, else a question that waits for an answer. */
export function livingThing(
  unreadCount: number,
  question: { title: string; path: `/${string}`; isOfCanton: boolean } | null,
): HomeLiving | null {
  if (unreadCount > 0) {
    return {
      label: t("living.unread"),
      text: t("living.unreadCount", { count: unreadCount }),
      to: to("/app/notifications"),
    };
  }
  if (!question || !isOpenPath("/app/forum")) return null;
  return {
    label: t(question.isOfCanton ? "living.ofCanton" : "living.question"),
    text: question.title,
    to: to(question.path),
  };
}
