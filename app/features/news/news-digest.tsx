import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { StateMessage } from "~/ui/state-message";
import { NewsGrid } from "./news-grid";
import styles from "./news-list-page.module.css";
import { NewsTeaser } from "./news-teaser";
import { NewsUnavailable } from "./news-unavailable";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);

/** A few items for another page: the first one large. */
export function NewsDigest({ items }: { items: readonly NewsCard[] | null }) {
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
        <NewsTeaser item={lead} isLead />
      </div>
      <NewsGrid>
        {others.map((item) => (
          <NewsTeaser key={item.id} item={item} />
        ))}
      </NewsGrid>
    </>
  );
}
