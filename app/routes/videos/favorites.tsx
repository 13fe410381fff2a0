import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "~/content/favorites/favorites-page";
import { listCompletedFilms } from "~/content/film/history.server";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { contentFavorites } from "~/content/favorites/favorites-page.server";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { videosFavorites } from "~/features/videos/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("videos-favorites", videosFavorites);

export const handle = contentFrame("videos");

export const loader = contentFavorites(videosSource, listCompletedFilms);

export default function VideoFavoritesRoute() {
  return (
    <FavoritesPage
      kind={videos}
      t={t}
      {...useLoaderData<typeof loader>()}
      renderToggle={(shown) => <FavoriteToggle type="videos" {...shown} />}
    />
  );
}

export const meta = pageMeta(() => ({ title: t("title") }));
