import { useLoaderData } from "@remix-run/react";
import { findLegalDocument } from "~/features/legal/legal.server";
import { LegalPage } from "~/features/legal/legal-page";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page-meta";
import { useRootData } from "~/root-data";
import { runtime } from "~/runtime.server";
import { publicLoader } from "~/session/guards.server";

export const loader = publicLoader(async ({ request }) => {
  const slug = /\/privacy\b/i.test(new URL(request.url).pathname) ? "privacy" : "terms-of-service";
  const document = await findLegalDocument(runtime.cms, slug).catch(AppError.throwCmsUnavailable);
  if (!document) throw notFound(request);
  return { document };
});

export default function Legal() {
  const { document } = useLoaderData<typeof loader>();
  return <LegalPage document={document} isMeasured={Boolean(useRootData()?.analytics)} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.document.title,
  path: data ? `/${data.document.slug}` : undefined,
}));
