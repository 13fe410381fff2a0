// Made by npm run codegen, out of contract/content/kinds.ts.
import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "~/content/favorites/favorites-page";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { contentFavorites } from "~/content/favorites/favorites-page.server";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { articlesFavorites } from "~/features/articles/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("articles-favorites", articlesFavorites);

export const handle = contentFrame("articles");

export const loader = contentFavorites(articlesSource);

export default function ArticlesFavoritesRoute() {
  return (
    <FavoritesPage
      kind={articles}
      t={t}
      {...useLoaderData<typeof loader>()}
      renderToggle={(shown) => <FavoriteToggle type="articles" {...shown} />}
    />
  );
}

export const meta = pageMeta(() => ({ title: t("title") }));
