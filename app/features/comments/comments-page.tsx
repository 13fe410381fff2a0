import { comments } from "~/i18n/pt-BR/community/comments";
import { corrections } from "~/i18n/pt-BR/community/corrections";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { WrittenText } from "~/ui/data/written-text";
import { Notice } from "~/ui/feedback/alert";
import type { Place, RefusedForm, Thread } from "./comment";
import { PlainCorrection } from "./corrections/plain-correction";
import { ThreadView } from "./thread/thread-view";
import styles from "./thread.module.css";

const t = translator("comments", comments);

type CommentsPageProps = {
  place: Place;
  thread: Thread;
  /** Id of the next comment, so that a retry stores it once. */
  newId: string;
  correctionId: string;
  refused: RefusedForm | null;
  wasSent: boolean;
};

export function CommentsPage(props: CommentsPageProps) {
  const { place, thread, newId, correctionId, refused, wasSent } = props;
  const mayCorrect = thread.bar === null && place.targetType !== "forum";
  const correction = refused?.correction ?? null;
  const comment = refused && !correction ? refused : null;
  return (
    <>
      <PageLink to={thread.item.path} className={styles.link}>
        ← {t("back")}
      </PageLink>
      <h1 className={styles.pageTitle}>{t("of", { title: thread.item.title })}</h1>
      {refused && (
        <Notice
          kind="error"
          title={(correction ? corrections : comments).problems[refused.code]}
          isAnnounced
        >
          {/* If the reader may not write, there is no field to hold the text. */}
          {thread.bar && <WrittenText text={correction?.proposal ?? refused.body} />}
        </Notice>
      )}
      {wasSent && !refused && (
        <Notice kind="success" title={corrections.sent.title} isAnnounced>
          {corrections.sent.text}
        </Notice>
      )}
      <ThreadView
        place={place}
        initial={thread}
        wantedNumber={null}
        newId={comment?.id ?? newId}
        refused={comment?.body}
      />
      {mayCorrect && (
        <PlainCorrection
          place={place}
          id={(correction && refused?.id) ?? correctionId}
          typed={correction}
        />
      )}
    </>
  );
}
