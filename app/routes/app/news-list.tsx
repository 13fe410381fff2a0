import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headersWhenAway, initFor, nullWhenAway } from "~/cms/when-away.server";
import { listNewsCategories } from "~/features/news/news-choices.server";
import { NewsListPage } from "~/features/news/news-list-page";
import { listHighlights } from "~/features/news/news.server";
import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { contentFrame } from "~/shell/handle";

const t = translator("news", news);

export const handle = contentFrame("news");

export const loader = memberLoader(async ({ request, session: { tier } }) => {
  const { cms } = runtime;
  const [highlights, categories] = await Promise.all([
    nullWhenAway(listHighlights({ cms, tier }), request),
    listNewsCategories(cms, tier).catch(() => []),
  ]);
  return data({ highlights, categories }, initFor(highlights));
});

export default function NewsListRoute() {
  return <NewsListPage {...useLoaderData<typeof loader>()} />;
}

export const headers = headersWhenAway;

export const meta = pageMeta(() => ({ title: t("title") }));
