import { comments } from "~/i18n/pt-BR/community/comments";
import { corrections } from "~/i18n/pt-BR/community/corrections";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { Unavailable } from "~/ui/feedback/unavailable";
import { TextArea } from "~/ui/form/text-area";
import { COMMENT_MAX_LENGTH } from "../../../contract/community/comments.ts";
import type { Place, RefusedForm } from "./comment";
import { PlainCorrection } from "./corrections/plain-correction";
import styles from "./thread.module.css";

const t = translator("comments", comments);

type CommentsAwayProps = {
  place: Place;
  /** A retry keeps the id, so that the comment is stored once. */
  newId: string;
  correctionId: string;
  refused: RefusedForm | null;
  wasSent: boolean;
};

export function CommentsAway(props: CommentsAwayProps) {
  const { place, newId, correctionId, refused, wasSent } = props;
  const path = to(`/app/comments/${place.targetType}/${place.target}`);
  if (!refused) {
    return (
      <>
        <h1 className={styles.pageTitle}>{t("title")}</h1>
        {wasSent && (
          <Notice kind="success" title={corrections.sent.title} isAnnounced>
            {corrections.sent.text}
          </Notice>
        )}
        <Unavailable title={t("unavailable.title")} retry={t("unavailable.retry")} to={path}>
          {t("unavailable.alone")}
        </Unavailable>
      </>
    );
  }
  const { code, id, body, correction } = refused;
  const isForum = place.targetType === "forum";
  const hidden = { intent: "write", ...place, id: id ?? newId };
  return (
    <>
      <h1 className={styles.pageTitle}>{t("title")}</h1>
      <Notice
        kind="error"
        title={(correction ? corrections : comments).problems[code]}
        isAnnounced
      />
      {correction ? (
        <PlainCorrection place={place} id={id ?? correctionId} typed={correction} />
      ) : (
        <form method="post" action={path} className={styles.form}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextArea
            name="body"
            label={t(isForum ? "forum.label" : "write.label")}
            defaultValue={body}
            rows={3}
            limit={COMMENT_MAX_LENGTH}
            required
          />
          <div className={styles.row}>
            <Button type="submit" size="sm">
              {t("state.retry")}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
