import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { film as words } from "~/i18n/pt-BR/film";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { late } from "~/ui/late";
import { CoverImage } from "~/ui/media/cover-image";
import { Outline } from "~/ui/media/icon";
import { Spinner } from "~/ui/media/spinner";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { clockOf } from "./film";
import { PLAY } from "./film-icons";
import type { FilmScreenProps } from "./film-screen";
import { PROVIDER_NAMES } from "./provider-names";
import styles from "./film-stage.module.css";

const t = translator("film", words);

// Each player comes when it is wanted: a page with a poster alone loads neither.
const screens = {
  file: lazy(() => import("./film-player").then((part) => ({ default: part.FilmPlayer }))),
  embed: lazy(() => import("./embed-screen").then((part) => ({ default: part.EmbedScreen }))),
};

const BrokenFilm = late(() => import("./broken-film").then((part) => part.BrokenFilm));

type FilmStageProps = Omit<FilmScreenProps, "startSec" | "onBroken"> & {
  /** From where it plays, once the member said so; null before. */
  startSec: number | null;
  onStart: (second: number) => void;
  /** Where one may go on from, if that is worth offering. */
  resumeSec: number | null;
  /** The second that the address names. */
  linkedSec: number | null;
};

/** The place of a film: its picture until somebody wants to watch, then the player. */
export function FilmStage(props: FilmStageProps) {
  const { startSec, onStart, resumeSec, linkedSec, ...screen } = props;
  const [isBroken, setIsBroken] = useState(false);
  /** Where it stood when it stopped playing: tried again, it goes on from there. */
  const [brokeAtSec, setBrokeAtSec] = useState<number | null>(null);
  const stoodAt = useRef<number | null>(null);
  const { onSecond: hear } = screen;
  const onSecond = useCallback(
    (second: number) => {
      // A player that has not begun says second 0: after a break that is not where the film stands.
      if (second === 0 && stoodAt.current !== null) return;
      if (second > 0) stoodAt.current = second;
      hear(second);
    },
    [hear],
  );
  const [chosenSec, setChosenSec] = useState(startSec);
  if (chosenSec !== startSec) {
    // What the member chose since goes before where it broke.
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
      setBrokeAtSec(stoodAt.current);
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

/** Nothing of somebody else's is loaded before the click that this stands beside. */
function EmbedWarning({ film: { provider } }: Pick<FilmStageProps, "film">) {
  if (provider === "file") return null;
  return <p>{t("embed.why", { provider: PROVIDER_NAMES[provider] })}</p>;
}
