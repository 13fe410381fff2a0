import { Button } from "~/ui/action/button";
import type { SampleFilm } from "./landing.server";
import styles from "./open-film.module.css";

/** The HTML and texts come with the page's data, so that the film needs no script. */
export function OpenFilm({ html, to, label }: SampleFilm) {
  return (
    <section className={styles.section} aria-labelledby="film-heading">
      <div className={styles.drawn} dangerouslySetInnerHTML={{ __html: html }} />
      <Button to={to} variant="outline">
        {label}
      </Button>
    </section>
  );
}
