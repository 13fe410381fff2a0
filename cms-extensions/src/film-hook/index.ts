import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { HISTORY_PAUSED } from "../../../contract/film.ts";
import { storedRows, type ItemMeta, type Payload } from "../content-hook/guards";
import { Refusal } from "../content-hook/refusal";
import { ruleRefusal } from "../content-hook/rule-refusal";
import { idOf } from "../content-hook/row-id";
import { everyMinute } from "../every-minute";
import { hasFilmFolders, mayBeFilm, settleFilmFolders } from "./film-folders";
import { watchedAfter, type Watched } from "./progress";
import { guardSample } from "./sample";

const OWN_WORDS = ["positionSec", "watchedAt", "maxSec", "completedAt"];

/** Rules of films: who may have a file, what belongs to it, which one everybody sees, and how far a member has watched. */
export default defineHook(({ filter, action, schedule }, { database, env, emitter }) => {
  for (const event of ["create", "update"]) {
    filter<Payload>(`video_progress.items.${event}`, (payload, meta, context) =>
      settleProgress(payload, meta as ItemMeta, context),
    );
  }
  filter<Payload>("videos.items.update", (payload, meta, context) =>
    withoutOldSmall(payload, meta as ItemMeta, context),
  );
  for (const event of ["create", "update", "delete"]) {
    for (const collection of ["videos", "glossary_terms"])
      action(`${collection}.items.${event}`, () => settleFilmFolders(database, emitter));
  }
  // What is not saved in anything yet, or in a version alone, is nobody's either.
  for (const event of ["upload", "create", "update"]) {
    action(`files.${event}`, async ({ payload }) => {
      if (mayBeFilm(payload as Payload)) await settleFilmFolders(database, emitter);
    });
  }
  // What lay open before an update, or was written past the hooks.
  schedule(everyMinute(env), async () => {
    if (await hasFilmFolders(database)) await settleFilmFolders(database, emitter);
  });
  for (const event of ["create", "update"]) {
    filter<Payload>(`videos.items.${event}`, async (payload, meta, context) => {
      await guardSample(payload, meta as ItemMeta, context);
      return payload;
    });
  }
});

/**
 * The smaller file of a film that was changed for another one shows the old film still. Of several films changed
 * at once it goes from all of them: none of them has the small file of what they all show now.
 */
async function withoutOldSmall(
  payload: Payload,
  meta: ItemMeta,
  { database }: EventContext,
): Promise<Payload> {
  if (!("file" in payload) || "fileSmall" in payload) return payload;
  // The file's own title, changed from within the form, comes as a row.
  const id = idOf(payload["file"]);
  const rows = await storedRows(database, meta, ["file"]);
  const isChanged = rows.some((row) => row["file"] !== id);
  return isChanged ? { ...payload, fileSmall: null } : payload;
}

const unwatched = { positionSec: 0, maxSec: 0, watchedAt: null, completedAt: null };

type StoredProgress = Watched & { video: string };

async function settleProgress(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const rows = (await storedRows(context.database, meta, ["*"])) as StoredProgress[];
  // Forgotten by its member, who may keep it for later all the same.
  if (rows.length > 0 && payload["watchedAt"] === null) return { ...payload, ...unwatched };
  const [stored = null, ...others] = rows;
  if (others.length > 0) {
    throw new Refusal({ field: "positionSec", reason: "Altere um item de cada vez." });
  }
  const isWatching = OWN_WORDS.some((field) => field in payload);
  if (stored && !isWatching) return payload;
  if (isWatching && (await isPaused(context))) {
    const beside = Object.entries(payload).filter(([name]) => !OWN_WORDS.includes(name));
    // Neither a row nor a trace of when it was written.
    if (!stored || beside.length === 0) throw ruleRefusal(HISTORY_PAUSED);
    return Object.fromEntries(beside);
  }
  const video = stored?.video ?? payload["video"];
  const film = await context
    .database("videos")
    .where({ id: video, status: "published" })
    .first<{ durationSec: number | null } | undefined>("durationSec");
  if (!film) throw new Refusal({ field: "video", reason: "Este vídeo não está no ar." });
  // Kept for later without having been watched.
  if (!stored && !("positionSec" in payload)) {
    return { ...payload, ...unwatched };
  }
  return { ...payload, ...watchedAfter(payload, stored, film, new Date()) };
}

/** Whether the member who writes chose that nothing of what they watch is kept. */
async function isPaused({ accountability, database }: EventContext): Promise<boolean> {
  if (!accountability?.user || accountability.admin) return false;
  const row = await database("directus_users")
    .where({ id: accountability.user })
    .first<{ isWatchHistoryPaused: boolean | null } | undefined>("isWatchHistoryPaused");
  return row?.isWatchHistoryPaused === true;
}
