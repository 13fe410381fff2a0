import { deleteItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { updateOwnRecord, ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { DoneOf } from "~/content/schema";

const MAX_WATCHED = 100;
/** Only the latest films are loaded. Older ones count as not watched. */
const MAX_SEEN = 500;

export type WatchedFilm = {
  id: string;
  video: string;
  positionSec: number;
  completedAt: string | null;
  /** Null if the film was only saved for later. */
  watchedAt: string | null;
  watchLaterAt: string | null;
};

const watched = shape("video_progress", {
  id: z.string(),
  video: z.string(),
  positionSec: z.number(),
  completedAt: z.nullable(z.string()),
  watchedAt: z.nullable(z.string()),
  watchLaterAt: z.nullable(z.string()),
});

const seen = shape("video_progress", { video: z.string() });

export function listWatched(own: OwnCms): Promise<WatchedFilm[]> {
  const filter = { watchedAt: { _nnull: true } };
  return own.ask(readRows(watched, { filter, sort: ["-watchedAt"], limit: MAX_WATCHED }));
}

export function listWatchLater(own: OwnCms): Promise<WatchedFilm[]> {
  const filter = { watchLaterAt: { _nnull: true } };
  return own.ask(readRows(watched, { filter, sort: ["-watchLaterAt"], limit: MAX_WATCHED }));
}

export async function listCompletedFilms(
  own: OwnCms,
  { among }: Pick<DoneOf, "among"> = {},
): Promise<string[]> {
  const filter = { completedAt: { _nnull: true }, ...(among && { video: { _in: among } }) };
  const query = { filter, sort: ["-completedAt"] as const, limit: MAX_SEEN };
  return (await own.ask(readRows(seen, query))).map(({ video }) => video);
}

export async function pauseHistory(own: OwnCms, isPaused: boolean): Promise<void> {
  await updateOwnRecord(own, { isWatchHistoryPaused: isPaused });
}

/** Deletes the member's progress in these films. Films saved for later stay saved. @throws {CmsError} */
async function deleteProgressWhere(own: OwnCms, which: object): Promise<void> {
  const progressQuery = (isWatchLater: boolean) => ({
    filter: ofMember(own, {
      ...which,
      watchLaterAt: isWatchLater ? { _nnull: true } : { _null: true },
    }),
    limit: -1,
  });
  await own.write(
    updateItems("video_progress", progressQuery(true), { watchedAt: null }, { fields: ["id"] }),
  );
  await own.write(deleteItems("video_progress", progressQuery(false)));
}

export const clearHistory = (own: OwnCms): Promise<void> =>
  deleteProgressWhere(own, { watchedAt: { _nnull: true } });

export const forgetWatched = (own: OwnCms, id: string): Promise<void> =>
  deleteProgressWhere(own, { id: { _eq: id } });
