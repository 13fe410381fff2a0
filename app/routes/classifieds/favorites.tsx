import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor } from "~/cms/when-unavailable.server";
import { FavoriteOffersPage } from "~/features/classifieds/favorites/favorite-offers-page";
import { listFavoriteOffers } from "~/features/classifieds/favorites/favorite-offers.server";
import { memberLoader } from "~/guards/guards.server";
import { classifieds as words } from "~/features/classifieds/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async (requester) => {
  const kinds = await listFavoriteOffers(requester);
  return data({ kinds }, initFor(kinds));
});

export default function FavoriteOffersRoute() {
  return <FavoriteOffersPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.kept.favorites }));
