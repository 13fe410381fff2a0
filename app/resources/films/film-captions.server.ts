import type { FindTier } from "../media/media.server";
import { refuse } from "../refusal";
import type { FindFilm } from "./films.server";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";

const CAPTIONS_PATH = new RegExp(`^/media/captions/(${UUID_PATTERN})$`);

export type FilmCaptionsOptions = {
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
