import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CoverImage } from "~/ui/media/cover-image";
import { Tag } from "~/ui/data/tag";
import styles from "./guest-teaser.module.css";
import { ContentMeta } from "../teasers/content-meta";
import type { ContentCard } from "../schema";

const t = translator("content", content);

type GuestTeaserProps = {
  item: ContentCard;
  why: string;
  signupTo: string;
};

export function GuestTeaser({ item, why, signupTo }: GuestTeaserProps) {
  return (
    <article className={styles.door}>
      <CoverImage
        src={item.coverUrl}
        alt={item.coverAlt}
        widthPx={420}
        className={styles.cover}
        isFirst
      />
      {item.category && <Tag>{item.category.name}</Tag>}
      <h1 className={styles.title}>{item.title}</h1>
      <ContentMeta item={item} />
      <p className={styles.summary}>{item.summary}</p>
      <Button size="lg" to={signupTo} iconAfter="arrow-right" className={styles.button}>
        {t("door.continue")}
      </Button>
      <p className={styles.why}>{why}</p>
    </article>
  );
}
