import { film as words } from "~/i18n/pt-BR/content/film";
import { translator } from "~/i18n/translator";
import type { FilmChapter } from "../../../contract/content/film.ts";
import { clockOf, placeAt } from "./film";
import styles from "./film-texts.module.css";

const t = translator("film", words);

type ChapterListProps = {
  chapters: readonly FilmChapter[];
  second: number | null;
  onSeek: (second: number) => void;
};

export function ChapterList({ chapters, second, onSeek }: ChapterListProps) {
  if (chapters.length === 0) return null;
  const current = second === null ? -1 : placeAt(chapters, second);
  return (
    <section className={styles.section} aria-labelledby="film-chapters">
      <h2 id="film-chapters" className={styles.title}>
        {t("chapters")}
      </h2>
      <ol className={styles.chapters}>
        {chapters.map(({ startSec, title }, at) => (
          <li key={startSec}>
            <button
              type="button"
              className={styles.line}
              aria-current={at === current ? "true" : undefined}
              onClick={() => onSeek(startSec)}
            >
              <span className={styles.time}>{clockOf(startSec)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
