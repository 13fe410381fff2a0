import type { ContentSource } from "~/content/source/content-source.server";
import { itemPath } from "~/content/links";
import { listForTopics } from "~/content/source/list-for-topics.server";
import { listNewest } from "~/content/source/reader.server";
import { findNewSince } from "~/content/reading/new-since.server";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/bound.server";
import { formatList, zurichDay } from "~/i18n/format";
import type { MemberAnswers } from "~/service/signup-api.server";
import { GetNextDigestDayDocument } from "~/service/generated/graphql";
import { to } from "~/i18n/paths";
import { listCantons } from "~/reference/cantons.server";
import { listContentCategories } from "~/reference/categories.server";
import type { SignupStep } from "../../../contract/account/signup.ts";
import { nextDates, type DatedPlan } from "./home-dates.server";
import {
  chosenTopics,
  digestCard,
  homeCanton,
  reportCard,
  stepsCard,
  unfinishedCard,
  type CantonFacts,
} from "./home-plan.server";

const NEWS_SHOWN = 5;
const CANTON_NEWS_SHOWN = 2;

type OwnChoices = { interests: string[]; cantonId: number | null; inSwitzerlandSince: string };

export type HomeDependencies = {
  news: ContentSource;
  watched: readonly ContentSource[];
  findChoices: (own: OwnCms) => Promise<OwnChoices | null>;
  readPlan: (
    bound: Pick<BoundToMember, "cms" | "own" | "service">,
  ) => Promise<((since: string, answers: MemberAnswers) => DatedPlan) | null>;
  findCanton: (cms: TierCms, code: string) => Promise<CantonFacts | null>;
  pathOfStep: (step: SignupStep) => `/${string}`;
};

/** Each part of the page may fail alone. Makes six parallel requests to Directus about the member. */
export async function loadHome(
  { cms, own, member, service }: BoundToMember,
  { news: source, watched, findChoices, readPlan, findCanton, pathOfStep }: HomeDependencies,
) {
  const { firstName, directusUserId } = member;
  const reader = { cms, source };
  const [signupAnswer, fresh, digest, choices, planFor, categories, cantons] = await Promise.all([
    service.signup.readMember(null),
    findNewSince({ own, cms }, watched),
    member.isPaying ? service.query(GetNextDigestDayDocument, {}) : null,
    findChoices(own),
    readPlan({ cms, own, service }),
    listContentCategories(cms).catch(() => []),
    listCantons(cms).catch(() => []),
  ]);
  const signup = signupAnswer.isError ? null : signupAnswer.data;
  const answers = signup?.answers ?? {};
  const { interests = [], cantonId = null, inSwitzerlandSince = "" } = choices ?? {};
  const plan = planFor?.(inSwitzerlandSince, answers);
  const topics = chosenTopics({ interests, goals: answers.goals ?? [] }, categories);
  const cantonCode = cantons.find(({ id }) => id === cantonId)?.code ?? answers.cantons?.[0];
  const slugs = topics.map(({ slug }) => slug);
  // Items listed as new are not repeated on the page.
  const named = new Set(fresh?.items.map(({ card }) => card.id));
  const [found, canton] = await Promise.all([
    listForTopics(reader, slugs, NEWS_SHOWN + named.size).catch(() => null),
    cantonCode ? findCanton(cms, cantonCode).catch(() => null) : null,
  ]);
  const cantonNews =
    canton?.kind === "open"
      ? await listNewest(reader, { canton: canton.canton.code }, CANTON_NEWS_SHOWN).catch(() => [])
      : [];
  const changeTo = to(`/app/profile/${directusUserId}/edit`);
  const names = formatList(topics.map(({ name }) => name));
  return {
    ...{ firstName, directusUserId },
    news: found && found.filter(({ id }) => !named.has(id)).slice(0, NEWS_SHOWN),
    topics: topics.length > 0 ? { names, changeTo } : null,
    fresh,
    plan: {
      steps: stepsCard(),
      digest: digestCard(digest?.data?.getNextDigest?.sendsAt ?? null),
      card: signup && unfinishedCard(signup, pathOfStep),
      report: signup && reportCard(signup, directusUserId),
      dates: plan ? nextDates({ answers, plan, today: zurichDay(new Date()) }) : [],
      canton: homeCanton(
        canton,
        cantonNews.map(({ slug, title }) => ({ to: itemPath(source.kind, slug), title })),
      ),
    },
  };
}
