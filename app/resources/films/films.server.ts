import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { openFilm } from "~/content/film/open-film";
import { escapeText } from "~/http/escape-text";
import type { Tier } from "../../../contract/account/roles.ts";
import { z } from "zod";
import { areas } from "../../../contract/shared/areas.ts";
import { findCaptions } from "../../../contract/content/captions.ts";
import { filmProviders, isProviderId } from "../../../contract/content/film.ts";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";
import { createAssetFetcher, type AssetOptions } from "../asset-bytes.server";
import type { FindTier } from "../media/media.server";
import { refuse } from "../refusal";

const filmShape = shape("videos", {
  id: z.string(),
  provider: z.enum(filmProviders),
  providerId: z.nullable(z.string()),
  file: z.nullable(z.string()),
  fileSmall: z.nullable(z.string()),
  title: z.string(),
  captions: z.unknown().transform((listed) => findCaptions(listed) ?? ""),
});

export type StoredFilm = ReturnType<typeof filmShape.parse> & {
  /** The tier that may read its bytes. */
  tier: Tier;
};
export type FindFilm = (tier: Tier, videoId: string) => Promise<StoredFilm | null>;

/** Null if this tier may not watch the whole video. */
export function createFindFilm(cms: TierCms): FindFilm {
  /** For guests, only the film that editors opened: one query for any id. */
  async function findOpen(videoId: string): Promise<StoredFilm | null> {
    if (!areas.videos.isOpen) return null;
    const open = await cms.forTier("free").cached("films:open", async (ask) => {
      const [found = null] = await ask(readRows(filmShape, openFilm));
      return found;
    });
    return open?.id === videoId ? { ...open, tier: "free" } : null;
  }

  return async function findFilm(tier, videoId) {
    // The teaser tier sees films, but never their location.
    if (tier === "teaser") return findOpen(videoId);
    return cms.forTier(tier).cached(`films:${videoId}`, async (ask) => {
      const filter = {
        _and: [{ status: { _eq: "published" as const } }, { id: { _eq: videoId } }],
      };
      const [found] = await ask(readRows(filmShape, { filter, limit: 1 }));
      return found ? { ...found, tier } : null;
    });
  };
}

const CAPTIONS_PATH = new RegExp(`^/media/captions/(${UUID_PATTERN})$`);

type FilmCaptionsOptions = {
  findFilm: FindFilm;
  findTier: FindTier;
  onError?: (error: unknown) => void;
};

/** `GET /media/captions/{videoId}`: a film's captions as WebVTT, for readers who may watch it. */
export function createFilmCaptions({ findFilm, findTier, onError }: FilmCaptionsOptions) {
  return async function answerCaptions(request: Request): Promise<Response> {
    const videoId = CAPTIONS_PATH.exec(new URL(request.url).pathname)?.[1];
    if (!videoId) return refuse(404, "not_found");
    try {
      const tier = await findTier(request);
      if (!tier) return refuse(503, "service_unavailable");
      const film = await findFilm(tier, videoId);
      if (!film?.captions) return refuse(404, "not_found");
      return new Response(film.captions, {
        headers: {
          "Content-Type": "text/vtt; charset=utf-8",
          "Cache-Control": "private, max-age=300",
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "Cross-Origin-Resource-Policy": "same-origin",
          Vary: "Cookie",
          "X-Content-Type-Options": "nosniff",
        },
      });
    } catch (error) {
      onError?.(error);
      return refuse(503, "cms_unavailable");
    }
  };
}

const EMBED_PATH = new RegExp(`^/media/embeds/(${UUID_PATTERN})$`);
const SECOND = /^\d{1,6}$/;

type Embed = { provider: "youtube" | "vimeo"; address: URL };

/** An address without cookies, started by the member's click. */
function embedOf({ provider, providerId }: StoredFilm, second: number): Embed | null {
  if (provider === "youtube" && isProviderId(provider, providerId)) {
    const address = new URL(`https://www.youtube-nocookie.com/embed/${providerId}`);
    const playing = { autoplay: 1, start: second, hl: "pt-BR", cc_lang_pref: "pt", rel: 0 };
    for (const [name, value] of Object.entries({ ...playing, enablejsapi: 1, playsinline: 1 }))
      address.searchParams.set(name, String(value));
    return { provider, address };
  }
  if (provider === "vimeo" && isProviderId(provider, providerId)) {
    const address = new URL(`https://player.vimeo.com/video/${providerId}`);
    for (const [name, value] of Object.entries({ autoplay: "1", dnt: "1", texttrack: "pt" }))
      address.searchParams.set(name, value);
    if (second > 0) address.hash = `t=${second}s`;
    return { provider, address };
  }
  return null;
}

/** The script sets the frame's address: events of a player that loads earlier would be lost. */
function pageOf({ provider, address }: Embed, title: string): Response {
  const page = `<!doctype html><html lang="pt-BR" data-provider="${provider}"><head><meta charset="utf-8"><title>${escapeText(title)}</title><link rel="stylesheet" href="/embed.css"></head><body><iframe data-address="${escapeText(address.href)}" title="${escapeText(title)}" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe><script src="/embed.js"></script></body></html>`;
  return new Response(page, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      // The only page that may frame a third party, and that may be framed by our pages.
      "Content-Security-Policy": `default-src 'none'; base-uri 'none'; form-action 'none'; script-src 'self'; style-src 'self'; frame-src ${address.origin}; frame-ancestors 'self'`,
      "X-Frame-Options": "SAMEORIGIN",
      // YouTube refuses to play without a referrer; it gets the portal's origin, never the page.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      Vary: "Cookie",
    },
  });
}

type FilmEmbedOptions = {
  findFilm: FindFilm;
  findTier: FindTier;
  onError?: (error: unknown) => void;
};

/** `GET /media/embeds/{videoId}?t=95`: the YouTube or Vimeo player, for readers who may watch the video. */
export function createFilmEmbed({ findFilm, findTier, onError }: FilmEmbedOptions) {
  return async function answerEmbed(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const videoId = EMBED_PATH.exec(pathname)?.[1];
    if (!videoId) return refuse(404, "not_found");
    try {
      const tier = await findTier(request);
      if (!tier) return refuse(503, "service_unavailable");
      const film = await findFilm(tier, videoId);
      const second = Number(SECOND.exec(searchParams.get("t") ?? "")?.[0] ?? 0);
      const embed = film && embedOf(film, second);
      return embed ? pageOf(embed, film.title) : refuse(404, "not_found");
    } catch (error) {
      onError?.(error);
      return refuse(503, "cms_unavailable");
    }
  };
}

const FILM_PATH = new RegExp(`^/media/films/(${UUID_PATTERN})$`);
/** Headers of Directus's answer that are passed on; all others are internal. */
const PASSED_ON = ["content-length", "content-range", "content-type", "etag", "last-modified"];

/** Directus statuses for a missing file. A visitor without access gets the same answer. */
const MISSING = [403, 404];

type FilmFileOptions = AssetOptions & {
  findFilm: FindFilm;
  findTier: FindTier;
  onError?: (error: unknown) => void;
};

/**
 * `GET /media/films/{videoId}`: a film's file, whole or the requested range; with `?quality=small`, the
 * smaller file if there is one. Access is checked on each request; the file itself is read from Directus
 * with the tier that found the film.
 */
export function createFilmFile({ findFilm, findTier, onError, ...assets }: FilmFileOptions) {
  const ask = createAssetFetcher(assets);

  function answerWith({ status, headers: header, body }: Response): Response {
    const headers = new Headers({
      "Accept-Ranges": "bytes",
      "Cache-Control": "private, max-age=300",
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      Vary: "Cookie",
      "X-Content-Type-Options": "nosniff",
    });
    for (const name of PASSED_ON) {
      const value = header.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(body, { status, headers });
  }

  async function find(request: Request, videoId: string): Promise<Response> {
    const tier = await findTier(request);
    if (!tier) return refuse(503, "service_unavailable");
    const film = await findFilm(tier, videoId);
    if (film?.provider !== "file" || film.file === null) return refuse(404, "not_found");
    const isSmall = new URL(request.url).searchParams.get("quality") === "small";
    const isOfFilm = ({ headers }: Response) => headers.get("content-type")?.startsWith("video/");
    let answer = await ask(request, film.tier, (isSmall && film.fileSmall) || film.file);
    if (isSmall && film.fileSmall && MISSING.includes(answer.status)) {
      await answer.body?.cancel();
      answer = await ask(request, film.tier, film.file);
    }
    if (isOfFilm(answer) && (answer.status === 200 || answer.status === 206))
      return answerWith(answer);
    await answer.body?.cancel();
    if (answer.status === 416) return refuse(416, "range_not_satisfiable");
    if (answer.status >= 500 || answer.status === 429) {
      throw new Error(`Directus answered ${answer.status}`);
    }
    return refuse(404, "not_found");
  }

  return async function answerFilm(request: Request): Promise<Response> {
    const videoId = FILM_PATH.exec(new URL(request.url).pathname)?.[1];
    if (!videoId) return refuse(404, "not_found");
    try {
      return await find(request, videoId);
    } catch (error) {
      if (!request.signal.aborted) onError?.(error);
      return refuse(503, "cms_unavailable");
    }
  };
}
