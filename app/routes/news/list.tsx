// Made by npm run codegen, out of contract/content/kinds.ts.
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/content/list/list-page";
import { contentList } from "~/content/list/list.server";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { pageMeta } from "~/page/page-meta";
import { contentFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...contentFrame("news"),
  keeping: { query: ["category"] },
};

export const loader = contentList(newsSource);

export default function NewsListRoute() {
  return <ListPage kind={news} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: news.t("title") }));
