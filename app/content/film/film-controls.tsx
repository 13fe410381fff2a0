import {
  CaptionButton,
  Controls,
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
import { film as words } from "~/i18n/pt-BR/content/film";
import { translator } from "~/i18n/translator";
import { Outline } from "~/ui/media/icon";
import type { Film, FilmQuality } from "./film";
import { CAPTIONS, FULLSCREEN, FULLSCREEN_END, MUTED, PAUSE, PIP, PLAY, SOUND } from "./film-icons";
import styles from "./film-player.module.css";
import { QUALITIES } from "./quality";
import { SPEEDS } from "./speed";

const t = translator("film", words);

type FilmControlsProps = {
  film: Film;
  quality: FilmQuality;
  onQuality: (quality: FilmQuality) => void;
};

export function FilmControls({ film, quality, onQuality }: FilmControlsProps) {
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
