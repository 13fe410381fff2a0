import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsError } from "~/cms/cms.server";
import { GlossaryPage } from "~/features/glossary/glossary-page";
import { listTerms, readGlossaryQuery } from "~/features/glossary/glossary.server";
import { memberLoader } from "~/guards/guards.server";
import { glossary } from "~/i18n/pt-BR/glossary";
import { pageMeta } from "~/page/page-meta";
import { appFrame } from "~/shell/handle";

export const handle = appFrame;

export const loader = memberLoader(async ({ request, cms }) => {
  const query = readGlossaryQuery(new URL(request.url));
  const letters = await listTerms(cms, query).catch((error: unknown) => {
    if (error instanceof CmsError) return null;
    throw error;
  });
  return data({ query, letters }, { status: letters ? 200 : 503 });
});

export default function GlossaryRoute() {
  return <GlossaryPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: glossary.title }));
