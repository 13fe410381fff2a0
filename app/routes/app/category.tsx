import { useLoaderData } from "@remix-run/react";
import { CategoryPage } from "~/content/category-page";
import { listKindGroups } from "~/content/kind-groups.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { listContentCategories } from "~/reference/categories.server";
import { everyKind } from "~/shell/content-kinds";
import { everySource } from "~/shell/content-sources.server";
import { appFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = { ...appFrame, keeping: {} };

export const loader = memberLoader(async ({ params, request, cms }) => {
  const categories = await listContentCategories(cms).catch(AppError.throwCmsUnavailable);
  const category = categories.find(({ slug }) => slug === params["category"]);
  if (!category) throw notFound(request);
  return { category, groups: await listKindGroups(cms, everySource, { category: category.slug }) };
});

export default function CategoryRoute() {
  return <CategoryPage kinds={everyKind} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.category.name }));
