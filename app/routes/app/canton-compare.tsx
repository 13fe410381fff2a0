import { CantonList } from "~/features/cantons/canton-list";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";
import { notFound } from "~/http/app-error";
import { pageMeta } from "~/page-meta";
import { memberAction, memberLoader } from "~/session/guards.server";
import { areaSummary } from "~/shell/area-summaries";
import { areaTitle } from "~/shell/areas";
import { appFrame } from "~/shell/handle";

export const handle = appFrame;

export const loader = memberLoader(() => null);

export const action = memberAction(({ request }): never => {
  throw notFound(request);
});

/** The comparison is under construction; the pages it will compare are not. */
export default function CantonCompareRoute() {
  return (
    <>
      <UnderConstructionPage title={areaTitle("cantons")} summary={areaSummary("cantons")} />
      <CantonList />
    </>
  );
}

export const meta = pageMeta(() => ({ title: areaTitle("cantons") }));
