import { useLoaderData } from "@remix-run/react";
import { CategoryPage } from "~/content/category-page";
import { listKindGroups } from "~/content/kind-groups.server";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { courses } from "~/features/courses/courses";
import { coursesSource } from "~/features/courses/courses.server";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { listContentCategories } from "~/reference/categories.server";
import { appFrame, type ShellHandle } from "~/shell/handle";

const kinds = [news, articles, videos, courses];
const sources = [newsSource, articlesSource, videosSource, coursesSource];

export const handle: ShellHandle = { ...appFrame, keeping: {} };

export const loader = memberLoader(async ({ params, request, cms }) => {
  const categories = await listContentCategories(cms).catch(AppError.throwCmsUnavailable);
  const category = categories.find(({ slug }) => slug === params["category"]);
  if (!category) throw notFound(request);
  return { category, groups: await listKindGroups(cms, sources, { category: category.slug }) };
});

export default function CategoryRoute() {
  return <CategoryPage kinds={kinds} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.category.name }));
