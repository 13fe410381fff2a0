import type { Film } from "./film";

/** What any screen of a film is given, be it our own player or that of somebody else. */
export type FilmScreenProps = {
  film: Film;
  title: string;
  posterUrl: string;
  /** Where it begins, at once: the member has asked for it. */
  startSec: number;
  onSecond: (second: number) => void;
  onStop: (second: number) => void;
  onBroken: () => void;
  /** Hands over the way to another second; null when there is none any more. */
  onSeeker: (seek: ((second: number) => void) | null) => void;
};
