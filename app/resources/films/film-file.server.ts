import { createAskAsset, type AssetOptions } from "../asset-bytes.server";
import type { FindTier } from "../media/media.server";
import { refuse } from "../refusal";
import type { FindFilm } from "./films.server";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";

const FILM_PATH = new RegExp(`^/media/films/(${UUID_PATTERN})$`);
/** Headers of Directus's answer that are passed on; all others are internal. */
const PASSED_ON = ["content-length", "content-range", "content-type", "etag", "last-modified"];

/** Directus statuses for a missing file. A visitor without access gets the same answer. */
const MISSING = [403, 404];

export type FilmFileOptions = AssetOptions & {
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
  const ask = createAskAsset(assets);

  function answerWith({ status, headers: given, body }: Response): Response {
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
      const value = given.get(name);
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
