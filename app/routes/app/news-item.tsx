import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { findFavourites } from "~/features/favourites/favourites.server";
import { NewsPage } from "~/features/news/news-page";
import { findNews } from "~/features/news/news.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { contentFrame } from "~/shell/handle";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const handle = contentFrame("news");

export const loader = memberLoader(async ({ params, request, session }) => {
  const slug = params["*"] ?? "";
  if (slug === "") throw redirect(to("/app/news"));
  if (!SLUG.test(slug)) throw notFound(request);
  const { cms } = runtime;
  const [found, favourites] = await Promise.all([
    findNews({ cms, tier: session.tier }, slug).catch(AppError.throwCmsUnavailable),
    findFavourites(cms, session, "news"),
  ]);
  if (!found) throw notFound(request);
  const isFavourite = favourites?.some(({ item }) => item === found.news.id) ?? null;
  return { ...found, isFavourite };
});

export default function NewsItemRoute() {
  const { isFavourite, ...page } = useLoaderData<typeof loader>();
  const favourite =
    isFavourite === null ? null : (
      <FavouriteButton
        key={page.news.id}
        action={to("/app/favorites")}
        type="news"
        item={page.news.id}
        isFavourite={isFavourite}
      />
    );
  return <NewsPage {...page} favourite={favourite} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.news.title,
  description: data?.news.summary,
}));
