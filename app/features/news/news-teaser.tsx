import { Card } from "~/ui/card";
import { PageLink } from "~/ui/page-link";
import { Tag } from "~/ui/tag";
import { newsPath } from "./news-links";
import { NewsMeta } from "./news-meta";
import styles from "./news-teaser.module.css";
import type { NewsCard } from "./news.schema";

type NewsTeaserProps = { item: NewsCard; isLead?: boolean; headingLevel?: 2 | 3 };

// React 18 knows the attribute by its lower-case name only.
const urgent = { fetchpriority: "high" };

/** One item of a list. The lead is wide, with its summary, and its cover is loaded first. */
export function NewsTeaser({ item, isLead = false, headingLevel = 3 }: NewsTeaserProps) {
  const Heading = `h${headingLevel}` as const;
  const card = (
    <Card as="article" isInteractive className={isLead ? styles.lead : styles.teaser}>
      <img
        src={item.coverUrl}
        alt={item.coverAlt}
        width={640}
        height={360}
        className={styles.cover}
        decoding="async"
        {...(isLead ? urgent : { loading: "lazy" as const })}
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
