import { listUnfinished } from "~/content/reading/unfinished.server";
import { articlesSource } from "~/features/articles/articles.server";
import { findCanton } from "~/features/cantons/canton-page.server";
import { coursesSource } from "~/features/courses/courses.server";
import { listContinueLearning } from "~/features/courses/my-learning.server";
import { loadHome } from "~/features/home/load-home.server";
import { newsSource } from "~/features/news/news.server";
import { findDeletionDay } from "~/features/privacy/deletion-day.server";
import { findOwnChoices } from "~/features/profile/own-profile.server";
import { stepPath } from "~/features/signup/flow/signup-view";
import { videosSource } from "~/features/videos/videos.server";
import { listContinueWatching } from "~/features/videos/watch-history.server";
import type { BoundToMember } from "~/guards/bound.server";

const others = {
  ...{
    news: newsSource,
    watched: [newsSource, articlesSource, videosSource, coursesSource],
    findCanton,
  },
  ...{ findChoices: findOwnChoices, pathOfStep: stepPath },
};

/** What every area has to say on the home page of a member. */
export async function loadHomePage(bound: BoundToMember) {
  const [deletionDay, reading, watching, learned, page] = await Promise.all([
    findDeletionDay(bound.service.privacy),
    listUnfinished(bound, [newsSource, articlesSource]),
    listContinueWatching(bound),
    listContinueLearning(bound),
    loadHome(bound, others),
  ]);
  return { ...page, deletionDay, begun: { reading, watching }, learned };
}
