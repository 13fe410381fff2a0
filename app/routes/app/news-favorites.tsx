import { useLoaderData } from "@remix-run/react";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { findFavourites } from "~/features/favourites/favourites.server";
import { NewsFavouritesPage } from "~/features/news/news-favourites-page";
import { listNewsByIds } from "~/features/news/news.server";
import { formatDateLabel } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { newsFavourites } from "~/i18n/pt-BR/news-favourites";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { contentFrame } from "~/shell/handle";

const t = translator("news-favourites", newsFavourites);

export const handle = contentFrame("news");

export const loader = memberLoader(async ({ session }) => {
  const { cms } = runtime;
  const now = new Date();
  const saved = await findFavourites(cms, session, "news");
  const ids = saved?.map(({ item }) => item) ?? [];
  const cards = await listNewsByIds({ cms, tier: session.tier, now }, ids).catch(() => null);
  if (!saved || !cards) return { favourites: null };
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    favourites: saved.map(({ item, savedAt }) => ({
      item,
      savedLabel: formatDateLabel(savedAt, now),
      card: byId.get(item) ?? null,
    })),
  };
});

export default function NewsFavouritesRoute() {
  return (
    <NewsFavouritesPage
      {...useLoaderData<typeof loader>()}
      renderToggle={(shown) => (
        <FavouriteButton action={to("/app/favorites")} type="news" {...shown} />
      )}
    />
  );
}

export const meta = pageMeta(() => ({ title: t("title") }));
