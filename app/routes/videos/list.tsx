import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/content/list/list-page";
import { contentList } from "~/content/list/list.server";
import { ContinueWatching } from "~/features/videos/continue-watching";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { listContinueWatching } from "~/features/videos/watch-history.server";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

export const handle = contentFrame("videos");

export const loader = contentList(videosSource, listContinueWatching);

export default function VideoListRoute() {
  const { own, ...list } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={videos} {...list}>
      <ContinueWatching items={own ?? []} />
    </ListPage>
  );
}

export const meta = pageMeta(() => ({ title: videos.t("title") }));
