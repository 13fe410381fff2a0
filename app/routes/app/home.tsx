import { useLoaderData } from "@remix-run/react";
import { Digest } from "~/content/teasers/digest";
import { GoOn } from "~/content/teasers/go-on";
import { ContinueLearning } from "~/features/courses/my-learning/continue-learning";
import { HomePage } from "~/features/home/home-page";
import { news as newsKind } from "~/features/news/news";
import { LifeChanges } from "~/features/plan/life-changes";
import { DeletionBanner } from "~/features/account/privacy/deletion-banner";
import { memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { areaTitle } from "~/shell/areas";
import { everyKind } from "~/shell/every-kind";
import { appFrame } from "~/shell/handle";
import { loadHomePage } from "~/shell/load-home-page.server";

export const handle = appFrame;

export const loader = memberLoader(loadHomePage);

export default function HomeRoute() {
  const { deletionDay, started, learned, news, offersLifeChanges, ...page } =
    useLoaderData<typeof loader>();
  return (
    <>
      <DeletionBanner deletionDay={deletionDay} directusUserId={page.directusUserId} />
      <HomePage
        {...page}
        kinds={everyKind}
        lifeChanges={offersLifeChanges && <LifeChanges />}
        goOn={
          <GoOn kinds={everyKind} {...started}>
            <ContinueLearning learned={learned} />
          </GoOn>
        }
        news={<Digest kind={newsKind} items={news} />}
      />
    </>
  );
}

export const meta = pageMeta(() => ({ title: areaTitle("home") }));
