import { listUnfinished } from "~/content/reading/reading.server";
import { findCanton } from "~/features/cantons/canton-page.server";
import { listContinueLearning } from "~/features/courses/my-learning/my-learning.server";
import { loadHome } from "~/features/home/load-home.server";
import { newsSource } from "~/features/news/news.server";
import { readPlan } from "~/features/plan/load-plan.server";
import { findDeletionDay } from "~/features/account/privacy/own-data.server";
import { findOwnChoices } from "~/features/account/profile/own-profile.server";
import { stepPath } from "~/features/signup/flow/signup-view";
import { listContinueWatching } from "~/features/videos/watch-history.server";
import type { BoundToMember } from "~/guards/guards.server";
import { textSources } from "./content-sources.server";
import { everySource } from "./kind-sources.server";

const others = {
  ...{
    news: newsSource,
    watched: everySource,
    findCanton,
    readPlan,
  },
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
