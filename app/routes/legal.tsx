import { useLoaderData } from "@remix-run/react";
import { findLegalPage } from "~/features/legal/legal.server";
import { LegalPage } from "~/features/legal/legal-page";
import { AppError, notFound } from "~/http/app-error";
import { indexedPageMeta } from "~/indexed-page-meta";
import { runtime } from "~/runtime.server";
import { publicLoader } from "~/session/guards.server";

export const loader = publicLoader(async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const slug = /\/privacy\b/i.test(pathname) ? "privacy" : "terms-of-service";
  const found = await findLegalPage(runtime.cms, slug, searchParams.get("versao")).catch(
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
