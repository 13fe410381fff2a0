import { AuthorLine } from "~/content/item/author-line";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { WhenLabel } from "~/ui/data/when-label";
import { Tag } from "~/ui/data/tag";
import { Icon } from "~/ui/media/icon";
import { commentHash } from "../../../../contract/community/comments.ts";
import type { ShownComment } from "../comment";
import styles from "../thread.module.css";

const t = translator("comments", comments);

export function CommentHead({ comment }: { comment: ShownComment }) {
  const { author, number, written, edited, isPinned, isSolution } = comment;
  const { teamEditReason: reason } = comment;
  const badge = (
    <>
      {isSolution && (
        <span className={styles.solved}>
          <Icon name="circle-check" size={16} />
          {t("solution")}
        </span>
      )}
      {author?.isItemAuthor && <Tag>{t("badges.author")}</Tag>}
    </>
  );
  return (
    <AuthorLine author={author} badge={badge}>
      <a href={commentHash(number)} aria-label={`${t("permalink", { number })}, ${written.label}`}>
        <WhenLabel when={written} />
      </a>
      {edited && (
        <span>
          <WhenLabel when={edited}>
            {reason ? t("editedByTeam", { reason }) : t("edited")}
          </WhenLabel>
        </span>
      )}
      {comment.isEditedSolution && <Tag>{t("editedSolution")}</Tag>}
      {isPinned && <Tag>{t("pinned")}</Tag>}
    </AuthorLine>
  );
}
