import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { clockOf } from "~/content/film/film";
import { listWatchLater, listWatched, type WatchedFilm } from "~/content/film/history.server";
import { isHistoryPaused } from "~/content/film/watching.server";
import { listByIds } from "~/content/source/reader.server";
import type { ContentCard } from "~/content/schema";
import { translator } from "~/i18n/translator";
import { isEnded, isWorthResuming } from "../../../contract/content/film.ts";
import { watchHistory } from "./history.words";
import { videosSource } from "./videos.server";

const t = translator("watch-history", watchHistory);
const MAX_CONTINUED = 3;

export type HistoryEntry = { id: string; description: string; card: ContentCard | null };

export type WatchHistory = {
  watched: HistoryEntry[];
  later: ContentCard[];
  isPaused: boolean;
};

type Bound = { own: OwnCms; cms: TierCms };

async function cardsOf(cms: TierCms, films: readonly WatchedFilm[]) {
  const ids = [...new Set(films.map(({ video }) => video))].toSorted();
  const cards = await listByIds({ cms, source: videosSource }, ids);
  return new Map(cards.map((card) => [card.id, card]));
}

/** Includes a film that is watched again. */
function isUnderway(film: WatchedFilm, card: ContentCard | undefined): boolean {
  const durationSec = card?.durationSec ?? 0;
  if (durationSec === 0 || !isWorthResuming(film.positionSec, durationSec)) return false;
  return film.completedAt === null || !isEnded(film.positionSec, durationSec);
}

function describeWatched(film: WatchedFilm, card: ContentCard | undefined): string {
  if (film.completedAt && !isUnderway(film, card)) return t("seen");
  const length = card?.lengthLabel ?? "";
  return t("stoppedAt", { time: clockOf(film.positionSec), length });
}

export const findWatchHistory = (bound: Bound): Promise<WatchHistory | null> =>
  nullWhenUnavailable(readWatchHistory(bound));

async function readWatchHistory({ own, cms }: Bound): Promise<WatchHistory> {
  const [films, stored, isPaused] = await Promise.all([
    listWatched(own),
    listWatchLater(own),
    isHistoryPaused(own),
  ]);
  const cards = await cardsOf(cms, [...films, ...stored]);
  return {
    watched: films.map((film) => {
      const card = cards.get(film.video);
      return { id: film.id, description: describeWatched(film, card), card: card ?? null };
    }),
    later: stored.flatMap(({ video }) => cards.get(video) ?? []),
    isPaused,
  };
}

/** Last watched first; empty while Directus is unavailable. */
export async function listContinueWatching({ own, cms }: Bound): Promise<ContentCard[]> {
  try {
    const films = await listWatched(own);
    const cards = await cardsOf(cms, films);
    return films
      .flatMap((film) => {
        const card = cards.get(film.video);
        return card && isUnderway(film, card)
          ? [{ ...card, marks: [describeWatched(film, card)] }]
          : [];
      })
      .slice(0, MAX_CONTINUED);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return [];
  }
}
