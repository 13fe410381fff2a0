import type { ReactNode } from "react";
import { formatCount } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { WhenLabel } from "~/ui/data/when-label";
import { Tag } from "~/ui/data/tag";
import { Avatar } from "~/ui/media/avatar";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { forum } from "./words";
import forumStyles from "../forum.module.css";
import styles from "./topic-card.module.css";
import { topicHash, topicPathOf } from "../forum-paths";
import type { TopicCard as Topic } from "../topic";

const t = translator("forum", forum);

type TopicRowsProps = { topics: readonly Topic[]; renderBelow?: (topic: Topic) => ReactNode };

export function TopicRows({ topics, renderBelow }: TopicRowsProps) {
  return (
    <ul className={forumStyles.list}>
      {topics.map((topic) => (
        <TopicCard key={topic.id} topic={topic} below={renderBelow?.(topic)} />
      ))}
    </ul>
  );
}

const labelsOf = ({ category, cantonCodes, tags }: Topic): string =>
  [category?.name, ...cantonCodes, ...tags.map(({ name }) => name)].filter(Boolean).join(" · ");

function TopicCard({ topic, below }: { topic: Topic; below: ReactNode }) {
  const { id, title, news, author, people, replyCount, viewCount, score } = topic;
  return (
    <li id={topicHash(id).slice(1)} className={styles.topic}>
      <h3 className={styles.title}>
        <PageLink to={topicPathOf(topic)}>{title}</PageLink>
      </h3>
      <p className={styles.facts}>
        {topic.isPinned && <Tag isChip>{t("card.pinned")}</Tag>}
        {topic.isClosed && <Tag isChip>{t("card.closed")}</Tag>}
        {topic.isSolved && <span className={styles.solved}>✓ {t("card.solved")}</span>}
        {topic.hasNews && (
          <span className={styles.news}>
            ● {news ? t("card.unread", { count: news.count }) : t("card.news")}
          </span>
        )}
        <span className={styles.labels}>{labelsOf(topic)}</span>
      </p>
      <div className={styles.people}>
        <VisuallyHidden>{t("card.by", { name: author?.name ?? t("card.someone") })}</VisuallyHidden>
        {people.map(({ path, name, avatar }) => (
          <span key={path} title={name} aria-hidden="true">
            <Avatar name={name} picture={avatar} size="sm" />
          </span>
        ))}
      </div>
      <p className={styles.count}>
        {t("card.replies", { count: replyCount })}
        <span>{t("card.views", { count: viewCount, short: formatCount(viewCount) })}</span>
        {score > 0 && <span>{t("card.likes", { count: score })}</span>}
      </p>
      <p className={styles.active}>
        <VisuallyHidden>{t("card.active")} </VisuallyHidden>
        <WhenLabel when={topic.active} />
      </p>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}
