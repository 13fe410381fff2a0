import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/home/home-page";
import { NewsDigest } from "~/features/news/news-digest";
import { listHighlights } from "~/features/news/news.server";
import { DeletionBanner } from "~/features/privacy/deletion-banner";
import { findDeletionDay } from "~/features/privacy/deletion-day.server";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { areaSummary } from "~/shell/area-summaries";
import { areaTitle, contentAreas, forumArea, livingAreas } from "~/shell/areas";
import { appFrame } from "~/shell/handle";

const NEWS_SHOWN = 5;

export const handle = appFrame;

/** The page stands without the news: they may fail alone. */
export const loader = memberLoader(async ({ session: { member, tier, accessToken } }) => {
  const [highlights, deletionDay] = await Promise.all([
    listHighlights({ cms: runtime.cms, tier }).catch(() => null),
    findDeletionDay(runtime.privacy, accessToken),
  ]);
  const { firstName, directusUserId } = member;
  const news = highlights?.slice(0, NEWS_SHOWN) ?? null;
  return { firstName, directusUserId, news, deletionDay };
});

export default function HomeRoute() {
  const { firstName, directusUserId, news, deletionDay } = useLoaderData<typeof loader>();
  const areas = [...contentAreas, forumArea, ...livingAreas].map((area) => ({
    ...area,
    title: areaTitle(area.name),
    summary: areaSummary(area.name as Parameters<typeof areaSummary>[0]),
  }));
  return (
    <>
      <DeletionBanner deletionDay={deletionDay} directusUserId={directusUserId} />
      <HomePage firstName={firstName} news={<NewsDigest items={news} />} areas={areas} />
    </>
  );
}

export const meta = pageMeta(() => ({ title: areaTitle("home") }));
