import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { FavoriteTopicsPage } from "~/features/forum/list/own-topics-page";
import { listFavoriteTopics } from "~/features/forum/list/topics.server";
import { memberLoader } from "~/guards/guards.server";
import { forum as words } from "~/features/forum/list/words";
import { pageMeta } from "~/page/page-meta";
import { forumFrame } from "~/shell/handle";

export const handle = forumFrame;

export const loader = memberLoader(async ({ request, cms, own, service, isTeam }) => {
  const reader = { cms, own, service, isTeam, now: new Date() };
  const favorites = await nullWhenUnavailable(listFavoriteTopics(reader), request);
  return data({ favorites }, initFor(favorites));
});

export default function FavoriteTopicsRoute() {
  return <FavoriteTopicsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.favorites.title }));
