import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { FilmStage } from "~/content/film/film-stage";
import type { EmbeddedFilm } from "~/content/embeds/embeds.server";
import { noteId, placeId, type Footnote, type SourceNote } from "~/content/embeds/footnote";
import { contentFacts } from "~/content/embeds/words";
import { translator } from "~/i18n/translator";
import { isPlainClick } from "~/ui/action/plain-click";
import { SmartLink } from "~/ui/action/smart-link";
import { Prose } from "~/ui/data/prose";
import type { ContentText } from "../schema";

const t = translator("content-facts", contentFacts);

export function Footnotes({ footnotes }: { footnotes: readonly Footnote[] }) {
  if (footnotes.length === 0) return null;
  return (
    <section role="doc-endnotes" aria-labelledby="footnotes" data-endnotes>
      <h2 id="footnotes">{t("title")}</h2>
      <ol>
        {footnotes.map((note, at) => (
          <li key={noteId(at + 1)} id={noteId(at + 1)}>
            {"html" in note ? <Prose html={note.html} /> : <Source note={note} />}{" "}
            <a
              href={`#${placeId(at + 1)}`}
              role="doc-backlink"
              aria-label={t("back", { number: at + 1 })}
            >
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Source({ note }: { note: SourceNote }) {
  const { title, source, sourceUrl, year, validFromLabel, validUntilLabel, reviewer } = note;
  const holds = [
    validFromLabel && t("from", { day: validFromLabel }),
    validUntilLabel && t(note.isOver ? "until.over" : "until.holds", { day: validUntilLabel }),
    reviewer && t("reviewer", { name: reviewer }),
  ].filter(Boolean);
  return (
    <>
      <b>{title}.</b>{" "}
      {source && (sourceUrl ? <SmartLink to={sourceUrl}>{source}</SmartLink> : source)}
      {source && year && `, ${year}`}
      {source && holds.length > 0 && " · "}
      <span data-over={note.isOver || undefined}>{holds.join(" · ")}</span>
    </>
  );
}

type Playing = { embedded: EmbeddedFilm; figure: HTMLElement };

const saveNothing = () => undefined;

type EmbeddedFilmsProps = { films: readonly EmbeddedFilm[]; text: RefObject<HTMLElement> };

/**
 * Plays films embedded in a text on a click. Without a script, the link to the film's page works. No
 * position is saved.
 */
export function EmbeddedFilms({ films, text }: EmbeddedFilmsProps) {
  const [playing, setPlaying] = useState<readonly Playing[]>([]);

  useEffect(() => {
    const shown = text.current;
    if (!shown) return;
    function play(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest("[data-film] > a");
      const figure = link && link.parentElement;
      const embedded = figure && films.find(({ film }) => film.id === figure.dataset["film"]);
      if (!embedded || !isPlainClick(event)) return;
      event.preventDefault();
      link.remove();
      figure.tabIndex = -1;
      figure.focus();
      setPlaying((before) => [...before, { embedded, figure }]);
    }
    shown.addEventListener("click", play);
    return () => shown.removeEventListener("click", play);
  }, [films, text]);

  const players = playing.map(({ embedded: { film, title, posterUrl }, figure }) =>
    createPortal(
      <FilmStage
        film={film}
        title={title}
        posterUrl={posterUrl}
        startSec={0}
        resumeSec={null}
        linkedSec={null}
        onStart={saveNothing}
        onSecond={saveNothing}
        onStop={saveNothing}
        onSeeker={saveNothing}
      />,
      figure,
      film.id,
    ),
  );
  return <>{players}</>;
}

type AfterTextProps = {
  item: ContentText;
  text: RefObject<HTMLElement>;
};

export function AfterText({ item, text }: AfterTextProps) {
  return (
    <>
      {item.films && <EmbeddedFilms films={item.films} text={text} />}
      <Footnotes footnotes={item.footnotes ?? []} />
    </>
  );
}
