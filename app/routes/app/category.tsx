import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CategoryPage } from "~/content/list/category-page";
import { listKindGroups } from "~/content/kind-groups.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { listContentCategories } from "~/reference/categories.server";
import { everyKind } from "~/shell/every-kind";
import { everySource } from "~/shell/kind-sources.server";
import { wideFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = { ...wideFrame, keeping: {} };

export const loader = memberLoader(async ({ params, request, cms }) => {
  const categories = await listContentCategories(cms).catch(AppError.throwCmsUnavailable);
  const category = categories.find(({ slug }) => slug === params["category"]);
  if (!category) throw notFound(request);
  const requested = { cms, request, sources: everySource };
  const groups = await listKindGroups(requested, { category: category.slug });
  const isRead = groups.some(({ items }) => items);
  return data({ category, groups }, { status: isRead ? 200 : 503 });
});

export default function CategoryRoute() {
  return <CategoryPage kinds={everyKind} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => ({
  title: loaded?.category.name,
}));
