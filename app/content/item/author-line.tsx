import type { ReactNode } from "react";
import { authorWords } from "./author.words";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { Avatar } from "~/ui/media/avatar";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Author } from "./authors.server";
import styles from "./author-line.module.css";

const t = translator("author", authorWords);

type AuthorLineProps = {
  /** Null if the member's account was deleted. */
  author: Author | null;
  badge?: ReactNode;
  children: ReactNode;
};

export function AuthorLine({ author, badge, children }: AuthorLineProps) {
  const name = author?.name ?? t("someone");
  return (
    <header className={`${layout.cluster} ${layout.wide} ${text.small} ${text.muted}`}>
      <Avatar name={name} picture={author?.avatar ?? null} size="sm" />
      {author ? (
        <PageLink to={author.path} className={styles.name}>
          {name}
        </PageLink>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {badge}
      {author?.isTeam && <Tag>{t("team")}</Tag>}
      {author?.cantonCode && <Tag>{t("livesIn", { code: author.cantonCode })}</Tag>}
      {children}
    </header>
  );
}
