import { aggregate, readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import type { LandingCounts, SampleCanton } from "./landing.types";

const MIN_SHOWN_COUNT = 5;

const SHOWN_FIGURES = [
  "populationInThousands",
  "averageMonthlySalary",
  "averageRentPrice",
] as const;
type ShownFigure = (typeof SHOWN_FIGURES)[number];
type Figure = { value: number; year: string | number; source: string };

/** What is really in the portal; a count too small to mean anything is left out. */
export function findLandingCounts(cms: Cms): Promise<LandingCounts> {
  return cms.readShared(
    "teaser",
    "landing:counts",
    ["news", "articles", "videos", "Cantons"],
    async (ask) => {
      const published = { filter: { status: { _eq: "published" } } };
      const [news, articles, videos, cantons] = await Promise.all([
        ask(aggregate("news", { aggregate: { count: "*" }, query: published as never })),
        ask(aggregate("articles", { aggregate: { count: "*" }, query: published as never })),
        ask(aggregate("videos", { aggregate: { count: "*" }, query: published as never })),
        ask(aggregate("Cantons", { aggregate: { count: "*" } })),
      ]);
      const counted = { news, articles, videos, cantons };
      return Object.fromEntries(
        Object.entries(counted)
          .map(([name, rows]) => [name, Number(rows[0]?.count ?? 0)] as const)
          .filter(([, count]) => count >= MIN_SHOWN_COUNT),
      );
    },
  );
}

/**
 * The real figures of the one canton that editors opened to everybody, with who published them; null
 * when they can't be had. Asked with the paying tier's token, for that one canton only.
 */
export function findSampleCanton(cms: Cms): Promise<SampleCanton | null> {
  return cms.readShared("paying", "landing:canton", ["Cantons"], async (ask) => {
    const [row] = await ask(
      readItems("Cantons", {
        fields: [
          "cantonCode",
          "name",
          "populationInThousands",
          "averageMonthlySalary",
          "averageRentPrice",
          "figures",
        ],
        filter: { isSample: { _eq: true } },
        limit: 1,
      }),
    );
    if (!row?.populationInThousands || !row.averageMonthlySalary || !row.averageRentPrice)
      return null;
    const figures = (row.figures ?? {}) as Partial<Record<ShownFigure, Figure>>;
    const shown = SHOWN_FIGURES.flatMap((name) => figures[name] ?? []);
    return {
      code: row.cantonCode,
      name: row.name,
      populationInThousands: Number(row.populationInThousands),
      medianMonthlySalaryChf: Number(row.averageMonthlySalary),
      averageRentChf: Number(row.averageRentPrice),
      sourceLines: [...new Set(shown.map((figure) => `${figure.source}, ${figure.year}`))],
    };
  });
}

const REFERRAL = /^[a-z0-9]{4,12}$/;

/** The signup, with the code of the campaign or short link that led to the landing page. */
export function signupPathFor(referral: string | null): string {
  return referral && REFERRAL.test(referral) ? `/signup?ref=${referral}` : "/signup";
}
