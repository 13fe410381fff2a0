import { captionsOf, sourceOf } from "~/content/film/film";
import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import type { SampleFilm, Visitor } from "./landing.types";
import styles from "./open-film.module.css";

const t = translator("landing", landing);

type OpenFilmProps = { film: SampleFilm; visitor: Visitor; signupPath: string };

/**
 * One film for everybody, by the browser's own player: the one of the videos' pages weighs more than this
 * page. None of its bytes comes before it is played.
 */
export function OpenFilm({ film, visitor, signupPath }: OpenFilmProps) {
  const { id, slug, title, lengthLabel, posterUrl } = film;
  return (
    <section className={styles.section} aria-labelledby="film-heading">
      <div>
        <h2 id="film-heading">{t("film.heading")}</h2>
        <p className={styles.lead}>{t("film.lead")}</p>
        <h3 className={styles.title} id="film-title">
          {title}
        </h3>
        <p className={styles.length}>{t("film.length", { length: lengthLabel })}</p>
        {!visitor && <p className={styles.more}>{t("film.more")}</p>}
        <Button to={visitor ? `/app/videos/${slug}` : signupPath} variant="outline">
          {visitor ? t("film.open") : t("film.signup")}
        </Button>
      </div>
      <video
        className={styles.film}
        src={sourceOf({ id, provider: "file" })}
        poster={posterUrl}
        width={1280}
        height={720}
        controls
        playsInline
        preload="none"
        aria-labelledby="film-title"
      >
        <track
          kind="captions"
          src={captionsOf(id)}
          srcLang="pt-BR"
          label={t("film.captions")}
          default
        />
      </video>
    </section>
  );
}
