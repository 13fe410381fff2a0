import { aggregate, readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import { monthBegin } from "~/i18n/format";
import type { LandingCounts, SampleCanton } from "./landing.types";

/** A smaller count means nothing, or speaks against us, and is left out. */
const SHOWN_FROM: Required<LandingCounts> = { members: 50, updated: 5, news: 5, cantons: 5 };

const SHOWN_FIGURES = [
  "populationInThousands",
  "averageMonthlySalary",
  "averageRentPrice",
] as const;
type ShownFigure = (typeof SHOWN_FIGURES)[number];
type Figure = { value: number; year: string | number; source: string };

/**
 * What is really in the portal, counted. Of contents only news: another area is counted once it is open.
 * @param members null while the service can't tell
 */
export async function findLandingCounts(
  cms: Cms,
  members: number | null,
  now: Date,
): Promise<LandingCounts> {
  const contents = await countContents(cms, monthBegin(now).toISOString());
  return Object.fromEntries(
    Object.entries({ members: members ?? 0, ...contents }).filter(
      ([name, count]) => count >= SHOWN_FROM[name as keyof LandingCounts],
    ),
  );
}

function countContents(cms: Cms, since: string) {
  return cms.readShared("teaser", `landing:counts:${since}`, ["news", "Cantons"], async (ask) => {
    const published = { status: { _eq: "published" } };
    const isNew = { _or: [{ publishedAt: { _gte: since } }, { date_updated: { _gte: since } }] };
    const [news, updated, cantons] = await Promise.all([
      ask(aggregate("news", counting(published))),
      ask(aggregate("news", counting({ _and: [published, isNew] }))),
      ask(aggregate("Cantons", { aggregate: { count: "*" } })),
    ]);
    const first = (rows: readonly { count: unknown }[]) => Number(rows[0]?.count ?? 0);
    return { updated: first(updated), news: first(news), cantons: first(cantons) };
  });
}

const counting = (filter: object) => ({
  aggregate: { count: "*" as const },
  query: { filter } as never,
});

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
