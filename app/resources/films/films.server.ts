import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Tier } from "../../../contract/tiers.ts";
import { z } from "zod";
import { filmProviders } from "../../../contract/film.ts";

const film = shape("videos", {
  provider: z.enum(filmProviders),
  providerId: z.nullable(z.string()),
  file: z.nullable(z.string()),
  fileSmall: z.nullable(z.string()),
  title: z.string(),
});

export type StoredFilm = ReturnType<typeof film.parse>;
export type FindFilm = (tier: Tier, videoId: string) => Promise<StoredFilm | null>;

/** Where a film is, for whom this tier shows the whole video; null for everybody else. */
export function createFindFilm(cms: TierCms): FindFilm {
  return async function findFilm(tier, videoId) {
    // The teaser tier knows of films, but never where they are.
    if (tier === "teaser") return null;
    return cms.forTier(tier).cached(`films:${videoId}`, async (ask) => {
      const filter = {
        _and: [{ status: { _eq: "published" as const } }, { id: { _eq: videoId } }],
      };
      const [found = null] = await ask(readRows(film, { filter, limit: 1 }));
      return found;
    });
  };
}
