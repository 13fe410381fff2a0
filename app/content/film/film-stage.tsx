import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { late } from "~/ui/later";
import { CoverImage } from "~/ui/media/cover-image";
import { Outline } from "~/ui/media/icon";
import { Spinner } from "~/ui/media/spinner";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { clockOf, PROVIDER_NAMES, type FilmScreenProps } from "./film";
import { PLAY } from "./film-icons";
import { film as words } from "./words";
import styles from "./film-stage.module.css";

const t = translator("film", words);

// Lazy-loaded: a page that shows only the poster loads no player.
const screens = {
  file: lazy(() => import("./film-player").then((part) => ({ default: part.FilmPlayer }))),
  embed: lazy(() => import("./embed-screen").then((part) => ({ default: part.EmbedScreen }))),
};

const BrokenFilm = late(() => import("./broken-film").then((part) => part.BrokenFilm));

type FilmStageProps = Omit<FilmScreenProps, "startSec" | "onBroken"> & {
  /** Null until the member starts the film. */
  startSec: number | null;
  onStart: (second: number) => void;
  /** Saved position of the member; null if none is saved. */
  resumeSec: number | null;
  linkedSec: number | null;
};

export function FilmStage(props: FilmStageProps) {
  const { startSec, onStart, resumeSec, linkedSec, ...screen } = props;
  const [isBroken, setIsBroken] = useState(false);
  const [brokeAtSec, setBrokeAtSec] = useState<number | null>(null);
  const lastSecond = useRef<number | null>(null);
  const { onSecond: reportSecond } = screen;
  const onSecond = useCallback(
    (second: number) => {
      // A player reports second 0 before it starts. After a failure, this 0 must not replace the last position.
      if (second === 0 && lastSecond.current !== null) return;
      if (second > 0) lastSecond.current = second;
      reportSecond(second);
    },
    [reportSecond],
  );
  const [chosenSec, setChosenSec] = useState(startSec);
  if (chosenSec !== startSec) {
    // The member chose a new start after the failure: forget the position of the failure.
    setChosenSec(startSec);
    setBrokeAtSec(null);
  }
  const { film, posterUrl } = screen;
  if (isBroken) {
    return (
      <Suspense fallback={<Waiting />}>
        <BrokenFilm film={film} onRetry={() => setIsBroken(false)} />
      </Suspense>
    );
  }
  if (startSec !== null) {
    const stop = () => {
      setBrokeAtSec(lastSecond.current);
      setIsBroken(true);
    };
    const Screen = screens[film.provider === "file" ? "file" : "embed"];
    return (
      <div className={styles.stage}>
        <Suspense fallback={<Waiting />}>
          <Screen
            {...screen}
            onSecond={onSecond}
            startSec={brokeAtSec ?? startSec}
            onBroken={stop}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <CoverImage className={styles.poster} src={posterUrl} alt="" widthPx={960} isFirst />
      <div className={styles.cover}>
        <StartButtons {...{ film, resumeSec, linkedSec, onStart }} />
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.cover} role="status">
      <Spinner />
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
    </div>
  );
}

type StartButtonsProps = Pick<FilmStageProps, "film" | "resumeSec" | "linkedSec" | "onStart">;

function StartButtons({ film, resumeSec, linkedSec, onStart }: StartButtonsProps) {
  const icon = <Outline path={PLAY} />;
  const goOn = linkedSec ?? resumeSec;
  if (goOn !== null) {
    const time = clockOf(goOn);
    return (
      <div className={styles.choice}>
        {linkedSec === null && <p>{t("resumeWhy", { time })}</p>}
        <Button size="lg" onClick={() => onStart(goOn)}>
          {icon}
          {t(linkedSec === null ? "resume" : "startAt", { time })}
        </Button>
        <Button size="lg" variant="text" className={styles.again} onClick={() => onStart(0)}>
          {t("playFromStart")}
        </Button>
        <EmbedWarning film={film} />
      </div>
    );
  }
  if (film.provider === "file") {
    return (
      <Button size="lg" onClick={() => onStart(0)}>
        {icon}
        {t("play")}
      </Button>
    );
  }
  return (
    <div className={styles.choice}>
      <Button size="lg" onClick={() => onStart(0)}>
        {icon}
        {t("embed.play", { provider: PROVIDER_NAMES[film.provider] })}
      </Button>
      <EmbedWarning film={film} />
    </div>
  );
}

function EmbedWarning({ film: { provider } }: Pick<FilmStageProps, "film">) {
  if (provider === "file") return null;
  return <p>{t("embed.why", { provider: PROVIDER_NAMES[provider] })}</p>;
}
