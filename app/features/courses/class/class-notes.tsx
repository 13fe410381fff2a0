import { Notes } from "~/content/notes/notes";
import { courseClass } from "~/features/courses/class.words";
import styles from "./class-notes.module.css";
import type { ClassNote } from "../course";
import { NOTE_MAX_LENGTH } from "../../../../contract/content/film.ts";

const words = courseClass.notes;

export function ClassNotes({ notes }: { notes: readonly ClassNote[] | null }) {
  return (
    <div className={styles.notes}>
      <Notes
        id="class-notes"
        words={words}
        notes={notes}
        fields={{ intent: "note" }}
        limit={NOTE_MAX_LENGTH}
        removal={({ id }) => ({ fields: { intent: "remove-note", id }, label: words.remove })}
        render={({ body }) => <p className={styles.body}>{body}</p>}
      />
    </div>
  );
}
