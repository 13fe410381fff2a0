import { Suspense, useEffect, useRef, useState } from "react";
import type { FilmNow } from "~/content/film/film";
import { to } from "~/i18n/paths";
import { whenIdle } from "~/pwa/when-idle";
import { PageLink } from "~/ui/action/page-link";
import { late } from "~/ui/later";
import text from "~/ui/text/text.module.css";
import type { Place } from "./comment";
import { comments as words } from "./teaser.words";
import styles from "./comments-section.module.css";

const LoadedThread = late(() => import("./thread/loaded-thread").then((part) => part.LoadedThread));
const Corrections = late(() =>
  import("./corrections/corrections").then((part) => part.Corrections),
);

const NEAR = "600px";

type CommentsSectionProps = Place & {
  film?: FilmNow | undefined;
};

/**
 * Comments load separately, so that the page can be cached for all readers. Without scripts, a link opens
 * a separate page with the comments.
 */
export function CommentsSection({ film, ...place }: CommentsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !section.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const isNamed = location.hash.startsWith("#comentario");
        if (isNamed || entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(section.current);
    return () => watch.disconnect();
  }, [isNear]);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const link = (
    <p>
      <PageLink to={to(`/app/comments/${place.targetType}/${place.target}`)} className={text.link}>
        {words.open}
      </PageLink>
    </p>
  );
  return (
    <section
      ref={section}
      id="comentarios"
      className={styles.section}
      aria-labelledby="comentarios-titulo"
    >
      <h2 id="comentarios-titulo" className={text.large}>
        {words.title}
      </h2>
      {isNear ? (
        <Suspense fallback={link}>
          <LoadedThread {...place} film={film} />
        </Suspense>
      ) : (
        link
      )}
      {isIdle && (
        <Suspense>
          <Corrections {...place} />
        </Suspense>
      )}
    </section>
  );
}
