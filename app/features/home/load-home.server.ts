import { z } from "zod";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Unfinished } from "~/content/reading/reading.server";
import type { ContentCard } from "~/content/schema";
import type { ContentSource } from "~/content/source/content-source.server";
import { itemPath } from "~/content/links";
import {
  listNewest,
  listHighlights,
  listItems,
  type ContentReader,
} from "~/content/source/reader.server";
import { type OwnCms, type TierCms, CmsError } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/guards.server";
import { formatList, zurichDay, formatFullDate, dayLimits, formatDate } from "~/i18n/format";
import { newSince as words } from "~/content/reading/words";
import { translator } from "~/i18n/translator";
import type { MemberAnswers } from "~/service/signup-api.server";
import { GetNextDigestDayDocument } from "~/service/generated/graphql";
import { to } from "~/i18n/paths";
import { listCantons } from "~/reference/cantons.server";
import { listContentCategories } from "~/reference/categories.server";
import type { SignupStep } from "../../../contract/account/signup.ts";
import { isDueSoon } from "../../../contract/switzerland/next-step.ts";
import { planStepPath } from "../../../contract/switzerland/plan.ts";
import { daysUntil, dueDay, type PlanRule } from "../../../contract/switzerland/plan-dates.ts";
import {
  chosenTopics,
  digestCard,
  homeCanton,
  livingThing,
  reportCard,
  stepsCard,
  unfinishedCard,
  type CantonFacts,
  type HomeChart,
  type HomeDate,
} from "./home-plan.server";
import { homePlan } from "./plan.words";

/** Two of them are headlines at the top. */
const NEWS_SHOWN = 5;
const HEADLINES = 2;
const CANTON_NEWS_SHOWN = 2;
/** Slug of the tag of news for people who have just arrived. */
const NEWCOMERS_TAG = "recem-chegados";

const t = translator("home-plan", homePlan);
/** Applies to fixed calendar dates; dates that follow an arrival always show. */
const AHEAD_DAYS = 120;
const SHOWN_BEFORE_ARRIVAL = 3;
const DAYS_OF_A_MONTH = 30;

type DatedStep = {
  key: string;
  title: string;
  rule: PlanRule | null;
  dueOn: string | null;
  when: string | null;
  left: string | null;
  isMissed: boolean;
  isDone: boolean;
  isDropped: boolean;
  postponed: string | null;
  source: { name: string; url: string } | null;
  lesson: { title: string; path: `/${string}` } | null;
  takeAlong: readonly string[];
};

/** Counted from the day of arrival, or from the first of the month if only the month is known. */
type DatedPlan = {
  steps: readonly DatedStep[];
  /** The first step that can be done now. */
  next: DatedStep | null;
  arrival: { kind: "day" | "month"; day: string } | { kind: "planned" | "unknown"; day: null };
};

type DatesInput = { plan: DatedPlan; today: string };

type Ruled = DatedStep & { rule: PlanRule };
const hasRule = (step: DatedStep): step is Ruled => step.rule !== null;

/** Before an arrival whose day is not known, the first dates after it. */
export function nextDates({ plan, today }: DatesInput): HomeDate[] {
  const open = plan.steps
    .filter(hasRule)
    .filter(({ isDone, isDropped, isMissed }) => !isDone && !isDropped && !isMissed)
    .filter(({ postponed }) => postponed === null);
  if (plan.arrival.day === null && plan.arrival.kind === "planned") return afterArrival(open);
  const { kind, day } = plan.arrival;
  return open
    .flatMap((step) => {
      if (step.dueOn === null) return [];
      const isSpan = kind === "month" && countsFromArrival(step.rule);
      const last =
        (isSpan && dueDay(step.rule, { arrival: lastOfMonth(day) }, today)) || step.dueOn;
      const days = daysUntil(last, today);
      const isNear = step.rule.after === "day" || days < AHEAD_DAYS;
      if ((isSpan && days < 0) || !isNear) return [];
      const timing = isSpan
        ? { when: spanText(step.dueOn, last), left: null }
        : { when: step.when ?? "", left: step.left };
      return { days, date: { ...common(step), ...timing } };
    })
    .toSorted((one, other) => one.days - other.days)
    .map(({ date }) => date);
}

/** The plan's next step, with the words of its date in the list if it has one. */
function nextStep(next: DatedStep | null, dates: readonly HomeDate[]): HomeDate | null {
  if (!next) return null;
  const listed = dates.find(({ title }) => title === next.title);
  return listed ?? { ...common(next), when: next.when ?? t("dates.none"), left: next.left };
}

/** Only the month of arrival is known, so the deadline is between those of its first and last day. */
const spanText = (first: string, last: string) =>
  t("dates.between", { first: dayLabel(first), last: dayLabel(last) });
/** Noon UTC, so that no time zone shifts the day. */
const dayLabel = (day: string) => formatFullDate(`${day}T12:00:00Z`);

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

type Counted = Extract<PlanRule, { after: "day" }>;
const countsFromArrival = (rule: PlanRule): rule is Counted =>
  rule.after === "day" && rule.from === "arrival";

function afterArrival(steps: readonly Ruled[]): HomeDate[] {
  return steps
    .flatMap((step) => (countsFromArrival(step.rule) ? { step, rule: step.rule } : []))
    .toSorted((one, other) => lengthOf(one.rule) - lengthOf(other.rule))
    .slice(0, SHOWN_BEFORE_ARRIVAL)
    .map(({ step, rule }) => ({ ...common(step), when: lengthText(rule), left: null }));
}

const lengthOf = ({ days, months }: Counted) => months * DAYS_OF_A_MONTH + days;

function lengthText(rule: Counted): string {
  const isBefore = lengthOf(rule) < 0;
  const [days, months] = [Math.abs(rule.days), Math.abs(rule.months)];
  const parts = [
    ...(months > 0 ? [t("dates.months", { count: months })] : []),
    ...(days > 0 || months === 0 ? [t("dates.days", { count: days })] : []),
  ];
  const length = parts.join(" e ");
  return t(isBefore ? "dates.beforeArrival" : "dates.afterArrival", { length });
}

const common = ({ key, title, source, lesson, takeAlong }: DatedStep) => ({
  ...{ title, takeAlong, to: to(planStepPath(key)) },
  source: source && { name: t("dates.source", { name: source.name }), url: source.url },
  guide: lesson && { to: to(lesson.path), title: t("dates.lesson", { title: lesson.title }) },
});

type OwnChoices = { interests: string[]; cantonId: number | null; inSwitzerlandSince: string };

export type HomeDependencies = {
  news: ContentSource;
  watched: readonly ContentSource[];
  findChoices: (own: OwnCms) => Promise<OwnChoices | null>;
  readPlan: (
    bound: Pick<BoundToMember, "cms" | "own" | "service">,
  ) => Promise<
    | ((
        since: string,
        answers: MemberAnswers,
        homeCanton: string | null,
      ) => DatedPlan & { offersLifeChanges: boolean; isResident: boolean })
    | null
  >;
  findCanton: (cms: TierCms, code: string) => Promise<CantonFacts | null>;
  /** Rent of the canton beside the median; null if unknown. */
  findRentBars: (cms: TierCms, code: string) => Promise<HomeChart | null>;
  findUnreadCount: (own: OwnCms) => Promise<number>;
  findOpenQuestion: (
    cms: TierCms,
    canton: string | null,
  ) => Promise<{ title: string; path: `/${string}`; isOfCanton: boolean } | null>;
  /** The newest CHF to BRL rate in words; null without one. */
  findRate: (bound: Pick<BoundToMember, "cms" | "service">) => Promise<string | null>;
  pathOfStep: (step: SignupStep) => `/${string}`;
};

/**
 * The front page for a member who follows categories: pinned items first, then the newest of each category
 * in turn, then other new items. Each list is cached for all members.
 * @param topics slugs of categories
 * @param isResident moves what is written for newcomers to the end
 */
export async function listForTopics(
  reader: ContentReader,
  topics: readonly string[],
  limit: number,
  isResident = false,
): Promise<ContentCard[]> {
  const [highlights, forNewcomers, ...lists] = await Promise.all([
    listHighlights(reader),
    isResident ? listItems(reader, { tag: NEWCOMERS_TAG, sort: "new", page: 1 }) : { items: [] },
    ...topics.map(async (category) => {
      const { items } = await listItems(reader, { category, sort: "new", page: 1 });
      return items.slice(0, limit);
    }),
  ]);
  const pinned = highlights.filter(({ isPinned }) => isPinned).slice(0, 1);
  const inTurn = Array.from({ length: limit }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  const byId = new Map<string, ContentCard>();
  for (const card of [...pinned, ...inTurn.flat(), ...highlights]) {
    if (!byId.has(card.id)) byId.set(card.id, card);
  }
  const newcomerIds = new Set(forNewcomers.items.map(({ id }) => id));
  const cards = [...byId.values()];
  return [
    ...cards.filter(({ id }) => !newcomerIds.has(id)),
    ...cards.filter(({ id }) => newcomerIds.has(id)),
  ].slice(0, limit);
}

const tNewSince = translator("new-since", words);

/** Limit of openings checked. A member who opened more today has seen what is new. */
const MAX_OPENED = 200;
const MAX_SHOWN = 4;

const opened = shape("read_states", {
  item: z.string(),
  date_created: z.nullable(z.string()),
});

export type NewSince = {
  title: string;
  items: Unfinished[];
  more: string | null;
};

type Bound = { own: OwnCms; cms: TierCms; now?: Date };

/**
 * Items published since the day of the member's last opening that they have not opened. Null for new
 * members, if nothing is new, and if Directus fails.
 */
export async function findNewSince(
  { own, cms, now = new Date() }: Bound,
  sources: readonly ContentSource[],
): Promise<NewSince | null> {
  try {
    const [rows, lists] = await Promise.all([
      own.ask(readRows(opened, { sort: ["-date_created"], limit: MAX_OPENED })),
      Promise.all(
        sources.map(async (source) =>
          (await listHighlights({ cms, source, now })).map((card) => ({
            type: source.kind.name,
            card,
          })),
        ),
      ),
    ]);
    const today = dayLimits(zurichDay(now)).begin;
    const dates = rows.flatMap(({ date_created: at }) => (at === null ? [] : new Date(at)));
    const last = dates.find((at) => at < today);
    if (!last) return null;
    const known = new Set(rows.map(({ item }) => item));
    const isNew = ({ card }: Unfinished) =>
      new Date(card.publishedAt) > last && !known.has(card.id) && !card.isLocked;
    const found = lists
      .flat()
      .filter(isNew)
      .toSorted((one, other) => (one.card.publishedAt < other.card.publishedAt ? 1 : -1));
    if (found.length === 0) return null;
    const items = found.slice(0, MAX_SHOWN);
    const count = found.length - items.length;
    return {
      title: tNewSince("title", { since: formatDate(last) }),
      items,
      more: count > 0 ? tNewSince("more", { count }) : null,
    };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return null;
  }
}

/** Each part of the page may fail alone. Makes six parallel requests to Directus about the member. */
export async function loadHome(
  { cms, own, member, service }: BoundToMember,
  { news: source, watched, pathOfStep, ...find }: HomeDependencies,
) {
  const { findChoices, readPlan, findCanton } = find;
  const { firstName, directusUserId } = member;
  const reader = { cms, source };
  const [
    [signupAnswer, fresh, digest, choices, planFor],
    [categories, cantons],
    [unreadCount, rate],
  ] = await Promise.all([
    Promise.all([
      service.signup.readMember(null),
      findNewSince({ own, cms }, watched),
      member.isPaying ? service.query(GetNextDigestDayDocument, {}) : null,
      findChoices(own),
      readPlan({ cms, own, service }),
    ]),
    Promise.all([listContentCategories(cms).catch(() => []), listCantons(cms).catch(() => [])]),
    Promise.all([find.findUnreadCount(own), find.findRate({ cms, service }).catch(() => null)]),
  ]);
  const signup = signupAnswer.isError ? null : signupAnswer.data;
  const answers = signup?.answers ?? {};
  const { interests = [], cantonId = null, inSwitzerlandSince = "" } = choices ?? {};
  const homeCantonCode = cantons.find(({ id }) => id === cantonId)?.code ?? null;
  const plan = planFor?.(inSwitzerlandSince, answers, homeCantonCode);
  const topics = chosenTopics({ interests, goals: answers.goals ?? [] }, categories);
  const cantonCode = homeCantonCode ?? answers.cantons?.[0];
  const slugs = topics.map(({ slug }) => slug);
  // Items listed as new are not repeated on the page.
  const named = new Set(fresh?.items.map(({ card }) => card.id));
  const [found, canton, question] = await Promise.all([
    listForTopics(reader, slugs, NEWS_SHOWN + named.size, plan?.isResident).catch(() => null),
    cantonCode ? findCanton(cms, cantonCode).catch(() => null) : null,
    unreadCount > 0 ? null : find.findOpenQuestion(cms, cantonCode ?? null).catch(() => null),
  ]);
  const [cantonNews, chart] =
    canton?.kind === "open"
      ? await Promise.all([
          listNewest(reader, { canton: canton.canton.code }, CANTON_NEWS_SHOWN).catch(() => []),
          find.findRentBars(cms, canton.canton.code).catch(() => null),
        ])
      : [[], null];
  const changeTo = to(`/app/profile/${directusUserId}/edit`);
  const names = formatList(topics.map(({ name }) => name));
  const card = signup && unfinishedCard(signup, pathOfStep);
  // Without passport and work, the plan shows everybody's steps: the questions come first, except before a
  // step due within a week.
  const isAnswered = Boolean(answers.passport && answers.job);
  const news = found && found.filter(({ id }) => !named.has(id)).slice(0, NEWS_SHOWN);
  const dates = plan ? nextDates({ plan, today: zurichDay(new Date()) }) : [];
  const isPressing = isDueSoon(plan?.next?.dueOn ?? null, zurichDay(new Date()));
  const next = isAnswered || isPressing ? nextStep(plan?.next ?? null, dates) : null;
  return {
    ...{ firstName, directusUserId, rate },
    // The questions of the signup come first.
    offersLifeChanges: isAnswered && plan?.offersLifeChanges === true,
    first: {
      card: isAnswered || next ? null : card,
      next,
      headlines: (news ?? []).slice(0, HEADLINES).map(({ slug, title, publishedAt }) => ({
        to: itemPath(source.kind, slug),
        title,
        day: formatDate(publishedAt),
      })),
      living: livingThing(unreadCount, question),
    },
    news: news && news.slice(HEADLINES),
    topics: topics.length > 0 ? { names, changeTo } : null,
    fresh,
    plan: {
      steps: stepsCard(),
      digest: digestCard(digest?.data?.getNextDigest?.sendsAt ?? null),
      card: isAnswered || next ? card : null,
      report: signup && reportCard(signup, directusUserId),
      dates: dates.filter(({ title }) => title !== next?.title),
      canton: homeCanton(
        canton,
        cantonNews.map(({ slug, title }) => ({ to: itemPath(source.kind, slug), title })),
        chart,
      ),
    },
  };
}
