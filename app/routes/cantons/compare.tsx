import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComparisonPage, LockedComparison } from "~/features/cantons/comparison/comparison-page";
import { requireComparison } from "~/features/cantons/comparison/comparison-page.server";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { cantonComparison } from "~/features/cantons/comparison/words";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

const LOCKED = 402;

export const handle = wideFrame;

export const loader = memberLoader(async ({ request, cms, own }) => {
  const { searchParams } = new URL(request.url);
  const answer = await requireComparison(cms, searchParams, () => findMapCanton(own));
  if (answer.kind === "elsewhere") throw redirect(to(answer.path));
  return data(answer, answer.kind === "locked" ? { status: LOCKED } : {});
});

export const action = memberAction(({ request }): never => {
  throw notFound(request);
});

export default function CantonCompareRoute() {
  const answer = useLoaderData<typeof loader>();
  return answer.kind === "open" ? (
    <ComparisonPage comparison={answer.comparison} />
  ) : (
    <LockedComparison sample={answer.sample} />
  );
}

export const meta = pageMeta(() => ({ title: cantonComparison.title }));
