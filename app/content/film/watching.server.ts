import { createItem, deleteItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import { changeOrCreate } from "~/cms/writes.server";
import type { OwnCms } from "~/cms/cms.server";
import { findOwnRecord, ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { FilmNote, OwnWatching } from "./watching";

const MAX_NOTES = 200;

const progress = shape("video_progress", {
  positionSec: z.number(),
  watchLaterAt: z.nullable(z.string()),
});
const note = shape("member_notes", {
  id: z.string(),
  second: z.nullable(z.number()).transform((second) => second ?? 0),
  body: z.nullable(z.string()).transform((body) => body ?? ""),
});
const historyChoice = shape("directus_users", { isWatchHistoryPaused: z.nullable(z.boolean()) });

/** The member's own data for a film. Parts that can't be loaded now are null and stay unchanged. */
export async function findOwnWatching(own: OwnCms, video: string): Promise<OwnWatching> {
  const [rows, notes, paused] = await Promise.all([
    own.ask(readRows(progress, { filter: { video: { _eq: video } }, limit: 1 })).catch(() => null),
    listNotes(own, video).catch(() => null),
    isHistoryPaused(own).catch(() => null),
  ]);
  const found = rows?.[0];
  return {
    positionSec: rows && (found?.positionSec ?? 0),
    isWatchLater: (found?.watchLaterAt ?? null) !== null,
    isPaused: paused,
    notes,
  };
}

function listNotes(own: OwnCms, video: string): Promise<FilmNote[]> {
  return own.ask(
    readRows(note, {
      filter: { type: { _eq: "videos" }, item: { _eq: video } },
      sort: ["second"],
      limit: MAX_NOTES,
    }),
  );
}

export async function isHistoryPaused(own: OwnCms): Promise<boolean> {
  const record = await findOwnRecord(own, historyChoice);
  return record?.isWatchHistoryPaused ?? false;
}

type StoredWatching = { positionSec?: number; watchedAt?: string; watchLaterAt?: string | null };

/**
 * Updates the member's row for a film, or creates it. Directus decides what a position means (`film-hook`).
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function saveWatching(
  own: OwnCms,
  video: string,
  stored: StoredWatching,
): Promise<void> {
  const filter = ofMember(own, { video: { _eq: video } });
  await changeOrCreate(
    own,
    updateItems("video_progress", { filter }, stored, { fields: ["id"] }),
    createItem("video_progress", { video, ...stored }, { fields: ["id"] }),
  );
}

export async function addNote(own: OwnCms, video: string, written: Omit<FilmNote, "id">) {
  const row = { type: "videos" as const, item: video, ...written };
  await own.write(createItem("member_notes", row, { fields: ["id"] }));
}

/** Directus refuses to delete another member's note. @throws {CmsError} */
export async function removeNote(own: OwnCms, id: string): Promise<void> {
  await own.write(deleteItems("member_notes", [id]));
}

/**
 * Reports to the editors that a film does not play. A member has at most one report per film. @throws {CmsError}
 */
export async function reportBroken(own: OwnCms, video: string): Promise<void> {
  const opinion = { isUseful: false, reason: "other" as const, note: "O vídeo não toca." };
  const target = { targetType: "videos" as const, target: video };
  const filter = ofMember(own, {
    targetType: { _eq: target.targetType },
    target: { _eq: video },
  });
  // Replaces the member's earlier feedback on this film by “it does not play”.
  await changeOrCreate(
    own,
    updateItems("content_feedback", { filter }, opinion, { fields: ["id"] }),
    createItem("content_feedback", { ...target, ...opinion }, { fields: ["id"] }),
  );
}
