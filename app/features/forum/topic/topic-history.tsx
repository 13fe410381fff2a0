import { forumTopic } from "~/features/forum/topic.words";
import { translator } from "~/i18n/translator";
import text from "~/ui/text/text.module.css";
import forumStyles from "../forum.module.css";
import type { TopicRevision } from "../topic";
import styles from "./topic.module.css";

const t = translator("forum-topic", forumTopic);

export function TopicHistory({ revisions }: { revisions: TopicRevision[] | "failed" }) {
  return (
    <section id="historico" className={forumStyles.section} aria-labelledby="historico-titulo">
      <h2 id="historico-titulo" className={text.large}>
        {t("history.title")}
      </h2>
      {revisions === "failed" ? (
        <p role="alert">{t("history.failed")}</p>
      ) : (
        revisions.map(({ untilLabel, title, body, reason }) => (
          <article key={untilLabel} className={styles.old}>
            <p className={forumStyles.facts}>{t("history.until", { when: untilLabel })}</p>
            {reason && <p className={forumStyles.facts}>{t("history.byTeam", { reason })}</p>}
            <h3 className={forumStyles.topicTitle}>{title}</h3>
            <p>{body}</p>
          </article>
        ))
      )}
    </section>
  );
}
