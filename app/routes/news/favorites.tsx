// Made by npm run codegen, out of contract/content/kinds.ts.
import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "~/content/favorites/favorites-page";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { contentFavorites } from "~/content/favorites/favorites-page.server";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { newsFavorites } from "~/features/news/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("news-favorites", newsFavorites);

export const handle = contentFrame("news");

export const loader = contentFavorites(newsSource);

export default function NewsFavoritesRoute() {
  return (
    <FavoritesPage
      kind={news}
      t={t}
      {...useLoaderData<typeof loader>()}
      renderToggle={(shown) => <FavoriteToggle type="news" {...shown} />}
    />
  );
}

export const meta = pageMeta(() => ({ title: t("title") }));
