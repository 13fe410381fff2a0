import { landing } from "~/i18n/pt-BR/public/landing";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CoverImage } from "~/ui/media/cover-image";
import { PageLink } from "~/ui/action/page-link";
import type { Headline } from "./landing.types";
import styles from "./headlines.module.css";

const t = translator("landing", landing);

/** `null` shows an error; an empty list shows nothing. */
export function Headlines({ headlines }: { headlines: Headline[] | null }) {
  if (headlines?.length === 0) return null;
  return (
    <section aria-labelledby="headlines-heading">
      <h2 id="headlines-heading">{t("headlines.heading")}</h2>
      <p className={styles.lead}>{headlines ? t("headlines.lead") : t("headlines.failed")}</p>
      <ul className={styles.list}>
        {headlines?.map((headline) => (
          <li key={headline.slug} className={styles.card}>
            <CoverImage src={headline.coverUrl} alt="" widthPx={400} />
            <div className={styles.text}>
              {headline.category ? <p className={styles.category}>{headline.category}</p> : null}
              <h3>
                <PageLink to={to(`/app/news/${headline.slug}`)}>{headline.title}</PageLink>
              </h3>
              <p className={styles.published}>{headline.publishedLabel}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button to="/app/news" variant="outline">
        {t("headlines.all")}
      </Button>
    </section>
  );
}
