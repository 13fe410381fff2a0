import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { openFilm } from "~/content/film/open-film";
import type { Tier } from "../../../contract/account/roles.ts";
import { z } from "zod";
import { areas } from "../../../contract/shared/areas.ts";
import { findCaptions } from "../../../contract/content/captions.ts";
import { filmProviders } from "../../../contract/content/film.ts";

const film = shape("videos", {
  id: z.string(),
  provider: z.enum(filmProviders),
  providerId: z.nullable(z.string()),
  file: z.nullable(z.string()),
  fileSmall: z.nullable(z.string()),
  title: z.string(),
  captions: z.unknown().transform((listed) => findCaptions(listed) ?? ""),
});

export type StoredFilm = ReturnType<typeof film.parse> & {
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
      const [found = null] = await ask(readRows(film, openFilm));
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
      const [found] = await ask(readRows(film, { filter, limit: 1 }));
      return found ? { ...found, tier } : null;
    });
  };
}
