import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/button";
import { PillNav } from "~/ui/pill-nav";
import { StateMessage } from "~/ui/state-message";
import { NewsGrid } from "./news-grid";
import { NewsHeader } from "./news-header";
import { resultsPath } from "./news-links";
import styles from "./news-list-page.module.css";
import { NewsTeaser } from "./news-teaser";
import { NewsUnavailable } from "./news-unavailable";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);

export type NewsListPageProps = {
  /** Pinned items first; null when they could not be read. */
  highlights: readonly NewsCard[] | null;
  categories: readonly { slug: string; name: string }[];
};

export function NewsListPage({ highlights, categories }: NewsListPageProps) {
  return (
    <>
      <NewsHeader title={t("title")}>
        <PillNav
          label={t("categories")}
          items={[
            { to: to("/app/news"), label: t("all"), isCurrent: true },
            ...categories.map(({ slug, name }) => ({
              to: resultsPath({ category: slug }),
              label: name,
              isCurrent: false,
            })),
          ]}
        />
      </NewsHeader>
      <Highlights items={highlights} />
    </>
  );
}

function Highlights({ items }: { items: NewsListPageProps["highlights"] }) {
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
        <NewsTeaser item={lead} isLead headingLevel={2} />
      </div>
      <NewsGrid>
        {others.map((item) => (
          <NewsTeaser key={item.id} item={item} headingLevel={2} />
        ))}
      </NewsGrid>
      <div className={styles.more}>
        <Button variant="outline" to={resultsPath()} iconAfter="arrow-right">
          {t("seeAll")}
        </Button>
      </div>
    </>
  );
}
