import {
  Captions,
  Controls,
  MediaPlayer,
  MediaProvider,
  Track,
  type MediaPlayerInstance,
} from "@vidstack/react";
import { useEffect, useRef, useState } from "react";
import { film as words } from "~/i18n/pt-BR/film";
import { translator } from "~/i18n/translator";
import { sourceOf, type FilmQuality } from "./film";
import { FilmControls } from "./film-controls";
import styles from "./film-player.module.css";
import type { FilmScreenProps } from "./film-screen";
import { keepQuality, keptQuality } from "./quality";
import { keepSpeed, keptSpeed } from "./speed";

const t = translator("film", words);

/** Our own player, for files. Loaded once somebody wants to watch. */
export function FilmPlayer(props: FilmScreenProps) {
  const { film, title, posterUrl, startSec, onSecond, onStop, onBroken, onSeeker } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const [quality, setQuality] = useState(() => keptQuality(film));
  /** How the same film goes on once its other file is there; null while none is waited for. */
  const change = useRef<{ atSec: number; plays: boolean } | null>(null);

  function changeQuality(chosen: FilmQuality): void {
    const { canPlay = false, paused = false, currentTime = 0 } = player.current?.state ?? {};
    // Of a file that is not there yet, the player says second 0.
    change.current ??= canPlay
      ? { atSec: currentTime, plays: !paused }
      : { atSec: startSec, plays: true };
    keepQuality(chosen);
    setQuality(chosen);
  }

  function begin(): void {
    if (!player.current) return;
    const { atSec, plays } = change.current ?? { atSec: null, plays: true };
    if (atSec !== null) player.current.currentTime = atSec;
    change.current = null;
    if (plays) void player.current.play().catch(() => null);
  }

  /** Between two files the player stands at second 0, where nobody is. */
  const unlessChanging = (keep: (second: number) => void, second: number) => {
    if (change.current === null) keep(second);
  };

  useEffect(() => {
    onSeeker((second) => {
      if (!player.current) return;
      if (change.current) {
        change.current = { atSec: second, plays: true };
        return;
      }
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
      // Whoever sees the player pressed to watch. By itself it would not begin where motion is to be reduced.
      onCanPlay={begin}
      onTimeUpdate={({ currentTime }) => unlessChanging(onSecond, currentTime)}
      onPause={() => unlessChanging(onStop, player.current?.currentTime ?? 0)}
      onSeeked={(second) => unlessChanging(onStop, second)}
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
