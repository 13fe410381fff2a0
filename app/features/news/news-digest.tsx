import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { StateMessage } from "~/ui/state-message";
import { NewsGrid } from "./news-grid";
import styles from "./news-digest.module.css";
import { NewsTeaser } from "./news-teaser";
import { NewsUnavailable } from "./news-unavailable";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);

type NewsDigestProps = {
  /** Null when they could not be read. */
  items: readonly NewsCard[] | null;
  headingLevel?: 2 | 3;
};

/** A few items, the first one large. */
export function NewsDigest({ items, headingLevel = 3 }: NewsDigestProps) {
  if (!items) return <NewsUnavailable />;
  const [lead, ...others] = items;
  if (!lead) {
    return (
      <StateMessage kind="empty" title={t("empty.title")} icon="newspaper">
        {t("empty.text")}
      </StateMessage>
    );
  }
  return (
    <>
      <div className={styles.lead}>
        <NewsTeaser item={lead} isLead headingLevel={headingLevel} />
      </div>
      <NewsGrid>
        {others.map((item) => (
          <NewsTeaser key={item.id} item={item} headingLevel={headingLevel} />
        ))}
      </NewsGrid>
    </>
  );
}
