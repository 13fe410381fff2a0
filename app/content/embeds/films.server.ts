import { z } from "zod";
import { readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { escapeText } from "~/http/escape-text";
import { film as words } from "~/i18n/pt-BR/content/film";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { findCaptions } from "../../../contract/content/captions.ts";
import { filmProviders } from "../../../contract/content/film.ts";
import { replaceParagraphs } from "../../../contract/content/rich-text.ts";
import type { Film } from "../film/film";
import { PROVIDER_NAMES } from "../film/provider-names";

const t = translator("film", words);

const video = shape("videos", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  poster: z.nullable(z.string()),
  provider: z.enum(filmProviders),
  fileSmall: z.nullable(z.string()),
  durationSec: z.nullable(z.number()).transform((length) => length ?? 0),
  captions: z.unknown(),
});

export type PlacedFilm = { film: Film; title: string; posterUrl: string; path: string };

function toPlaced(row: ReturnType<typeof video.parse>): PlacedFilm {
  const { id, slug, title, poster, provider, durationSec, fileSmall } = row;
  const captions = findCaptions(row.captions) ?? "";
  return {
    film: {
      ...{ id, provider, durationSec, captions, chapters: [] },
      ...(fileSmall && { hasSmall: true }),
    },
    title,
    posterUrl: poster ? `/media/${poster}` : `/art/${id}.svg`,
    path: to(`/app/videos/${slug}`),
  };
}

/** By slug. @throws {CmsError} */
export async function findFilms(
  ask: Ask,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, PlacedFilm>> {
  if (slugs.length === 0) return new Map();
  const filter = { _and: [{ slug: { _in: slugs } }, { status: { _eq: "published" } }] } as const;
  const rows = await ask(readRows(video, { filter, limit: slugs.length }));
  return new Map(rows.map((row) => [row.slug, toPlaced(row)]));
}

/** No third-party content loads before the click. */
function htmlOf({ film, title, posterUrl, path }: PlacedFilm): string {
  const src = posterUrl.startsWith("/media/") ? `${posterUrl}?size=wide` : posterUrl;
  const provider = film.provider === "file" ? null : PROVIDER_NAMES[film.provider];
  const play = provider ? t("embed.play", { provider }) : t("play");
  const why = provider ? ` ${escapeText(t("embed.why", { provider }))}` : "";
  return `<figure data-film="${film.id}"><a href="${path}"><img src="${src}" alt="" width="672" height="378" loading="lazy"><span>${escapeText(play)}</span></a><figcaption><strong>${escapeText(title)}</strong>${why}</figcaption></figure>`;
}

export function placeFilms(html: string, films: ReadonlyMap<string, PlacedFilm>): string {
  return replaceParagraphs(html, ({ kind, key }) => {
    if (kind !== "video") return null;
    const placed = films.get(key);
    return placed ? htmlOf(placed) : "";
  });
}
