import { escapeText } from "~/http/escape-text";
import { isProviderId } from "../../../contract/content/film.ts";
import type { FindTier } from "../media/media.server";
import { refuse } from "../refusal";
import type { FindFilm, StoredFilm } from "./films.server";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";

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

export type FilmEmbedOptions = {
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
