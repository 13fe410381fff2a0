import {
  Captions,
  Controls,
  MediaPlayer,
  MediaProvider,
  Track,
  type MediaPlayerInstance,
  CaptionButton,
  FullscreenButton,
  MuteButton,
  PIPButton,
  PlayButton,
  Time,
  TimeSlider,
  useMediaRemote,
  useMediaState,
  VolumeSlider,
} from "@vidstack/react";
import { useEffect, useRef, useState } from "react";
import { translator } from "~/i18n/translator";
import { Outline } from "~/ui/media/icon";
import { sourceOf, type FilmQuality, type Film, type FilmScreenProps } from "./film";
import { CAPTIONS, FULLSCREEN, FULLSCREEN_END, MUTED, PAUSE, PIP, PLAY, SOUND } from "./film-icons";
import { film as words } from "./words";
import styles from "./film-player.module.css";
import { focusWhenLost } from "./focus-when-lost";
import { saveQuality, savedQuality, QUALITIES } from "./quality";

const t = translator("film", words);
const ARRIVED_WITHIN_SEC = 1.5;

type FilmControlsProps = {
  film: Film;
  quality: FilmQuality;
  onQuality: (quality: FilmQuality) => void;
};

function FilmControls({ film, quality, onQuality }: FilmControlsProps) {
  const isPaused = useMediaState("paused");
  const isMuted = useMediaState("muted");
  const hasCaptions = useMediaState("textTrack") !== null;
  const isFullscreen = useMediaState("fullscreen");
  const isPip = useMediaState("pictureInPicture");
  const playLabel = t(isPaused ? "controls.play" : "controls.pause");
  const muteLabel = t(isMuted ? "controls.unmute" : "controls.mute");
  const captionsLabel = t(hasCaptions ? "controls.captionsOff" : "controls.captionsOn");
  const pipLabel = t(isPip ? "controls.pipEnd" : "controls.pip");
  const fullscreenLabel = t(isFullscreen ? "controls.fullscreenEnd" : "controls.fullscreen");
  return (
    <Controls.Group className={styles.bar}>
      <Timeline film={film} />
      <div className={styles.row}>
        <PlayButton className={styles.button} aria-label={playLabel} title={playLabel}>
          <Outline path={isPaused ? PLAY : PAUSE} />
        </PlayButton>
        <MuteButton
          className={`${styles.button} ${styles.sound}`}
          aria-label={muteLabel}
          title={muteLabel}
        >
          <Outline path={isMuted ? MUTED : SOUND} />
        </MuteButton>
        <VolumeSlider.Root className={styles.volume} aria-label={t("controls.volume")}>
          <VolumeSlider.Track className={styles.track} />
          <VolumeSlider.TrackFill className={styles.fill} />
          <VolumeSlider.Thumb className={styles.thumb} />
        </VolumeSlider.Root>
        <span className={styles.time}>
          <Time type="current" /> / <Time type="duration" />
        </span>
        <SpeedChoice />
        {film.hasSmall && (
          <select
            className={styles.speed}
            aria-label={t("controls.quality")}
            title={t("controls.quality")}
            value={quality}
            onChange={({ target }) => onQuality(target.value as FilmQuality)}
          >
            {QUALITIES.map((each) => (
              <option key={each} value={each}>
                {t(`qualities.${each}`)}
              </option>
            ))}
          </select>
        )}
        {film.captions && (
          <CaptionButton
            className={`${styles.button} ${styles.toggle}`}
            aria-label={captionsLabel}
            aria-pressed={hasCaptions}
            title={captionsLabel}
          >
            <Outline path={CAPTIONS} />
          </CaptionButton>
        )}
        <PIPButton className={styles.button} aria-label={pipLabel} title={pipLabel}>
          <Outline path={PIP} />
        </PIPButton>
        <FullscreenButton
          className={styles.button}
          aria-label={fullscreenLabel}
          title={fullscreenLabel}
        >
          <Outline path={isFullscreen ? FULLSCREEN_END : FULLSCREEN} />
        </FullscreenButton>
      </div>
    </Controls.Group>
  );
}

function Timeline({ film: { chapters, durationSec } }: { film: Film }) {
  return (
    <TimeSlider.Root className={styles.timeline} aria-label={t("controls.seek")} keyStep={10}>
      <TimeSlider.Track className={styles.track} />
      <TimeSlider.Progress className={styles.loaded} />
      <TimeSlider.TrackFill className={styles.fill} />
      <svg className={styles.marks} viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden>
        {chapters
          .filter(({ startSec }) => startSec > 0 && startSec < durationSec)
          .map(({ startSec }) => (
            <rect key={startSec} x={(startSec / durationSec) * 1000} width="4" height="4" />
          ))}
      </svg>
      <TimeSlider.Thumb className={styles.thumb} />
    </TimeSlider.Root>
  );
}

const KEY = "portal-film-speed";

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

function savedSpeed(): number {
  try {
    const saved = Number(localStorage.getItem(KEY));
    return SPEEDS.find((speed) => speed === saved) ?? 1;
  } catch {
    return 1;
  }
}

function saveSpeed(speed: number): void {
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // Storage failed: the speed applies to this film only.
  }
}

function SpeedChoice() {
  const remote = useMediaRemote();
  const speed = useMediaState("playbackRate");
  return (
    <select
      className={styles.speed}
      aria-label={t("controls.speed")}
      title={t("controls.speed")}
      value={speed}
      onChange={({ target }) => remote.changePlaybackRate(Number(target.value))}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each.toLocaleString("pt-BR")}×
        </option>
      ))}
    </select>
  );
}

type Change = { atSec: number; plays: boolean; quality: FilmQuality; isMatch: boolean };

export function FilmPlayer(props: FilmScreenProps) {
  const { film, title, posterUrl, startSec, onSecond, onStop, onBroken, onSeeker } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const [quality, setQuality] = useState(() => savedQuality(film));
  const change = useRef<Change | null>(null);

  function changeQuality(chosen: FilmQuality): void {
    const { canPlay = false, paused = false, currentTime = 0 } = player.current?.state ?? {};
    // The player reports second 0 while a file loads and until its first seek.
    const from = change.current ?? {
      atSec: canPlay ? currentTime : startSec,
      plays: !canPlay || !paused,
    };
    change.current = { ...from, quality: chosen, isMatch: false };
    saveQuality(chosen);
    setQuality(chosen);
  }

  function begin(): void {
    const { current: pendingChange } = change;
    if (!player.current) return;
    if (pendingChange) {
      // The member has chosen another quality since.
      if (player.current.state.source.src !== sourceOf(film, pendingChange.quality)) return;
      player.current.currentTime = pendingChange.atSec;
      pendingChange.isMatch = true;
    }
    if (!pendingChange || pendingChange.plays) void player.current.play().catch(() => null);
  }

  /** Between two files the player reports second 0, which must not be saved. */
  function unlessChanging(store: (second: number) => void, second: number): void {
    const { isMatch, atSec } = change.current ?? { isMatch: true, atSec: second };
    if (!isMatch || Math.abs(second - atSec) > ARRIVED_WITHIN_SEC) return;
    change.current = null;
    store(second);
  }

  function saveSeekedPosition(second: number): void {
    if (change.current && !change.current.isMatch) return;
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
      if (change.current && !change.current.isMatch) {
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
      playbackRate={savedSpeed()}
      // The member pressed play to get here. The player would not start by itself under reduced motion.
      onCanPlay={begin}
      onMediaPlayRequest={() => choosePlaying(true)}
      onMediaPauseRequest={() => choosePlaying(false)}
      onTimeUpdate={({ currentTime }) => unlessChanging(onSecond, currentTime)}
      onPause={() => unlessChanging(onStop, player.current?.currentTime ?? 0)}
      onSeeked={saveSeekedPosition}
      onEnded={() => onStop(player.current?.duration ?? 0)}
      onRateChange={saveSpeed}
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
