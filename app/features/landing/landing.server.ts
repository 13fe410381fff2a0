import type { TierCms } from "~/cms/cms.server";
import type { ContentCard } from "~/content/schema";
import type { Filter } from "~/cms/query";
import { countRows, readRows } from "~/cms/read";
import { monthBegin } from "~/i18n/format";
import { cantonName } from "~/reference/cantons.server";
import { countedCanton } from "~/reference/counted-canton.server";
import type { Headline, LandingCounts, SampleCanton } from "./landing.types";
import { isShortCode } from "../../../contract/text.ts";

/** A smaller count means nothing, or speaks against us, and is left out. */
const SHOWN_FROM: Required<LandingCounts> = { members: 50, updated: 5, news: 5, cantons: 5 };

const SHOWN_FIGURES = [
  "populationInThousands",
  "averageMonthlySalary",
  "averageRentPrice",
] as const;

/**
 * What is really in the portal, counted. Of contents only news: another area is counted once it is open.
 * @param members null while the service can't tell
 */
export async function findLandingCounts(
  cms: TierCms,
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

type Members = { count: () => Promise<number | null> };

/** The counts, or none of them while they can't be had. */
export async function countPortal(cms: TierCms, members: Members): Promise<LandingCounts> {
  try {
    return await findLandingCounts(cms, await members.count(), new Date());
  } catch {
    return {};
  }
}

/** What a headline shows of a content's card. */
export function toHeadline(card: ContentCard): Headline {
  const { slug, title, category, publishedLabel, coverUrl } = card;
  return { slug, title, category: category?.name ?? null, publishedLabel, coverUrl };
}

function countContents(cms: TierCms, since: string) {
  return cms.cached(`landing:counts:${since}`, async (ask) => {
    const published: Filter<"news"> = { status: { _eq: "published" } };
    const isNew: Filter<"news"> = {
      _or: [{ publishedAt: { _gte: since } }, { date_updated: { _gte: since } }],
    };
    const [news, updated, cantons] = await Promise.all([
      ask(countRows("news", published)),
      ask(countRows("news", { _and: [published, isNew] })),
      ask(countRows("Cantons")),
    ]);
    return { updated, news, cantons };
  });
}

/**
 * The real figures of the one canton that editors opened to everybody, with who published them; null
 * when they can't be had. Asked with the paying tier's token, for that one canton only.
 */
export function findSampleCanton(cms: TierCms): Promise<SampleCanton | null> {
  return cms.forTier("paying").cached("landing:canton", async (ask) => {
    const filter = { isSample: { _eq: true } };
    const [row] = await ask(readRows(countedCanton, { filter, limit: 1 }));
    if (!row?.populationInThousands || !row.averageMonthlySalary || !row.averageRentPrice)
      return null;
    const shown = SHOWN_FIGURES.flatMap((name) => row.figures[name] ?? []);
    return {
      code: row.cantonCode,
      name: cantonName(row),
      populationInThousands: row.populationInThousands,
      medianMonthlySalaryChf: row.averageMonthlySalary,
      averageRentChf: row.averageRentPrice,
      sourceLines: [...new Set(shown.map((figure) => `${figure.source}, ${figure.year}`))],
    };
  });
}

/** The signup, with the code of the campaign or short link that led to the landing page. */
export function signupPathFor(referral: string | null): string {
  return referral && isShortCode(referral) ? `/signup?ref=${referral}` : "/signup";
}
