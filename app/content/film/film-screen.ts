import type { Film } from "./film";

export type FilmScreenProps = {
  film: Film;
  title: string;
  posterUrl: string;
  startSec: number;
  onSecond: (second: number) => void;
  onStop: (second: number) => void;
  onBroken: () => void;
  /** Null once the player is gone. */
  onSeeker: (seek: ((second: number) => void) | null) => void;
};
