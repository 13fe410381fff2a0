import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { CommentMoment } from "./comment-moment";
import act from "~/ui/action/act.module.css";
import { WrittenText } from "~/ui/data/written-text";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { PendingComment } from "./thread-state";
import styles from "../thread.module.css";

const t = translator("comments", comments);

type PendingRowProps = {
  comment: PendingComment;
  onRetry: () => void;
  onDiscard: () => void;
};

export function PendingRow({ comment, onRetry, onDiscard }: PendingRowProps) {
  const { body, moment, problem } = comment;
  return (
    <article className={`${styles.comment} ${styles.pending}`} aria-busy={problem === null}>
      <p className={styles.name}>{t("you")}</p>
      {moment && <CommentMoment moment={moment} />}
      <WrittenText text={body} />
      <p
        role={problem ? "alert" : "status"}
        className={`${styles.told} ${text.small} ${text.muted}`}
      >
        {problem ? `${t("state.failed")} ${t(`problems.${problem}`)}` : t("state.sending")}
      </p>
      {problem && (
        <div className={layout.cluster}>
          <button type="button" className={act.act} onClick={onRetry}>
            {t("state.retry")}
          </button>
          <button type="button" className={act.act} onClick={onDiscard}>
            {t("state.discard")}
          </button>
        </div>
      )}
    </article>
  );
}
