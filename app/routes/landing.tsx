import { useLoaderData } from "@remix-run/react";
import { listDatasets } from "~/features/landing/data-status.server";
import { LandingPage } from "~/features/landing/landing-page";
import { findPriceLabel } from "~/features/membership/membership.server";
import {
  findLandingCounts,
  findSampleCanton,
  signupPathFor,
} from "~/features/landing/landing.server";
import { listHeadlines } from "~/features/news/news.server";
import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import { indexedPageMeta } from "~/indexed-page-meta";
import { runtime } from "~/runtime.server";
import { publicLoader } from "~/session/guards.server";

const t = translator("landing", landing);
const HEADLINES = 3;

/** The page stands without any of its live parts: each may fail alone. */
export const loader = publicLoader(async ({ request, session }) => {
  const { cms } = runtime;
  const [headlines, counts, sampleCanton, priceLabel, datasets] = await Promise.all([
    listHeadlines(cms, HEADLINES).catch(() => null),
    runtime.members
      .count()
      .then((members) => findLandingCounts(cms, members, new Date()))
      .catch(() => ({})),
    findSampleCanton(cms).catch(() => null),
    findPriceLabel(runtime.payments),
    listDatasets(cms).catch(() => null),
  ]);
  return {
    signupPath: signupPathFor(new URL(request.url).searchParams.get("ref")),
    visitor: session ? { firstName: session.member.firstName } : null,
    headlines:
      headlines?.map(({ slug, title, category, publishedLabel, coverUrl }) => ({
        slug,
        title,
        category: category?.name ?? null,
        publishedLabel,
        coverUrl,
      })) ?? null,
    counts,
    sampleCanton,
    priceLabel,
    datasets,
  };
});

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}

export const meta = indexedPageMeta(() => ({
  title: t("meta.title"),
  description: t("meta.description"),
  path: "/",
}));
