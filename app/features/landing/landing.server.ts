import type { TierCms } from "~/cms/cms.server";
import type { ContentCard } from "~/content/schema";
import type { Filter } from "~/cms/query";
import { countRows, readRows } from "~/cms/read";
import { monthBegin } from "~/i18n/format";
import { cantonName } from "~/reference/cantons.server";
import { countedCanton } from "~/reference/counted-canton.server";
import type { Headline, LandingCounts, SampleCanton } from "./landing.types";
import { areas } from "../../../contract/shared/areas.ts";
import { landingFigures } from "../../../contract/calculators/parameter-use.ts";
import { openKinds, type ContentKind } from "../../../contract/content/kinds.ts";
import { isShortCode } from "../../../contract/shared/text.ts";

/** Smaller counts are not convincing and are left out. */
const SHOWN_FROM: Required<LandingCounts> = {
  members: 50,
  solved: 5,
  updated: 5,
  news: 5,
  cantons: 5,
};

/** @param members null while the service is unavailable */
export async function findLandingCounts(
  cms: TierCms,
  members: number | null,
  now: Date,
): Promise<LandingCounts> {
  const [contents, solved] = await Promise.all([
    countContents(cms, monthBegin(now).toISOString()),
    countSolved(cms),
  ]);
  return Object.fromEntries(
    Object.entries({ members: members ?? 0, solved, ...contents }).filter(
      ([name, count]) => count >= SHOWN_FROM[name as keyof LandingCounts],
    ),
  );
}

type Members = { count: () => Promise<number | null> };

export async function countPortal(cms: TierCms, members: Members): Promise<LandingCounts> {
  try {
    return await findLandingCounts(cms, await members.count(), new Date());
  } catch {
    return {};
  }
}

export function toHeadline(card: ContentCard): Headline {
  const { slug, title, category, publishedLabel, coverUrl } = card;
  return { slug, title, category: category?.name ?? null, publishedLabel, coverUrl };
}

function countContents(cms: TierCms, since: string) {
  return cms.cached(`landing:counts:${since}`, async (ask) => {
    const published = { status: { _eq: "published" } } satisfies Filter<ContentKind>;
    const isNew = {
      _or: [{ publishedAt: { _gte: since } }, { date_updated: { _gte: since } }],
    } satisfies Filter<ContentKind>;
    const [news, cantons, ...updated] = await Promise.all([
      ask(countRows("news", published)),
      ask(countRows("Cantons")),
      ...openKinds().map((kind) => ask(countRows(kind, { _and: [published, isNew] }))),
    ]);
    return { updated: updated.reduce((all, some) => all + some, 0), news, cantons };
  });
}

/** The forum is for members, the number is public. Excludes the team's examples, which have no author. */
async function countSolved(cms: TierCms): Promise<number> {
  if (!areas.forum.isOpen) return 0;
  return cms.forTier("free").cached("landing:solved", (ask) =>
    ask(
      countRows("forum_posts", {
        _and: [
          { status: { _in: ["open", "closed"] } },
          { solvedAt: { _nnull: true } },
          { user_created: { _nnull: true } },
        ],
      }),
    ),
  );
}

/** Uses the paying tier's token, for this canton only. Null while unavailable. */
export function findSampleCanton(cms: TierCms): Promise<SampleCanton | null> {
  return cms.forTier("paying").cached("landing:canton", async (ask) => {
    const filter = { isSample: { _eq: true } };
    const [row] = await ask(readRows(countedCanton, { filter, limit: 1 }));
    if (!row?.populationInThousands || !row.averageMonthlySalary || !row.averageRentPrice)
      return null;
    const shown = landingFigures.flatMap((name) => row.figures[name] ?? []);
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

export function signupPathFor(referral: string | null): string {
  return referral && isShortCode(referral) ? `/signup?ref=${referral}` : "/signup";
}
