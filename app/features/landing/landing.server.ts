import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { captionsOf, sourceOf } from "~/content/film/film";
import { filmLength } from "~/content/film/film-length";
import { openFilm } from "~/content/film/open-film";
import type { ContentCard } from "~/content/schema";
import type { Filter } from "~/cms/query";
import { countRows, readRows } from "~/cms/read";
import { escapeText } from "~/http/escape-text";
import { monthStart, formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import type { Plan } from "../../../contract/account/membership.ts";
import { areas } from "../../../contract/shared/areas.ts";
import { openKinds, type ContentKind } from "../../../contract/content/kinds.ts";
import { isShortCode } from "../../../contract/shared/text.ts";
import { openFilm as words } from "./open-film.words";

export type Headline = {
  slug: string;
  title: string;
  category: string | null;
  publishedLabel: string;
  coverUrl: string;
};

export type ExampleIncome = {
  /** By canton, for the map. */
  steps: Record<string, number>;
  /** Where most and least is left, with the canton that editors open to guests between them. */
  rows: { code: string; name: string; text: string; share: number }[];
  /** Monthly CHF in the opened canton. */
  opened: { name: string; salary: number; rent: number; premium: number } | null;
  sources: { name: string; title: string | null; year: string }[];
};

export type SampleFilm = {
  html: string;
  to: string;
  label: string;
};

export type LandingCounts = {
  members?: number;
  solved?: number;
  updated?: number;
};

export type Dataset = {
  key: string;
  name: string;
  publisher: string;
  period: string;
  sourceUrl: string | null;
  checkedLabel: string | null;
};

export type Visitor = { firstName: string } | null;

export type PlanLabel = { plan: Plan; amounts: string[] };

/** Smaller counts are not convincing and are left out. */
const SHOWN_FROM: Required<LandingCounts> = {
  members: 50,
  solved: 20,
  updated: 20,
};

/** @param members null while the service is unavailable */
export async function findLandingCounts(
  cms: TierCms,
  members: number | null,
  now: Date,
): Promise<LandingCounts> {
  const [updated, solved] = await Promise.all([
    countUpdated(cms, monthStart(now).toISOString()),
    countSolved(cms),
  ]);
  return Object.fromEntries(
    Object.entries({ members: members ?? 0, solved, updated }).filter(
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

function countUpdated(cms: TierCms, since: string): Promise<number> {
  return cms.cached(`landing:updated:${since}`, async (ask) => {
    const published = { status: { _eq: "published" } } satisfies Filter<ContentKind>;
    const isNew = {
      _or: [{ publishedAt: { _gte: since } }, { date_updated: { _gte: since } }],
    } satisfies Filter<ContentKind>;
    const updated = await Promise.all(
      openKinds().map((kind) => ask(countRows(kind, { _and: [published, isNew] }))),
    );
    return updated.reduce((all, some) => all + some, 0);
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

export function signupPathFor(referral: string | null): string {
  return referral && isShortCode(referral) ? `/signup?ref=${referral}` : "/signup";
}

const MAX_ROWS = 200;

const described = z.object({ name: z.string().min(1), period: z.string().min(1) });
const webAddress = z
  .url({ protocol: /^https$/ })
  .nullable()
  .catch(null);

const parameterSet = shape("parameter_sets", {
  key: z.string(),
  value: described.nullable().catch(null),
  source: z.string().nullable(),
  sourceUrl: webAddress,
  reviewedAt: z.string().nullable(),
});

export function listDatasets(cms: TierCms): Promise<Dataset[]> {
  return cms.cached("landing:datasets", async (ask) => {
    const rows = await ask(
      readRows(parameterSet, {
        filter: { _and: [{ status: { _eq: "published" } }, { key: { _starts_with: "data." } }] },
        sort: ["key", "-year", "-version"],
        limit: MAX_ROWS,
      }),
    );
    const datasets = new Map<string, Dataset>();
    for (const { key, value: about, source, sourceUrl, reviewedAt } of rows) {
      if (datasets.has(key) || !about || !source) continue;
      datasets.set(key, {
        key,
        ...about,
        publisher: source,
        sourceUrl,
        checkedLabel: reviewedAt && formatDate(`${reviewedAt.slice(0, 10)}T12:00:00Z`),
      });
    }
    return [...datasets.values()].sort((a, b) => a.name.localeCompare(b.name, "pt-BR"));
  });
}

const t = translator("open-film", words);

const video = shape("videos", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  poster: z.nullable(z.string()),
  durationSec: z.nullable(z.number()).transform((length) => length ?? 0),
});

/** Uses the browser's own player: the player of the video pages is larger than the whole landing page. */
function htmlOf({ id, poster, durationSec, ...row }: ReturnType<typeof video.parse>): string {
  const title = escapeText(row.title);
  const length = t("length", { length: filmLength(durationSec) });
  const picture = poster ? `/media/${poster}?size=wide` : `/art/${id}.svg`;
  const film = sourceOf({ id, provider: "file" });
  return `<div><h2 id="film-heading">${t("heading")}</h2><p>${t("lead")}</p><h3>${title}</h3><p>${length}</p></div><video src="${film}" poster="${escapeText(picture)}" width="1280" height="720" controls playsinline preload="none" aria-label="${title}"><track kind="captions" src="${captionsOf(id)}" srclang="pt-BR" label="${t("captions")}" default></video>`;
}

/**
 * Null without an opened film. Uses the members' token, for this film only: Directus hides film files from
 * guests.
 * @param signupPath null for members, who go to the film's page
 */
export async function findSampleFilm(
  cms: TierCms,
  signupPath: string | null,
): Promise<SampleFilm | null> {
  if (!areas.videos.isOpen) return null;
  const found = await cms.forTier("free").cached("landing:film", async (ask) => {
    const [row] = await ask(readRows(video, openFilm));
    return row ? { html: htmlOf(row), path: `/app/videos/${row.slug}` } : null;
  });
  if (!found) return null;
  const { html, path } = found;
  return signupPath === null
    ? { html, to: path, label: t("open") }
    : { html, to: signupPath, label: t("signup") };
}
