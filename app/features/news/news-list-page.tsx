import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/button";
import { PillNav } from "~/ui/pill-nav";
import { NewsDigest } from "./news-digest";
import { NewsHeader } from "./news-header";
import { resultsPath } from "./news-links";
import styles from "./news-list-page.module.css";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);

export type NewsListPageProps = {
  /** Pinned items first; null when they could not be read. */
  highlights: readonly NewsCard[] | null;
  /** Each with the icon that an editor named, if any. */
  categories: readonly { slug: string; name: string; icon: string | null }[];
};

export function NewsListPage({ highlights, categories }: NewsListPageProps) {
  return (
    <>
      <NewsHeader title={t("title")}>
        <PillNav
          label={t("categories")}
          items={[
            { to: to("/app/news"), label: t("all"), isCurrent: true },
            ...categories.map(({ slug, name, icon }) => ({
              to: resultsPath({ category: slug }),
              label: name,
              icon,
              isCurrent: false,
            })),
          ]}
        />
      </NewsHeader>
      <NewsDigest items={highlights} headingLevel={2} />
      {highlights && highlights.length > 0 && (
        <div className={styles.more}>
          <Button variant="outline" to={resultsPath()} iconAfter="arrow-right">
            {t("seeAll")}
          </Button>
        </div>
      )}
    </>
  );
}
