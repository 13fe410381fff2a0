import { useLoaderData } from "@remix-run/react";
import { findLegalPage } from "~/features/public-pages/legal/legal.server";
import { LegalPage } from "~/features/public-pages/legal/legal-page";
import { AppError, notFound } from "~/http/app-error";
import { indexedPageMeta } from "~/page/indexed-page-meta";
import { runtime } from "~/guards/runtime.server";
import { publicLoader } from "~/guards/guards.server";

export const loader = publicLoader(async ({ request, cms }) => {
  const { pathname, searchParams } = new URL(request.url);
  const slug = /\/privacy\b/i.test(pathname) ? "privacy" : "terms-of-service";
  const { operator } = runtime;
  const found = await findLegalPage(cms, slug, searchParams.get("versao"), operator).catch(
    AppError.throwCmsUnavailable,
  );
  if (!found) throw notFound(request);
  return found;
});

export default function Legal() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}

export const meta = indexedPageMeta<typeof loader>(({ data }) => ({
  title: data?.document.title,
  path: data?.document.state === "current" ? `/${data.document.slug}` : undefined,
}));
