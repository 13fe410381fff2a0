import {
  Captions,
  Controls,
  MediaPlayer,
  MediaProvider,
  Track,
  type MediaPlayerInstance,
} from "@vidstack/react";
import { useEffect, useRef, useState } from "react";
import { film as words } from "~/i18n/pt-BR/content/film";
import { translator } from "~/i18n/translator";
import { sourceOf, type FilmQuality } from "./film";
import { FilmControls } from "./film-controls";
import styles from "./film-player.module.css";
import type { FilmScreenProps } from "./film-screen";
import { focusWhenLost } from "./focus-when-lost";
import { keepQuality, keptQuality } from "./quality";
import { keepSpeed, keptSpeed } from "./speed";

const t = translator("film", words);
const ARRIVED_WITHIN_SEC = 1.5;

type Change = { atSec: number; plays: boolean; quality: FilmQuality; isSought: boolean };

export function FilmPlayer(props: FilmScreenProps) {
  const { film, title, posterUrl, startSec, onSecond, onStop, onBroken, onSeeker } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const [quality, setQuality] = useState(() => keptQuality(film));
  const change = useRef<Change | null>(null);

  function changeQuality(chosen: FilmQuality): void {
    const { canPlay = false, paused = false, currentTime = 0 } = player.current?.state ?? {};
    // The player reports second 0 while a file is loading or has not been sought yet.
    const from = change.current ?? {
      atSec: canPlay ? currentTime : startSec,
      plays: !canPlay || !paused,
    };
    change.current = { ...from, quality: chosen, isSought: false };
    keepQuality(chosen);
    setQuality(chosen);
  }

  function begin(): void {
    const { current: goesOn } = change;
    if (!player.current) return;
    if (goesOn) {
      // An earlier choice that has been replaced since.
      if (player.current.state.source.src !== sourceOf(film, goesOn.quality)) return;
      player.current.currentTime = goesOn.atSec;
      goesOn.isSought = true;
    }
    if (!goesOn || goesOn.plays) void player.current.play().catch(() => null);
  }

  /** Between two files the player reports second 0, which must not be saved. */
  function unlessChanging(keep: (second: number) => void, second: number): void {
    const { isSought, atSec } = change.current ?? { isSought: true, atSec: second };
    if (!isSought || Math.abs(second - atSec) > ARRIVED_WITHIN_SEC) return;
    change.current = null;
    keep(second);
  }

  function keepSought(second: number): void {
    if (change.current && !change.current.isSought) return;
    change.current = null;
    onStop(second);
  }

  /** A press of play or pause during the switch also applies to the new file. */
  function choosePlaying(plays: boolean): void {
    if (change.current) change.current = { ...change.current, plays };
  }

  useEffect(() => focusWhenLost(player.current?.el), []);

  useEffect(() => {
    onSeeker((second) => {
      if (!player.current) return;
      if (change.current && !change.current.isSought) {
        change.current = { ...change.current, atSec: second, plays: true };
        return;
      }
      change.current = null;
      player.current.currentTime = second;
      void player.current.play().catch(() => null);
    });
    return () => onSeeker(null);
  }, [onSeeker]);

  return (
    <MediaPlayer
      ref={player}
      className={styles.player}
      title={t("player", { title })}
      src={{ src: sourceOf(film, quality), type: "video/mp4" }}
      poster={posterUrl}
      load="eager"
      preload="auto"
      playsInline
      storage={null}
      currentTime={startSec}
      playbackRate={keptSpeed()}
      // The member pressed play to get here. The player would not start by itself under reduced motion.
      onCanPlay={begin}
      onMediaPlayRequest={() => choosePlaying(true)}
      onMediaPauseRequest={() => choosePlaying(false)}
      onTimeUpdate={({ currentTime }) => unlessChanging(onSecond, currentTime)}
      onPause={() => unlessChanging(onStop, player.current?.currentTime ?? 0)}
      onSeeked={keepSought}
      onEnded={() => onStop(player.current?.duration ?? 0)}
      onRateChange={keepSpeed}
      onError={onBroken}
    >
      <MediaProvider>
        {film.captions && (
          <Track
            content={film.captions}
            type="vtt"
            kind="captions"
            language="pt-BR"
            label={t("captions")}
            default
          />
        )}
      </MediaProvider>
      <Captions className={styles.captions} />
      <Controls.Root className={styles.controls} hideDelay={2500}>
        <FilmControls film={film} quality={quality} onQuality={changeQuality} />
      </Controls.Root>
    </MediaPlayer>
  );
}
