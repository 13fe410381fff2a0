import { deleteItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { updateOwnRecord } from "~/cms/own-record";
import { ofMember } from "~/cms/own-rows";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";

const MAX_WATCHED = 100;
/** The latest ones; what was seen before them counts as not seen again. */
const MAX_SEEN = 500;

/** How far a member got with one film. */
export type WatchedFilm = {
  /** Of the row that says so. */
  id: string;
  video: string;
  positionSec: number;
  completedAt: string | null;
  /** Null where it was only kept for later. */
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

/** What the member watched, the last one first. @throws {CmsError} */
export function listWatched(own: OwnCms): Promise<WatchedFilm[]> {
  const filter = { watchedAt: { _nnull: true } };
  return own.ask(readRows(watched, { filter, sort: ["-watchedAt"], limit: MAX_WATCHED }));
}

/** What the member kept for later, the last one first. @throws {CmsError} */
export function listKeptForLater(own: OwnCms): Promise<WatchedFilm[]> {
  const filter = { watchLaterAt: { _nnull: true } };
  return own.ask(readRows(watched, { filter, sort: ["-watchLaterAt"], limit: MAX_WATCHED }));
}

/** Ids of the films that the member saw to their end. @throws {CmsError} */
export async function listSeen(own: OwnCms): Promise<string[]> {
  const filter = { completedAt: { _nnull: true } };
  const query = { filter, sort: ["-completedAt"] as const, limit: MAX_SEEN };
  return (await own.ask(readRows(seen, query))).map(({ video }) => video);
}

/** @throws {CmsError} */
export async function pauseHistory(own: OwnCms, isPaused: boolean): Promise<void> {
  await updateOwnRecord(own, { isWatchHistoryPaused: isPaused });
}

/** Forgets all that was watched, how far one got included; what was only kept for later stays. @throws {CmsError} */
export async function clearHistory(own: OwnCms): Promise<void> {
  const filter = ofMember(own, { watchedAt: { _nnull: true } });
  await own.write(deleteItems("video_progress", { filter, limit: -1 }));
}

/** Forgets one film. @throws {CmsError} */
export async function forgetWatched(own: OwnCms, id: string): Promise<void> {
  await own.write(deleteItems("video_progress", [id]));
}
