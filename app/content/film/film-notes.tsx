import { useState } from "react";
import { film as words } from "~/i18n/pt-BR/content/film";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Notes } from "../notes/notes";
import { clockOf, type Film } from "./film";
import styles from "./film-texts.module.css";
import type { FilmNote } from "./watching";
import { NOTE_MAX_LENGTH } from "../../../contract/content/film.ts";

const t = translator("film", words);

type FilmNotesProps = {
  film: Film;
  second: number;
  notes: readonly FilmNote[] | null;
  onSeek: (second: number) => void;
};

export function FilmNotes({ film, second, notes, onSeek }: FilmNotesProps) {
  // The film plays on while the member writes: the note refers to the second at which they began.
  const [begunSec, setBegunSec] = useState<number | null>(null);
  const aboutSec = begunSec ?? second;
  return (
    <Notes
      id="film-notes"
      words={{ ...words.notes, label: t("notes.label", { time: clockOf(aboutSec) }) }}
      notes={notes}
      action={to("/app/videos/notes")}
      fields={{ video: film.id, second: aboutSec }}
      limit={NOTE_MAX_LENGTH}
      onTyped={(text) => setBegunSec(text === "" ? null : aboutSec)}
      removal={(note) => ({
        fields: { remove: note.id },
        label: t("notes.remove", { time: clockOf(note.second) }),
      })}
      render={(note) => (
        <button type="button" className={styles.line} onClick={() => onSeek(note.second)}>
          <span className={styles.time}>{clockOf(note.second)}</span>
          {note.body}
        </button>
      )}
    />
  );
}
