import { useLoaderData } from "@remix-run/react";
import type { Film, FilmNow } from "~/content/film/film";
import { useWatchRoom } from "~/content/item/use-watch-room";
import type { OwnWatching } from "~/content/film/watching";
import { findOwnWatching } from "~/content/film/watching.server";
import { ItemPage, itemMeta } from "~/content/item/item-page";
import { contentItem } from "~/content/item/item.server";
import type { ContentItem } from "~/content/schema";
import { CommentsSection } from "~/features/comments/comments-section";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { contentFrame } from "~/shell/handle";

export const handle = contentFrame("videos");

export const loader = contentItem(videosSource, (own, item) => findOwnWatching(own, item.id));

const renderComments = (id: string, film?: FilmNow) => (
  <CommentsSection key={id} targetType="videos" target={id} film={film} />
);

export default function VideoRoute() {
  const { locked, ...shown } = useLoaderData<typeof loader>();
  if (locked || !("item" in shown)) return <ItemPage kind={videos} />;
  const { item, own } = shown;
  if (!item.film || !own) return <ItemPage kind={videos} renderComments={renderComments} />;
  return <Watched key={item.id} film={item.film} item={item} own={own} />;
}

function Watched({ film, item, own }: { film: Film; item: ContentItem; own: OwnWatching }) {
  const { title, coverUrl: posterUrl } = item;
  const media = useWatchRoom({ film, title, posterUrl, own });
  return (
    <ItemPage kind={videos} media={media} renderComments={(id) => renderComments(id, media.now)} />
  );
}

export const meta = itemMeta;
