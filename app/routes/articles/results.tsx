// Made by npm run codegen, out of contract/content/kinds.ts.
import { useLoaderData } from "@remix-run/react";
import { ResultsPage } from "~/content/list/results-page";
import { contentResults } from "~/content/list/list.server";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { articlesSearch } from "~/features/articles/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("articles-search", articlesSearch);

export const handle = contentFrame("articles", { hasMap: false });

export const loader = contentResults(articlesSource);

export default function ArticlesResultsRoute() {
  return <ResultsPage kind={articles} words={t} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: t("title") }));
