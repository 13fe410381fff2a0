// Made by npm run codegen, out of contract/content/kinds.ts.
import { useLoaderData } from "@remix-run/react";
import { ResultsPage } from "~/content/list/results-page";
import { contentResults } from "~/content/list/list.server";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { newsSearch } from "~/features/news/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("news-search", newsSearch);

export const handle = contentFrame("news", { hasMap: false });

export const loader = contentResults(newsSource);

export default function NewsResultsRoute() {
  return <ResultsPage kind={news} words={t} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: t("title") }));
