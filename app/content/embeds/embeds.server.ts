import { z } from "zod";
import { type Ask, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { escapeText } from "~/http/escape-text";
import { to } from "~/i18n/paths";
import { tools as toolWords } from "~/i18n/pt-BR/calculators/tools";
import { film as words } from "~/content/film/words";
import { translator } from "~/i18n/translator";
import type { Tier } from "../../../contract/account/roles.ts";
import {
  findTool,
  FROM_TEXT,
  tools,
  type ToolAsk,
  type ToolName,
} from "../../../contract/calculators/tools.ts";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import { findCaptions } from "../../../contract/content/captions.ts";
import { filmProviders } from "../../../contract/content/film.ts";
import {
  listKeys,
  MAX_EMBEDS,
  type TextPlace,
  replaceParagraphs,
} from "../../../contract/content/rich-text.ts";
import { type Film, PROVIDER_NAMES } from "../film/film";
import { findFigures, findFacts } from "./figures.server";
import { fillPlaces } from "./fill-places";
import type { StoredNote } from "./notes.server";
import { toolLink } from "./tools";
import { embeddedTools } from "./words";

const tFilm = translator("film", words);

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

export type EmbeddedFilm = { film: Film; title: string; posterUrl: string; path: string };

function toEmbedded(row: ReturnType<typeof video.parse>): EmbeddedFilm {
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
async function findFilms(
  ask: Ask,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, EmbeddedFilm>> {
  if (slugs.length === 0) return new Map();
  const filter = { _and: [{ slug: { _in: slugs } }, { status: { _eq: "published" } }] } as const;
  const rows = await ask(readRows(video, { filter, limit: slugs.length }));
  return new Map(rows.map((row) => [row.slug, toEmbedded(row)]));
}

/** No third-party content loads before the click. */
function htmlOf({ film, title, posterUrl, path }: EmbeddedFilm): string {
  const src = posterUrl.startsWith("/media/") ? `${posterUrl}?size=wide` : posterUrl;
  const provider = film.provider === "file" ? null : PROVIDER_NAMES[film.provider];
  const play = provider ? tFilm("embed.play", { provider }) : tFilm("play");
  const why = provider ? ` ${escapeText(tFilm("embed.why", { provider }))}` : "";
  return `<figure data-film="${film.id}"><a href="${path}"><img src="${src}" alt="" width="672" height="378" loading="lazy"><span>${escapeText(play)}</span></a><figcaption><strong>${escapeText(title)}</strong>${why}</figcaption></figure>`;
}

export function placeFilms(html: string, films: ReadonlyMap<string, EmbeddedFilm>): string {
  return replaceParagraphs(html, ({ kind, key }) => {
    if (kind !== "video") return null;
    const embedded = films.get(key);
    return embedded ? htmlOf(embedded) : "";
  });
}

export type Embeds = { footnotes?: readonly StoredNote[]; films?: readonly EmbeddedFilm[] };

const t = translator("placed-tools", embeddedTools);
const nameOf = translator("tools", toolWords);

const fieldOf = (ask: ToolAsk) =>
  `<label>${escapeText(t(`asks.${ask}`))}<input name="${ask}" inputmode="decimal" autocomplete="off" required></label>`;

/**
 * Values go to the calculator's page in the request body, so that no address contains them and nothing is
 * stored.
 */
function formOf(name: ToolName): string {
  const { slug, asks } = tools[name];
  const fields = asks.map(fieldOf).join("");
  const title = escapeText(nameOf(`list.${name}.title`));
  return `<form data-tool method="post" action="${to(`/app/tools/${slug}`)}"><strong>${title}</strong>${fields}<input type="hidden" name="${FROM_TEXT}" value="on"><button type="submit">${escapeText(t("compute"))}</button><small>${escapeText(t("private"))}</small></form>`;
}

/**
 * Embeds a calculator's form where its shortcode is alone in a paragraph; its page shows the result.
 * Calculators with too many fields, or not open to this tier, stay a link.
 */
export function placeTools(html: string, tier: Tier): string {
  return replaceParagraphs(html, ({ kind, key }) => {
    const name = kind === "tool" ? findTool(key) : null;
    if (!name || tools[name].asks.length === 0) return null;
    if (!isOpenPath(`/app/tools/${tools[name].slug}`)) return null;
    const isOpen = tier === "paying" || (tier === "free" && tools[name].isFree);
    return isOpen ? formOf(name) : null;
  });
}

/**
 * Fills in everything that an editor embedded by key, and adds the footnotes. Content that does not exist
 * or that the reader may not read leaves an empty place.
 * @throws {CmsError}
 */
export async function withPlaces<Item extends { bodyHtml: string }>(
  ask: Ask,
  tier: Tier,
  item: Item,
): Promise<Item & Embeds> {
  const keys = (kind: TextPlace["kind"]) => listKeys(item.bodyHtml, kind).slice(0, MAX_EMBEDS);
  const [facts, figures, films] = await Promise.all([
    findFacts(ask, keys("fact")),
    findFigures(ask, tier, keys("canton")),
    findFilms(ask, keys("video")),
  ]);
  const { html, notes } = fillPlaces<StoredNote>(
    placeFilms(placeTools(item.bodyHtml, tier), films),
    ({ kind, key }) => {
      if (kind === "tool") return toolLink(key);
      return (kind === "fact" ? facts : figures).get(key);
    },
  );
  return {
    ...item,
    bodyHtml: html,
    ...(notes.length > 0 && { footnotes: notes }),
    ...(films.size > 0 && { films: [...films.values()] }),
  };
}
