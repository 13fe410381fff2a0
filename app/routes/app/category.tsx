import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CategoryPage } from "~/content/list/category-page";
import { listKindGroups } from "~/content/kind-groups.server";
import { articles } from "~/features/articles/articles";
import { courses } from "~/features/courses/courses";
import { news } from "~/features/news/news";
import { videos } from "~/features/videos/videos";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { listContentCategories } from "~/reference/categories.server";
import { everySource } from "~/shell/kind-sources.server";
import { appFrame, type ShellHandle } from "~/shell/handle";

const kinds = [news, articles, videos, courses];

export const handle: ShellHandle = { ...appFrame, keeping: {} };

export const loader = memberLoader(async ({ params, request, cms }) => {
  const categories = await listContentCategories(cms).catch(AppError.throwCmsUnavailable);
  const category = categories.find(({ slug }) => slug === params["category"]);
  if (!category) throw notFound(request);
  const asked = { cms, request, sources: everySource };
  const groups = await listKindGroups(asked, { category: category.slug });
  const isRead = groups.some(({ items }) => items);
  return data({ category, groups }, { status: isRead ? 200 : 503 });
});

export default function CategoryRoute() {
  return <CategoryPage kinds={kinds} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => ({
  title: loaded?.category.name,
}));
