import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams, useFetcher } from "@remix-run/react";
import { WATCH_LATER_FILTER, LATER } from "~/content/film/film-icons";
import { Notes } from "~/content/notes/notes";
import { savePositionEvery } from "~/content/save-position";
import { to } from "~/i18n/paths";
import { film as words } from "~/content/film/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { lazyPart } from "~/ui/later";
import { Outline } from "~/ui/media/icon";
import { cuesOf } from "../../../contract/content/captions.ts";
import {
  isEnded,
  isWorthResuming,
  type FilmChapter,
  NOTE_MAX_LENGTH,
  POSITION_EVERY_MS,
} from "../../../contract/content/film.ts";
import { clockOf, secondIn, type Film, type FilmNow, placeAt } from "../film/film";
import { FilmStage } from "../film/film-stage";
import type { Media } from "./item-page";
import styles from "../film/film-texts.module.css";
import { savesPositions, type OwnWatching, type FilmNote } from "../film/watching";

const t = translator("film", words);

const Transcript = lazyPart(() => import("../film/transcript").then((part) => part.Transcript));

type WatchRoomOptions = {
  film: Film;
  title: string;
  posterUrl: string;
  own: OwnWatching;
  onEnded?: (second: number) => void;
};

export type WatchRoom = Media & { now: FilmNow };

type ChapterListProps = {
  chapters: readonly FilmChapter[];
  second: number | null;
  onSeek: (second: number) => void;
};

function ChapterList({ chapters, second, onSeek }: ChapterListProps) {
  if (chapters.length === 0) return null;
  const current = second === null ? -1 : placeAt(chapters, second);
  return (
    <section className={styles.section} aria-labelledby="film-chapters">
      <h2 id="film-chapters" className={styles.title}>
        {t("chapters")}
      </h2>
      <ol className={styles.chapters}>
        {chapters.map(({ startSec, title }, at) => (
          <li key={startSec}>
            <button
              type="button"
              className={styles.line}
              aria-current={at === current ? "true" : undefined}
              onClick={() => onSeek(startSec)}
            >
              <span className={styles.time}>{clockOf(startSec)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

type FilmNotesProps = {
  film: Film;
  second: number;
  notes: readonly FilmNote[] | null;
  onSeek: (second: number) => void;
};

export function FilmNotes({ film, second, notes, onSeek }: FilmNotesProps) {
  // The film plays on while the member writes: the note refers to the second at which they began.
  const [startSec, setStartSec] = useState<number | null>(null);
  const aboutSec = startSec ?? second;
  return (
    <Notes
      id="film-notes"
      words={{ ...words.notes, label: t("notes.label", { time: clockOf(aboutSec) }) }}
      notes={notes}
      action={to("/app/videos/notes")}
      fields={{ video: film.id, second: aboutSec }}
      limit={NOTE_MAX_LENGTH}
      onTyped={(text) => setStartSec(text === "" ? null : aboutSec)}
      removal={(note) => ({
        fields: { remove: note.id },
        label: t("notes.remove", { time: clockOf(note.second) }),
      })}
      render={(note) => (
        <button type="button" className={styles.line} onClick={() => onSeek(note.second)}>
          <span className={styles.time}>{clockOf(note.second)}</span>
          {note.body}
        </button>
      )}
    />
  );
}

function MomentLink({ second }: { second: number }) {
  const [outcome, setOutcome] = useState("");
  async function copy(): Promise<void> {
    const address = `${location.origin}${location.pathname}?t=${second}`;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setOutcome(t(isCopied ? "moment.copied" : "moment.failed", { address }));
  }
  return (
    <>
      <Button variant="text" size="sm" icon="link" onClick={() => void copy()}>
        {t("moment.copy", { time: clockOf(second) })}
      </Button>
      <span role="status" className={styles.status}>
        {outcome}
      </span>
    </>
  );
}

const nobody = { moved: () => undefined, stopped: () => undefined, left: () => undefined };

const PROGRESS_PATH = to("/app/videos/progress");

export function createPositionSaver(video: string, nowMs?: () => number) {
  return savePositionEvery({
    path: PROGRESS_PATH,
    everyMs: POSITION_EVERY_MS,
    bodyOf: (second) =>
      new URLSearchParams({
        video,
        positionSec: String(Math.floor(second)),
        watchedAt: new Date().toISOString(),
      }),
    ...(nowMs && { nowMs }),
  });
}

/** Also saves when the page is hidden. Saves nothing while `isPaused`. */
function usePositionSaver(video: string, isPaused: boolean) {
  const saver = useMemo(() => (isPaused ? nobody : createPositionSaver(video)), [video, isPaused]);
  useEffect(() => {
    const leave = () => saver.left();
    const hide = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [saver]);
  return saver;
}

function WatchLater({ film, isKept: isSaved }: { film: Film; isKept: boolean }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const sent = fetcher.formData?.get("isWatchLater");
  const isShownSaved = sent ? sent === "true" : isSaved;
  const hasFailed = fetcher.state === "idle" && (fetcher.data?.code ?? null) !== null;
  return (
    <fetcher.Form method="post" action={PROGRESS_PATH}>
      <input type="hidden" name="video" value={film.id} />
      <input type="hidden" name="isWatchLater" value={String(!isShownSaved)} />
      <Button type="submit" variant="text" size="sm" aria-pressed={isShownSaved}>
        <Outline path={isShownSaved ? WATCH_LATER_FILTER : LATER} size={18} />
        {t(isShownSaved ? "later.remove" : "later.add")}
      </Button>
      <span role="status" className={styles.status}>
        {hasFailed && t("later.failed")}
      </span>
    </fetcher.Form>
  );
}

export function useWatchRoom({
  film,
  title,
  posterUrl,
  own,
  onEnded,
}: WatchRoomOptions): WatchRoom {
  const [searchParams] = useSearchParams();
  const linkedSec = secondIn(searchParams, film.durationSec);
  const [startSec, setStartSec] = useState<number | null>(null);
  const [second, setSecond] = useState<number | null>(null);
  const seek = useRef<((second: number) => void) | null>(null);
  const hasEnded = useRef(false);
  const tools = useRef<HTMLDivElement>(null);
  const shouldBeVisible = useRef(false);
  const cues = useMemo(() => cuesOf(film.captions), [film.captions]);
  const saver = usePositionSaver(film.id, !savesPositions(own));
  const leftSec = own.positionSec ?? 0;
  const resumeSec = isWorthResuming(leftSec, film.durationSec) ? leftSec : null;

  // In the next frame: after the browser's own scrolling for the click.
  const showStage = useCallback(
    () => requestAnimationFrame(() => tools.current?.scrollIntoView({ block: "end" })),
    [],
  );
  const onSeeker = useCallback(
    (found: typeof seek.current) => {
      seek.current = found;
      if (!found || !shouldBeVisible.current) return;
      shouldBeVisible.current = false;
      // The player replaced the picture, which may have moved everything below.
      showStage();
    },
    [showStage],
  );
  const onSecond = useCallback(
    (at: number) => {
      setSecond(Math.floor(at * 4) / 4);
      saver.moved(at);
      const wasEnded = hasEnded.current;
      hasEnded.current = isEnded(at, film.durationSec);
      if (hasEnded.current && !wasEnded) onEnded?.(at);
    },
    [saver, onEnded, film.durationSec],
  );
  // The address changed to another second of a film that already plays.
  useEffect(() => {
    if (linkedSec !== null) seek.current?.(linkedSec);
  }, [linkedSec]);
  const onStop = useCallback((at: number) => saver.stopped(at), [saver]);
  const goTo = (at: number) => (seek.current ? seek.current(at) : setStartSec(at));
  const now = Math.min(Math.floor(second ?? linkedSec ?? 0), film.durationSec);

  const screen = { film, title, posterUrl, onSecond, onStop, onSeeker };
  const beginnings = { startSec, resumeSec, linkedSec };
  const stage = (
    <>
      <FilmStage {...screen} {...beginnings} onStart={setStartSec} />
      <div ref={tools} className={styles.tools}>
        <WatchLater film={film} isKept={own.isWatchLater} />
        <MomentLink second={now} />
      </div>
      {own.isPaused && <p className={styles.hint}>{t("paused")}</p>}
    </>
  );
  const texts = (
    <div className={styles.texts}>
      <ChapterList chapters={film.chapters} second={second} onSeek={goTo} />
      {cues.length > 0 && <Transcript cues={cues} second={second} onSeek={goTo} />}
      <FilmNotes film={film} second={now} notes={own.notes} onSeek={goTo} />
      {film.provider === "file" && <p className={styles.hint}>{t("shortcuts")}</p>}
    </div>
  );
  const onSeek = (at: number) => {
    shouldBeVisible.current = seek.current === null;
    goTo(at);
    showStage();
  };
  return { stage, texts, now: { second: now, clock: clockOf(now), onSeek } };
}
