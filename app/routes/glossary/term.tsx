import { useLoaderData } from "@remix-run/react";
import { TermPage } from "~/features/glossary/term-page";
import { requireTerm } from "~/features/glossary/glossary.server";
import { memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

export const handle = wideFrame;

export const loader = memberLoader(async ({ params, request, cms }) => {
  return requireTerm(cms, params["slug"] ?? "", request);
});

export default function TermRoute() {
  return <TermPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data: found }) => ({
  title: found?.term.term,
  description: found?.term.definition,
}));
