import { listUnfinished } from "~/content/reading/reading.server";
import type { OwnCms } from "~/cms/cms.server";
import { findRentBars } from "~/features/cantons/canton-charts.server";
import { findCanton } from "~/features/cantons/canton-page.server";
import { listContinueLearning } from "~/features/courses/my-learning/my-learning.server";
import { loadHome } from "~/features/home/load-home.server";
import { newsSource } from "~/features/news/news.server";
import { findOpenQuestion } from "~/features/forum/list/open-question.server";
import { findUnread } from "~/features/notifications/unread.server";
import { readPlan } from "~/features/plan/load-plan.server";
import { findDeletionDay } from "~/features/account/privacy/own-data.server";
import { findOwnChoices } from "~/features/account/profile/own-profile.server";
import { stepPath } from "~/features/signup/flow/signup-view";
import { findFrancInReais } from "~/features/tools/currency/rates.server";
import { listContinueWatching } from "~/features/videos/watch-history.server";
import type { BoundToMember } from "~/guards/guards.server";
import { textSources } from "./content-sources.server";
import { everySource } from "./kind-sources.server";

const others = {
  ...{
    news: newsSource,
    watched: everySource,
    findCanton,
    findRentBars,
    findOpenQuestion,
    readPlan,
  },
  findUnreadCount: async (own: OwnCms) => (await findUnread(own))?.count ?? 0,
  findRate: ({ cms, service }: Pick<BoundToMember, "cms" | "service">) =>
    findFrancInReais(cms, service.exchangeRates),
  ...{ findChoices: findOwnChoices, pathOfStep: stepPath },
};

export async function loadHomePage(bound: BoundToMember) {
  const [deletionDay, reading, watching, learned, page] = await Promise.all([
    findDeletionDay(bound.service.privacy),
    listUnfinished(bound, textSources),
    listContinueWatching(bound),
    listContinueLearning(bound),
    loadHome(bound, others),
  ]);
  return { ...page, deletionDay, started: { reading, watching }, learned };
}
