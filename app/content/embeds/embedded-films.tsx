import { useEffect, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import { isPlainClick } from "~/ui/action/plain-click";
import { FilmStage } from "../film/film-stage";
import type { PlacedFilm } from "./films.server";

type Playing = { placed: PlacedFilm; figure: HTMLElement };

const keepNothing = () => undefined;

type PlacedFilmsProps = { films: readonly PlacedFilm[]; text: RefObject<HTMLElement> };

/**
 * Plays films embedded in a text on a click. Without a script, the link to the film's page works. No
 * position is saved.
 */
export function PlacedFilms({ films, text }: PlacedFilmsProps) {
  const [playing, setPlaying] = useState<readonly Playing[]>([]);

  useEffect(() => {
    const shown = text.current;
    if (!shown) return;
    function play(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest("[data-film] > a");
      const figure = link && link.parentElement;
      const placed = figure && films.find(({ film }) => film.id === figure.dataset["film"]);
      if (!placed || !isPlainClick(event)) return;
      event.preventDefault();
      link.remove();
      figure.tabIndex = -1;
      figure.focus();
      setPlaying((before) => [...before, { placed, figure }]);
    }
    shown.addEventListener("click", play);
    return () => shown.removeEventListener("click", play);
  }, [films, text]);

  const players = playing.map(({ placed: { film, title, posterUrl }, figure }) =>
    createPortal(
      <FilmStage
        film={film}
        title={title}
        posterUrl={posterUrl}
        startSec={0}
        resumeSec={null}
        linkedSec={null}
        onStart={keepNothing}
        onSecond={keepNothing}
        onStop={keepNothing}
        onSeeker={keepNothing}
      />,
      figure,
      film.id,
    ),
  );
  return <>{players}</>;
}
