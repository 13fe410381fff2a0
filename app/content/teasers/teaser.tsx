import { Card } from "~/ui/data/card";
import { CoverImage } from "~/ui/media/cover-image";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { itemPath } from "../links";
import { ContentMeta } from "./content-meta";
import styles from "./teaser.module.css";
import type { ContentCard, ContentKind } from "../schema";

type TeaserProps = {
  kind: ContentKind;
  item: ContentCard;
  isLead?: boolean;
  headingLevel?: 2 | 3;
  hash?: string;
};

export function Teaser({ kind, item, isLead = false, headingLevel = 3, hash = "" }: TeaserProps) {
  const Heading = `h${headingLevel}` as const;
  const category = item.category && <Tag>{item.category.name}</Tag>;
  return (
    <div className={styles.room}>
      <Card as="article" isInteractive className={isLead ? styles.lead : styles.teaser}>
        <CoverImage
          src={item.coverUrl}
          alt={item.coverAlt}
          widthPx={isLead ? 640 : 200}
          className={styles.cover}
          isSmall={!isLead}
          isFirst={isLead}
        />
        <div className={styles.text}>
          {isLead && category}
          <Heading className={styles.title}>
            <PageLink to={itemPath(kind, item.slug) + hash} isPrefetched className={styles.link}>
              {item.title}
            </PageLink>
          </Heading>
          {isLead ? <p className={styles.summary}>{item.summary}</p> : category}
          <ContentMeta item={item} hasClock={isLead} />
        </div>
        {item.done && <span className={styles.done}>{item.done}</span>}
      </Card>
    </div>
  );
}
