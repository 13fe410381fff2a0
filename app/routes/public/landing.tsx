import { useLoaderData } from "@remix-run/react";
import { findExampleIncome } from "~/features/cantons/disposable-income/disposable-income.server";
import { LandingPage } from "~/features/landing/landing-page";
import { findPriceLabel, listPlanLabels } from "~/features/membership/membership.server";
import {
  countPortal,
  signupPathFor,
  toHeadline,
  listDatasets,
  findSampleFilm,
} from "~/features/landing/landing.server";
import { readDisposableIncomeInput } from "~/features/landing/disposable-income-teaser";
import { listHeadlines } from "~/content/source/reader.server";
import { newsSource } from "~/features/news/news.server";
import { requireForm } from "~/forms/form";
import { landing } from "~/features/landing/words";
import { indexedPageMeta } from "~/page/indexed-page-meta";
import { runtime } from "~/guards/runtime.server";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

const HEADLINES = 3;

/** Each live part of the page may fail without breaking the page. */
export const loader = publicLoader(async ({ request, cms, signedIn, service }) => {
  const signupPath = signupPathFor(new URL(request.url).searchParams.get("ref"));
  // In the paying tier's name, for the example household alone.
  const example = { cms: cms.forTier("paying"), withholdingTax: runtime.exampleRates };
  const [headlines, counts, income, sampleFilm, priceLabel, plans, datasets] = await Promise.all([
    listHeadlines({ cms, source: newsSource }, HEADLINES).catch(() => null),
    countPortal(cms, runtime.members),
    findExampleIncome(example, new Date()).catch(() => null),
    findSampleFilm(cms, signedIn ? null : signupPath).catch(() => null),
    findPriceLabel(service.payments),
    listPlanLabels(service.payments),
    listDatasets(cms).catch(() => null),
  ]);
  return {
    signupPath,
    visitor: signedIn && { firstName: signedIn.member.firstName },
    headlines: headlines?.map(toHeadline) ?? null,
    ...{ counts, income, sampleFilm, priceLabel, plans, datasets },
  };
});

/** The calculator without scripts: the answer is the page, and nothing is stored. */
export const action = publicAction(async ({ request }) =>
  readDisposableIncomeInput(await requireForm(request)),
);

export default function Landing() {
  const leftSent = useAnswer<typeof action>() ?? null;
  return <LandingPage {...useLoaderData<typeof loader>()} leftSent={leftSent} />;
}

export const meta = indexedPageMeta(() => ({ ...landing.meta, path: "/" }));
