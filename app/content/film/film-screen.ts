import type { Film } from "./film";

/** Props of every film player, our own or a third party's. */
export type FilmScreenProps = {
  film: Film;
  title: string;
  posterUrl: string;
  /** Second at which playback starts immediately; the member has pressed play. */
  startSec: number;
  onSecond: (second: number) => void;
  onStop: (second: number) => void;
  onBroken: () => void;
  /** Receives the seek function; null once the player is gone. */
  onSeeker: (seek: ((second: number) => void) | null) => void;
};
