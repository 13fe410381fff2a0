import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { HISTORY_PAUSED } from "../../../../contract/content/film.ts";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards";
import { Refusal, ruleRefusal } from "../../shared/refusal";
import { idOf } from "../../shared/row-id";
import { everyMinute } from "../../shared/every-minute";
import { hasFilmFolders, mayBeFilm, updateFilmFolders } from "./film-folders";
import { watchedAfter, type Watched } from "./progress";
import { guardSample } from "./sample";

const OWN_WORDS = ["positionSec", "watchedAt", "maxSec", "completedAt"];

export default defineHook(({ filter, action, schedule }, { database, env, emitter }) => {
  for (const event of ["create", "update"]) {
    filter<Payload>(`video_progress.items.${event}`, (payload, meta, context) =>
      normalizeProgress(payload, meta as ItemMeta, context),
    );
  }
  filter<Payload>("videos.items.update", (payload, meta, context) =>
    withoutStaleSmallFile(payload, meta as ItemMeta, context),
  );
  for (const event of ["create", "update", "delete"]) {
    for (const collection of ["videos", "glossary_terms"])
      action(`${collection}.items.${event}`, () => updateFilmFolders(database, emitter));
  }
  // A file that is unsaved, or only in a version, is for editors only.
  for (const event of ["upload", "create", "update"]) {
    action(`files.${event}`, async ({ payload }) => {
      if (mayBeFilm(payload as Payload)) await updateFilmFolders(database, emitter);
    });
  }
  // For files from before an update, or written without hooks.
  schedule(everyMinute(env), async () => {
    if (await hasFilmFolders(database)) await updateFilmFolders(database, emitter);
  });
  for (const event of ["create", "update"]) {
    filter<Payload>(`videos.items.${event}`, async (payload, meta, context) => {
      await guardSample(payload, meta as ItemMeta, context);
      return payload;
    });
  }
});

/**
 * When a film's file changes, its smaller file still shows the old film and is removed. If several films
 * change at once, all lose theirs.
 */
async function withoutStaleSmallFile(
  payload: Payload,
  meta: ItemMeta,
  { database }: EventContext,
): Promise<Payload> {
  if (!("file" in payload) || "fileSmall" in payload) return payload;
  // Changing the file's title within the form sends the file as a row.
  const id = idOf(payload["file"]);
  const rows = await storedRows(database, meta, ["file"]);
  const isChanged = rows.some((row) => row["file"] !== id);
  return isChanged ? { ...payload, fileSmall: null } : payload;
}

const unwatched = { positionSec: 0, maxSec: 0, watchedAt: null, completedAt: null };

type StoredProgress = Watched & { video: string };

async function normalizeProgress(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const rows = (await storedRows(context.database, meta, ["*"])) as StoredProgress[];
  // Removed from the history; the member may still keep it in the watch list.
  if (rows.length > 0 && payload["watchedAt"] === null) return { ...payload, ...unwatched };
  const [stored = null, ...others] = rows;
  if (others.length > 0) {
    throw new Refusal({ field: "positionSec", reason: "Altere um item de cada vez." });
  }
  const isWatching = OWN_WORDS.some((field) => field in payload);
  if (stored && !isWatching) return payload;
  if (isWatching && (await isPaused(context))) {
    const beside = Object.entries(payload).filter(([name]) => !OWN_WORDS.includes(name));
    // Stores neither a row nor its time.
    if (!stored || beside.length === 0) throw ruleRefusal(HISTORY_PAUSED);
    return Object.fromEntries(beside);
  }
  const video = stored?.video ?? payload["video"];
  const film = await context
    .database("videos")
    .where({ id: video, status: "published" })
    .first<{ durationSec: number | null } | undefined>("durationSec");
  if (!film) throw new Refusal({ field: "video", reason: "Este vídeo não está no ar." });
  // Added to the watch list without being watched.
  if (!stored && !("positionSec" in payload)) {
    return { ...payload, ...unwatched };
  }
  return { ...payload, ...watchedAfter(payload, stored, film, new Date()) };
}

async function isPaused({ accountability, database }: EventContext): Promise<boolean> {
  if (!accountability?.user || accountability.admin) return false;
  const row = await database("directus_users")
    .where({ id: accountability.user })
    .first<{ isWatchHistoryPaused: boolean | null } | undefined>("isWatchHistoryPaused");
  return row?.isWatchHistoryPaused === true;
}
