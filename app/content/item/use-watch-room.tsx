import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "@remix-run/react";
import { film as words } from "~/i18n/pt-BR/content/film";
import { translator } from "~/i18n/translator";
import { later } from "~/ui/later";
import type { Media } from "~/content/item/reader-page";
import { cuesOf } from "../../../contract/content/captions.ts";
import { isEnded, isWorthResuming } from "../../../contract/content/film.ts";
import { ChapterList } from "../film/chapter-list";
import { clockOf, secondIn, type Film, type FilmNow } from "../film/film";
import { FilmStage } from "../film/film-stage";
import { MomentLink } from "../film/moment-link";
import { FilmNotes } from "../film/film-notes";
import styles from "../film/film-texts.module.css";
import { usePositionKeeper } from "../film/use-save-position";
import { WatchLater } from "../film/watch-later";
import { keepsPositions, type OwnWatching } from "../film/watching";

const t = translator("film", words);

const Transcript = later(() => import("../film/transcript").then((part) => part.Transcript));

type WatchRoomOptions = {
  film: Film;
  title: string;
  posterUrl: string;
  own: OwnWatching;
  onEnded?: (second: number) => void;
};

export type WatchRoom = Media & { now: FilmNow };

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
  const isWantedInSight = useRef(false);
  const cues = useMemo(() => cuesOf(film.captions), [film.captions]);
  const keeper = usePositionKeeper(film.id, !keepsPositions(own));
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
      if (!found || !isWantedInSight.current) return;
      isWantedInSight.current = false;
      // The player replaced the picture, which may have moved everything below.
      showStage();
    },
    [showStage],
  );
  const onSecond = useCallback(
    (at: number) => {
      setSecond(Math.floor(at * 4) / 4);
      keeper.moved(at);
      const wasEnded = hasEnded.current;
      hasEnded.current = isEnded(at, film.durationSec);
      if (hasEnded.current && !wasEnded) onEnded?.(at);
    },
    [keeper, onEnded, film.durationSec],
  );
  // The address changed to another second of a film that already plays.
  useEffect(() => {
    if (linkedSec !== null) seek.current?.(linkedSec);
  }, [linkedSec]);
  const onStop = useCallback((at: number) => keeper.stopped(at), [keeper]);
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
    isWantedInSight.current = seek.current === null;
    goTo(at);
    showStage();
  };
  return { stage, texts, now: { second: now, clock: clockOf(now), onSeek } };
}
