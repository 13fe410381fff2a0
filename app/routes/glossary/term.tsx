import { useLoaderData } from "@remix-run/react";
import { TermPage } from "~/features/glossary/term-page";
import { findTerm } from "~/features/glossary/glossary.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { appFrame } from "~/shell/handle";

export const handle = appFrame;

export const loader = memberLoader(async ({ params, request, cms }) => {
  const found = await findTerm(cms, params["slug"] ?? "").catch(AppError.throwCmsUnavailable);
  if (!found) throw notFound(request);
  return found;
});

export default function TermRoute() {
  return <TermPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data: found }) => ({
  title: found?.term.term,
  description: found?.term.definition,
}));
