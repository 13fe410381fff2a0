// Made by npm run codegen, out of contract/content/kinds.ts.
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/content/list/list-page";
import { contentList } from "~/content/list/list.server";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { pageMeta } from "~/page/page-meta";
import { contentFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...contentFrame("articles"),
  keeping: { query: ["category"] },
};

export const loader = contentList(articlesSource);

export default function ArticlesListRoute() {
  return <ListPage kind={articles} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: articles.t("title") }));
