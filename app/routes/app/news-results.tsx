import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headersWhenAway, initFor, nullWhenAway } from "~/cms/when-away.server";
import { listCantonChoices, listNewsCategories } from "~/features/news/news-choices.server";
import { NewsResultsPage } from "~/features/news/news-results-page";
import { newsFilterSchema } from "~/features/news/news.schema";
import { listNews } from "~/features/news/news.server";
import { newsSearch } from "~/i18n/pt-BR/news-search";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { contentFrame } from "~/shell/handle";

const t = translator("news-search", newsSearch);

export const handle = contentFrame("news");

export const loader = memberLoader(async ({ request, session: { tier } }) => {
  const canFilterByCanton = tier === "paying";
  const { cms } = runtime;
  const asked = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const parsed = newsFilterSchema.parse(Object.fromEntries(asked));
  const filter = canFilterByCanton ? parsed : { ...parsed, canton: undefined };
  const [list, categories, cantons] = await Promise.all([
    nullWhenAway(listNews({ cms, tier }, filter), request),
    listNewsCategories(cms, tier).catch(() => []),
    listCantonChoices(cms, tier).catch(() => []),
  ]);
  return data({ filter, list, categories, cantons, canFilterByCanton }, initFor(list));
});

export default function NewsResultsRoute() {
  return <NewsResultsPage {...useLoaderData<typeof loader>()} />;
}

export const headers = headersWhenAway;

export const meta = pageMeta(() => ({ title: t("title") }));
