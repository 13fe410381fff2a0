import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { StateMessage } from "~/ui/state-message";
import { NewsGrid } from "./news-grid";
import styles from "./news-list-page.module.css";
import { NewsTeaser } from "./news-teaser";
import { NewsUnavailable } from "./news-unavailable";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);

/** A few items for another page: the first one large when it is pinned. */
export function NewsDigest({ items }: { items: readonly NewsCard[] | null }) {
  if (!items) return <NewsUnavailable />;
  if (items.length === 0) {
    return (
      <StateMessage kind="empty" title={t("empty.title")} icon="newspaper">
        {t("empty.text")}
      </StateMessage>
    );
  }
  const lead = items[0]?.isPinned ? items[0] : null;
  return (
    <>
      {lead && (
        <div className={styles.lead}>
          <NewsTeaser item={lead} isLead />
        </div>
      )}
      <NewsGrid>
        {items.slice(lead ? 1 : 0).map((item) => (
          <NewsTeaser key={item.id} item={item} />
        ))}
      </NewsGrid>
    </>
  );
}
