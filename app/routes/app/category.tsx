import { useLoaderData } from "@remix-run/react";
import { CategoryPage } from "~/content/category-page";
import { listKindGroups } from "~/content/kind-groups.server";
import { articles } from "~/features/articles/articles";
import { courses } from "~/features/courses/courses";
import { news } from "~/features/news/news";
import { videos } from "~/features/videos/videos";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { listContentCategories } from "~/reference/categories.server";
import { everySource } from "~/shell/content-sources.server";
import { appFrame, type ShellHandle } from "~/shell/handle";

const kinds = [news, articles, videos, courses];

export const handle: ShellHandle = { ...appFrame, keeping: {} };

export const loader = memberLoader(async ({ params, request, cms }) => {
  const categories = await listContentCategories(cms).catch(AppError.throwCmsUnavailable);
  const category = categories.find(({ slug }) => slug === params["category"]);
  if (!category) throw notFound(request);
  return { category, groups: await listKindGroups(cms, everySource, { category: category.slug }) };
});

export default function CategoryRoute() {
  return <CategoryPage kinds={kinds} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.category.name }));
