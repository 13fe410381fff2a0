import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ContentKind } from "~/content/schema";
import { listKindGroups } from "~/content/kind-groups.server";
// Styles of server-rendered parts load with the page, before their lazy scripts.
import "~/content/kind-groups.module.css";
import { resultsPath } from "~/content/links";
import { CantonPage } from "~/features/cantons/canton-page";
import { requireCanton } from "~/features/cantons/canton-page.server";
import { LockedCantonPage } from "~/features/cantons/locked-canton-page";
import { findNeighborhood } from "~/features/members/members.server";
import { pageMeta } from "~/page/page-meta";
import { memberLoader } from "~/guards/guards.server";
import { listOffices } from "~/reference/offices.server";
import { everyKind } from "~/shell/every-kind";
import { everySource } from "~/shell/kind-sources.server";
import { appFrame, type ShellHandle } from "~/shell/handle";
import { lazyPart } from "~/ui/later";

const KindGroups = lazyPart(() => import("~/content/kind-groups").then((part) => part.KindGroups));
const NeighborhoodSection = lazyPart(() =>
  import("~/features/members/neighborhood-section").then((part) => part.NeighborhoodSection),
);

const LOCKED = 402;

export const handle: ShellHandle = { ...appFrame, keeping: {} };

export const loader = memberLoader(async ({ params, request, member, cms, service }) => {
  const { isPaying } = member;
  const answer = await requireCanton(cms, params["cantonCode"] ?? "", request);
  const { code } = answer.kind === "open" ? answer.canton : answer;
  const offices = await listOffices(cms, code).catch(() => []);
  if (answer.kind !== "open")
    return data({ answer, isPaying, offices, groups: [], around: null }, { status: LOCKED });
  const [groups, around] = await Promise.all([
    listKindGroups({ cms, request, sources: everySource }, { canton: code }),
    findNeighborhood({ cms, service }, code),
  ]);
  return data({ answer, isPaying, offices, groups, around });
});

export default function CantonRoute() {
  const { answer, isPaying, offices, groups, around } = useLoaderData<typeof loader>();
  if (answer.kind !== "open") return <LockedCantonPage answer={answer} offices={offices} />;
  const { canton } = answer;
  const allTo = (kind: ContentKind) => resultsPath(kind, { canton: canton.code });
  return (
    <CantonPage canton={canton} offices={offices} isPaying={isPaying}>
      <NeighborhoodSection cantonCode={canton.code} neighborhood={around} />
      <KindGroups kinds={everyKind} groups={groups} {...(isPaying && { allTo })} />
    </CantonPage>
  );
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const answer = loaded?.answer;
  return { title: answer?.kind === "open" ? answer.canton.name : answer?.name };
});
