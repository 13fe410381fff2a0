import { Card } from "~/ui/card";
import { CoverImage } from "~/ui/cover-image";
import { PageLink } from "~/ui/page-link";
import { Tag } from "~/ui/tag";
import { newsPath } from "./news-links";
import { NewsMeta } from "./news-meta";
import styles from "./news-teaser.module.css";
import type { NewsCard } from "./news.schema";

type NewsTeaserProps = { item: NewsCard; isLead?: boolean; headingLevel?: 2 | 3 };

/** One item of a list. The lead is wide, with its summary, and its cover is loaded first. */
export function NewsTeaser({ item, isLead = false, headingLevel = 3 }: NewsTeaserProps) {
  const Heading = `h${headingLevel}` as const;
  const card = (
    <Card as="article" isInteractive className={isLead ? styles.lead : styles.teaser}>
      <CoverImage
        src={item.coverUrl}
        alt={item.coverAlt}
        widthPx={isLead ? 640 : 380}
        className={styles.cover}
        isFirst={isLead}
      />
      <div className={styles.text}>
        {item.category && <Tag>{item.category.name}</Tag>}
        <Heading className={styles.title}>
          <PageLink to={newsPath(item.slug)} isPrefetched className={styles.link}>
            {item.title}
          </PageLink>
        </Heading>
        {isLead && <p className={styles.summary}>{item.summary}</p>}
        <NewsMeta item={item} hasClock={isLead} />
      </div>
    </Card>
  );
  return isLead ? <div className={styles.room}>{card}</div> : card;
}
