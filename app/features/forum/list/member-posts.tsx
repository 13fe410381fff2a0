import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { WhenLabel } from "~/ui/data/when-label";
import text from "~/ui/text/text.module.css";
import { memberPosts } from "./member-posts.words";
import styles from "../forum.module.css";
import type { MemberPosts as Posts } from "./member-posts.server";

const t = translator("member-posts", memberPosts);

const parts = ["solutions", "topics", "replies"] as const;

type MemberPostsProps = { posts: Posts | null; isOwn: boolean };

export function MemberPosts({ posts, isOwn }: MemberPostsProps) {
  const written = posts ? parts.filter((part) => posts[part].count > 0) : [];
  return (
    <section className={styles.section} aria-labelledby="no-forum">
      <h2 id="no-forum" className={text.large}>
        {t("title")}
      </h2>
      {!posts && <p className={styles.facts}>{t("unavailable")}</p>}
      {posts && written.length === 0 && (
        <p className={styles.facts}>{t(isOwn ? "emptyOwn" : "empty")}</p>
      )}
      {posts &&
        written.map((part) => (
          <section key={part} aria-labelledby={`no-forum-${part}`}>
            <h3 id={`no-forum-${part}`} className={styles.facts}>
              {t(`${part}`, { count: posts[part].count })}
            </h3>
            <ul className={styles.list}>
              {posts[part].latest.map(({ key, title, path, created }) => (
                <li key={key} className={styles.topic}>
                  <p className={styles.topicTitle}>
                    <PageLink to={path}>{title}</PageLink>
                  </p>
                  <p className={styles.facts}>{created && <WhenLabel when={created} />}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
