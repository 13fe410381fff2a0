import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { GlossaryPage } from "~/features/glossary/glossary-page";
import { listTerms, readGlossaryQuery } from "~/features/glossary/glossary.server";
import { memberLoader } from "~/guards/guards.server";
import { glossary } from "~/content/glossary/words";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

export const handle = wideFrame;

export const loader = memberLoader(async ({ request, cms }) => {
  const query = readGlossaryQuery(new URL(request.url));
  const letters = await nullWhenUnavailable(listTerms(cms, query), request);
  return data({ query, letters }, initFor(letters));
});

export default function GlossaryRoute() {
  return <GlossaryPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: glossary.title }));
