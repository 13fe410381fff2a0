import { useLoaderData } from "@remix-run/react";
import { ResultsPage } from "~/content/list/results-page";
import { listCompletedFilms } from "~/content/film/history.server";
import { contentResults } from "~/content/list/list.server";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { videosSearch } from "~/features/videos/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("videos-search", videosSearch);

export const handle = contentFrame("videos", { hasMap: false });

export const loader = contentResults(videosSource, listCompletedFilms);

export default function VideoResultsRoute() {
  return <ResultsPage kind={videos} words={t} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: t("title") }));
