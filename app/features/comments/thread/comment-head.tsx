import { AuthorLine } from "~/content/item/author-line";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { WhenLabel } from "~/ui/data/when-label";
import { Tag } from "~/ui/data/tag";
import { commentHash } from "../../../../contract/community/comments.ts";
import type { ShownComment } from "../comment";

const t = translator("comments", comments);

export function CommentHead({ comment }: { comment: ShownComment }) {
  const { author, number, written, edited, isPinned, isSolution } = comment;
  const { teamEditReason: reason } = comment;
  return (
    <AuthorLine author={author} badge={author?.isItemAuthor && <Tag>{t("badges.author")}</Tag>}>
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
      {isSolution && <Tag isChip>{t("solution")}</Tag>}
      {comment.isEditedSolution && <Tag>{t("editedSolution")}</Tag>}
      {isPinned && <Tag>{t("pinned")}</Tag>}
    </AuthorLine>
  );
}
