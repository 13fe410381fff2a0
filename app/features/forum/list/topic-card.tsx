import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { WhenLabel } from "~/ui/data/when-label";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { forum } from "./words";
import styles from "../forum.module.css";
import { forumPath, topicHash, topicPathOf } from "../forum-paths";
import type { TopicCard as Topic } from "../topic";

const t = translator("forum", forum);

export function TopicRows({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={styles.list}>
      {topics.map((topic) => (
        <TopicCard key={topic.id} topic={topic} />
      ))}
    </ul>
  );
}

function TopicCard({ topic }: { topic: Topic }) {
  const { id, title, news, category, tags, author, cantonCodes } = topic;
  return (
    <li id={topicHash(id).slice(1)} className={styles.topic}>
      <p className={styles.facts}>
        {topic.isPinned && <Tag isChip>{t("card.pinned")}</Tag>}
        {category && <Tag>{category.name}</Tag>}
        {topic.isSolved && <span className={styles.solved}>✓ {t("card.solved")}</span>}
        {topic.isClosed && <Tag isChip>{t("card.closed")}</Tag>}
        {topic.hasNews && (
          <span className={styles.news}>
            ● {news ? t("card.unread", { count: news.count }) : t("card.news")}
          </span>
        )}
      </p>
      <h3 className={styles.topicTitle}>
        <PageLink to={topicPathOf(topic)}>{title}</PageLink>
      </h3>
      <p className={styles.facts}>
        <span>{t("card.by", { name: author?.name ?? t("card.someone") })}</span>
        <span>{t("card.replies", { count: topic.replyCount })}</span>
        {topic.score > 0 && <span>{t("card.likes", { count: topic.score })}</span>}
        <WhenLabel when={topic.active}>{t("card.active", { when: topic.active.label })}</WhenLabel>
        {cantonCodes.map((code) => (
          <span key={code}>{code}</span>
        ))}
      </p>
      {tags.length > 0 && (
        <ul className={`${layout.cluster} ${layout.wide}`}>
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink to={forumPath({ tag: slug })} className={`${text.link} ${text.tap}`}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
